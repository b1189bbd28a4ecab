"""Tables: their entries, permissions and views. Independent of sockets and the store."""
