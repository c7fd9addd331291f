"""Actions of a person: post, use a command, press a button, choose in a menu, submit a modal."""

from collections.abc import Sequence
from typing import Any

from discord_sandbox.errors import PersonError
from discord_sandbox.serializers import messages as message_shapes
from discord_sandbox.serializers.people import may
from discord_sandbox.state import interactions, messages, permissions
from discord_sandbox.state.commands import ON_MESSAGE, ON_USER
from discord_sandbox.state.models import (
    APP_COMMAND,
    AUTOCOMPLETE,
    COMPONENT,
    MODAL_SUBMIT,
    Channel,
    Interaction,
    Json,
    Message,
    Modal,
    Person,
)
from discord_sandbox.state.world import World
from discord_sandbox.web.options import (
    ATTACHMENT,
    CHANNEL,
    MENTIONABLE,
    ROLE,
    USER,
    FilledOptions,
    find_command,
    resolve_user,
)

ROW, BUTTON, TEXT_INPUT, LABEL, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 1, 2, 4, 18, 21, 22, 23
REFERRING = {5: USER, 6: ROLE, 7: MENTIONABLE, 8: CHANNEL, 19: ATTACHMENT}
"""What menus and file uploads refer to, as the types of options."""


def say(world: World, person: Person, channel: Channel, content: str) -> Message:
    """Post a plain message. Raises PersonError."""
    _here(person, channel)
    if not content.strip() or len(content) > 2000:
        raise PersonError("A message has 1 to 2,000 characters.")
    return messages.say(world, channel, person, content)


def use_command(world: World, person: Person, channel: Channel, name: str, given: Json) -> Interaction:
    """Use a command by its full name. Raises PersonError for what Discord's client would not send."""
    _reached(world, person, channel)
    command, way, options = find_command(world, channel, person, name)
    _allowed(world, person, channel, command, f"/{name}")
    filled = FilledOptions(world, channel, person)
    data = filled.data(command, way, filled.options(options, given))
    full = " ".join([command["name"], *(part["name"] for part in way)])
    return interactions.start(world, APP_COMMAND, person, channel, data, command=full)


def use_menu(
    world: World, person: Person, channel: Channel, name: str, target: Message | Person
) -> Interaction:
    """Use a context menu command on a message or a person. Raises PersonError."""
    _reached(world, person, channel)
    kind = ON_MESSAGE if isinstance(target, Message) else ON_USER
    known = world.commands.usable(
        in_server=not channel.is_dm, member=world.bot_is_member, installed=person.installed, kind=kind
    )
    command = next((it for it in known if it["name"] == name), None)
    if command is None:
        raise PersonError(f"There is no command {name} here.", 404)
    _allowed(world, person, channel, command, name)
    data = menu_data(world, channel, command, target)
    return interactions.start(world, APP_COMMAND, person, channel, data, command=name)


def menu_data(world: World, channel: Channel, command: Json, target: Message | Person) -> Json:
    """Return the data of a context menu command."""
    resolved: Json = {}
    if isinstance(target, Message):
        shape = message_shapes.message(target, world.guild, world.bot, world.base_url)
        resolved["messages"] = {str(target.id): shape}
    else:
        resolve_user(world, channel, resolved, target)
    data: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data | {"target_id": str(target.id), "resolved": resolved}


def complete(
    world: World, person: Person, channel: Channel, name: str, given: Json, focused: str
) -> Interaction:
    """Request autocompletion of an option. Raises PersonError."""
    _reached(world, person, channel)
    command, way, options = find_command(world, channel, person, name)
    typed = next((option for option in options if option["name"] == focused), None)
    if typed is None or not typed.get("autocomplete"):
        raise PersonError(f"/{name} completes no option {focused}.")
    filled = FilledOptions(world, channel, person)
    data = filled.data(command, way, filled.options(options, given, focused))
    return interactions.start(world, AUTOCOMPLETE, person, channel, data, command=name)


def press(
    world: World, person: Person, message: Message, custom_id: str, values: Sequence[str] = ()
) -> Interaction:
    """Press a button of a message, or choose in a menu. Raises PersonError."""
    channel = message.channel
    _reached(world, person, channel)
    if not message.shows_to(person):
        raise PersonError("That message is not there for you.", 404)
    item = next((it for it in _controls(message.components) if it.get("custom_id") == custom_id), None)
    if item is None:
        raise PersonError("That message has no such button or menu.", 404)
    if item.get("disabled"):
        raise PersonError("That button or menu is switched off.")
    data: Json = {"custom_id": custom_id, "component_type": item["type"], "id": item.get("id", 0)}
    if item["type"] != BUTTON:
        filled = FilledOptions(world, channel, person)
        data["values"] = _choice(filled, item, item.get("placeholder") or custom_id, values)
        data |= {"resolved": filled.resolved} if item["type"] in REFERRING else {}
    return interactions.start(world, COMPONENT, person, channel, data, source=message)


