"""What takes long and can be done elsewhere: replays, records that are brought, careers. Knows no store, no sockets."""
