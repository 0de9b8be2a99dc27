"""A phone on its side: every page within its width, its one action in sight, its question above the fold."""

from __future__ import annotations

from phones import Phone, browser, play

__all__ = ["browser"]  # a fixture

LYING = ((740, 360), (844, 390))
PAGES = ("/", "/roles", "/roles/classic/witch", "/cards", "/leaflet", "/replay", "/cup", "/book", "/mine", "/nowhere")
EIGHT = "werewolf werewolf seer witch hunter cupid villager villager"
EVENING = [
    ["label:has([name='by-5'][value='0'])", "label:has([name='by-5'][value='6'])", ".ask-master .btn-main"],
    ["[name='by-2'][value='1']"],
    ["[name=all][value='4']"],
    ["[name=both]"],
    ["[name='by-4'][value='1']"],
    ["[name=all][value='0']"],
]
OUT_OF_REACH = """() => {
  const seen = (piece) => piece.checkVisibility({ visibilityProperty: true }) && piece.getClientRects().length;
  const out = (piece) => {
    const { top, right, bottom } = piece.getBoundingClientRect();
    return top < 0 || bottom > innerHeight + 1 || right > innerWidth + 1;
  };
  const actions = [...document.querySelectorAll(".btn-main")].filter((one) => !one.closest(".drawer"));
  const question = document.querySelector("h1:not(.sr)");
  const found = [...actions, ...(question && !question.closest(".card") ? [question] : [])].filter(seen).filter(out);
  const wide = document.documentElement.scrollWidth > innerWidth ? ["sideways"] : [];
  // who wants no motion waits for none
  const veiled = document.querySelector(".veil")?.checkVisibility() ? ["veiled"] : [];
  return [...wide, ...veiled, ...found.map((piece) => piece.textContent.trim())];
}"""


class Lying(Phone):
    def fits(self, where=""):
        for width, height in LYING:
            self.page.set_viewport_size({"width": width, "height": height})
            assert self.page.evaluate(OUT_OF_REACH) == [], (where, self.page.url, width)

    def tick(self, field, value):
        """One of many small pictures: which one was tapped is what counts here."""
        self.page.locator(f"input[name='{field}'][value='{value}']").first.evaluate("one => { one.checked = true; }")

    def go(self, selector):
        with self.page.expect_navigation():
            self.page.locator(selector).first.click()
        self.fits(selector)


def real_cards(phone, address):
    """Settled and led."""
    phone.page.goto(f"{address}/settle")
    phone.fits()
    phone.tick("players", "3")
    phone.go(".btn-main[name=to]")
    for seat, card in enumerate(("werewolf", "seer", "robber")):
        phone.tick(f"card-{seat}", card)
    phone.go(".btn-main[name=to]")
    for seat, target in enumerate("100"):
        phone.tick(f"vote-{seat}", target)
    phone.go(".btn-main[name=to]")
    led(phone, address)


def led(phone, address):
    phone.page.goto(f"{address}/master")
    phone.fits()
    phone.tick("players", "8")
    phone.go("[value=deal]")
    for seat, card in enumerate(EIGHT.split()):
        phone.tick(f"card-{seat}", card)
    phone.go("[value=begin]")
    for *before, last in EVENING:
        for selector in before:
            phone.page.locator(selector).first.click()
        phone.go(last)


def announced(phone, address):
    """By a clock that is turned by hand, to the talk and on to the end."""
    page = phone.page
    page.clock.install(time=0)
    page.goto(f"{address}/announcer")
    page.wait_for_selector("#counted:not(:empty)")
    phone.fits()
    page.locator("#begin").click()
    phone.fits("ready")
    page.locator("#start").click()
    for part in ("telling", "day", "counting", "end"):
        for _ in range(200):
            if page.locator("#stage").get_attribute("data-part") == part:
                break
            page.clock.run_for(5000 if part == "day" else 500)
        phone.fits(part)
        if part == "day":
            page.locator("#vote").click()


def at_the_table(phone, address):
    page = phone.page
    page.goto(address)
    page.locator("form[action='/tables'] [name=name]").fill("Élodie")
    phone.go("form[action='/tables'] .btn-main")
    page.wait_for_selector("[data-phase=lobby]")
    phone.fits("lobby")
    assert phone.post("settings", pace="evening").status == 204
    page.locator("form[action$='/begin'] .btn-main").click()
    page.wait_for_selector("[data-phase=dealt]")
    phone.fits("dealt")
    for kind in ("call", "talk", "ballot", ""):  # the night, the day, the vote, the end
        play([phone], lambda seen, kind=kind: seen["kind"] == kind, ready=kind not in ("call", "talk"))
        phone.fits(kind)
    assert phone.look()["phase"] == "over"


def test_on_its_side_nothing_is_cut_off_and_the_one_action_is_in_reach(browser, server):
    """In French, whose words are longer."""
    phone = Lying(browser, "fr", LYING[-1])
    for path in PAGES:
        phone.page.goto(server.address + path)
        phone.fits(path)
    real_cards(phone, server.address)
    phone.page.goto(f"{server.address}/book")
    phone.page.locator("[name=title]").fill("Hiver")
    phone.page.locator("[name=name]").fill("Ada")
    phone.go(".btn-main")
    phone.page.goto(f"{server.address}/cup")
    phone.page.locator("[name=title]").fill("Hiver")
    phone.page.locator("[name=name]").fill("Ada")
    phone.go(".btn-main")
    at_the_table(phone, server.address)
    assert [line for line in phone.broken if "404" not in line] == []
    phone.context.close()
    announcer = Lying(browser, "fr", LYING[-1])
    announced(announcer, server.address)
    assert announcer.broken == []
    announcer.context.close()
