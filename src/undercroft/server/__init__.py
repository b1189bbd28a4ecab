"""The server: tables for people and bots. docs/developers/server.md follows a move through it."""
