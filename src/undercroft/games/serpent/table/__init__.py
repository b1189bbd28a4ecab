"""The table: all that lies on it, and what is still to be done."""
