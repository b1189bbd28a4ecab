"""Guests, names, accounts, cookies, and the secret that signs them."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

import undercroft as uc
from tests.server.guest import Guest, http_client
from tests.server.serving import Place, run, serving
from undercroft.server.limits import Limits
from undercroft.server.people.accounts import read_secret

ACCOUNT = {"login": "Ann", "password": "correct horse"}


def test_a_guest_is_somebody_at_once(folder: Place) -> None:
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


def test_a_forged_cookie_is_a_stranger(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url, "Ann") as ann:
            good = ann.http.cookies["undercroft"]
            id, epoch, mark = good.split(".")
            for forged in (f"{id}.1.{mark}", f"ffff.{epoch}.{mark}", f"{id}.{epoch}.", id, "", ".", "é.0.x"):
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


def test_the_secret_is_made_once_and_read_by_its_owner_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("UNDERCROFT_SECRET", raising=False)
    secret = read_secret(tmp_path / "new")
    assert len(secret) == 64
    assert read_secret(tmp_path / "new") == secret
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["secret.key"]
    assert stat.S_IMODE((tmp_path / "new" / "secret.key").stat().st_mode) == 0o600
    monkeypatch.setenv("UNDERCROFT_SECRET", "from the environment")
    assert read_secret(tmp_path / "new") == b"from the environment"
    monkeypatch.setenv("UNDERCROFT_SECRET", "short")
    with pytest.raises(uc.UndercroftError, match="too short"):
        read_secret(tmp_path)
