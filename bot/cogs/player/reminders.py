"""`/reminders` and `/away`: notification preferences for all games, by command or form."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from discord import app_commands
from discord.ext import commands

from bot.client import AntikeClient
from bot.client.base import Fields
from bot.client.components import view_of
from bot.client.setup.localization import choice
from bot.cogs.completion import Choices, choices_of
from bot.cogs.durations import (
    HOUR,
    complete_days,
    complete_lengths,
    complete_zones,
    offer_returns,
    read_days,
    read_length,
    read_quiet,
    read_return,
    read_zone,
)
from bot.cogs.forms import (
    Field,
    SettingsForm,
    add_form,
    choice_field,
    chosen_of,
    form_button,
    text_field,
    typed_of,
)
from bot.cogs.own_games import anywhere
from bot.cogs.shared import InputError, Interaction, acknowledge, read_given, reply_privately
from bot.i18n.catalogue import say
from bot.i18n.cldr import format_weekdays
from bot.i18n.input_words import input_keyword
from bot.model import PersonRow
from bot.model.people import LOSSES, PLACES
from bot.model.settings import PICTURES
from bot.text.notifications.preferences import format_away_reply, format_never_available, format_preferences
from bot.text.notifications.reminders import format_duration

_FORM: Final = "reminders"
_INTERVALS: Final = tuple(hours * HOUR for hours in (3, 6, 12, 24, 48, 72))


class ReminderCommands(commands.Cog):
    """Commands to show and change the caller's preferences."""

    @app_commands.command(name="reminders")
    @anywhere
    @app_commands.choices(
        where=[choice(f"wishes-place-{place}", place) for place in PLACES],
        losses=[choice(f"wishes-losses-{how}", how) for how in LOSSES],
        picture=[choice(f"wishes-picture-{each}", each) for each in ("table", *PICTURES)],
    )
    @app_commands.autocomplete(every=complete_lengths(_INTERVALS), rest=complete_days, zone=complete_zones)
    async def reminders(
        self,
        interaction: Interaction,
        where: str | None = None,
        every: str | None = None,
        quiet: str | None = None,
        zone: str | None = None,
        losses: str | None = None,
        picture: str | None = None,
        contrast: bool | None = None,
        rest: str | None = None,
    ) -> None:
        """Change the given preferences and show all."""
        await acknowledge(interaction)
        given = {"place": where, "every": every, "quiet": quiet, "zone": zone, "rest": rest}
        changes = _read_preferences(given)
        if losses is not None:
            changes["losses"] = losses
        if picture is not None:
            changes["picture"] = None if picture == "table" else picture
        if contrast is not None:
            changes["contrast"] = contrast
        await _change_preferences(interaction, changes)

    @app_commands.command(name="away")
    @anywhere
    async def away(self, interaction: Interaction, until: str | None = None) -> None:
        """Set or end an absence."""
        await acknowledge(interaction)
        preferences, now = interaction.client.app.preferences, interaction.client.app.context.now()
        person = await preferences.of(interaction.user.id)
        if until is not None:
            back = read_return(until, now, person.zone)
            tables = await preferences.leave(interaction.user.id, back)
            await reply_privately(interaction, format_away_reply(back, len(tables)))
            return
        if person.away is None or person.away[1] <= now:
            raise InputError(say("wishes-until-when"))
        tables = await preferences.end_absence(interaction.user.id)
        await reply_privately(interaction, say("wishes-returned", tables=len(tables)))

    @away.autocomplete("until")
    async def _offer_until(self, interaction: Interaction, current: str) -> Choices:
        app = interaction.client.app
        person = await app.preferences.of(interaction.user.id)
        return choices_of(offer_returns(current, app.context.now(), person.zone))


def _read_preferences(given: Mapping[str, str | None]) -> dict[str, Any]:
    """Parse the given preferences; raises `InputError` for the first invalid one."""
    readers: dict[str, Callable[[str], Any]] = {
        "every": lambda text: read_length(text, HOUR, 14 * 24 * HOUR),
        "quiet": read_quiet,
        "zone": read_zone,
        "rest": read_days,
    }
    return read_given(given, readers)


async def _change_preferences(interaction: Interaction, changes: Mapping[str, Any]) -> None:
    """Store changed preferences and show all, with a button to the form."""
    preferences, now = interaction.client.app.preferences, interaction.client.app.context.now()
    if changes:
        person = await preferences.change(interaction.user.id, lambda before: replace(before, **changes))
    else:
        person = await preferences.of(interaction.user.id)
    never = format_never_available(await preferences.never_due(interaction.user.id))
    told = f"{format_preferences(person, now)}{_hint(person, changes)}"
    view = view_of([form_button(_FORM, "form-open")])
    await reply_privately(interaction, "\n".join(filter(None, (told, never))), view=view)


def _hint(person: PersonRow, changes: Mapping[str, Any]) -> str:
    """Return a hint that quiet hours and rest days need a time zone; "" if it is set."""
    if (changes.get("quiet") or changes.get("rest")) and person.zone == "UTC" and "zone" not in changes:
        return f"\n-# {say('wishes-zone-hint')}"
    return ""


async def _form_fields(interaction: Interaction, typed: Fields) -> Sequence[Field]:
    known = typed or _preference_fields(await interaction.client.app.preferences.of(interaction.user.id))
    places = [(place, say(f"wishes-place-{place}")) for place in PLACES]
    return [
        choice_field("where", say("form-where"), places, known),
        *(
            text_field(name, say(f"form-{name}"), known, say(f"form-{name}-hint"))
            for name in ("every", "quiet", "rest", "zone")
        ),
    ]


def _preference_fields(person: PersonRow) -> Fields:
    quiet = person.quiet and "-".join(f"{at // 60:02}:{at % 60:02}" for at in person.quiet)
    return {
        "where": [person.place],
        "every": format_duration(person.every) if person.every else "",
        "quiet": quiet or "",
        "rest": format_weekdays(person.rest) if person.rest else "",
        "zone": person.zone,
    }


async def _handle_submission(interaction: Interaction, fields: Fields) -> None:
    """Store the submitted preferences; an empty line means off, but keeps the time zone."""
    place = next((each for each in chosen_of(fields, "where") if each in PLACES), None)
    every, quiet, rest = (
        typed_of(fields, name) or input_keyword("off") for name in ("every", "quiet", "rest")
    )
    zone = typed_of(fields, "zone")
    changes = _read_preferences({"place": place, "every": every, "quiet": quiet, "zone": zone, "rest": rest})
    await _change_preferences(interaction, changes)


async def setup(bot: AntikeClient) -> None:
    """Register the commands and the form."""
    await bot.add_cog(ReminderCommands())
    add_form(bot, SettingsForm(_FORM, "form-reminders-title", _form_fields, _handle_submission))
