"""The box: the printed cards, and the words they are written in."""
