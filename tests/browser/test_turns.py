"""The browser announces the own turn at a slow table while the page is hidden."""

from __future__ import annotations

import json

from playwright.sync_api import Route, expect

from tests.browser.person import Open

# The browser of these tests lets no page show messages: one that does, once it is asked. What it shows is noted.
ALLOWED = """
const shown = new Set();
let permission = 'default';
const note = (name, value) => { document.documentElement.dataset[name] = value; };
const noteAll = () => note('notices', [...shown].map(({ title, body, data }) => [title, body, data].join('|')).join());
window.Notification = class {
    static get permission() { return permission; }
    static async requestPermission() { return (permission = 'granted'); }
};
ServiceWorkerRegistration.prototype.getNotifications = async () => [...shown];
ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data }) => {
    const notice = { title, body, data, close: () => { shown.delete(notice); noteAll(); } };
    shown.add(notice);
    noteAll();
};
navigator.setAppBadge = async (count) => note('badge', count);
"""
# The page goes behind others, or is come back to.
SHOW = """is_hidden => {
    Object.defineProperty(document, 'hidden', { value: is_hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""


def test_hidden_page_announces_the_own_turn_at_a_slow_table(open_page: Open) -> None:
    page = open_page("/settings")
    page.add_init_script(ALLOWED)
    page.reload()
    wish = page.get_by_role("checkbox", name="Notify me when it is my turn")
    expect(wish).not_to_be_checked()
    assert page.evaluate("Notification.permission") == "default"  # nobody is asked before a click
    slow = {"game": "chest", "seats": ["me"], "clock": {"kind": "days", "time": 86400}}
    made = page.request.post("/api/tables", data=json.dumps(slow), headers={"Content-Type": "application/json"})
    asked = 0

    def answer(route: Route) -> None:
        """Answers first that it is another player's turn."""
        nonlocal asked
        asked += 1
        found = route.fetch().json()
        if asked == 1:
            found["tables"][0]["turn"] = []
        route.fulfill(json=found)

    page.route("**/api/me/tables", answer)
    wish.check()
    expect(wish).to_be_checked()
    noted = page.locator("html")
    page.evaluate(SHOW, True)
    expect(noted).to_have_attribute("data-badge", "0")
    page.evaluate(SHOW, True)  # a while later
    expect(noted).to_have_attribute("data-notices", f"Dungeon Roll|It is your turn.|/table/{made.json()['id']}")
    expect(noted).to_have_attribute("data-badge", "1")
    page.evaluate(SHOW, False)
    expect(noted).to_have_attribute("data-notices", "")
