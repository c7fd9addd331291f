"""Interactions that Discord's own clients would not send: any command anywhere, any custom id, any value.

They reach the bot as all others do, through the local Discord's gateway.
"""

import asyncio
import contextlib
from collections.abc import Mapping, Sequence
from typing import Any

from discord_sandbox import World
from discord_sandbox.errors import PersonError
from discord_sandbox.state import interactions, messages
from discord_sandbox.state.models import (
    APP_COMMAND,
    AUTOCOMPLETE,
    COMPONENT,
    MODAL_SUBMIT,
    Channel,
    Interaction,
    Message,
    Person,
)
from discord_sandbox.web.actions import menu_data
from discord_sandbox.web.options import FilledOptions

Json = dict[str, Any]
PATIENCE = 60.0
BUTTON, STRING_SELECT, TEXT_INPUT = 2, 3, 4
USER, CHANNEL, ROLE, ATTACHMENT = 6, 7, 8, 11


async def settled(it: Interaction) -> Interaction:
    """Wait until the bot has answered or its time is over; raises `TimeoutError` after `PATIENCE` seconds."""
    async with asyncio.timeout(PATIENCE):
        await it.settled.wait()
    return it


async def use(
    world: World,
    person: Person,
    channel: Channel,
    name: str,
    options: Mapping[str, Any],
    told: Json | None = None,
    kinds: Mapping[str, Any] | None = None,
    *,
    resolved: bool = True,
) -> Interaction:
    """Use a command, offered there or not, with values that nothing has validated.

    `told` replaces fields of the interaction, `kinds` the types that options claim to have. Without
    `resolved` people, channels and files are sent as ids only.
    """
    data = _command(world, person, channel, name, options, kinds=kinds)
    if not resolved:
        data.pop("resolved", None)
    it = interactions.start(world, APP_COMMAND, person, channel, data, command=name, overrides=told)
    return await settled(it)


async def use_menu(
    world: World, person: Person, channel: Channel, name: str, target: Message | Person
) -> Interaction:
    """Use a command on a message or a person, offered there or not."""
    kind = 3 if isinstance(target, Message) else 2
    made_up: Json = {"id": "1", "name": name, "type": kind}
    command = next((it for it in world.commands.of(None) if it["name"] == name), made_up)
    data = menu_data(world, channel, command, target)
    return await settled(interactions.start(world, APP_COMMAND, person, channel, data, command=name))


async def complete(
    world: World,
    person: Person,
    channel: Channel,
    name: str,
    focused: str,
    options: Mapping[str, Any],
    kinds: Mapping[str, Any] | None = None,
) -> Interaction:
    """Request autocomplete choices for the option `focused`."""
    data = _command(world, person, channel, name, {focused: "", **options}, focused, kinds)
    return await settled(interactions.start(world, AUTOCOMPLETE, person, channel, data, command=name))


async def tell(
    world: World,
    person: Person,
    channel: Channel,
    name: str,
    options: Sequence[Json],
    *,
    typing: bool = False,
) -> Interaction:
    """Use a command, or with `typing` request autocomplete choices, with options sent exactly as given."""
    command = next((it for it in world.commands.of(None) if it["name"] == name), {"id": "1", "name": name})
    data: Json = {"id": command["id"], "name": name, "type": 1, "options": list(options)}
    kind = AUTOCOMPLETE if typing else APP_COMMAND
    return await settled(interactions.start(world, kind, person, channel, data, command=name))


async def press(
    world: World,
    person: Person,
    channel: Channel,
    custom_id: str,
    *,
    values: Sequence[str] | None = None,
    public: bool = False,
    layout: bool = False,
    told: Json | None = None,
) -> Interaction:
    """Press a button in a made-up message of the bot, or with `values` choose in a menu.

    With `layout` the message consists of components only, as the panel does.
    """
    item: Json = {"type": BUTTON, "style": 2, "label": "?", "custom_id": custom_id}
    if values is not None:
        offered = [{"label": "?", "value": value} for value in values or ["?"]]
        item = {"type": STRING_SELECT, "custom_id": custom_id, "options": offered}
    row: Json = {"type": 1, "components": [item]}
    shown = messages.post(
        world,
        channel,
        world.bot,
        {"flags": 1 << 15, "components": [row]} if layout else {"content": "?", "components": [row]},
        ephemeral_for=None if public or channel.is_dm else person,
    )
    data: Json = {"custom_id": custom_id, "component_type": item["type"], "id": 2}
    if values is not None:
        data["values"] = list(values)
    it = interactions.start(world, COMPONENT, person, channel, data, source=shown, overrides=told)
    return await settled(it)


async def send_form(
    world: World,
    person: Person,
    channel: Channel,
    custom_id: str,
    components: Sequence[Json] = (),
    *,
    shown: bool = False,
) -> Interaction:
    """Submit a form with any custom id; with `shown`, as opened from a made-up message of the bot."""
    data: Json = {"custom_id": custom_id, "components": list(components)}
    alone = None if channel.is_dm else person
    source = (
        messages.post(world, channel, world.bot, {"content": "?"}, ephemeral_for=alone) if shown else None
    )
    return await settled(interactions.start(world, MODAL_SUBMIT, person, channel, data, source=source))


def filled(fields: Mapping[str, Any]) -> list[Json]:
    """Return the fields of a form as Discord sends them."""
    return [
        {"type": 18, "component": {"type": TEXT_INPUT, "custom_id": name, "value": value}}
        for name, value in fields.items()
    ]


def _command(
    world: World,
    person: Person,
    channel: Channel,
    name: str,
    options: Mapping[str, Any],
    focused: str | None = None,
    kinds: Mapping[str, Any] | None = None,
) -> Json:
    """Return the data that Discord sends for a command, with made-up parts where none is registered."""
    first, *way = name.split()
    command = next((it for it in world.commands.of(None) if it["name"] == first), None)
    known: Json = command or {"id": "1", "name": first, "options": []}
    parts: list[Json] = []
    schema: list[Json] = known.get("options") or []
    for word in way:
        made_up: Json = {"name": word, "type": 1}
        part = next((it for it in schema if it["name"] == word), made_up)
        parts.append(part)
        schema = part.get("options") or []
    filled = FilledOptions(world, channel, person)
    known_options = {option["name"]: option for option in schema}
    given = [
        _option(filled, known_options.get(key), key, value, focused=key == focused)
        for key, value in options.items()
    ]
    for option in given:
        option["type"] = (kinds or {}).get(option["name"], option["type"])
    return filled.data(known, parts, given)


def _option(filled: FilledOptions, known: Json | None, key: str, value: Any, *, focused: bool) -> Json:
    """Return an option as it is sent: references resolved where possible, everything else unchanged."""
    if known is not None and known["type"] in (USER, CHANNEL, ROLE, ATTACHMENT):
        with contextlib.suppress(PersonError):
            return filled.options([known], {key: value})[0]
    kind = known["type"] if known else {bool: 5, int: 4, float: 10}.get(type(value), 3)
    return {"name": key, "type": kind, "value": value, **({"focused": True} if focused else {})}
