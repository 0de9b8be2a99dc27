"""Fluent into functions: compiled once, and kept beside the file, as Python keeps its modules.

To compile all the words of both languages takes longer than to read the whole program.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import marshal
import os
import sys
from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import CodeType
from typing import Any

from babel import Locale
from fluent_compiler import compiler
from fluent_compiler.builtins import BUILTINS
from fluent_compiler.resource import FtlResource

Message = Callable[[Mapping[str, Any], list[Exception]], Any]
Compiled = tuple[dict[str, str], CodeType]  # which function says which message, and all of these functions

COMPILER = version("fluent-compiler")


def messages(file: Path, text: str) -> dict[str, Message]:
    """By name, an attribute by `message.attribute`; each is called with what it is told and a list for problems."""
    lang, seal = file.parent.name, hashlib.sha256(f"{COMPILER} {text}".encode()).digest()
    place = Path(importlib.util.cache_from_source(file))
    functions, code = _kept(place, seal) or _keep(place, seal, _compile(lang, file.name, text))
    names = {**_around(lang)}
    exec(code, names)  # noqa: S102  # what the compiler makes of our own files
    return {message: names[function] for message, function in functions.items()}


@cache
def _around(lang: str) -> dict[str, Any]:
    """What its functions call: that of a file in which nothing is said."""
    return _module(lang, {})[2]  # type: ignore[no-any-return]  # the package carries no types


def _module(lang: str, parsed: Mapping[str, Any]) -> Any:
    return compiler.messages_to_module(parsed, Locale.parse(lang), use_isolating=False, functions=BUILTINS.copy())


def _compile(lang: str, name: str, text: str) -> Compiled:
    parsed, troubles = compiler._parse_resources([FtlResource.from_string(text)])  # noqa: SLF001  # it has no other door
    module, functions, _, errors = _module(lang, parsed)
    if troubles or errors:
        raise ValueError(f"{name}: {[*troubles, *errors]}")
    said = {str(message): str(function) for message, function in functions.items() if not message.startswith("-")}
    return said, compile(module.as_ast(), name, "exec")


def _kept(place: Path, seal: bytes) -> Compiled | None:
    """What was made of this very text; whatever else lies there is nothing."""
    try:
        found, functions, code = marshal.loads(place.read_bytes())  # noqa: S302  # as safe as the modules beside it
    except (OSError, ValueError, EOFError, TypeError):
        return None
    return (functions, code) if found == seal else None


def _keep(place: Path, seal: bytes, made: Compiled) -> Compiled:
    """Where that is wanted and may be; others may be writing the same."""
    if not sys.dont_write_bytecode:
        fresh = place.with_name(f"{place.name}.{os.getpid()}")
        with contextlib.suppress(OSError):
            place.parent.mkdir(exist_ok=True)
            fresh.write_bytes(marshal.dumps((seal, *made)))
            fresh.replace(place)
    return made
