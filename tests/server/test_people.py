"""Guests, names, accounts, cookies, passwords and sessions."""

from __future__ import annotations

import pytest

from tests.server.guest import Guest, http_client
from tests.server.serving import Place, run, serving
from undercroft.server.limits import Limits

ACCOUNT = {"login": "Ann", "password": "correct horse"}


def test_guest_has_a_name_at_once(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, http_client(served.url) as http:
            answer = await http.get("/api/me", headers={"Accept-Language": "ru-RU,ru;q=0.9"})
            assert answer.json()["name"].startswith("Гость ")
            assert answer.json()["login"] is None
            cookie = answer.headers["set-cookie"]
            assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie
            assert (await http.get("/api/me")).json()["id"] == answer.json()["id"]
            named = await http.put("/api/me", json={"name": "  Аня   Т. ", "avatar": "torch"})
            assert (named.json()["name"], named.json()["avatar"]) == ("Аня Т.", "torch")
            assert (await http.get("/api/me")).json() == named.json()

    run(scenario())


@pytest.mark.parametrize("language", ["en-GB,en;q=0.9", "de-DE,de;q=0.9", "*", ""])
def test_guest_name_is_english_unless_russian_is_requested(folder: Place, language: str) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, http_client(served.url) as http:
            answer = await http.get("/api/me", headers={"Accept-Language": language})
            assert answer.json()["name"].startswith("Guest ")

    run(scenario())


def test_forged_cookie_identifies_nobody(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url, "Ann") as ann:
            good = ann.http.cookies["undercroft"]
            id, epoch, mark = good.split(".")
            for forged in (
                f"{id}.1.{mark}",
                f"{id}.s{epoch}.{mark}",
                f"ffff.{epoch}.{mark}",
                f"{id}.{epoch}.",
                id,
                "",
                ".",
                "é.0.x",
            ):
                async with http_client(served.url) as http:
                    answer = await http.get("/api/me", headers={b"Cookie": f"undercroft={forged}".encode()})
                    assert answer.status_code == 200
                    assert answer.json()["id"] != ann.id

    run(scenario())


def test_an_account_keeps_history_across_devices(place: Place) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url, "Ann") as ann, Guest(served.url) as phone:
            table = await ann.create("toy", ["me", "random"])
            signed_up = (await ann.http.post("/api/account", json=ACCOUNT)).json()
            assert (signed_up["id"], signed_up["login"], signed_up["name"]) == (ann.id, "ann", "Ann")
            wrong = await phone.http.post("/api/session", json={**ACCOUNT, "password": "battery staple"})
            nobody = await phone.http.post("/api/session", json={**ACCOUNT, "login": "nobody"})
            assert wrong.json() == nobody.json() and wrong.status_code == 403  # which logins exist is not told
            assert (await phone.http.post("/api/session", json={**ACCOUNT, "login": "ANN"})).json()["id"] == ann.id
            mine = (await phone.http.get("/api/me/tables")).json()["tables"]
            assert [row["id"] for row in mine] == [table]
            await phone.disconnect()
            await phone.connect()
            assert (await phone.join(table)).state["yours"] == [0]

            taken = await ann.http.post("/api/account", json=ACCOUNT)
            assert (taken.status_code, taken.json()["code"]) == (409, "login_taken")
            async with Guest(served.url) as other:
                assert (await other.http.post("/api/account", json=ACCOUNT)).json()["code"] == "login_taken"
                short = {"login": "bob", "password": "short"}
                assert (await other.http.post("/api/account", json=short)).json()["code"] == "bad_message"
                spaced = {"login": "b ob", "password": "long enough"}
                assert (await other.http.post("/api/account", json=spaced)).json()["code"] == "bad_name"
                change = {"old": "", "new": "long enough"}
                assert (await other.http.put("/api/account", json=change)).json()["code"] == "bad_login"

    run(scenario())


def test_a_new_password_signs_other_devices_out(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url, "Ann") as ann, Guest(served.url) as phone:
            await ann.http.post("/api/account", json=ACCOUNT)
            await phone.http.post("/api/session", json=ACCOUNT)
            change = {"old": ACCOUNT["password"], "new": "another horse"}
            assert (await ann.http.put("/api/account", json=change)).json()["id"] == ann.id
            assert (await ann.http.get("/api/me")).json()["id"] == ann.id
            assert (await phone.http.get("/api/me")).json()["id"] != ann.id
            again = await phone.http.post("/api/session", json={"login": "ann", "password": "another horse"})
            assert again.json()["id"] == ann.id
            out = (await phone.http.request("DELETE", "/api/session")).json()
            assert out["id"] != ann.id and out["login"] is None
            assert (await ann.http.get("/api/me")).json()["id"] == ann.id

    run(scenario())


def test_a_new_password_closes_the_sockets_of_other_devices(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url, "Ann") as ann, Guest(served.url) as phone:
            await ann.http.post("/api/account", json=ACCOUNT)
            await phone.http.post("/api/session", json=ACCOUNT)
            await phone.disconnect()
            monkeypatch.setattr("undercroft.server.web.socket.LOOK_UP", 0.01)
            await phone.connect()
            await phone.do("ping")
            change = {"old": ACCOUNT["password"], "new": "another horse"}
            await ann.http.put("/api/account", json=change)
            await phone.lost()
            assert phone.closed == 4401

    run(scenario())


def test_sign_ins_are_limited(folder: Place) -> None:
    async def scenario() -> None:
        limits = Limits(sign_ins_per_minute=2)
        async with serving(folder, limits) as served, http_client(served.url) as http:
            codes = [(await http.post("/api/session", json=ACCOUNT)).status_code for _ in range(4)]
            assert codes == [403, 403, 429, 429]

    run(scenario())


