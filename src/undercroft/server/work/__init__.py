"""Long work that can run elsewhere: replays, imported records, results. Independent of the store and of sockets."""
