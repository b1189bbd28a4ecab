"""The terminal client: line by line, in colour, works over SSH."""
