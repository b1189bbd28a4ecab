"""Tables in the memory of this process, between the store and their followers."""
