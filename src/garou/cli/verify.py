"""`garou verify RECORD HASH`: was this deal the one that was promised before the first question?"""

from __future__ import annotations

import secrets

import click

from garou.record.promise import promise
from garou.record.values import BadRecord
from garou.texts import Words

from .files import complain, load


def command(words: Words) -> click.Command:
    def verify(file: str, hash: str) -> int:
        try:
            record = load(file)
        except BadRecord as error:
            complain(words, file, error)
            return 2
        if record.nonce is None:
            complain(words, file, BadRecord("nonce", "missing-field"))
            return 2
        kept = secrets.compare_digest(promise(record), hash.strip().lower())
        print(words("cli-verify-kept" if kept else "cli-verify-broken", {"file": file}))
        return 0 if kept else 1

    arguments: list[click.Parameter] = [
        click.Argument(["file"], metavar="RECORD"),
        click.Argument(["hash"], metavar="HASH"),
    ]
    return click.Command("verify", callback=verify, params=arguments, help=words("cli-verify-help"))
