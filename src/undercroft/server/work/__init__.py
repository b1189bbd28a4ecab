"""What takes long and can be done elsewhere: replays, records that are brought, results. Knows no store, no sockets."""
