"""The names of commands and their options, and what Discord says about them.

The English names are those that the bot answers to, and stand in the cogs as well. In other languages
Discord shows the names of the catalogue; interactions carry the English ones all the same.
"""

from bot.i18n.catalogue import has, say


def say_command(path: str) -> str:
    """A command with its slash, as whoever is spoken to finds it: `say_command("game new")`."""
    return say(_key(path))


def command_name(path: str) -> str | None:
    """The command's own name, without those of its groups; None where the catalogue does not have it."""
    return say_command(path).removeprefix("/").split()[-1] if has(_key(path)) else None


def command_description(path: str) -> str | None:
    """What a command or group does."""
    return _said(f"{_key(path)}.description")


def option_name(name: str) -> str | None:
    """What an option is called."""
    return _said(f"option-{name}")


def option_description(path: str, name: str) -> str | None:
    """What an option is for."""
    return _said(f"{_key(path)}.{name}")


def _key(path: str) -> str:
    return f"command-{path.replace(' ', '-')}"


def _said(key: str) -> str | None:
    return say(key) if has(key) else None
