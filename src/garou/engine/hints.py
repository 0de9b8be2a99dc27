"""What a role says of itself to those who have not played it yet: to bots, and to whoever puts a deck together."""

from __future__ import annotations

from enum import StrEnum


class Aim(StrEnum):
    """What whoever is asked something would like to do."""

    ACT = "act"  # something rather than nothing, and nothing against one's own side
    LEARN = "learn"  # what somebody is of whom nothing is known yet
    HUNT = "hunt"  # the same prey as the rest of the pack
    REST = "rest"  # nothing, if nothing may be done
    DARE = "dare"  # now and then
    SAVE = "save"  # whoever is in danger, mostly
    STRIKE = "strike"  # only whom one is sure of
    AVENGE = "avenge"  # whoever is suspected most, if anybody is
    CONDEMN = "condemn"  # whoever is suspected most
    TRUST = "trust"  # whoever is suspected least


class Alibi(StrEnum):
    """What a role's night sounds like when it is told afterwards: what a liar has to make up."""

    SAW_SOMEBODY = "saw-somebody"
    SAW_SOMEBODY_OR_CENTRE = "saw-somebody-or-centre"  # one player's card, or two of the centre
    SAW_ITSELF = "saw-itself"  # its own card, late
    TOOK_FROM_SOMEBODY = "took-from-somebody"  # and looked at it
    TOOK_FROM_CENTRE = "took-from-centre"  # unseen
    GAVE_FROM_CENTRE = "gave-from-centre"  # having looked at it
    EXCHANGED_TWO = "exchanged-two"  # cards of others


class Feel(StrEnum):
    """What a role brings to a deck, beyond what its other fields say."""

    NEWS = "news"  # somebody may learn what helps to tell truth from lies
    MOVEMENT = "movement"  # a card moves; of a `mover` that is known already
    TURNING = "turning"  # whoever plays it may wake up on another team
    CHAINS = "chains"  # one death may follow another
