"""What stands in a lobby as it would come again is left alone; what has changed comes."""

import pytest
from phones import Phone, browser  # noqa: F401  # a fixture is used by its name
from playwright.sync_api import expect

SPARED = "() => [...document.querySelectorAll('[data-spare]')].map((part) => part.id)"
WATCH = """() => {
  window.put_up = [];
  const note = ({ detail }) => detail.message.event || put_up.push(detail.message.data);
  document.getElementById("table").addEventListener("htmx:sse:after:message", note);
}"""


@pytest.fixture
def host(browser, server):  # noqa: F811  # the fixture
    phone = Phone(browser, "en")
    phone.page.goto(server.address)
    phone.page.fill("form[action='/tables'] input[name=name]", "Ada")
    phone.page.click("form[action='/tables'] button.btn-main")
    phone.page.wait_for_selector("[data-phase=lobby]")
    phone.page.wait_for_load_state()
    yield phone
    assert phone.broken == []
    phone.context.close()


def joined(browser, host, name):  # noqa: F811
    guest = Phone(browser, "en")
    guest.page.goto(host.page.url)
    guest.page.fill("input[name=name]", name)
    guest.page.click("form[action$='/join'] button.btn-main")
    expect(host.page.locator(".ring bdi", has_text=name)).to_be_visible()
    return guest


def test_who_sits_down_brings_a_house_and_no_drawers(browser, host):  # noqa: F811
    assert {"doorplate", "in-deck", "pace", "choose", "compose", "house-rules"} <= set(host.page.evaluate(SPARED))
    host.page.click("#compose > summary")
    host.page.evaluate(WATCH)
    for name in ("Ben", "Cleo"):
        joined(browser, host, name).context.close()
    pages = host.page.evaluate("put_up")
    assert pages
    assert all("Ben" in page and "steppers" not in page and "<svg viewBox" not in page for page in pages)
    expect(host.page.locator("#compose .steppers")).to_be_visible()


def test_what_is_chosen_elsewhere_comes(browser, host):  # noqa: F811
    """Spared twice, changed, and spared again: it is compared with what came last, not with what came first."""
    joined(browser, host, "Ben").context.close()
    was = host.page.locator("#in-deck").inner_text()
    host.page.click("#choose > summary")
    for value in ("classic", "one-night"):
        host.page.locator(f"#choose label:has(input[value={value}])").tap()
        expect(host.page.locator(f"#choose input[value={value}]")).to_have_attribute("checked", "")
    expect(host.page.locator("#in-deck")).to_have_text(was, use_inner_text=True)
    joined(browser, host, "Cleo").context.close()
    expect(host.page.locator("#in-deck")).to_have_text(was, use_inner_text=True)
