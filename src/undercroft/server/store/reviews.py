"""What was found about the moves of finished matches: kept, as it takes long to find."""

from __future__ import annotations

from undercroft.server.store.base import Statement, Store


async def review_of(store: Store, table: str, seat: int) -> str | None:
    rows = await store.read("SELECT body FROM reviews WHERE table_id = ? AND seat = ?", table, seat)
    return str(rows[0][0]) if rows else None


async def keep_review(store: Store, table: str, seat: int, body: str) -> None:
    sql = "INSERT INTO reviews (table_id, seat, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    await store.write([Statement(sql, table, seat, body, may_miss=True)])
