"""Storage of tables and people: one interface, several stores."""

from undercroft.server.store.base import Account, Listener, Statement, Store, StoreFailure, TableRow

__all__ = ["Account", "Listener", "Statement", "Store", "StoreFailure", "TableRow"]
