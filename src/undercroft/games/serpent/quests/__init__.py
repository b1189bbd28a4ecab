"""Quests: trying and completing them."""
