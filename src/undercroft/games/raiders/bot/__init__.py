"""The bots' knowledge of Raiders: common sense, a quick policy, the worth of a position."""