def send_form(world: World, person: Person, modal_id: int, fields: Json) -> Interaction:
    """Submit a modal the bot showed to this person. Raises PersonError."""
    modal = world.modals.get(modal_id)
    if modal is None or modal.sent or modal.interaction.person is not person:
        raise PersonError("That form is not open.", 404)
    before = modal.interaction
    _reached(world, person, before.channel)
    data = _fill_form(world, modal, fields)
    modal.sent = True
    return interactions.start(
        world, MODAL_SUBMIT, person, before.channel, data, source=before.source, parent=before
    )


def _allowed(world: World, person: Person, channel: Channel, command: Json, shown: str) -> None:
    """Check the command's default permissions: None is for everybody, 0 for administrators only."""
    needed = command.get("default_member_permissions")
    granted = may(person, world.guild, channel)
    if channel.is_dm or needed is None or "administrator" in granted:
        return
    if int(needed) == 0 or int(needed) & ~permissions.bits(granted):
        raise PersonError(f"{person.name} may not use {shown}.", 403)


def _reached(world: World, person: Person, channel: Channel) -> None:
    """Check that the person can use the bot here: it is in the server, or installed by them."""
    _here(person, channel)
    if not (world.bot_is_member or person.installed or channel.is_dm):
        raise PersonError(f"{world.bot.name} is not in this server.", 403)


def _here(person: Person, channel: Channel) -> None:
    if not channel.shows_to(person):
        raise PersonError("There is no such channel for you.", 404)
    if channel.archived and channel.locked:
        raise PersonError("This thread is closed.", 403)


def _controls(part: Any) -> list[Json]:
    """Return all buttons and menus at any depth."""
    if isinstance(part, list):
        return [found for one in part for found in _controls(one)]
    if not isinstance(part, dict):
        return []
    own = [part] if part.get("custom_id") else []
    return own + _controls(part.get("components")) + _controls(part.get("accessory"))


def _choice(
    filled: FilledOptions, item: Json, label: Any, given: Sequence[Any], *, required: bool = True
) -> list[str]:
    """Return what is chosen in a menu or a group: values of its options, or ids. Raises PersonError."""
    kind, types = REFERRING.get(item["type"]), item.get("channel_types")
    chosen = [str(one) if kind is None else filled.refer(kind, label, one, types) for one in given]
    usual = len(item["options"]) if item["type"] == CHECKBOX_GROUP else 1
    least = (1 if item.get("min_values") is None else item["min_values"]) if required else 0
    most = item.get("max_values") or usual
    if not least <= len(chosen) <= most or len(set(chosen)) != len(chosen):
        raise PersonError(f"{label}: choose {least} to {most} different things, not {len(chosen)}.")
    known = {option["value"] for option in item.get("options", ())}
    if kind is None and (wrong := set(chosen) - known):
        raise PersonError(f"{label}: {', '.join(sorted(wrong))} cannot be chosen.")
    return chosen


def _fill_form(world: World, modal: Modal, fields: Json) -> Json:
    """Return the data of a submitted modal, by custom id. Raises PersonError for invalid fields."""
    filled = FilledOptions(world, modal.interaction.channel, modal.interaction.person)
    left = dict(fields)
    components = [_item(filled, item, left) for item in modal.components]
    if left:
        raise PersonError(f"The form has no field {', '.join(sorted(left))}.")
    data: Json = {"custom_id": modal.custom_id, "components": components}
    if filled.resolved:
        data["resolved"] = filled.resolved
    return data


def _item(filled: FilledOptions, item: Json, left: Json) -> Json:
    if item["type"] == ROW:
        children = [_field(filled, child, child.get("label"), left) for child in item["components"]]
        return {"type": ROW, "components": children}
    if item["type"] == LABEL:
        return {"type": LABEL, "component": _field(filled, item["component"], item.get("label"), left)}
    return {"type": item["type"]}


def _field(filled: FilledOptions, item: Json, label: Any, left: Json) -> Json:
    given, kind = left.pop(item["custom_id"], None), item["type"]
    told: Json = {"type": kind, "custom_id": item["custom_id"]}
    if kind == TEXT_INPUT:
        return told | {"value": _typed(item, label, given)}
    if kind == CHECKBOX:
        return told | {"value": _ticked(label, given)}
    listed = [one for one in (given if isinstance(given, list) else [given]) if one not in (None, "")]
    chosen = _choice(filled, item, label, listed, required=item.get("required") is not False)
    if kind == RADIO_GROUP:
        return told | {"value": chosen[0] if chosen else None}
    return told | {"values": chosen}


def _ticked(label: Any, given: Any) -> bool:
    if given not in (None, True, False):
        raise PersonError(f"{label}: this is either true or false, not {given}.")
    return bool(given)


def _typed(item: Json, label: Any, given: Any) -> str:
    text = "" if given is None else str(given)
    least = item.get("min_length") or 0
    most = item.get("max_length") or 4000
    if not text and item.get("required", True) is not False:
        raise PersonError(f"{label}: this has to be filled in.")
    if text and not least <= len(text) <= most:
        raise PersonError(f"{label}: between {least} and {most} characters, not {len(text)}.")
    return text
