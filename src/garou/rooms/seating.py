"""Coming, going, and whose seat is whose."""

from __future__ import annotations

import hashlib
import secrets

from garou.record.reading import name_flaw

from .hall import Live, TurnedAway
from .laying import Laying, own
from .room import Chair, Phase

AWAY = 45.0  # seconds after which a host who is gone no longer hosts


class Seating(Laying):
    """Who sits where, on which device, and who hosts."""

    async def join(self, code: str, name: str, lang: str) -> str:
        """A seat for somebody new; the token that proves it is theirs is told once and never again."""
        live = self.find(code)
        async with live.lock:
            room = live.room
            name = " ".join(name.split())
            if flaw := name_flaw(name, tuple(sitter.name for sitter in room.sitters.values())):
                raise TurnedAway(flaw, name=name, longest=100)
            own(room)
            await self._make_room(live)
            token = secrets.token_urlsafe(32)
            chair = room.chairs_made + 1
            await self._happen(live, "joined", chair=chair, name=name, token=hashed(token), lang=lang)
            await self._grow(live)
        return token

    async def _make_room(self, live: Live) -> None:
        """A bot makes room for a person. Who comes while a game goes on waits for the next."""
        room = live.room
        bots = [chair for chair in room.order if room.sitters[chair].token is None]
        if len(room.order) - len(bots) >= room.settings.rules.players[1]:
            raise TurnedAway("table-full")
        if len(room.order) >= room.settings.rules.players[1] and room.phase is Phase.LOBBY:
            await self._happen(live, "left", chair=bots[-1])

    def chair(self, code: str, token: str | None) -> Chair | None:
        """Whose token this is; None for anybody else."""
        if not token:
            return None
        proof = hashed(token)
        for chair, sitter in self.find(code).room.sitters.items():
            if sitter.token is not None and secrets.compare_digest(sitter.token, proof):
                return chair
        return None

    async def leave(self, code: str, chair: Chair) -> None:
        live = self.find(code)
        async with live.lock:
            await self._get_up(live, chair)

    async def remove(self, code: str, host: Chair, chair: Chair) -> None:
        live = self.find(code)
        async with live.lock:
            self._only_host(live.room, host)
            if chair not in live.room.sitters or chair == host:
                raise TurnedAway("no-such-seat-here")
            own(live.room)
            await self._get_up(live, chair)

    async def _get_up(self, live: Live, chair: Chair) -> None:
        """Whoever plays leaves a bot on the seat."""
        if chair in live.room.seated:
            await self._hand(live, chair, bot=True)
        else:
            await self._happen(live, "left", chair=chair)

    async def hand(self, code: str, by: Chair, chair: Chair, *, bot: bool) -> None:
        """A bot sits in for somebody, or gives the seat back. Anybody for themselves; the host for those away."""
        live = self.find(code)
        async with live.lock:
            if by != chair:
                self._only_host(live.room, by)
                if not bot:
                    raise TurnedAway("not-your-seat")
            await self._hand(live, chair, bot=bot)

    async def _hand(self, live: Live, chair: Chair, *, bot: bool) -> None:
        if chair not in live.room.sitters:
            raise TurnedAway("no-such-seat-here")
        await self._happen(live, "handed", chair=chair, bot=bot)

    async def renew(self, code: str, chair: Chair) -> str:
        """A new token for the same seat: the link that moves it to another device. The old one is void."""
        live = self.find(code)
        token = secrets.token_urlsafe(32)
        async with live.lock:
            await self._happen(live, "handed", chair=chair, token=hashed(token), bot=False)
        return token

    async def set_language(self, code: str, chair: Chair, lang: str) -> None:
        live = self.find(code)
        async with live.lock:
            await self._happen(live, "handed", chair=chair, lang=lang)

    async def _pass_on_hosting(self, live: Live, now: float) -> None:
        room = live.room
        host = room.host
        if host is None or host in live.present or now - live.seen.get(host, room.touched) < AWAY:
            return
        present = sorted(room.people & live.present)
        if present and host not in present:
            async with live.lock:
                if room.host == host and present[0] in room.sitters:
                    await self._happen(live, "hosts", chair=present[0])


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
