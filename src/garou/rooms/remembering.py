"""What was worked out of a table holds until something happens at it: for everybody, or for those who can see it."""

from __future__ import annotations

from collections.abc import Callable, Container
from functools import cached_property
from typing import Any, ClassVar, TypeVar

Made = TypeVar("Made")


STANDING = ("_stands", "_own_stands")  # made until something happens that is no nod


class Remembering:
    """Something whose cached properties are forgotten when it changes."""

    worked_out: ClassVar[tuple[str, ...]] = ()  # their names
    lasting: ClassVar[
        tuple[str, ...]
    ] = ()  # those of them that are looked at one by one: most events do not touch them
    steady: ClassVar[tuple[str, ...]] = ()  # those that no nod changes

    def __init_subclass__(cls) -> None:
        found = (name for of in cls.__mro__ for name, one in vars(of).items() if isinstance(one, cached_property))
        cls.worked_out = tuple(found)
        cls._fleeting = tuple(name for name in cls.worked_out if name not in cls.lasting)
        cls._passing = tuple(name for name in cls._fleeting if name not in (*STANDING, *cls.steady))

    _fleeting: ClassVar[tuple[str, ...]] = ()
    _passing: ClassVar[tuple[str, ...]] = ()

    def forget(self) -> None:
        """What was worked out holds until something happens: eight pages are drawn of one and the same room."""
        for name in self._fleeting:
            self.__dict__.pop(name, None)
        self.look_again()

    def look_again(self) -> None:
        """Of what lasts, forget what does not hold any more."""

    def work_out(self) -> None:
        """All of it: what no page and no clock could make anything of is found now, and not by whoever comes."""
        for name in self.worked_out:
            getattr(self, name)

    def once(self, key: object, make: Callable[[], Made]) -> Made:
        """What several pages have in common, by whatever else it depends on: made once until everybody sees more."""
        return _kept(self._made, key, make)

    def once_for(self, reader: int | None, key: object, make: Callable[[], Made]) -> Made:
        """The same for what is one reader's own: made once until something happens that they can see."""
        return _kept(self._own.setdefault(reader, {}), key, make)

    def standing(self, key: object, make: Callable[[], Made]) -> Made:
        """What several pages have in common, and no nod changes: made once until something else happens."""
        return _kept(self._stands, key, make)

    def standing_for(self, reader: int | None, key: object, make: Callable[[], Made]) -> Made:
        """The same for what is one reader's own, and nobody else's nod changes."""
        return _kept(self._own_stands.setdefault(reader, {}), key, make)

    def nod(self, *readers: int | None) -> None:
        """Before everybody's eyes somebody has said that they are done: all is as it was but the pages of these."""
        for name in self._passing:
            self.__dict__.pop(name, None)
        if readers:
            self._drop("_own_stands", readers)

    def stir(self, readers: Container[int | None]) -> None:
        """Something has happened that nobody but these can see. A draft and its table may share what stays."""
        self.look_again()
        self._drop("_own", readers)
        self._drop("_own_stands", readers)

    def _drop(self, own: str, readers: Container[int | None]) -> None:
        """A draft and its table may share what was made: none is taken out of it, there is another without."""
        if made := self.__dict__.get(own):
            self.__dict__[own] = {one: of_one for one, of_one in made.items() if one not in readers}

    @cached_property
    def _made(self) -> dict[object, Any]:
        return {}

    @cached_property
    def _own(self) -> dict[int | None, dict[object, Any]]:
        return {}

    @cached_property
    def _stands(self) -> dict[object, Any]:
        return {}

    @cached_property
    def _own_stands(self) -> dict[int | None, dict[object, Any]]:
        return {}


def _kept(made: dict[object, Any], key: object, make: Callable[[], Made]) -> Made:
    if key not in made:
        made[key] = make()
    found: Made = made[key]
    return found
