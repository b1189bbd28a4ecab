"""People: guests, accounts, and their achievements."""
