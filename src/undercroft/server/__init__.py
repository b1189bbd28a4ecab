"""The server: tables that people and bots play at. docs/developers/server.md shows the way of a move through it."""
