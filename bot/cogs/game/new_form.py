"""The form with all settings of a new game."""

from collections.abc import Sequence
from typing import Final

from bot.client import AntikeClient
from bot.client.base import Fields
from bot.client.checks import server_of
from bot.cogs.durations import HOUR
from bot.cogs.forms import (
    Choice,
    Field,
    FormButton,
    SettingsForm,
    add_form,
    choice_field,
    chosen_of,
    text_field,
    typed_of,
)
from bot.cogs.game.new_options import offered_boards, read_board
from bot.cogs.game.opening import NewGameOptions, open_table
from bot.cogs.game.records import add_import_form
from bot.cogs.shared import Interaction, check_permissions, server_language
from bot.i18n.catalogue import say
from bot.i18n.language import LANGUAGES
from bot.model.settings import TEMPOS
from bot.text.names import board_name, ruleset_name
from bot.text.notifications.reminders import format_duration

NEW_GAME: Final = "new"
_ANY: Final = "any"
_NUMBERS: Final = range(2, 7)
_KEPT: Final = ("deadline", "confirm", "absent")
"""Command options without a field in the form; given values are kept."""


def fields_of(wish: NewGameOptions) -> Fields:
    """Return the form's initial values for options already given; empty if none were."""
    fields: dict[str, str | list[str]] = {}
    if wish.board or wish.ruleset:
        fields["board"] = [read_board(wish.ruleset, wish.board)[1]]
    for name in ("nations", "pace"):
        if given := getattr(wish, name):
            fields[name] = [str(given)]
    for name in ("variant", *_KEPT):
        if given := getattr(wish, name):
            fields[name] = str(given)
    more = [name for name in ("thread", "reliable", "hints") if getattr(wish, name)]
    more += [f"language-{wish.language}"] if wish.language else []
    return {**fields, "more": more} if more else fields


async def _form_fields(interaction: Interaction, typed: Fields) -> Sequence[Field]:
    server_of(interaction)
    choices = [
        (board, f"{board_name(board)} ({ruleset_name(rules)})")
        for rules, boards in offered_boards().items()
        for board in boards
    ]
    usual = {"board": [read_board(None, None)[1]], "nations": [_ANY], "pace": [_ANY]}
    known: Fields = {**usual, **typed}
    numbers = [(_ANY, say("form-nations-any")), *((str(each), str(each)) for each in _NUMBERS)]
    paces = [(_ANY, say("form-pace-any")), *((tempo, say(f"lobby-pace-{tempo}")) for tempo in TEMPOS)]
    return [
        choice_field("board", say("form-board"), choices, known),
        choice_field("nations", say("form-nations"), numbers, known),
        choice_field("pace", say("form-pace"), paces, known, hint=_format_deadline_hint(typed)),
        text_field(
            "variant", say("form-variant"), known, say("form-variant-hint"), say("form-variant-example")
        ),
        choice_field("more", say("form-more"), _more(interaction), known, several=True),
    ]


def _format_deadline_hint(typed: Fields) -> str:
    """Show a deadline given outside the form, which takes precedence over the pace."""
    deadline = typed_of(typed, "deadline")
    return say("form-deadline", deadline=deadline) if deadline else ""


def _more(interaction: Interaction) -> list[Choice]:
    spoken = server_language(interaction)
    return [
        *((each, say(f"form-more-{each}")) for each in ("thread", "reliable", "confirm", "hints")),
        *(
            (f"language-{each}", say("form-more-language", language=each))
            for each in LANGUAGES
            if each != spoken
        ),
    ]


async def _handle_submission(interaction: Interaction, fields: Fields) -> None:
    server_of(interaction)
    more = chosen_of(fields, "more")
    check_permissions(interaction, new_thread="thread" in more)
    kept = {name: typed_of(fields, name) for name in _KEPT}
    confirm = kept.pop("confirm") or (format_duration(HOUR) if "confirm" in more else None)
    spoken = next((each.removeprefix("language-") for each in more if each.startswith("language-")), None)
    nations, pace = _chosen(fields, "nations"), _chosen(fields, "pace")
    wish = NewGameOptions(
        _chosen(fields, "board"),
        int(nations) if nations and nations.isdecimal() and int(nations) in _NUMBERS else None,
        variant=typed_of(fields, "variant"),
        pace=pace,
        language=spoken,
        confirm=confirm,
        deadline=kept["deadline"],
        absent=kept["absent"],
        reliable="reliable" in more,
        thread="thread" in more,
        hints="hints" in more,
    )
    await open_table(interaction, wish)


def _chosen(fields: Fields, name: str) -> str | None:
    chosen = chosen_of(fields, name)
    return chosen[0] if chosen and chosen[0] != _ANY else None


async def setup(bot: AntikeClient) -> None:
    """Register the form."""
    bot.add_dynamic_items(FormButton)
    add_form(bot, SettingsForm(NEW_GAME, "form-new-title", _form_fields, _handle_submission))
    add_import_form(bot)
