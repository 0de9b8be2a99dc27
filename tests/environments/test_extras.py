"""Whoever asks for a part that is not installed is told in one sentence what to install."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

from garou.extras import NotInstalled, part_of


@pytest.mark.parametrize(("lang", "said"), [("en_GB.UTF-8", "this part is an extra"), ("fr_FR.UTF-8", "en plus")])
@pytest.mark.parametrize(
    "wanted",
    [
        ("garou.environments", "pettingzoo", "gym"),
        ("garou.lane", "numpy", "lane"),
        ("garou.lane.compiling", "jax", "lane"),
    ],
    ids=str,
)
def test_what_to_install_is_said(wanted, lang, said, monkeypatch):
    part, package, extra = wanted
    monkeypatch.setenv("LC_ALL", lang)
    monkeypatch.setitem(sys.modules, package, None)
    for name in [name for name in sys.modules if name.startswith(part)]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(NotInstalled, match=said) as missing:
        import_module(part)
    assert f"garou[{extra}]" in str(missing.value)
    assert "\n" not in str(missing.value)


def test_a_part_of_ours_that_is_missing_is_our_mistake():
    with pytest.raises(ModuleNotFoundError, match=r"garou\.nowhere"), part_of("gym"):
        import garou.nowhere  # noqa: F401, PLC0415  # the same
