"""Bots that know what is legal and nothing else."""

from __future__ import annotations

from random import Random

from garou.engine.live import Mind
from garou.engine.values import DECLINED, Choice
from garou.engine.view import View
from garou.talk.claims import Claim

from .hearing import Hearing


def uniform(hearing: Hearing, luck: Random) -> Choice:
    """Every legal answer alike, doing nothing among them; a vote is never withheld."""
    question = hearing.view.questions[0]
    doing = question.options[1:] if question.ballot and question.options[0] == DECLINED else question.options
    return luck.choice(doing or question.options)


def silent(hearing: Hearing, luck: Random) -> tuple[Claim, ...]:
    return ()


IDLE = ("sleep",)  # topics where doing something is the worse half: wolves who all sleep starve


def lively(luck: Random) -> Mind:
    """Any legal choice, but rather something than nothing, so that a night has something to tell."""

    def mind(view: View) -> Choice:
        question = view.questions[0]
        if question.topic in IDLE and luck.random() < 0.9:
            return DECLINED
        doing = [choice for choice in question.options if choice != DECLINED]
        declines = question.may_decline and not question.ballot and luck.random() < 0.15
        return luck.choice(doing) if doing and not declines else DECLINED

    return mind
