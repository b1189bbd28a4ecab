"""How Raiders is played well: common sense, a quick policy, what a position is worth, and reasons in words."""
