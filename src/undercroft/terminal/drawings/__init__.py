"""Drawings of tables, a module per game."""
