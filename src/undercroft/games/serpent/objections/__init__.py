"""The rule that a refused move breaks, where it can be told."""
