"""What happens, as values: each kind of event is a frozen dataclass, written to disk and read from it in one place.

A field that has its default is not written. A kind whose fields have changed says its version, and an upcast makes what
older versions have written into what it would be today; nobody else knows of it.
"""

from __future__ import annotations

import contextlib
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from types import UnionType
from typing import Any, ClassVar, Generic, NamedTuple, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

from garou.store.values import Event

Data = dict[str, Any]
Upcast = Callable[[Data], Data]  # from one version to the next
Decoder = Callable[[Any], Any]


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that happened, and all there is to know of it but when."""

    kind: ClassVar[str]
    version: ClassVar[int] = 1


H = TypeVar("H", bound=Happening)


class Happened(NamedTuple, Generic[H]):
    """Its place in a log."""

    seq: int
    at: float  # seconds since 1970
    what: H


class Newer(KeyError):
    """Nothing that this version knows of: a newer one has written it, or nobody."""


class Vocabulary(Generic[H]):
    """All kinds of events that one sort of log can hold."""

    def __init__(self, *kinds: type[H], upcasts: Mapping[tuple[str, int], Upcast] | None = None) -> None:
        self.kinds = {kind.kind: kind for kind in kinds}
        self._decoders = {kind.kind: _decoders(kind) for kind in kinds}
        self._upcasts = dict(upcasts or {})

    def read(self, event: Event) -> Happened[H]:
        """What is no event of ours is a KeyError, TypeError or ValueError; `Newer` where a later version may know."""
        kind, data = self._known(event), dict(event.data)
        for version in range(data.pop("v", 1), kind.version):
            data = self._upcasts[event.kind, version](data)
        decoders = self._decoders[event.kind]
        if not data.keys() <= decoders.keys():
            raise Newer(event.kind)
        return Happened(event.seq, event.at, kind(**{name: decoders[name](value) for name, value in data.items()}))

    def _known(self, event: Event) -> type[H]:
        """By its kind and its version: what both mean may be another thing one day."""
        kind = self.kinds.get(event.kind)
        if kind is None or event.data.get("v", 1) > kind.version:
            raise Newer(event.kind)
        return kind

    @staticmethod
    def written(happened: Happened[H]) -> Event:
        what = happened.what
        version = {"v": what.version} if what.version > 1 else {}
        return Event(happened.seq, happened.at, what.kind, encoded(what) | version)


def encoded(what: Happening) -> Data:
    defaults = {field.name: field.default for field in fields(what)}
    return {name: _plain(value) for name, default in defaults.items() if (value := getattr(what, name)) != default}


def _plain(value: Any) -> Any:
    """As JSON has it; tuples are left as they are, they become lists by themselves."""
    if isinstance(value, tuple) and not hasattr(value, "to_json"):
        return tuple(map(_plain, value))
    return value.to_json() if hasattr(value, "to_json") else value


# --- Reading: what is on disk may be damaged --------------------------------------------------------


def _decoders(kind: type[Happening]) -> dict[str, Decoder]:
    hints = get_type_hints(kind)
    return {field.name: _decoder(hints[field.name]) for field in fields(kind)}


def _decoder(hint: Any) -> Decoder:
    while isinstance(hint, NewType):
        hint = hint.__supertype__
    if hint is float:
        return _number
    if get_origin(hint) is tuple:
        return _tuple(get_args(hint))
    if get_origin(hint) in (Union, UnionType):
        return _one_of(get_args(hint))
    if hasattr(hint, "from_json"):
        read: Decoder = hint.from_json
        return read
    return lambda value: _exactly(value, hint)


def _exactly(value: Any, kind: type) -> Any:
    if type(value) is not kind:
        raise TypeError(f"{value!r:.40} is no {kind.__name__}")
    return value


def _number(value: Any) -> float:
    if type(value) not in (int, float) or not math.isfinite(value):
        raise TypeError(f"{value!r:.40} is no number")
    return float(value)


def _tuple(parts: tuple[Any, ...]) -> Decoder:
    if parts[-1] is Ellipsis:
        each = _decoder(parts[0])
        return lambda value: tuple(map(each, _several(value)))
    several = tuple(map(_decoder, parts))
    return lambda value: tuple(read(one) for read, one in zip(several, _several(value), strict=True))


def _several(value: Any) -> Any:
    if type(value) not in (list, tuple):
        raise TypeError(f"{value!r:.40} is no list")
    return value


def _one_of(kinds: tuple[Any, ...]) -> Decoder:
    """The first of them that can be made of it."""
    readers = [_decoder(kind) for kind in kinds]

    def read(value: Any) -> Any:
        for reader in readers:
            with contextlib.suppress(TypeError, AttributeError):
                return reader(value)
        raise TypeError(f"{value!r:.40} is none of these")

    return read
