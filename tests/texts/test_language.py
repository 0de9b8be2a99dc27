"""Which language is spoken: the one asked for, else the one gettext would choose."""

from __future__ import annotations

import pytest

from garou.texts import language


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({}, "en"),
        # LC_ALL goes before LC_MESSAGES, and that before LANG; an empty one counts as not set.
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr_CA@euro"}, "fr"),
        ({"LANG": "fr.ISO-8859-1"}, "fr"),
        ({"LANG": "FR_fr"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LC_MESSAGES": "fr_FR.UTF-8", "LANG": "en_GB.UTF-8"}, "fr"),
        ({"LC_ALL": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8", "LANG": "en_GB.UTF-8"}, "fr"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_CTYPE": "fr_FR.UTF-8"}, "en"),
        # A language that is not spoken here, or only begins like one that is.
        ({"LANG": "it_IT.UTF-8"}, "en"),
        ({"LANG": "frr_DE.UTF-8"}, "en"),
        ({"LANG": "nonsense"}, "en"),
        # LANGUAGE goes before all of them, and lists what is wanted in order.
        ({"LANGUAGE": "fr", "LANG": "en_GB.UTF-8"}, "fr"),
        ({"LANGUAGE": "fr:en", "LC_ALL": "en_GB.UTF-8"}, "fr"),
        ({"LANGUAGE": "en:fr", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANGUAGE": "it:fr_CA:en", "LANG": "en_GB.UTF-8"}, "fr"),
        ({"LANGUAGE": ":fr", "LANG": "en_GB.UTF-8"}, "fr"),
        ({"LANGUAGE": "", "LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANGUAGE": "it", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANGUAGE": "C:fr", "LANG": "fr_FR.UTF-8"}, "en"),
        # Unless the locale is that of no language, or none is set.
        ({"LANGUAGE": "fr", "LC_ALL": "C"}, "en"),
        ({"LANGUAGE": "fr", "LC_ALL": "POSIX", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANGUAGE": "fr", "LANG": "C.UTF-8"}, "en"),
        ({"LANGUAGE": "fr"}, "en"),
        ({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_environment_chooses_as_it_does_for_other_programs(environment, spoken):
    assert language(None, environment) == spoken


@pytest.mark.parametrize("environment", [{}, {"LC_ALL": "C"}, {"LANG": "en_GB.UTF-8", "LANGUAGE": "en"}])
def test_who_asks_for_a_language_gets_it(environment):
    assert language("fr", environment) == "fr"
    assert language("en", environment | {"LC_ALL": "fr_FR.UTF-8"}) == "en"
