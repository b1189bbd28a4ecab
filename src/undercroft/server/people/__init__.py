"""People: guests and accounts, and what they have earned."""
