"""Smoke tests in a Firefox and a WebKit of the system, where there are such: all four games begin, take a move and are
no wider than the window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.server import Server
from tests.browser.system import Driven, Firefox, NoBrowser, WebKit
from undercroft.games import OURS

# From the home page to a first move. Returns what has a bar to scroll it sideways.
PLAY = """(async (game) => {
  const until = async (what, find) => {
    for (let tries = 0; tries < 1200; tries += 1) {
      const found = find();
      if (found) return found;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`${game}: no ${what}`);
  };
  const one = (selector) => document.querySelector(selector);
  (await until('door', () => one(`[data-game=${game}]`))).click();
  const company = await until('company', () => one('form input[value=bots]'));
  company.click();
  (await until('start', () => one('[data-start]:enabled'))).click();
  const move = await until('move', () => one(`.${game}`) && one('aside button.move:enabled'));
  const told = () => document.querySelectorAll('aside .log button').length;
  const before = told();
  const hasBar = (part) => getComputedStyle(part).overflowX !== 'hidden' && part.scrollWidth > part.clientWidth + 1;
  const wide = [document.documentElement, ...document.querySelectorAll('main > *')].filter(hasBar);
  move.click();
  await until('answer', () => told() > before || !move.isConnected || one('.panel [data-sure=no]'));
  return wide.map((part) => `${part.tagName}.${part.className}`);
})"""


@pytest.fixture(scope="module", params=[Firefox, WebKit], ids=["firefox", "webkit"])
def driven(request: pytest.FixtureRequest, client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driven]:
    try:
        browser: Driven = request.param(tmp_path_factory.mktemp("profile"))
    except NoBrowser as reason:
        pytest.skip(str(reason))
    yield browser
    browser.close()


@pytest.mark.parametrize("game", OURS)
def test_game_starts_and_fits_the_window(driven: Driven, server: Server, game: str) -> None:
    driven.open(server.url)
    assert driven.run(f"{PLAY}('{game}')") == []
