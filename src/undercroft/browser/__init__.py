"""The server inside a browser: a table for one screen that needs no other machine. See
docs/decisions/static-table.md.
"""
