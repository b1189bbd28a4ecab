"""The server inside a browser: a table for one screen that needs nobody else. See docs/decisions/static-table.md."""