def cookies_of(guest: Guest) -> dict[str, str]:
    return {"Cookie": f"undercroft={guest.http.cookies['undercroft']}"}


async def who(url: str, cookie: dict[str, str]) -> str:
    async with http_client(url) as http:
        return str((await http.get("/api/me", headers=cookie)).json()["id"])


def test_guest_cookie_is_invalid_after_sign_up(place: Place) -> None:
    """Another person may have put the cookie into the browser."""

    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url, "Ann") as ann, Guest(served.url) as phone:
            planted = cookies_of(ann)
            assert await who(served.url, planted) == ann.id
            await ann.http.post("/api/account", json=ACCOUNT)
            assert await who(served.url, planted) != ann.id
            assert (await ann.http.get("/api/me")).json()["id"] == ann.id
            before = cookies_of(ann)
            await ann.http.post("/api/session", json=ACCOUNT)
            assert cookies_of(ann) != before, "signing in begins a session"
            assert await who(served.url, before) != ann.id, "and ends the one before"
            planted = cookies_of(phone)
            await phone.http.post("/api/session", json=ACCOUNT)
            assert await who(served.url, planted) == phone.id != ann.id

    run(scenario())


def test_signing_out_revokes_every_copy_of_the_cookie(place: Place) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url, "Ann") as ann, Guest(served.url, "Bob") as bob:
            await ann.http.post("/api/account", json=ACCOUNT)
            for guest in (ann, bob):
                copied = cookies_of(guest)
                await guest.disconnect()
                await guest.connect()
                assert await who(served.url, copied) == guest.id
                await guest.http.request("DELETE", "/api/session")
                assert await who(served.url, copied) != guest.id
                await guest.lost()
                assert guest.closed == 4401, "and the socket that was opened with it is closed"

    run(scenario())


def test_devices_are_listed_and_signed_out_one_by_one(place: Place) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url, "Ann") as ann, Guest(served.url) as phone:
            await ann.http.post("/api/account", json=ACCOUNT, headers={"User-Agent": "X11; Linux Firefox/140.0"})
            await phone.http.post("/api/session", json=ACCOUNT, headers={"User-Agent": "Android Chrome/150 Safari"})
            await phone.disconnect()
            await phone.connect()
            listed = (await ann.http.get("/api/sessions")).json()
            assert {(row["device"], row["here"]) for row in listed} == {
                ("Firefox, Linux", True),
                ("Chrome, Android", False),
            }
            secret = cookies_of(phone)["Cookie"]
            assert not any(row["id"] in secret for row in listed), "the list does not help to take a session over"
            other = next(row["id"] for row in listed if not row["here"])
            async with Guest(served.url) as eve:
                await eve.http.delete(f"/api/sessions/{other}")
                assert (await eve.http.get("/api/sessions")).json() == []
                assert (await eve.http.delete("/api/sessions")).status_code == 403
            await phone.do("ping")
            left = (await ann.http.delete(f"/api/sessions/{other}")).json()
            assert [row["here"] for row in left] == [True]
            await phone.lost()
            assert phone.closed == 4401
            assert (await phone.http.get("/api/me")).json()["id"] != ann.id
            await phone.http.post("/api/session", json=ACCOUNT)
            assert [row["here"] for row in (await ann.http.delete("/api/sessions")).json()] == [True]
            assert (await phone.http.get("/api/me")).json()["id"] != ann.id

    run(scenario())


def test_password_tries_are_limited_per_account(folder: Place, caplog: pytest.LogCaptureFixture) -> None:
    """Each guess comes from another network. The owner still gets in where they have signed in before."""

    async def scenario() -> None:
        limits = Limits(tries_per_hour=3, sign_ins_per_minute=1000)
        async with serving(folder, limits, proxy="127.0.0.1") as served, http_client(served.url) as http:
            home = {"X-Forwarded-For": "192.0.2.1"}
            assert (await http.post("/api/account", json=ACCOUNT, headers=home)).status_code == 200
            http.cookies.clear()
            wrong = {**ACCOUNT, "password": "battery staple"}
            codes = []
            for number in range(5):
                headers = {"X-Forwarded-For": f"2001:db8:{number}::1"}
                codes.append((await http.post("/api/session", json=wrong, headers=headers)).status_code)
            assert codes == [403, 403, 403, 429, 429]
            abroad = {"X-Forwarded-For": "2001:db8:ffff::1"}
            assert (await http.post("/api/session", json=ACCOUNT, headers=abroad)).status_code == 429
            assert (await http.post("/api/session", json=ACCOUNT, headers=home)).status_code == 200
            assert "wrong password for account" in caplog.text and "from 2001:db8:1::/64" in caplog.text
            assert "battery" not in caplog.text
            assert 'undercroft_sign_ins_total{outcome="wrong"} 3' in served.server.metrics.text()

    run(scenario())


def test_addresses_of_one_network_share_their_password_tries(folder: Place) -> None:
    async def scenario() -> None:
        limits = Limits(sign_ins_per_minute=2)
        async with serving(folder, limits, proxy="127.0.0.1") as served, http_client(served.url) as http:
            codes = []
            for number in range(4):
                headers = {"X-Forwarded-For": f"2001:db8::{number + 1}"}
                codes.append((await http.post("/api/session", json=ACCOUNT, headers=headers)).status_code)
            assert codes == [403, 403, 429, 429]

    run(scenario())
