"""Makes src/garou/rooms/confusables.txt from the confusables.txt of Unicode Technical Standard #39.

    python tools/confusables.py path/to/confusables.txt

That file comes with every version of Unicode, and with the sources of ICU. Only what `garou.rooms.names` asks for is
kept: it takes a name apart by compatibility first, so characters that fall apart by themselves are left out.
"""

from __future__ import annotations

import sys
import unicodedata
from collections import defaultdict
from pathlib import Path

KEPT = Path(__file__).parent.parent / "src/garou/rooms/confusables.txt"

# Arne and Ame are two people: an m is an m here, and whatever looks like one as well.
ITSELF = {"rn": "m"}
LEFT_OUT = ("m", "%")

NOTICE = """\
# Characters that look like others, for `garou.rooms.names`: what is looked like, then all
# that look like it, in hexadecimal.
# Made by tools/confusables.py, which leaves out what is not needed: a modified extract of {version}
# of confusables.txt, Unicode Security Mechanisms for UTS #39, https://www.unicode.org/reports/tr39
#
# Copyright © 1991-2022 Unicode, Inc. All rights reserved.
# Distributed under the Terms of Use in https://www.unicode.org/copyright.html.
#
# Permission is hereby granted, free of charge, to any person obtaining a copy of the Unicode data files and any
# associated documentation (the "Data Files") or Unicode software and any associated documentation (the "Software") to
# deal in the Data Files or Software without restriction, including without limitation the rights to use, copy, modify,
# merge, publish, distribute, and/or sell copies of the Data Files or Software, and to permit persons to whom the Data
# Files or Software are furnished to do so, provided that either (a) this copyright and permission notice appear
# with all copies of the Data Files or Software, or (b) this copyright and permission notice appear in
# associated Documentation.
#
# THE DATA FILES AND SOFTWARE ARE PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT
# LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT OF THIRD PARTY
# RIGHTS. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR HOLDERS INCLUDED IN THIS NOTICE BE LIABLE FOR ANY CLAIM, OR ANY
# SPECIAL INDIRECT OR CONSEQUENTIAL DAMAGES, OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS,
# WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR
# PERFORMANCE OF THE DATA FILES OR SOFTWARE. Except as contained in this notice, the name of a copyright holder
# shall not be used in advertising or otherwise to promote the sale, use or other dealings in these
# Data Files or Software without prior written authorization of the copyright holder.
"""


def read(source: str) -> dict[str, str]:
    """Each character with what it looks like."""
    found = {}
    for line in source.splitlines():
        said = line.partition("#")[0].strip("\ufeff \t")
        if said:
            char, like, _ = (_text(part) for part in said.split(";"))
            found[char] = like
    return found


def _text(codes: str) -> str:
    return "".join(chr(int(code, 16)) for code in codes.split()) if codes.strip() != "MA" else ""


def wanted(pairs: dict[str, str]) -> dict[str, list[str]]:
    """By what is looked like, without what falls apart by itself."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for char, like in pairs.items():
        for several, one in ITSELF.items():
            like = like.replace(several, one)  # noqa: PLW2901  # one look after the other
        if char not in LEFT_OUT and unicodedata.normalize("NFKD", char) == char:
            found[like].append(char)
    return found


def written(groups: dict[str, list[str]], version: str) -> str:
    rows = [f"{_codes(like)};{' '.join(map(_codes, sorted(chars)))}" for like, chars in sorted(groups.items())]
    return NOTICE.format(version=version) + "\n".join(rows) + "\n"


def _codes(text: str) -> str:
    return " ".join(f"{ord(char):X}" for char in text)


if __name__ == "__main__":
    source = Path(sys.argv[1]).read_text("utf-8")
    [version] = [line.removeprefix("# ").lower() for line in source.splitlines() if line.startswith("# Version")]
    KEPT.write_text(written(wanted(read(source)), version.replace(":", "")), "utf-8")
