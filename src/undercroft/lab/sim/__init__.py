"""Simulation: bots play many games on all cores or a cluster. Every game gives a row."""
