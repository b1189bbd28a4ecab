"""Processes that choose the moves of bots and work out who was likely to win."""
