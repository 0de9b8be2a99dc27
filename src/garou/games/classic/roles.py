"""The roles of the classic game. What outlasts a night lies as a token before a seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import chain, combinations

from garou.engine.hints import Aim, Feel
from garou.engine.rules import Role, Ruling, saying
from garou.engine.table import Table, pairs
from garou.engine.values import DECLINED, Question, RoleName, Seat, Team

VILLAGE, WEREWOLVES = Team("village"), Team("werewolf")

LOVER, HEALED, POISONED = "lover", "healed", "poisoned"  # tokens for the whole game
VICTIM, POISON, HUNGER = "victim", "poison", "hunger"  # tokens from night to dawn
LOST = "lost"  # the same: a victim whom no potion can help, and of whom the witch is not told

VILLAGER = Role(RoleName("villager"), VILLAGE)

# --- Thief: may take one of two spare cards, and must if both are wolves --------------------


def steal(me: Seat, table: Table) -> None:
    faces = [table.look(me, slot).team for slot in table.extra]
    choose = table.may_choose if VILLAGE in faces else table.must_choose
    slot = choose(me, table.extra)
    if slot is None:
        table.turn(me, VILLAGER.name)
        return
    table.swap(me, me, slot)
    table.wakes_as[me] = table.face(me).name
    table.tell((me,), "turned", role=table.wakes_as[me])


THIEF = Role(RoleName("thief"), VILLAGE, stars=2, night=steal, brings=2, taker=True, feels=(Feel.TURNING,))

# --- Cupid and the lovers: one dies, the other dies of grief --------------------------------


def enamour(me: Seat, table: Table) -> None:
    couple = table.must_choose_some(me, pairs(table.alive))
    table.put(LOVER, *couple)
    table.tell((me,), "joined", players=tuple(sorted(couple)))


def lovers(table: Table) -> None:
    table.recognise("lovers", table.holders(LOVER), table.holders(LOVER))


def mourn(seat: Seat, table: Table) -> None:
    """The card of the dead is shown; a lover does not outlive the other."""
    table.show(seat)
    pair = table.holders(LOVER)
    for lover in pair if seat in pair else ():
        table.kill(lover, "grief")


CUPID = Role(RoleName("cupid"), VILLAGE, stars=2, night=enamour, feels=(Feel.CHAINS,))

# --- Seer: is shown what a player is now ----------------------------------------------------


def foresee(me: Seat, table: Table) -> None:
    seat = table.may_choose(me, table.others(me))
    if seat is not None:
        table.tell((me,), "saw-card", where=seat, role=table.role(seat).name)


SEER = Role(RoleName("seer"), VILLAGE, night=foresee, aims=(("seer", Aim.LEARN),), feels=(Feel.NEWS,))

# --- Werewolf: some may keep their eyes shut; if all do, they starve ------------------------

Prey = Callable[[tuple[Seat, ...], Table], tuple[Seat, ...]]


def anybody(awake: tuple[Seat, ...], table: Table) -> tuple[Seat, ...]:
    return table.alive


# Whom the wolves awake may name.
PREY: Ruling[Prey] = Ruling("prey", anybody)

Eaten = Callable[[Seat, Table], bool]


def always(victim: Seat, table: Table) -> bool:
    return True


# Whether the one named is really eaten.
EATEN: Ruling[Eaten] = Ruling("eaten", always)


def wolves_hour(table: Table) -> None:
    """Held while a little girl is about even if no wolf is: every wolf may lie among the spare cards."""
    prowl(table.awake(WEREWOLF.name), table)


def prowl(pack: tuple[Seat, ...], table: Table) -> None:
    awake = table.but(pack, table.who_says("sleep", pack, "sleep"))
    table.recognise("werewolf", awake, awake)
    named = confer(awake, table)
    girl = caught(awake, table)
    table.put(table.rules.ruling(CAUGHT_AS), *girl)
    table.put(VICTIM, *(agreed(named, table) if not girl else ()))
    if not awake:
        table.put(HUNGER, *pack)


def confer(awake: tuple[Seat, ...], table: Table) -> tuple[Seat, ...]:
    """Each wolf awake points at somebody, and they see each other point; the most named."""
    prey = table.rules.ruling(PREY)(awake, table)
    pointed = table.each_may_choose(dict.fromkeys(awake, prey))
    for wolf, victim in pointed.items():
        table.tell(awake, "named", player=wolf, for_=victim)
    return table.leaders(pointed)


def agreed(named: tuple[Seat, ...], table: Table) -> tuple[Seat, ...]:
    """The one most named; a tie means no victim."""
    return (named[0],) if len(named) == 1 and table.rules.ruling(EATEN)(named[0], table) else ()


def nobody_awake(awake: tuple[Seat, ...], table: Table) -> tuple[Seat, ...]:
    """Where wolves spare wolves, those awake know each other; a sleeping one must not be told by the options."""
    return table.but(table.alive, awake)


def no_wolf(victim: Seat, table: Table) -> bool:
    return table.role(victim).team != WEREWOLVES


WEREWOLF = Role(
    RoleName("werewolf"),
    WEREWOLVES,
    says=saying("sleep"),
    aims=(("sleep", Aim.REST), ("werewolf", Aim.HUNT), ("glance", Aim.DARE)),
)

# --- Little Girl: opens her eyes at some moments, while the wolves may glance round ---------

MOMENTS = ("early", "middle", "late")
SUBSETS = tuple(chain.from_iterable(combinations(MOMENTS, n) for n in range(4)))

# What a little girl is who was caught: the victim, whom the witch may heal, or lost.
CAUGHT_AS: Ruling[str] = Ruling("caught-as", VICTIM)


def caught(awake: tuple[Seat, ...], table: Table) -> tuple[Seat, ...]:
    """Glances and peeks are put together. Caught she is the victim; uncaught she sees a wolf each time.

    She is asked although every wolf may sleep: not to be asked would tell her so.
    """
    if not girl_about(table):
        return ()
    girl = table.awake(LITTLE_GIRL.name)
    moments = (DECLINED, *((moment,) for moment in MOMENTS))
    glances = [Question((wolf,), "glance", "glance", moments) for wolf in awake]
    peeks = [Question((me,), "little-girl", "little-girl", SUBSETS) for me in girl]
    answers = table.ask(glances + peeks)
    seen, opened = {*chain(*answers[: len(awake)])}, {*chain(*answers[len(awake) :])}
    if seen & opened:
        for wolf, glance in zip(awake, answers, strict=False):
            if opened.intersection(glance):
                table.tell((wolf,), "caught", player=girl[0])
        return girl
    for _ in opened if awake else ():
        table.tell(girl, "saw-card", where=table.chance(awake, "little-girl", "spied"), role=WEREWOLF.name)
    return ()


def girl_about(table: Table) -> bool:
    """In the cast, perhaps among the spare cards, and not seen to die."""
    return LITTLE_GIRL.name in table.printed and not table.both(table.being(LITTLE_GIRL.name), table.dead)


LITTLE_GIRL = Role(
    RoleName("little-girl"),
    VILLAGE,
    stars=3,
    says=saying(*MOMENTS),
    aims=(("little-girl", Aim.DARE),),
    feels=(Feel.NEWS,),
)

# --- Witch: one potion heals the victim, one poisons anybody; each once ---------------------


def brew(me: Seat, table: Table) -> None:
    victims = table.holders(VICTIM)
    victim = victims[0] if victims else None
    can_heal, can_poison = not table.has(me, HEALED), not table.has(me, POISONED)
    if can_heal or can_poison:
        table.tell((me,), "victim", player=victim)
    if can_heal and victim is not None and table.may_choose(me, ["heal"], "witch-heal"):
        table.take(VICTIM, victim)
        table.put(HEALED, me)
        table.tell((me,), "healed", player=victim)
    if can_poison:
        target = table.may_choose(me, table.others(me), "witch-poison")
        if target is not None:
            table.put(POISON, target)
            table.put(POISONED, me)
            table.tell((me,), "poisoned", player=target)


WITCH = Role(
    RoleName("witch"),
    VILLAGE,
    stars=2,
    night=brew,
    says=saying("heal"),
    spends=(("heal", "healed"), ("poison", "poisoned")),
    aims=(("witch-heal", Aim.SAVE), ("witch-poison", Aim.STRIKE)),
    feels=(Feel.NEWS,),
)

# --- Hunter: devoured or lynched, he may take somebody along --------------------------------


def last_shot(me: Seat, cause: str, table: Table) -> None:
    if cause == "lynch" or table.has(me, VICTIM):
        shoot(me, cause, table)


def shoot(me: Seat, cause: str, table: Table) -> None:
    target = table.may_choose(me, table.alive, "hunter") if table.alive else None
    if target is not None:
        table.kill(target, "shot")


HUNTER = Role(RoleName("hunter"), VILLAGE, stars=2, dies=last_shot, cause="shot", aims=(("hunter", Aim.AVENGE),))
HUNTER_ON_ANY_DEATH = replace(HUNTER, dies=shoot)
