"""The table: everything on it, and the steps still to be done."""
