"""The form for notification preferences."""

from collections.abc import Sequence

import discord

from bot.client import AntikeClient
from bot.client.base import Fields
from bot.cogs.forms import SettingsForm, add_form, choice_field, chosen_of, text_field, typed_of
from bot.cogs.player.reminders import REMINDERS, change_preferences, read_preferences
from bot.cogs.shared import Interaction
from bot.i18n.catalogue import say
from bot.i18n.cldr import format_weekdays
from bot.i18n.input_words import input_keyword
from bot.model import PersonRow
from bot.model.people import PLACES
from bot.text.notifications.reminders import format_duration


async def _form_fields(
    interaction: Interaction, typed: Fields
) -> Sequence[discord.ui.Label[discord.ui.Modal]]:
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
    changes = read_preferences({"place": place, "every": every, "quiet": quiet, "zone": zone, "rest": rest})
    await change_preferences(interaction, changes)


async def setup(bot: AntikeClient) -> None:
    """Register the form."""
    add_form(bot, SettingsForm(REMINDERS, "form-reminders-title", _form_fields, _handle_submission))
