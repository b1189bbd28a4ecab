"""Positions as data: saved, loaded, checked, shown, imagined."""
