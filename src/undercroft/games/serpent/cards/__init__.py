"""Cards: playing them, dice, and their effects."""
