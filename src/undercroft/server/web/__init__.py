"""HTTP and web sockets: the interface to browsers."""
