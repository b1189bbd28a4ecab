"""What every game is made of: positions, moves, chance, views, matches, records. Knows no game."""
