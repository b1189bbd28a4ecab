"""The tables in the memory of this process, between the store and the people who follow them."""
