"""What a field of a document can hold: read, written and described in the schema by the same few words."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from typing import Any, Protocol, TypeVar

from garou.forms import BadForm, Json

Schema = dict[str, Any]
T = TypeVar("T")

SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_SLUG = 30
LANG = re.compile(r"[a-z]{2,3}")
UNSEEN = re.compile(r"[<>&{}\\\u200b\u2028-\u202e\u2066-\u2069]")  # markup of any kind, and what turns a line round
JOINERS = {0x200C: None, 0x200D: None, 0x202F: None, 0xA0: None, 0xAD: None}  # spaces and breaks of good printing
STACKED = re.compile(r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]{3}")


class FieldKind(Protocol):
    """One kind of value."""

    def read(self, place: str, value: Any) -> Any: ...

    def write(self, value: Any) -> Any: ...

    def schema(self) -> Schema: ...


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of a few words."""

    words: tuple[str, ...]

    def read(self, place: str, value: Any) -> str:
        if not isinstance(value, str) or value not in self.words:
            raise BadForm(place, "none-of", found=value, known=self.words)
        return value

    def write(self, value: str) -> str:
        return value

    def schema(self) -> Schema:
        return {"enum": [*self.words]}


@dataclass(frozen=True, slots=True)
class Slug:
    """The name by which a document speaks of something: small letters, digits, hyphens."""

    def read(self, place: str, value: Any) -> str:
        if not isinstance(value, str):
            raise BadForm(place, "not-a-word")
        if len(value) > LONGEST_SLUG or not SLUG.fullmatch(value):
            raise BadForm(place, "homemade-slug", name=value, longest=LONGEST_SLUG)
        return value

    def write(self, value: str) -> str:
        return value

    def schema(self) -> Schema:
        return {"type": "string", "pattern": f"^{SLUG.pattern}$", "maxLength": LONGEST_SLUG}


