"""Why a move is the best, in words of the game: one file for each thing that can be the reason."""
