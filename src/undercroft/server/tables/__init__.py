"""A table: what happens at it, who may do what, and what each person sees of it. Knows no sockets and no store."""
