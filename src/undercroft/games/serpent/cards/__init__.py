"""Cards: playing them, dice, and what effects do."""
