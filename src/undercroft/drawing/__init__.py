"""Draws tables as text: the base that each game's `terminal.py` builds on."""
