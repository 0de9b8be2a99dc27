"""Records gone wrong: trees with other nodes, texts with other letters, and any JSON at all."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

from hypothesis import strategies as st

from records import BY_HAND, cases

WHOLE = [json.dumps(data) for data in BY_HAND] + [json.dumps(case["record"]) for case in cases()]


class Pairs(list):
    """An object as JSON writes it, where a field may stand twice."""


def opened(text: str) -> Any:
    return json.loads(text, object_pairs_hook=lambda pairs: Pairs([list(pair) for pair in pairs]))


def dumped(node: Any) -> str:
    """The tree as text; a field that lost its name or its value is lost."""
    if isinstance(node, Pairs):
        pairs = [pair for pair in node if isinstance(pair, list) and len(pair) == 2 and isinstance(pair[0], str)]
        return "{" + ",".join(f"{json.dumps(key)}:{dumped(value)}" for key, value in pairs) + "}"
    if isinstance(node, list):
        return "[" + ",".join(map(dumped, node)) + "]"
    return json.dumps(node)


def places(node: Any) -> list[tuple[list, int]]:
    """Every place in the tree that holds a value, a field or its name, as a list and an index into it."""
    if not isinstance(node, list):
        return []
    return [(node, i) for i in range(len(node))] + [place for item in node for place in places(item)]


odd = st.text(st.characters(exclude_categories=()))  # lone surrogates and all
known = st.sampled_from(
    ["Ada", "chance", "vote", "centre-1", "werewolf", "", "garou-record/1", "classic", "\u202e\x1b"]
)
numbers = st.integers() | st.integers(10**4200, 10**4299) | st.floats()
values = st.recursive(
    st.none() | st.booleans() | numbers | odd | known,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
)


@st.composite
def mutants(draw) -> str:
    """A good record in which a few nodes are gone, doubled, wrapped, empty, of another kind, or others."""
    tree = opened(draw(st.sampled_from(WHOLE)))
    for _ in range(draw(st.integers(1, 3))):
        spots = st.sampled_from(places(tree) or [([None], 0)])
        (where, i), (other, j) = draw(spots), draw(spots)
        node, elsewhere = where[i], deepcopy(other[j])
        becomes = ([], [node, node], [[node]], [type(node)()], [dumped(node)], [elsewhere], [draw(values)])
        where[i : i + 1] = draw(st.sampled_from(becomes))
    return dumped(tree)


@st.composite
def scratched(draw) -> str:
    """The text of a good record with some characters lost, put in or turned round."""
    text = draw(st.sampled_from(WHOLE))
    for _ in range(draw(st.integers(1, 3))):
        at, length = draw(st.integers(0, len(text))), draw(st.integers(0, 8))
        text = text[:at] + draw(odd)[:4] + text[at + length :]
    return text
