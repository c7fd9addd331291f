"""Turns what a person fills in at a command into the data Discord sends to the bot."""

import base64
import binascii
from collections.abc import Sequence
from typing import Any

from discord_sandbox.errors import ApiError, PersonError
from discord_sandbox.serializers import channels, messages, people
from discord_sandbox.state.files import store
from discord_sandbox.state.models import Channel, Json, Person, Upload
from discord_sandbox.state.world import World

SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(3, 12)


def find_command(
    world: World, channel: Channel, person: Person, name: str
) -> tuple[Json, list[Json], list[Json]]:
    """A registered command by its full name: the command, the subcommands on the way, its options.

    Raises PersonError if there is none, or if it is only half of a name.
    """
    words = name.strip().removeprefix("/").split()
    known = world.commands.usable(
        in_server=not channel.is_dm, member=world.bot_is_member, installed=person.installed
    )
    command = next((it for it in known if words and it["name"] == words[0]), None)
    if command is None:
        raise PersonError(f"There is no command /{name} here.", 404)
    way: list[Json] = []
    options: list[Json] = command.get("options") or []
    for word in words[1:]:
        part = next((it for it in options if it["name"] == word and it["type"] in (SUBCOMMAND, GROUP)), None)
        if part is None:
            raise PersonError(f"There is no command /{name} here.", 404)
        way.append(part)
        options = part.get("options") or []
    if any(option["type"] in (SUBCOMMAND, GROUP) for option in options):
        inner = ", ".join(f"/{name} {option['name']}" for option in options)
        raise PersonError(f"/{name} is not a whole command; there are {inner}.")
    return command, way, options


class FilledOptions:
    """Options or menus being filled in by a person; `resolved` grows with what they refer to."""

    def __init__(self, world: World, channel: Channel, person: Person) -> None:
        self._world = world
        self._channel = channel
        self._person = person
        self.resolved: Json = {}

    def options(self, known: list[Json], given: Json, focused: str | None = None) -> list[Json]:
        """The given values in the order of the schema; with `focused`, one is still being typed.

        Raises PersonError for an unknown option, a missing one, or a value of the wrong kind.
        """
        names = [option["name"] for option in known]
        if unknown := set(given) - set(names):
            raise PersonError(
                f"There is no option {', '.join(sorted(unknown))}; there are {', '.join(names)}."
            )
        filled = []
        for option in known:
            name = option["name"]
            if name == focused:
                value = given.get(name, "")
                filled.append({"name": name, "type": option["type"], "value": value, "focused": True})
            elif given.get(name) is not None:
                filled.append(self._filled(option, given[name], lenient=focused is not None))
            elif option.get("required") and focused is None:
                raise PersonError(f"The option {name} is required.")
        return filled

    def data(self, command: Json, way: list[Json], options: list[Json]) -> Json:
        """The data of the whole command, the options inside its subcommands."""
        for part in reversed(way):
            options = [{"name": part["name"], "type": part["type"], "options": options}]
        data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        if self.resolved:
            data["resolved"] = self.resolved
        return data

    def _filled(self, option: Json, value: Any, *, lenient: bool) -> Json:
        kind = option["type"]
        if kind in (USER, CHANNEL, ROLE, MENTIONABLE, ATTACHMENT):
            value = self.refer(kind, option["name"], value, option.get("channel_types"))
        else:
            value = _plain(option, value)
            if not lenient:
                _within(option, value)
        return {"name": option["name"], "type": kind, "value": value}

    def refer(self, kind: int, name: str, value: Any, channel_types: Sequence[int] | None = None) -> str:
        """Return the id of the person, channel, role or file a value refers to; `kind` is an option's type.

        Raises PersonError if there is none.
        """
        if kind == ATTACHMENT:
            return self._file(name, value)
        if kind == CHANNEL:
            return self._referred_channel(name, value, channel_types)
        role = self._role(value) if kind in (ROLE, MENTIONABLE) else None
        if role is not None:
            self.resolved.setdefault("roles", {})[role["id"]] = role
            return str(role["id"])
        if kind == ROLE:
            raise PersonError(f"{name}: there is no role {value}.")
        return self._user(name, value)

    def _user(self, name: str, value: Any) -> str:
        text = str(value)
        try:
            person = self._world.user(int(text)) if text.isdigit() else self._world.person(text)
        except ApiError:
            raise PersonError(f"{name}: nobody here is {value}.") from None
        resolve_user(self._world, self._channel, self.resolved, person)
        return str(person.id)

    def _role(self, value: Any) -> Json | None:
        sought = str(value).removeprefix("@")
        known = channels.roles(self._world.guild)
        return next((it for it in known if sought in (it["id"], it["name"].removeprefix("@"))), None)

    def _referred_channel(self, name: str, value: Any, types: Sequence[int] | None) -> str:
        try:
            found = self._world.channel(str(value))
        except ApiError:
            raise PersonError(f"{name}: there is no channel {value}.") from None
        if not found.shows_to(self._person) or (types and found.kind not in types):
            raise PersonError(f"{name}: there is no channel {value}.")
        shape = channels.interaction_channel(found, self._world.guild, self._world.bot, self._person)
        self.resolved.setdefault("channels", {})[str(found.id)] = shape
        return str(found.id)

    def _file(self, name: str, value: Any) -> str:
        try:
            content = base64.b64decode(value["data_base64"], validate=True)
            upload = Upload(str(value["filename"]), content)
        except (TypeError, KeyError, ValueError, binascii.Error):
            raise PersonError(f'{name}: a file is given as {{"filename", "data_base64"}}.') from None
        if len(content) > self._world.limits.attachment_size:
            raise PersonError(f"{name}: the file {upload.filename} is too large.", 413)
        made = store(self._world, self._channel, upload, ephemeral=True)
        shape = messages.attachment(made, self._world.base_url)
        self.resolved.setdefault("attachments", {})[str(made.id)] = shape
        return str(made.id)


