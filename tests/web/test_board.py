"""The board: it fits every screen, can be read by everybody, tells no secret, and follows a game by itself."""

import pytest
from alike import assert_alike
from boards import BOARD, PLAYED, Screen, aside, kept
from listening import Play
from phones import WALL, Phone, browser, stumbles, sync_api
from serving import get, post
from stage import ask, cookie, following, run
from twins import twin_of, world

from garou.engine.values import PUBLIC
from garou.games.epic_battle.marks import MARKS
from garou.rooms.windows import Kind
from garou.texts import words
from slices import sliced

__all__ = ["browser"]  # a fixture

SIZES = ((820, 1180), (1024, 768), (1280, 720), (1920, 1080), (3840, 2160))
ALWAYS = ("lobby", "dealt", "call", "talk", "ballot", "over")


@pytest.fixture(scope="module")
def screen(browser):
    shown = Screen(browser, kept(3)["lobby"])
    yield shown
    shown.context.close()


# --- On every screen ----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", sliced(PLAYED, 2, first=1))
def test_everything_fits_at_every_moment(seats, screen):
    """However many sit there with however long names: nobody can scroll a television."""
    boards = kept(seats)
    assert set(boards) >= {*ALWAYS, *(["verdict"] if PLAYED[seats][0] == "classic" else [])}
    for moment, board in boards.items():
        screen.show(board)
        assert screen.page.locator(".seat").count() == seats, moment
        for size in SIZES:
            assert screen.flaws(*size) == [], (moment, size)


@pytest.mark.parametrize("seats", sliced([10, 18]))
def test_nobody_stumbles_over_it(seats, screen):
    screen.page.set_viewport_size({"width": WALL[0], "height": WALL[1]})
    for moment in ALWAYS:
        screen.show(kept(seats)[moment])
        assert stumbles(screen.page) == [], moment


def test_marks_are_on_the_houses_at_the_end():
    ended, names = kept(5)["over"].body.decode(), [words("fr")(f"mark-{mark}") for mark in MARKS]
    assert any(f'<span class="sr">{name}</span>' in ended for name in names)


def test_claims_and_arrows_are_there_to_be_measured(screen):
    """What fits because it is not there proves nothing."""
    for seats, (game, _, _) in PLAYED.items():
        screen.show(kept(seats)["talk"])
        assert screen.page.locator(".sign").count() >= seats - 2
        screen.show(kept(seats)["verdict" if game == "classic" else "over"])
        assert screen.page.locator(".arrows line").count() > seats / 2


GAPS = """() => {
  const houses = [...document.querySelectorAll(".ring .seat .house")].map((house) => house.getBoundingClientRect());
  const gap = ({ x, y }) => Math.min(...houses.map((at) => Math.hypot(
    Math.max(at.left - x, 0, x - at.right), Math.max(at.top - y, 0, y - at.bottom))));
  const drawn = [...document.querySelectorAll(".arrows")].find((one) => getComputedStyle(one).display !== "none");
  const box = drawn.getBoundingClientRect();
  const ends = (line) => [[line.x1, line.y1], [line.x2, line.y2]].map(([x, y]) => (
    { x: box.x + x.baseVal.value, y: box.y + y.baseVal.value }));
  return [...drawn.querySelectorAll("line")].flatMap(ends).map(gap);
}"""


# Words that an arrow is painted over: wherever it crosses a box with words in it, the box is what one would touch.
PAINTED_OVER = """() => {
  const words = [...document.querySelectorAll(".middle > *, .signs > *")].filter((one) => one.checkVisibility());
  const over = new Set(), touchable = new CSSStyleSheet();
  touchable.replaceSync("* { pointer-events: auto !important; }");
  document.adoptedStyleSheets = [touchable];
  const shown = [...document.querySelectorAll(".arrows")].find((one) => one.checkVisibility());
  const ring = shown.getBoundingClientRect();
  const within = (box, x, y) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  let crossed = 0;
  for (const { x1, y1, x2, y2 } of shown.querySelectorAll("line"))
    for (let part = 0; part <= 1; part += 0.01) {
      const along = (from, to) => from.baseVal.value + part * (to.baseVal.value - from.baseVal.value);
      const [x, y] = [ring.x + along(x1, x2), ring.y + along(y1, y2)];
      const one = words.find((word) => within(word.getBoundingClientRect(), x, y));
      crossed += Boolean(one);
      if (one && document.elementFromPoint(x, y).closest(".arrows")) over.add(one.textContent);
    }
  document.adoptedStyleSheets = [];
  return [crossed, [...over]];
}"""


@pytest.mark.parametrize(("seats", "moment"), [(8, "verdict"), (10, "over")])
def test_no_arrow_is_painted_over_words(seats, moment, screen):
    screen.show(kept(seats)[moment])
    screen.page.set_viewport_size({"width": WALL[0], "height": WALL[1]})
    crossed, over = screen.page.evaluate(PAINTED_OVER)
    assert crossed
    assert over == []


