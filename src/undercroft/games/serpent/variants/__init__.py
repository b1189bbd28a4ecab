"""Setting up, the solo game and the combined sets."""
