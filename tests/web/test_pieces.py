"""Pieces of pages that are kept once drawn: whatever people write, they take a bounded part of the memory."""

import sys

import pytest

from garou.record.reading import LONGEST_NAME
from garou.rooms.talking import LONGEST_LINE
from garou.texts import words
from garou.web.render import PIECES
from garou.web.table.talks import SHOWN, Talkbox, TalkLine

MOST = 64 * 1024 * 1024  # bytes


@pytest.mark.parametrize("letter", ["&", "🐺"])  # the longest as it is written, and the widest
def test_a_flood_of_lines_does_not_fill_the_memory(letter):
    line = TalkLine("1", "🐺" * LONGEST_NAME, letter * LONGEST_LINE, grave=False)
    drawn = PIECES.talking(words("en"), "lune-123", Talkbox((line,) * SHOWN, "open"))
    assert sys.getsizeof(str(drawn)) * PIECES.talking.cache_info().maxsize < MOST
