"""Localised names, descriptions and choices of commands."""

from typing import Any

from discord import Locale, app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot.i18n.catalogue import has_message, say, speaking
from bot.i18n.language import ENGLISH, LANGUAGES, language_of
from bot.text.commands import command_description, command_name, option_description, option_name


def choice(key: str, value: str) -> app_commands.Choice[str]:
    """Return an option's fixed choice by its key in the catalogue."""
    return app_commands.Choice(name=app_commands.locale_str(say(key), key=key), value=value)


def ruleset_choice(name: str) -> app_commands.Choice[str]:
    """Return the choice of a ruleset; capitalised id if the catalogue has no name."""
    key = f"ruleset-{name}"
    return choice(key, name) if has_message(key) else app_commands.Choice(name=name.capitalize(), value=name)


def menu_command(key: str) -> app_commands.locale_str:
    """Return the name of a context menu command by its key in the catalogue."""
    with speaking(ENGLISH):
        return app_commands.locale_str(say(key), key=key)


def describe_commands(tree: app_commands.CommandTree[Any]) -> None:
    """Set English descriptions of commands and options, which Discord shows in unsupported languages."""
    with speaking(ENGLISH):
        for node in tree.walk_commands():
            node.description = command_description(node.qualified_name) or node.description
            if isinstance(node, app_commands.Command):
                told = {
                    option.name: option_description(node.qualified_name, option.display_name)
                    for option in node.parameters
                }
                texts = {name: app_commands.locale_str(text) for name, text in told.items() if text}
                app_commands.describe(**texts)(node)


class CatalogueTranslator(app_commands.Translator):
    """Translates command texts from the catalogue; the commands themselves hold the English texts."""

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Translate a text to a Discord locale; None if the language is not supported."""
        if locale.value == ENGLISH or locale.value not in LANGUAGES:  # true for most of ten thousand calls
            return None
        with speaking(language_of(locale.value)):
            return _text(string, context)


def _text(string: app_commands.locale_str, context: app_commands.TranslationContextTypes) -> str | None:
    data: Any = context.data
    if isinstance(data, app_commands.ContextMenu):
        return say(str(string.extras["key"]))
    match context.location:
        case Location.command_name | Location.group_name:
            return command_name(data.qualified_name)
        case Location.command_description | Location.group_description:
            return command_description(data.qualified_name)
        case Location.parameter_name:
            return option_name(data.display_name)
        case Location.parameter_description:
            return option_description(data.command.qualified_name, data.display_name)
        case Location.choice_name if "key" in string.extras:
            return say(str(string.extras["key"]))
    return None