def resolve_user(world: World, channel: Channel, resolved: Json, person: Person) -> None:
    """Add a person to the resolved data, with their membership if there is one."""
    resolved.setdefault("users", {})[str(person.id)] = people.user(person)
    if not channel.is_dm:
        shape = people.member(person, world.guild, channel, nested=False)
        resolved.setdefault("members", {})[str(person.id)] = shape


def _plain(option: Json, value: Any) -> Any:
    kind, name = option["type"], option["name"]
    try:
        if kind == STRING:
            return str(value)
        if kind == INTEGER:
            return int(str(value).strip())
        if kind == NUMBER:
            return float(str(value).strip())
    except ValueError:
        raise PersonError(f"{name}: {value} is no number.") from None
    if kind == BOOLEAN:
        told = str(value).strip().lower()
        if told in ("true", "false"):
            return told == "true"
        raise PersonError(f"{name}: this is either true or false, not {value}.")
    raise PersonError(f"{name}: options of type {kind} cannot be filled in here.")


def _within(option: Json, value: Any) -> None:
    """Check choices and bounds like Discord's client."""
    name = option["name"]
    choices = option.get("choices") or []
    if choices and value not in [choice["value"] for choice in choices]:
        listed = ", ".join(str(choice["name"]) for choice in choices)
        raise PersonError(f"{name}: {value} is none of {listed}.")
    size = len(value) if isinstance(value, str) else value
    suffix = "length" if isinstance(value, str) else "value"
    least, most = option.get(f"min_{suffix}"), option.get(f"max_{suffix}")
    if not isinstance(value, bool) and least is not None and size < least:
        raise PersonError(f"{name}: the smallest {suffix} is {least}.")
    if not isinstance(value, bool) and most is not None and size > most:
        raise PersonError(f"{name}: the greatest {suffix} is {most}.")
