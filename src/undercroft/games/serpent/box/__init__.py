"""The box: what is printed on the cards, and the words they are written in."""
