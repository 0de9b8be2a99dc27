"""A new language to begin with: every message, marked untranslated, with the original beside it."""

from __future__ import annotations

import re
from pathlib import Path

from babel import Locale, UnknownLocaleError
from fluent.syntax import ast, parse, serialize

from .checking import ORIGINAL, files, folder, written
from .written import UNTRANSLATED

CODE = re.compile(r"[a-z]{2,3}")


def is_language(code: str) -> bool:
    try:
        return CODE.fullmatch(code) is not None and bool(Locale.parse(code).language_name)
    except (UnknownLocaleError, ValueError):
        return False


def make(lang: str, place: Path) -> int:
    """Writes the files; how many messages are in them."""
    place.mkdir(parents=True)
    made = {file: _begun(written(folder(ORIGINAL), file)) for file in files()}
    made["language"] = _language(lang, written(folder(ORIGINAL), "language")), 0
    for file, (text, _) in made.items():
        (place / f"{file}.ftl").write_text(text, "utf-8")
    return sum(count for _, count in made.values())


def _begun(original: str) -> tuple[str, int]:
    resource, count = parse(original), 0
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            entry.comment = ast.Comment(_beside(entry))
            count += 1
    return serialize(resource), count


def _beside(message: ast.Message) -> str:
    """The mark, what the message is told if that was said, and the original."""
    said = [] if message.comment is None else [str(message.comment.content)]
    bare = ast.Message(message.id, message.value, message.attributes)
    return "\n".join([UNTRANSLATED, *said, serialize(ast.Resource([bare])).strip()])


def _language(lang: str, text: str) -> str:
    """What is known of a language needs nobody to write it: its own name, and from which side it is read."""
    locale = Locale.parse(lang)
    known = {
        "language-name": (locale.language_name or lang).capitalize(),
        "language-direction": "rtl" if locale.character_order == "right-to-left" else "ltr",
        "language-voice": lang,
        ".espeak": lang,
    }
    for key, value in known.items():
        text = re.sub(rf"^( *{re.escape(key)} =).*", rf"\1 {value}", text, flags=re.MULTILINE)
    return text
