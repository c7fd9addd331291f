"""All commands and controls, from the command tree and the registered templates of custom ids."""

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from itertools import product
from typing import Any, Final

from discord import AppCommandType, app_commands

from bot.client import AntikeBot

kinds, parser = import_module("re._constants"), import_module("re._parser")


def commands_of(client: AntikeBot) -> list[str]:
    """Return the full names of all commands: subcommands, and context menus of messages and people."""
    walked = client.tree.walk_commands()
    found = [each.qualified_name for each in walked if isinstance(each, app_commands.Command)]
    for kind in (AppCommandType.message, AppCommandType.user):
        found += [menu.name for menu in client.tree.get_commands(type=kind)]
    return found


def custom_ids(client: AntikeBot) -> Mapping[str, list[str]]:
    """Return custom ids by registered template: all spellings, with one number for all numbers."""
    patterns = (*client.controls, *client.forms)
    return {pattern.pattern: list(_spelt(parser.parse(pattern.pattern))) for pattern in patterns}


def _spelt(pattern: Any) -> Iterator[str]:
    """Yield the matches of a parsed pattern: every branch, every member of a set, one number for all."""
    for combination in product(*[list(_READERS[kind](value)) for kind, value in pattern]):
        yield "".join(combination)


def _branches(value: Any) -> Iterator[str]:
    for branch in value[1]:
        yield from _spelt(branch)


def _repeated(value: Any) -> Iterator[str]:
    least, _, inner = value
    yield next(_spelt(inner)) * max(least, 1)


def _members(value: Any) -> Iterator[str]:
    for kind, member in value:
        yield from _READERS[kind](member)


_READERS: Final[Mapping[Any, Callable[[Any], Iterator[str]]]] = {
    kinds.LITERAL: lambda value: iter([chr(value)]),
    kinds.SUBPATTERN: lambda value: _spelt(value[-1]),
    kinds.BRANCH: _branches,
    kinds.MAX_REPEAT: _repeated,
    kinds.IN: _members,
    kinds.RANGE: lambda value: iter([chr(value[0])]),
    kinds.CATEGORY: lambda _: iter(["7"]),
    kinds.ANY: lambda _: iter(["x"]),
}
"""Generators of matches by node type of `re`'s parser; a type without one fails the test with `KeyError`."""
