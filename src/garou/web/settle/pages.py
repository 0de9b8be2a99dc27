"""Who has won? The table of real cards is entered step by step; the rules themselves say the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from fastapi import APIRouter, Request, Response

from garou.cards.settling import bears_on_the_vote, copies_stay, each_artifact_once, some_deck_has
from garou.engine.rules import nothing
from garou.engine.values import Refusal, Seat
from garou.games import GAMES
from garou.texts import LANGUAGES, Words, words
from garou.texts.narrator import LONGEST_WORD, Narrator, escaped
from garou.web import addresses
from garou.web.carrying import Fields, carried_by, sent_on
from garou.web.cup.entry import BookEntry
from garou.web.faces import laid
from garou.web.people import keep_language, words_of
from garou.web.render import page
from garou.web.table.lobbies import Pick, scenario_choice

from .entries import EntryRow, asked_rows, card_rows, seat_names, thing_rows, vote_rows
from .settled import told
from .sheets import SETTLED, Sheet, check_names, dealt_from, hidden, read, scenarios_of

router = APIRouter(include_in_schema=False)

FIRST, LAST = "game", "told"


# --- The steps ------------------------------------------------------------------------------------------


def always(sheet: Sheet) -> bool:
    return True


def nobody(sheet: Sheet) -> tuple[Seat, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class EntryStep:
    """One page of the form: what it enters, whether it is needed, who is missing, what cannot be."""

    name: str
    fields: tuple[str, ...]
    rows: Callable[[Sheet, Words], tuple[EntryRow, ...]]
    needed: Callable[[Sheet], bool] = always
    missing: Callable[[Sheet], tuple[Seat, ...]] = nobody
    check: Callable[[Sheet], None] = nothing


def no_rows(sheet: Sheet, words: Words) -> tuple[EntryRow, ...]:
    return ()


STEPS = (
    EntryStep(FIRST, ("rules", "players", "option", "name", "scenario"), no_rows, check=check_names),
    EntryStep(
        "cards",
        ("card",),
        card_rows,
        missing=lambda sheet: unsaid(sheet, sheet.cards),
        check=lambda sheet: some_deck_has(sheet.rules, sheet.lying()[0]),
    ),
    EntryStep(
        "things",
        ("mark", "artifact"),
        thing_rows,
        needed=lambda sheet: sheet.marked,
        check=lambda sheet: each_artifact_once(sheet.rules, sheet.lying()[2]),
    ),
    EntryStep("votes", ("vote",), vote_rows, missing=lambda sheet: unsaid(sheet, sheet.votes)),
    EntryStep(
        "asked",
        ("counts", "stayed"),
        asked_rows,
        needed=lambda sheet: copies_stay(sheet.rules) or bool(sheet.doubtful),
        missing=lambda sheet: tuple(seat for seat in sheet.doubtful if seat not in sheet.counts),
    ),
    EntryStep(LAST, (), no_rows),
)


NAMES = tuple(step.name for step in STEPS)


def unsaid(sheet: Sheet, said: Mapping[Seat, object]) -> tuple[Seat, ...]:
    return tuple(seat for seat in sheet.seats if seat not in said)


def reached(sheet: Sheet, wanted: str) -> tuple[EntryStep, tuple[Seat, ...], Refusal | None]:
    """The step asked for, or the first one on the way there where something is missing or cannot be."""
    for step in STEPS:
        if step.name == wanted and (step.name == FIRST or step.needed(sheet)):
            return step, (), None
        wanted = following(sheet, step) if step.name == wanted else wanted
        if missing := step.missing(sheet):
            return step, missing, None
        try:
            step.check(sheet)
        except Refusal as error:
            return step, (), error
    raise ValueError(f"there is no step {wanted!r}")


def following(sheet: Sheet, step: EntryStep) -> str:
    """The next step that is needed."""
    later = STEPS[STEPS.index(step) + 1 :]
    return next(one.name for one in later if one.needed(sheet))


def before(sheet: Sheet, step: EntryStep) -> str | None:
    earlier = [one.name for one in STEPS[: STEPS.index(step)] if one.needed(sheet)]
    return earlier[-1] if earlier else None


# --- The pages ------------------------------------------------------------------------------------------


@router.get("/settle")
async def settle_page(request: Request) -> Response:
    """The step that was asked for, over what the address carries; a link may say what was played."""
    return shown(request, carried_by(request), words_of(request))


@router.post("/settle")
async def settle_on(request: Request) -> Response:
    form = await request.form()
    lang = str(form.get("lang", ""))
    spoken = words(lang) if lang in LANGUAGES else words_of(request)
    whole = [*hidden(read(form)), ("to", str(form.get("to")))]
    response = sent_on(addresses.SETTLE, whole) or shown(request, form, spoken)
    if lang in LANGUAGES:
        keep_language(request, response, lang)
    return response


def shown(request: Request, fields: Fields, spoken: Words) -> Response:
    wanted = str(fields.get("to"))
    return show(request, read(fields), wanted if wanted in NAMES else FIRST, spoken)


def show(request: Request, sheet: Sheet, wanted: str, spoken: Words) -> Response:
    step, missing, error = reached(sheet, wanted)
    if step.name == LAST:
        return _told_page(request, sheet, spoken)
    names = seat_names(sheet, spoken)
    flaw = flaw_of(error, spoken) if error else ""
    if missing:
        flaw = spoken(f"settle-missing-{step.name}", {"names": spoken.joined([names[seat] for seat in missing])})
    return page(
        request,
        "settle/settle.html",
        words=spoken,
        mood="day",
        step=step.name,
        flaw=flaw,
        missing=[f"{step.fields[0]}-{seat}" for seat in missing],
        on=following(sheet, step),
        back=before(sheet, step),
        kept=hidden(sheet, *step.fields),
        whole=hidden(sheet),
        rows=step.rows(sheet, spoken),
        deck=laid(cast, sheet.rules, spoken) if (cast := dealt_from(sheet)) else (),
        sheet=sheet,
        games=_games(sheet, spoken) if step.name == FIRST else (),
    )


def flaw_of(error: Refusal, spoken: Words) -> str:
    """What cannot be, said to somebody who sees the cards: by their names, in a whole sentence."""
    told = dict(error.details)
    if "artifact" in told:
        told["artifact"] = spoken(f"artifact-{told['artifact']}")
    if "name" in told:
        told["name"] = escaped(str(told["name"]), LONGEST_WORD)
    return spoken(f"settle-flaw-{error.reason}", told)


def _told_page(request: Request, sheet: Sheet, spoken: Words) -> Response:
    narrator = Narrator(spoken, sheet.game, seat_names(sheet, spoken), ())
    result = told(sheet, narrator)
    return page(
        request, "settle/settled.html", words=spoken, mood="day", told=True, step=LAST, o=result, whole=hidden(sheet),
        back=before(sheet, STEPS[-1]), book=BookEntry("settled", sheet.game, sheet.names, sheet.lying()[0], result.won),
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class SettledGame:
    """A game that can be settled, with everything about it that can be said at once."""

    kind: str
    game: str
    edition: str
    on: bool
    scenarios: tuple[Pick, ...]
    options: tuple[Pick, ...]


def _games(sheet: Sheet, spoken: Words) -> tuple[SettledGame, ...]:
    return tuple(_played(kind, sheet, spoken) for kind in SETTLED)


def _played(kind: str, sheet: Sheet, spoken: Words) -> SettledGame:
    game, _, edition = kind.partition("/")
    options = GAMES[game, edition].options
    chosen = sheet.scenario.id if sheet.scenario else None
    several = sum(one.startswith(f"{game}/") for one in SETTLED) > 1
    return SettledGame(
        kind,
        game,
        spoken(f"web-edition-{edition}") if several else "",
        kind == sheet.kind,
        tuple(scenario_choice(scenario, spoken, chosen) for scenario in scenarios_of(kind)),
        tuple(
            Pick(f"{kind}/{name}", spoken(f"option-{name}"), spoken(f"option-{name}.about"), name in sheet.options)
            for name, change in options.items()
            if bears_on_the_vote(change) and (kind != sheet.kind or change.matters(sheet.deck or change.of))
        ),
    )