@pytest.mark.parametrize("seats", [5, 7, 10])
def test_an_arrow_ends_before_a_house_and_in_none(seats, screen):
    """A step away, where names hang: not half a house further, where nobody knows any more whose it is."""
    screen.show(kept(seats)["over"])
    screen.page.set_viewport_size({"width": WALL[0], "height": WALL[1]})
    gaps = screen.page.evaluate(GAPS)
    assert min(gaps) > 0
    assert max(gaps) < 125


def test_seven_stand_alike_on_both_sides(screen):
    screen.show(kept(7)["over"])
    screen.page.set_viewport_size({"width": WALL[0], "height": WALL[1]})
    middles = screen.page.locator(".ring .house").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(box => Math.round(box.x + box.width / 2))"
    )
    ring = screen.page.locator(".ring").bounding_box()
    mirrored = [round(2 * (ring["x"] + ring["width"] / 2) - middle) for middle in middles]
    assert all(min(abs(one - other) for other in middles) <= 2 for one in mirrored)


# --- Two worlds -----------------------------------------------------------------------------------

MOST = {"classic": 16}  # windows of a game that goes on for days
WORLDS = {
    "one-night": world(
        "one-night", "bezier", "villager werewolf seer robber troublemaker | doppelganger werewolf insomniac"
    ),
    "epic-battle": world(
        "epic-battle", "ravensburger", "copycat vampire vampire curator witch werewolf seer | priest gremlin villager"
    ),
    "classic": world("classic", "", "villager werewolf werewolf seer witch thief hunter | | little-girl cupid"),
}


class Onlookers(Play):
    """Boards around the table: on a device of nobody's, on the host's, a wolf's or a vampire's, and another's."""

    @property
    def devices(self):
        return {"nobody": {}} | {f"seat {number}": cookie(token) for number, token in enumerate(self.tokens[:3])}

    def ways(self):
        for whose, sent in self.devices.items():
            yield PUBLIC, f"stream of {whose}", following(self.at(PUBLIC), f"{BOARD}/stream", **sent)

    async def peek(self, me, window):
        for whose, sent in self.devices.items():
            page = await ask(self.at(PUBLIC), "GET", BOARD, **sent)
            assert page.status == 200
            self.told.heard[me] += [(at, f"page of {whose}", piece) for at, piece in page.pieces]


def watched(of):
    return aside(lambda: run(Onlookers(of, (PUBLIC,), MOST.get(of.settings.game, 999)).play()))


@pytest.mark.slow
@pytest.mark.parametrize("name", WORLDS)
def test_a_board_tells_the_same_on_any_device_until_the_whole_table_may_know_more(name):
    """Other cards, other deeds at other times, and every byte of every board comes at the same moment."""
    here, there = watched(WORLDS[name]), watched(twin_of(WORLDS[name], PUBLIC, 1))
    moment = assert_alike(here, there, PUBLIC)
    nights = [at for at, kind, _ in here.windows if kind is Kind.CALL and at < here.begins(Kind.TALK)]
    assert moment > nights[-1], "nothing of the night is on it"
    for told in (here, there):
        assert_whoever_looks_sees_the_same(told.heard[PUBLIC])


def assert_whoever_looks_sees_the_same(heard):
    """To the very end; streams at the same moment, too."""
    for what in ("stream", "page"):
        by_device = {}
        for at, way, piece in heard:
            if way.startswith(what):
                by_device.setdefault(way, []).append((at, piece) if what == "stream" else piece)
        common = by_device.pop(f"{what} of nobody")
        assert len(common) > 10
        assert len(by_device) == 3
        assert all(pieces == common for pieces in by_device.values())


# --- A game as it goes on ---------------------------------------------------------------------------

KEEP_VIEWS = """() => {
  const seen = (window.seen = []);
  const keep = () => {
    const view = document.querySelector(".view");
    const name = [...view.classList].find((one) => one.startsWith("k-")) ?? view.dataset.phase;
    if (seen.at(-1) !== name) seen.push(name);
  };
  const changes = { childList: true, subtree: true, attributes: true };
  new MutationObserver(keep).observe(document.getElementById("table"), changes);
  keep();
}"""


def test_a_board_follows_a_game_to_the_end(browser, server):
    """Nobody touches it, but for a key to have the end told at once."""
    table = f"{server.address}/api/tables"
    code = post(table, {"game": "one-night", "players": 5, "pace": "blink"})["code"]
    token = post(f"{table}/{code}/seats", {"name": "Zed"})["token"]
    wall = Phone(browser, "fr", WALL)
    wall.page.goto(f"{server.address}/t/{code}/board")
    wall.page.evaluate(KEEP_VIEWS)
    post(f"{table}/{code}/begin", {}, token)
    wall.page.wait_for_selector("[data-phase=over]")
    assert get(f"{table}/{code}", token)["phase"] == "over"
    assert wall.page.evaluate("seen") == ["lobby", "dealt", "k-call", "k-talk", "k-ballot", "over"]
    for _ in range(5):
        wall.page.keyboard.press("ArrowRight")
    assert wall.page.locator("html").get_attribute("data-stage") is None
    sync_api.expect(wall.page.locator(".verdict h2")).to_be_visible()
    assert wall.page.locator(".sign.true").count() == 5
    assert wall.broken == []
    wall.context.close()
