"""Whole games put into words: every fact, story, question, choice and reason, in every language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from hypothesis import given

from decks import begun, every_game, moments, seeds
from garou.engine.game import Game, reply, start
from garou.engine.values import CHANCE, PUBLIC, Answer, Fact, Question, Reason, Seat, Setup, Slot, Team
from garou.games import rules_of
from garou.texts import LANGUAGES, words
from garou.texts.narrator import Narrator
from outlets import narrators

ENGLISH = re.compile(r"\b(the|and|you|your|of|is|are|with|looks?|cards?|wolf|nobody|points|dies|wins|loses|becomes)\b")
ADA, BEN, CLEO = (Seat(Slot(n)) for n in range(3))


def told(narrator: Narrator, past: list[Game]) -> Iterator[str]:
    """All there is to say about a game, to whomever it is said."""
    end = past[-1]
    for fact in end.facts:
        yield narrator.story(fact)
        yield from (narrator.fact(fact, reader) for reader in sorted(fact.audience))
    for question in {question for moment in past for question in moment.open}:
        yield narrator.question(question)
        yield from (narrator.option(question, choice) for choice in question.options)
    yield from map(narrator.reason, end.outcome.why)


def check(text: str, lang: str) -> None:
    assert text
    assert text == text.strip()
    assert not re.search(r"[{}]|None|  |\bTrue\b|\bFalse\b|\byes\b|'|\"|\$", text), text
    assert all(char.isprintable() or char in "\u00a0\u202f" for char in text), text
    if lang == "fr":
        assert not ENGLISH.search(text), text
        assert not re.search(r"\bnone\b", text), text
        assert not re.search(r"(?<!\u202f)[;!?]|(?<![\u00a0\u202f]):", text), text
        assert not re.search(r"\b[dDlLnNsStTcCjJmM]e [aeiouyâàéèêëîïôûü]|\b[Ll]a [aeéiou]\w", text), text
        assert not re.search(r"\b(de|à) (le|les)\b", text), text
    elif lang == "de":
        assert not re.search(r"\s[:;!?]|„[^“]*$|[«»”]", text), text
        assert not re.search(
            r"\b(zu|von|mit|vor) (der|die|das) (der|die|das|den|dem)\b|\b(an|in|von|zu|bei) dem\b", text
        ), text
    else:
        assert not re.search(r"\s[:;!?]|\ba [AEIOaeio]", text), text
        assert not re.search(r"(?<!sees )(?<!finds )\bnone\b(?! of )", text), text


@every_game
@given(seed=seeds)
def test_a_game_is_told_from_end_to_end_in_every_language(played, seed):
    rng = random.Random(seed)
    past = list(moments(begun(played, rng, most=12), rng))
    for narrator in narrators(played, past[-1]):
        for text in told(narrator, past):
            check(text, narrator.words.lang)


@every_game
@given(seed=seeds)
def test_no_two_choices_are_called_the_same(played, seed):
    rng = random.Random(seed)
    for moment in moments(begun(played, rng, most=8), rng):
        for narrator in narrators(played, moment):
            for question in moment.open:
                said = [narrator.option(question, choice) for choice in question.options]
                assert len(set(said)) == len(said)


@every_game
@given(seed=seeds)
def test_only_who_chooses_nothing_is_told_of_nobody(played, seed):
    rng = random.Random(seed)
    for moment in moments(begun(played, rng, most=8), rng):
        for narrator in narrators(played, moment):
            nobody = narrator.words("list-none")
            for question in moment.open:
                texts = [narrator.option(question, choice) for choice in question.options if choice]
                assert not [text for text in texts if nobody in text]


# --- A few, word for word ---------------------------------------------------------------------


def narrator(lang: str, game: str = "one-night") -> Narrator:
    edition = {"one-night": "bezier", "epic-battle": "ravensburger", "classic": ""}[game]
    return Narrator(words(lang), game, ("Ada", "Ben", "Cleo"), rules_of(game, edition).places)


def fact(name: str, audience: tuple[Seat, ...] = (ADA,), **data: object) -> Fact:
    return Fact(frozenset(audience), name, tuple(data.items()))


@pytest.mark.parametrize(
    ("given_", "english", "french", "german"),
    [
        (fact("saw-card", where=ADA, role="insomniac"), "You look at your own card: an Insomniac.",
         "Tu regardes ta carte\u00a0: une Insomniaque.",
         "Du siehst dir deine eigene Karte an: eine Schlaflose."),
        (fact("saw-card", where=BEN, role="werewolf"), "You look at Ben’s card: a Werewolf.",
         "Tu regardes chez Ben\u00a0: un Loup-Garou.",
         "Du siehst dir die Karte von Ben an: ein Werwolf."),
        (fact("saw-card", where=Slot(4), role="seer"), "You look at centre card 2: a Seer.",
         "Tu regardes la carte 2 du centre\u00a0: une Voyante.",
         "Du siehst dir Karte 2 der Mitte an: eine Seherin."),
        (fact("fellows", call="werewolf", players=()), "You look for the pack: no other werewolf shows up.",
         "Tu cherches la meute\u00a0: aucun autre Loup-Garou ne se montre.",
         "Du suchst das Rudel: Kein anderer Werwolf zeigt sich."),
        (fact("fellows", call="werewolf", players=(BEN, CLEO)), "Werewolves are with you: Ben and Cleo.",
         "Des Loups-Garous sont avec toi\u00a0: Ben et Cleo.",
         "Werwölfe sind bei dir: Ben und Cleo."),
        (fact("voted", (PUBLIC,), player=BEN, for_=None), "Ben points at nobody.", "Ben ne désigne personne.",
         "Ben zeigt auf niemanden."),
        (fact("won", (PUBLIC,), players=(BEN,), teams=()), "Victory goes to Ben.", "La victoire revient à Ben.",
         "Der Sieg geht an Ben."),
        (fact("won", (PUBLIC,), players=(BEN, CLEO), teams=("tanner", "village")),
         "Victory goes to Ben and Cleo. Winning sides: the Tanner and the village.",
         "La victoire revient à Ben et Cleo. Camps gagnants\u00a0: le Tanneur et le village.",
         "Der Sieg geht an Ben und Cleo. Gewonnen: der Gerber und das Dorf."),
    ],
)  # fmt: skip
def test_a_fact_is_told_to_its_reader(given_, english, french, german):
    assert [narrator(lang).fact(given_, ADA) for lang in ("en", "fr", "de")] == [english, french, german]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_own_seat_is_addressed_and_the_others_are_named(lang):
    bitten = fact("bitten", (ADA, BEN), player=ADA)
    assert "Ada" not in narrator(lang, "epic-battle").fact(bitten, ADA)
    assert "Ada" in narrator(lang, "epic-battle").fact(bitten, BEN)


@pytest.mark.parametrize(("lang", "said"), [("en", "Draw the Mask of Silence"), ("fr", "Tirer le Masque du Silence")])
def test_luck_is_told_which_artifact_it_may_draw(lang, said):
    drawing = Question((CHANCE,), "curator", "artifact", (("claw",), ("mask",)))
    assert narrator(lang, "epic-battle").option(drawing, ("mask",)) == said


@pytest.mark.parametrize(("lang", "said"), [("en", "the start and at the end"), ("fr", "au début et à la fin")])
def test_several_moments_are_joined(lang, said):
    peeking = Question((ADA,), "little-girl", "little-girl", ((), ("early", "late")))
    assert narrator(lang, "classic").option(peeking, ("early", "late")).endswith(said)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("deal", "rule", "options"),
    [
        ("minion villager villager", "lone-minion-others-died", ("minion-may-die",)),
        ("minion villager villager", "lone-minion-died", ()),
    ],
)
def test_a_minion_who_may_die_wins_by_a_reason_of_its_own(lang, deal, rule, options):
    """He and another fall together: each has two of four votes."""
    rules = rules_of("one-night", "bezier", options)
    game = start(rules, Setup((*deal.split(), "villager"), ("villager",) * 3))
    for voter, target in enumerate((1, 0, 0, 1)):
        game = game_after(game, voter, target)
    [reason] = [reason for reason in game.outcome.why if reason.players == (ADA,)]
    assert (reason.rule, reason.won) == (rule, bool(options))
    check(narrator(lang).reason(reason), lang)


def game_after(game: Game, voter: int, target: int) -> Game:
    return reply(game, Answer(Seat(Slot(voter)), "vote", (Slot(target),)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_monsters_who_got_away_are_named(lang):
    for players in ((BEN,), (BEN, CLEO)):
        text = narrator(lang, "epic-battle").reason(Reason(Team("village"), False, "no-monster-died", players))
        check(text, lang)
        assert "Ben" in text
