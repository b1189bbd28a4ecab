"""The game in the terminal: line by line, in colour, good over SSH."""
