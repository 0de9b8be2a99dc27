"""What programs send and are sent: the shapes that the contract at /openapi.json promises."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from garou.homemade.coding import LONGEST_CODE
from garou.minds.mind import MINDS
from garou.rooms.settings import DEDUCING, NOBODY, TALKS

NAMED = tuple(mind.name for mind in MINDS)


class Refused(BaseModel):
    """Why something was not done: a word for programs, a sentence for people in the language they ask for."""

    error: str = Field(description="Stays the same in every language.")
    message: str = Field(description="In the language of Accept-Language.")


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


def no_word(value: object) -> object:
    """`false` is no number, though Python counts it as 0."""
    if isinstance(value, bool):
        raise ValueError("not a number")  # noqa: TRY004  # what pydantic takes for a value that does not fit
    return value


Minutes = Annotated[Literal[TALKS], BeforeValidator(no_word)]  # type: ignore[valid-type]  # which ones, the settings say


class NewTable(Strict):
    game: str = Field("one-night", max_length=40)
    scenario: str = Field("", max_length=40, description="Empty: the first of the game.")
    edition: str = Field(
        "", max_length=LONGEST_CODE, description="A home-made edition by its code: its game is played."
    )
    homemade: dict[str, Any] | None = Field(None, description="Or the whole of it, as `garou schema --edition` says.")
    players: int | None = Field(None, ge=3, le=24)
    pace: str = Field("normal", max_length=20)
    options: list[Annotated[str, Field(max_length=40)]] = Field(default_factory=list, max_length=20)
    talk: Minutes = Field(0, description="Minutes to talk; 0: as the pace and the number of players say.")
    wild: bool = Field(False, strict=True, description="Where cards are drawn: keep a draw with nobody to look for.")
    newcomers: bool = Field(
        False, strict=True, description="The game is new to this table: its lobby advises on a first game."
    )
    deducing: Literal[DEDUCING] = Field(  # type: ignore[valid-type]  # which ones, the settings say
        NOBODY, description="Who may ask what follows from what was said: `dead` is the dead and spectators."
    )


class Table(BaseModel):
    code: str


class Guest(Strict):
    name: str = Field(max_length=100)


class Token(BaseModel):
    token: str = Field(description="Proves that the seat is yours: send it as Authorization: Bearer. Told once.")


class BotBody(Strict):
    mind: Literal[NAMED] = Field(description="How it thinks.")  # type: ignore[valid-type]  # which ones, the minds say
    player: str | None = Field(None, max_length=100, description="A bot that is there; without one, a bot is added.")


class BotView(BaseModel):
    player: str
    mind: str = Field(description="How it thinks, which the host has chosen.")
    temper: str = Field(description="What its words and its pace are like.")


class AnswerBody(Strict):
    window: int = Field(ge=0, description="The number of the window the question was put in.")
    choose: list[Annotated[str, Field(max_length=100)]] = Field(
        default_factory=list, max_length=5, description="Names, places or words, as in a record; empty declines."
    )


class ReadyBody(Strict):
    on: bool = True


class Ok(BaseModel):
    ok: bool = True


class QuestionView(BaseModel):
    call: str
    topic: str
    options: list[list[str]] = Field(description="Everything that is legal; an empty list declines.")


class ClaimBody(Strict):
    kind: str = Field(max_length=20, description="am, was, saw, swapped, took, think, vote, circle or mark.")
    parts: list[Annotated[str, Field(max_length=100)]] = Field(
        default_factory=list, max_length=3, description="Names, places and roles, in the order the claim is said."
    )


class GestureBody(Strict):
    kind: str = Field(max_length=20, description="nod, shake, shrug or point.")
    at: str | None = Field(default=None, max_length=100, description="Whom you point at.")


class LineBody(Strict):
    text: str = Field(max_length=1000)


class DeductionBody(Strict):
    believe: list[Annotated[int, Field(ge=0)]] | None = Field(
        default=None,
        max_length=200,
        description="Claims taken for true, by number in `claims`; null: all that stand.",
    )
    about: str | None = Field(default=None, max_length=100, description="The player or place it is to be said why of.")


class DeductionView(BaseModel):
    """What follows from what your seat knows and from these claims; see docs/deduction.md."""

    possible: bool | None = Field(description="Can all of it be true? null where nothing was counted.")
    reason: str = Field(description="Why nothing was counted: too-long, or what cannot be counted; else empty.")
    exact: bool
    error: float = Field(description="Of each chance at most, where it is not exact.")
    worlds: str = Field(description="How many histories fit.")
    of: str = Field(description="And how many there are before anybody knows or says anything.")
    chances: dict[str, dict[str, str]] = Field(description="By place: what the card counts as now, as fractions.")
    contradiction: list[int] = Field(description="Claims that cannot all be true, by their number in `claims`.")
    frees: int | None = Field(description="Of those the one that leaves the most if it alone is false.")
    why: list[str] = Field(description="Step by step, in the language of your seat.")


Name = Annotated[str, Field(max_length=100)]


class WorldsClaim(Strict):
    by: Name
    kind: str = Field(max_length=20, description="am, was, saw, swapped, took or mark.")
    parts: list[Name] = Field(max_length=3, description="Names, places and roles, in the order the claim is said.")


class WorldsAsk(Strict):
    place: Name
    role: Name


class WorldsBody(Strict):
    """What `garou worlds` asks beside the game itself; see docs/deduction.md."""

    seat: Name | None = Field(default=None, description="Whose night is known; null: somebody who only listens.")
    claims: list[WorldsClaim] = Field(default_factory=list, max_length=60, description="All of them taken for true.")
    ask: WorldsAsk | None = Field(default=None, description="Of what it is to be said why.")


class WorldsStep(BaseModel):
    """One step of a reason; which other fields it has follows from its kind."""

    model_config = ConfigDict(extra="allow")

    step: str
    text: str = Field(description="In the language of Accept-Language.")


class WorldsView(BaseModel):
    """What `garou worlds` prints, field by field: what it leaves out is left out here, too."""

    model_config = ConfigDict(populate_by_name=True)

    possible: bool | None = Field(description="Can all of it be true? null: no night was found that fits.")
    worlds: str | None = Field(default=None, description="How many histories fit.")
    chances: dict[str, dict[str, str]] | None = Field(default=None, description="By place, as fractions.")
    marks: dict[str, dict[str, str]] | None = None
    teams: dict[str, dict[str, str]] | None = None
    no_monster: str | None = Field(default=None, alias="no-monster")
    exact: bool | None = None
    error: str | None = None
    worlds_error: str | None = Field(default=None, alias="worlds-error")
    nights: int | None = Field(default=None, description="How many were drawn, where none of them fits.")
    contradiction: list[int] | None = Field(default=None, description="By their number in `claims`.")
    frees: int | None = None
    why: list[WorldsStep] | None = None


class ClaimView(BaseModel):
    player: str
    kind: str
    places: list[str]
    roles: list[str]
    mark: str
    day: int


class LineView(BaseModel):
    player: str
    text: str
    grave: bool = Field(description="Said among the dead.")
    gesture: str | None = Field(default=None, description="Shown and not said: nod, shake, shrug or point.")
    at: str | None = Field(default=None, description="Whom they point at.")


class TableView(BaseModel):
    """Everything one seat, or a bystander, may know."""

    code: str
    game: str
    edition: str
    phase: str
    players: list[str]
    bots: list[BotView]
    you: str | None
    host: str | None = Field(description="Who chooses and begins.")
    owner: str | None = Field(description="Whose table it is: who sat down first and has not left.")
    cards: list[str] = Field(description="Which cards are in, wherever they lie; known to everybody.")
    window: int
    kind: str | None = Field(description="call, talk, ballot or words while a window is open.")
    call: str | None
    deadline: float | None = Field(description="Seconds since 1970 by the server's clock.")
    question: QuestionView | None
    facts: list[dict[str, Any]] = Field(description="As `garou view` prints them.")
    promise: str | None
    sealed: bool = Field(description="Others have yet to play these cards: what the end tells waits until they have.")
    winners: list[str] | None
    teams: list[str] | None
    claims: list[ClaimView] = Field(description="What was claimed in this game, by day.")
    lines: list[LineView] = Field(description="What was said at the table, the last lines of it.")
