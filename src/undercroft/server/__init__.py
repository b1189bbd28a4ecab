"""Tables on the web: people, seats, clocks, the store, the web socket and HTTP."""
