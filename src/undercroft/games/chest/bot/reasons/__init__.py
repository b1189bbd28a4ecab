"""Why a move is the best, in words of the game. Every number is one that was found by the search or counted."""
