"""The kernel: positions, moves, chance, views, matches and records. It knows no game."""
