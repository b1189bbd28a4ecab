"""Where tables and people are kept: one interface, two stores."""

from undercroft.server.store.base import Account, Listener, Store, StoreFailure, TableRow

__all__ = ["Account", "Listener", "Store", "StoreFailure", "TableRow"]
