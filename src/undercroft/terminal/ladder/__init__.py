"""Which bots are better than which, and how sure that is: matches on common deals, and ratings from them."""
