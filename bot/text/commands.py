"""Localized names and descriptions of slash commands and their options.

The English names are the ones that the bot registers, and are repeated in the cogs. In other languages
Discord shows the names from the catalogue, but interactions always carry the English ones.
"""

from bot.i18n.catalogue import has_message, say


def say_command(path: str) -> str:
    """Return a command with its slash in the current locale: `say_command("game new")`."""
    return say(_key(path))


def command_name(path: str) -> str | None:
    """Return a command's own name without its groups; None if the catalogue does not have it."""
    return say_command(path).removeprefix("/").split()[-1] if has_message(_key(path)) else None


def command_description(path: str) -> str | None:
    """Return the description of a command or group; None if the catalogue does not have it."""
    return _text_or_none(f"{_key(path)}.description")


def option_name(name: str) -> str | None:
    """Return the name of an option; None if the catalogue does not have it."""
    return _text_or_none(f"option-{name}")


def shown_option(name: str) -> str:
    """Return the name of an option as Discord shows it."""
    return option_name(name) or name


def option_description(path: str, name: str) -> str | None:
    """Return the description of an option; None if the catalogue does not have it."""
    return _text_or_none(f"{_key(path)}.{name}")


def _key(path: str) -> str:
    return f"command-{path.replace(' ', '-')}"


def _text_or_none(key: str) -> str | None:
    return say(key) if has_message(key) else None
