"""The bots' knowledge of Chest."""
