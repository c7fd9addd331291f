"""Actions of a person: post, use a command, press a button, choose in a menu, submit a modal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord_sandbox.errors import ApiError, PersonError
from discord_sandbox.serializers import messages as message_shapes
from discord_sandbox.serializers.people import may
from discord_sandbox.state import interactions, messages, permissions
from discord_sandbox.state.commands import ON_MESSAGE, ON_USER
from discord_sandbox.state.models import APP_COMMAND, AUTOCOMPLETE, COMPONENT, MODAL_SUBMIT, Message, Person
from discord_sandbox.web.options import FilledOptions, find_command, resolve_file, resolve_users

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discord_sandbox.state.models import Channel, Interaction, Json, Modal
    from discord_sandbox.state.world import World

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, LABEL, FILE_UPLOAD = 1, 2, 3, 4, 5, 18, 19


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
        resolve_users(world, channel, resolved, [target])
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
    _reached(world, person, message.channel)
    if not message.shows_to(person):
        raise PersonError("That message is not there for you.", 404)
    item = next((it for it in _controls(message.components) if it.get("custom_id") == custom_id), None)
    if item is None:
        raise PersonError("That message has no such button or menu.", 404)
    if item.get("disabled"):
        raise PersonError("That button or menu is switched off.")
    data: Json = {"custom_id": custom_id, "component_type": item["type"], "id": item.get("id", 0)}
    if item["type"] != BUTTON:
        data |= _chosen(world, message.channel, item, list(values))
    return interactions.start(world, COMPONENT, person, message.channel, data, source=message)


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
    needed = int(command.get("default_member_permissions") or 0)
    if needed and needed & ~permissions.bits(may(person, world.guild, channel)) and not channel.is_dm:
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


def _chosen(world: World, channel: Channel, item: Json, values: list[str]) -> Json:
    least, most = item.get("min_values", 1), item.get("max_values", 1)
    if not least <= len(values) <= most or len(set(values)) != len(values):
        raise PersonError(f"Choose {least} to {most} different things, not {len(values)}.")
    told: Json = {"values": values}
    if item["type"] == STRING_SELECT:
        known = {option["value"] for option in item["options"]}
        if wrong := set(values) - known:
            raise PersonError(f"{', '.join(sorted(wrong))} cannot be chosen here.")
    elif item["type"] == USER_SELECT:
        known_ids = {str(it.id): it for it in [*world.people.values(), world.bot]}
        if wrong := set(values) - set(known_ids):
            raise PersonError(f"Nobody here is {', '.join(sorted(wrong))}.")
        resolved: Json = {}
        resolve_users(world, channel, resolved, [known_ids[value] for value in values])
        told["resolved"] = resolved
    else:
        raise PersonError(f"Menus of type {item['type']} cannot be used here.")
    return told


def _fill_form(world: World, modal: Modal, fields: Json) -> Json:
    """Return the data of a submitted modal, by custom id. Raises PersonError for invalid fields."""
    resolved: Json = {}
    left = dict(fields)
    components = [_item(world, modal, item, left, resolved) for item in modal.components]
    if left:
        raise PersonError(f"The form has no field {', '.join(sorted(left))}.")
    data: Json = {"custom_id": modal.custom_id, "components": components}
    if resolved:
        data["resolved"] = resolved
    return data


def _item(world: World, modal: Modal, item: Json, left: Json, resolved: Json) -> Json:
    if item["type"] == ROW:
        children = [
            _field(world, modal, child, child.get("label"), left, resolved) for child in item["components"]
        ]
        return {"type": ROW, "components": children}
    if item["type"] == LABEL:
        inner = _field(world, modal, item["component"], item.get("label"), left, resolved)
        return {"type": LABEL, "component": inner}
    return {"type": item["type"]}


def _field(world: World, modal: Modal, item: Json, label: Any, left: Json, resolved: Json) -> Json:
    given = left.pop(item["custom_id"], None)
    told: Json = {"type": item["type"], "custom_id": item["custom_id"]}
    if item["type"] == TEXT_INPUT:
        return told | {"value": _typed(item, label, given)}
    listed = given if isinstance(given, list) else [given]
    if item["type"] == FILE_UPLOAD:
        channel = modal.interaction.channel
        listed = [resolve_file(world, channel, resolved, str(label), one) for one in listed if one]
    chosen = [str(one) for one in listed if one not in (None, "")]
    least, most = (1 if item.get(end) is None else item[end] for end in ("min_values", "max_values"))
    least = least if item.get("required", True) else 0
    if not least <= len(chosen) <= most:
        raise PersonError(f"{label}: choose {least} to {most}.")
    if item["type"] == STRING_SELECT and set(chosen) - {option["value"] for option in item["options"]}:
        raise PersonError(f"{label}: {', '.join(chosen)} cannot be chosen.")
    if item["type"] == USER_SELECT:
        try:
            people = [world.user(int(one)) for one in chosen]
        except (ValueError, ApiError):
            raise PersonError(f"{label}: choose people who are here.") from None
        resolve_users(world, modal.interaction.channel, resolved, people)
    return told | {"values": chosen}


def _typed(item: Json, label: Any, given: Any) -> str:
    text = "" if given is None else str(given)
    least = item.get("min_length") or 0
    most = item.get("max_length") or 4000
    if not text and item.get("required", True) is not False:
        raise PersonError(f"{label}: this has to be filled in.")
    if text and not least <= len(text) <= most:
        raise PersonError(f"{label}: between {least} and {most} characters, not {len(text)}.")
    return text
