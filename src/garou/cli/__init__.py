"""The command `garou`: one file a command, every word from the texts."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from importlib import import_module

import click

import garou
from garou.texts import LANGUAGES, Words, language, words
from garou.texts.narrator import LONGEST_WORD, escaped

# The commands, in the order help lists them. Each module offers `command(words)`.
COMMANDS = (
    "serve",
    "backup",
    "restore",
    "check",
    "move",
    "play",
    "scenarios",
    "mcp",
    "aiwolf",
    "announce",
    "voices",
    "tournament",
    "sim",
    "lab",
    "data",
    "league",
    "judge",
    "view",
    "worlds",
    "puzzle",
    "tell",
    "verify",
    "schema",
    "texts",
)


class Garou(click.Group):
    """Loads only the command that was asked for: the judge needs no terminal art."""

    def __init__(self, words: Words) -> None:
        super().__init__("garou", help=words("cli-help"), no_args_is_help=True, context_settings=HELP)
        self.words = words
        self.params += [version_option(words), lang_option(words)]

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"garou.cli.{cmd_name}").command(self.words)
        for one in (command, *(command.commands.values() if isinstance(command, click.Group) else ())):
            one.params.append(lang_option(self.words))
            one.context_settings = HELP
        return command


HELP = {"help_option_names": ["-h", "--help"]}


def lang_option(words: Words) -> click.Option:
    """Read before anything is parsed, since help and errors speak that language too; here it is only listed."""
    return click.Option(["--lang"], type=click.Choice(LANGUAGES), expose_value=False, help=words("cli-lang-help"))


def version_option(words: Words) -> click.Option:
    """A name and a number: the same in every language."""
    return click.Option(
        ["--version"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=_version,
        help=words("cli-version-help"),
    )


def _version(ctx: click.Context, param: click.Parameter, asked: bool) -> None:
    if asked and not ctx.resilient_parsing:
        print(f"garou {garou.__version__}")
        ctx.exit()


def main() -> None:
    """Run the command: 0 done, 1 stopped half-way, 2 wrong input."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:  # a shell may have closed it
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")  # type: ignore[union-attr]  # a text stream
    spoken = words(language(wanted_language(sys.argv[1:]), os.environ))
    try:
        status = Garou(spoken).main(standalone_mode=False)
        print(end="", flush=True)
    except OSError as error:
        status = stopped_writing(error, spoken)
    except (click.Abort, KeyboardInterrupt):
        print(file=sys.stderr)
        status = 1
    except click.ClickException as error:
        print(f"garou: {complaint(error, spoken)}", file=sys.stderr)
        status = 2
    sys.exit(status if isinstance(status, int) else 0)


def stopped_writing(error: OSError, words: Words) -> int:
    """`garou judge … | head` has read enough, or the disk is full. What is left unwritten goes nowhere."""
    if not isinstance(error, BrokenPipeError):
        with suppress(OSError):
            print(f"garou: {words('cli-cannot-write', {'detail': error.strerror})}", file=sys.stderr)
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1


def wanted_language(argv: list[str]) -> str | None:
    for i, word in enumerate(argv):
        if word == "--lang" and argv[i + 1 : i + 2] and argv[i + 1] in LANGUAGES:
            return argv[i + 1]
        if word.startswith("--lang=") and word.removeprefix("--lang=") in LANGUAGES:
            return word.removeprefix("--lang=")
    return None


def given(names: list[str], argv: list[str]) -> str:
    """What stands behind an option, as it was typed."""
    for i, word in enumerate(argv):
        name, equals, value = word.partition("=")
        if name in names:
            return value if equals else "".join(argv[i + 1 : i + 2])
    return ""


def complaint(error: click.ClickException, words: Words) -> str:
    """What is wrong with the command line, in the reader's language."""
    if not isinstance(error, click.UsageError):
        return error.format_message()  # one of ours, in that language already
    if isinstance(error, click.NoSuchOption):
        return words("cli-no-such-option", {"name": error.option_name})
    if isinstance(error, click.exceptions.NoSuchCommand):
        return words("cli-no-such-command", {"name": error.command_name, "known": ", ".join(_known_to(error))})
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return words("cli-missing", {"name": error.param.make_metavar(click.Context(click.Command("garou")))})
    if isinstance(error, click.BadParameter) and error.param is not None:
        said = {"name": max(error.param.opts, key=len), "wanted": _wanted(error.param.type, words)}
        found = given(error.param.opts, sys.argv[1:])
        return words("cli-bad-value", said | {"found": escaped(found, LONGEST_WORD), "given": "yes" if found else "no"})
    if isinstance(error, click.exceptions.BadOptionUsage):
        return words("cli-missing-value", {"name": error.option_name})
    if isinstance(error, click.exceptions.NoArgsIsHelpError):
        return error.format_message()
    return words("cli-bad-usage")


def _known_to(error: click.UsageError) -> tuple[str, ...]:
    """The commands of the group that was asked for another."""
    group = error.ctx.command if error.ctx is not None else None
    return tuple(group.list_commands(error.ctx)) if error.ctx and isinstance(group, click.Group) else COMMANDS


def _wanted(kind: object, words: Words) -> str:
    if isinstance(kind, click.Choice):
        return words("cli-wanted-one-of", {"known": ", ".join(map(str, kind.choices))})
    if isinstance(kind, click.IntRange) and kind.min is not None:
        return words("cli-wanted-range", {"low": str(kind.min), "high": str(kind.max)})
    return words("cli-wanted-number")
