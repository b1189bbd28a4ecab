"""Headers, host names, cookies, logins and passwords."""

from __future__ import annotations

import pytest
from starlette.requests import HTTPConnection

from tests.server.guest import Guest, http_client
from tests.server.serving import Place, run, serving
from undercroft.server.people.passwords import check_password
from undercroft.server.refusal import Refusal
from undercroft.server.web import middleware
from undercroft.server.web.address import Address

HALF_A_YEAR = 15_768_000  # seconds
HTTPS = {"X-Forwarded-Proto": "https"}
PRIVATE = {"no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"}


def observatory(headers: dict[str, str], cookie: str) -> dict[str, int]:
    """Scores an answer by the rules that Mozilla's HTTP Observatory publishes: 100, and these on top. 100 is an A+."""
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    scripts, styles = policy.get("script-src", policy["default-src"]), policy.get("style-src", policy["default-src"])
    broad = {"*", "http:", "https:", "data:", "'unsafe-inline'", "'unsafe-eval'"}
    is_policy_tight = not broad & set(scripts.split()) and not broad - {"'unsafe-inline'"} & set(styles.split())
    transport = headers.get("strict-transport-security", "max-age=0")
    return {
        "content security policy": 0 if is_policy_tight and policy["object-src"] == "'none'" else -20,
        "cookies": 5 if all(word in cookie for word in ("Secure", "HttpOnly", "SameSite", "__Host-")) else -20,
        "cross-origin sharing": 0 if "access-control-allow-origin" not in headers else -50,
        "referrer": 5 if headers["referrer-policy"] in PRIVATE else -5,
        "transport": 0 if int(transport.split("=")[1].split(";")[0]) >= HALF_A_YEAR else -20,
        "content type": 0 if headers.get("x-content-type-options") == "nosniff" else -5,
        "framing": 5 if policy.get("frame-ancestors") == "'none'" else -20,
        "resource policy": 10 if headers.get("cross-origin-resource-policy") == "same-origin" else 0,
    }


def test_headers_earn_an_a_plus_over_https(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder, proxy="127.0.0.1") as served, http_client(served.url) as http:
            answer = await http.get("/api/me", headers=HTTPS)
            scores = observatory(dict(answer.headers), answer.headers["set-cookie"])
            assert min(scores.values()) >= 0 and sum(scores.values()) == 25, scores
            assert answer.headers["cross-origin-opener-policy"] == "same-origin"
            assert "camera=()" in answer.headers["permissions-policy"]
            plain = await http.get("/api/me")
            assert "strict-transport-security" not in plain.headers, "a server in a home network has no certificate"

    run(scenario())


def test_an_old_cookie_is_exchanged_over_https(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder, proxy="127.0.0.1") as served, Guest(served.url, "Ann") as ann:
            old = f"undercroft={ann.http.cookies['undercroft']}"
            async with http_client(served.url) as http:
                answer = await http.get("/api/me", headers={**HTTPS, "Cookie": old})
                assert answer.json()["id"] == ann.id
                new, gone = answer.headers.get_list("set-cookie")
                assert new.startswith("__Host-undercroft=") and "Secure" in new and "Path=/" in new
                assert "Domain" not in new and gone.startswith('undercroft="";') and "Max-Age=0" in gone
                http.cookies.clear()
                both = f"{new.split(';')[0]}; undercroft=planted"
                again = await http.get("/api/me", headers={**HTTPS, "Cookie": both})
                assert again.json()["id"] == ann.id, "the cookie that only this host can set decides"

    run(scenario())


def test_a_foreign_host_name_is_refused(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, http_client(served.url) as http:
            answer = await http.get("/api/me", headers={"Host": "evil.example:8765"})
            assert (answer.status_code, answer.json()["code"]) == (421, "foreign_host")
            assert "--allow-host evil.example" in answer.json()["text"]
            page = await http.get("/", headers={"Host": "evil.example"})
            assert page.status_code == 421 and page.headers["content-type"].startswith("text/plain")

    run(scenario())


@pytest.mark.parametrize(
    ("address", "host", "is_ours"),
    [
        (Address("0.0.0.0", 80), "192.168.1.5:8765", True),
        (Address("0.0.0.0", 80), "[fe80::1]:8765", True),
        (Address("0.0.0.0", 80), "localhost:8765", True),
        (Address("0.0.0.0", 80), "raspberry:8765", True),
        (Address("0.0.0.0", 80), "192.168.1.5.evil.example", False),
        (Address("0.0.0.0", 80), "localhost.evil.example", False),
        (Address("games.home.example", 80), "games.home.example", True),
        (Address("127.0.0.1", 80, "https://Games.example/"), "games.example.", True),
        (Address("127.0.0.1", 80, "https://games.example"), "games.example.evil.example", False),
        (Address("127.0.0.1", 80, names=["a.example"]), "A.example:1", True),
        (Address("127.0.0.1", 80, names=["*"]), "any.example", True),
    ],
)
def test_host_names_of_the_server(address: Address, host: str, is_ours: bool) -> None:
    assert address.goes_by(host) == is_ours


def test_what_is_shared_in_a_network_is_answered() -> None:
    address = Address("0.0.0.0", 8765)
    scope = {"type": "http", "scheme": "http", "path": "/", "headers": [(b"host", b"localhost:8765")]}
    base = address.base(HTTPConnection(scope))
    assert address.goes_by(base.removeprefix("http://"))


def test_every_page_has_a_policy_without_foreign_sources() -> None:
    for policy in (middleware.POLICY, middleware.ALONE_POLICY, middleware.DOCS_POLICY):
        assert "http" not in policy and "*" not in policy and "'unsafe-eval'" not in policy


@pytest.mark.parametrize("avatar", ["<b>", "a b", "аnn", "javascript:x", "x" * 33])
def test_an_avatar_is_the_id_of_a_picture(folder: Place, avatar: str) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, http_client(served.url) as http:
            answer = await http.put("/api/me", json={"name": "Ann", "avatar": avatar})
            assert (answer.status_code, answer.json()["code"]) == (422, "bad_message")

    run(scenario())


def test_a_login_that_looks_like_another_is_refused(place: Place) -> None:
    async def scenario() -> None:
        async with serving(place) as served:
            for login, status in (
                ("Paypal", 200),
                ("раураl", 409),
                ("paypa1", 409),
                ("ｐａｙｐａｌ", 409),
                ("paypall", 200),
            ):
                async with http_client(served.url) as http:
                    account = {"login": login, "password": "correct horse"}
                    answer = await http.post("/api/account", json=account)
                    assert answer.status_code == status, (login, answer.text)

    run(scenario())


@pytest.mark.parametrize("password", ["password", "PassWord", "1qaz2wsx", "12345678", "ann of the hill"])
def test_common_passwords_are_refused(password: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_password(password, "ann of the hill")
    assert refused.value.code == "common_password"


def test_uncommon_passwords_are_accepted() -> None:
    for password in ("correct horse", "battery staple", "кот и пёс 7"):
        check_password(password, "ann")
