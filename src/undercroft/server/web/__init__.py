"""HTTP and the socket: what comes in from browsers and goes out to them."""
