"""Players that see only a view: a view in, a move out."""
