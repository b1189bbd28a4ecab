"""The bot with common sense, and what it knows."""