@dataclass(frozen=True, slots=True)
class Text:
    """Words somebody reads: a line, without markup and without anything that cannot be seen."""

    longest: int

    def read(self, place: str, value: Any) -> str:
        if not isinstance(value, str):
            raise BadForm(place, "not-a-word")
        if len(value) > self.longest:
            raise BadForm(place, "homemade-text-long", count=len(value), longest=self.longest)
        if not value.translate(JOINERS).strip():
            raise BadForm(place, "name-empty")
        if UNSEEN.search(value) or STACKED.search(value) or not value.translate(JOINERS).isprintable():
            raise BadForm(place, "homemade-text-unprintable", name=value)
        return value

    def write(self, value: str) -> str:
        return value

    def schema(self) -> Schema:
        return {"type": "string", "minLength": 1, "maxLength": self.longest, "pattern": r"^[^<>&{}\\]*$"}


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""

    def read(self, place: str, value: Any) -> bool:
        if not isinstance(value, bool):
            raise BadForm(place, "not-true-or-false")
        return value

    def write(self, value: bool) -> bool:
        return value

    def schema(self) -> Schema:
        return {"type": "boolean"}


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number between two others."""

    low: int
    high: int

    def read(self, place: str, value: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            raise BadForm(place, "homemade-number", low=self.low, high=self.high)
        return value

    def write(self, value: int) -> int:
        return value

    def schema(self) -> Schema:
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


@dataclass(frozen=True, slots=True)
class Many:
    """A list."""

    kind: FieldKind
    most: int

    def read(self, place: str, value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise BadForm(place, "not-a-list")
        if len(value) > self.most:
            raise BadForm(place, "homemade-too-many", count=len(value), most=self.most)
        return tuple(self.kind.read(f"{place}[{number}]", one) for number, one in enumerate(value))

    def write(self, value: tuple[Any, ...]) -> Any:
        return [self.kind.write(one) for one in value]

    def schema(self) -> Schema:
        return {"type": "array", "items": self.kind.schema(), "maxItems": self.most}


@dataclass(frozen=True, slots=True)
class Some:
    """One value, or a list of them: one alone is written without brackets."""

    kind: FieldKind
    most: int

    def read(self, place: str, value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list):
            return (self.kind.read(place, value),)
        if not value:
            raise BadForm(place, "homemade-nothing")
        return Many(self.kind, self.most).read(place, value)

    def write(self, value: tuple[Any, ...]) -> Any:
        return self.kind.write(value[0]) if len(value) == 1 else Many(self.kind, self.most).write(value)

    def schema(self) -> Schema:
        one = self.kind.schema()
        return {"anyOf": [one, {"type": "array", "items": one, "minItems": 1, "maxItems": self.most}]}


@dataclass(frozen=True, slots=True)
class ByKey:
    """An object whose keys are free: a value for each language, a deck for each number of players."""

    key: re.Pattern[str]
    kind: FieldKind
    most: int

    def read(self, place: str, value: Any) -> Mapping[str, Any]:
        if not isinstance(value, dict):
            raise BadForm(place, "not-an-object")
        if len(value) > self.most:
            raise BadForm(place, "homemade-too-many", count=len(value), most=self.most)
        for key in value:
            if not self.key.fullmatch(key):
                raise BadForm(place, "homemade-key", name=key)
        return {key: self.kind.read(f"{place}.{key}", one) for key, one in value.items()}

    def write(self, value: Mapping[str, Any]) -> Any:
        return {key: self.kind.write(value[key]) for key in sorted(value)}

    def schema(self) -> Schema:
        keys = {f"^{self.key.pattern}$": self.kind.schema()}
        return {"type": "object", "patternProperties": keys, "additionalProperties": False, "maxProperties": self.most}


@dataclass(frozen=True, slots=True)
class Form:
    """An object with named fields: a dataclass."""

    made: type

    def read(self, place: str, value: Any) -> Any:
        if not isinstance(value, dict):
            raise BadForm(place, "not-an-object")
        known = {key_of(one): one for one in fields(self.made)}
        for key in value:
            if key not in known:
                raise BadForm(place, "unknown-field", field=key, known=tuple(known))
        found = {}
        for key, one in known.items():
            if key in value:
                found[one.name] = one.metadata["kind"].read(f"{place}.{key}" if place else key, value[key])
            elif needed(one):
                raise BadForm(f"{place}.{key}" if place else key, "missing-field")
        return self.made(**found)

    def write(self, value: Any) -> Json:
        """What goes without saying is left out."""
        told = {one: getattr(value, one.name) for one in fields(self.made)}
        return {key_of(one): one.metadata["kind"].write(v) for one, v in told.items() if needed(one) or v != usual(one)}

    def schema(self) -> Schema:
        every = fields(self.made)
        return {
            "type": "object",
            "required": [key_of(one) for one in every if needed(one)],
            "additionalProperties": False,
            "properties": {key_of(one): described(one) for one in every},
        }


@dataclass(frozen=True, slots=True)
class OneForm:
    """One of several forms: the field that only it has tells which."""

    forms: Mapping[str, type]

    def read(self, place: str, value: Any) -> Any:
        if not isinstance(value, dict):
            raise BadForm(place, "not-an-object")
        verbs = [key for key in self.forms if key in value]
        if len(verbs) != 1:
            raise BadForm(place, "homemade-one-verb", known=tuple(self.forms))
        return Form(self.forms[verbs[0]]).read(place, value)

    def write(self, value: Any) -> Json:
        return Form(type(value)).write(value)

    def schema(self) -> Schema:
        made = dict.fromkeys(self.forms.values())
        if len(made) > 1:
            return {"oneOf": [Form(one).schema() for one in made]}
        [only] = made
        return {**Form(only).schema(), "oneOf": [{"required": [key]} for key in self.forms]}


@dataclass(frozen=True, slots=True)
class OrBare:
    """A form of which only the first field is told: it may stand there bare."""

    made: type

    def read(self, place: str, value: Any) -> Any:
        [first, *_] = fields(self.made)
        return Form(self.made).read(place, value if isinstance(value, dict) else {key_of(first): value})

    def write(self, value: Any) -> Any:
        [first, *_] = fields(self.made)
        written = Form(self.made).write(value)
        return written[key_of(first)] if written.keys() == {key_of(first)} else written

    def schema(self) -> Schema:
        [first, *_] = fields(self.made)
        return {"anyOf": [described(first), Form(self.made).schema()]}


# --- Fields of dataclasses ------------------------------------------------------------------------


def told(kind: FieldKind, about: str = "", *, key: str = "") -> Mapping[str, Any]:
    """What a field says of itself."""
    return {"kind": kind, "about": about, "key": key}


def needs(kind: FieldKind, about: str = "", *, key: str = "") -> Any:
    """A field that must be there."""
    return field(metadata=told(kind, about, key=key))


def optional(kind: FieldKind, usually: Any, about: str = "", *, key: str = "") -> Any:
    """A field that may be left out."""
    metadata = told(kind, about, key=key)
    made: Callable[[], Any] = dict
    return (
        field(default_factory=made, metadata=metadata) if usually == {} else field(default=usually, metadata=metadata)
    )


def key_of(one: Any) -> str:
    """How it is called outside of Python."""
    key: str = one.metadata["key"] or one.name.replace("_", "-")
    return key


def needed(one: Any) -> bool:
    return one.default is MISSING and one.default_factory is MISSING


def usual(one: Any) -> Any:
    return one.default if one.default is not MISSING else one.default_factory()


def described(one: Any) -> Schema:
    about = {"description": one.metadata["about"]} if one.metadata["about"] else {}
    return {**one.metadata["kind"].schema(), **about}
