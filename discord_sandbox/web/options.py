"""Turns what a person fills in at a command into the data Discord sends to the bot."""

from __future__ import annotations

import base64
import binascii
from typing import TYPE_CHECKING, Any

from discord_sandbox.errors import ApiError, PersonError
from discord_sandbox.serializers import channels, messages, people
from discord_sandbox.state.files import store
from discord_sandbox.state.models import Upload

if TYPE_CHECKING:
    from discord_sandbox.state.models import Channel, Json, Person
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
    """Options being filled in for one use of a command; `resolved` grows with what they refer to."""

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
        if kind in (USER, MENTIONABLE):
            value = self._user(option, value)
        elif kind == CHANNEL:
            value = self._referred_channel(option, value)
        elif kind == ROLE:
            value = self._role(option, value)
        elif kind == ATTACHMENT:
            value = self._file(option, value)
        else:
            value = _plain(option, value)
            if not lenient:
                _within(option, value)
        return {"name": option["name"], "type": kind, "value": value}

    def _user(self, option: Json, value: Any) -> str:
        text = str(value)
        try:
            person = self._world.user(int(text)) if text.isdigit() else self._world.person(text)
        except ApiError:
            raise PersonError(f"{option['name']}: nobody here is {value}.") from None
        resolve_users(self._world, self._channel, self.resolved, [person])
        return str(person.id)

    def _role(self, option: Json, value: Any) -> str:
        guild, sought = self._world.guild, str(value).removeprefix("@")
        found = next((it for it in guild.roles.values() if sought in (str(it.id), it.name)), None)
        if found is None and sought not in ("everyone", str(guild.id)):
            raise PersonError(f"{option['name']}: there is no role {value}.")
        shape = channels.role(guild, found)
        self.resolved.setdefault("roles", {})[shape["id"]] = shape
        return str(shape["id"])

    def _referred_channel(self, option: Json, value: Any) -> str:
        try:
            found = self._world.channel(str(value))
        except ApiError:
            raise PersonError(f"{option['name']}: there is no channel {value}.") from None
        shape = channels.interaction_channel(found, self._world.guild, self._world.bot, self._person)
        self.resolved.setdefault("channels", {})[str(found.id)] = shape
        return str(found.id)

    def _file(self, option: Json, value: Any) -> str:
        return resolve_file(self._world, self._channel, self.resolved, option["name"], value)


def resolve_file(world: World, channel: Channel, resolved: Json, name: str, value: Any) -> str:
    """Add the file of an option or field to the resolved data; return its id. Raises PersonError."""
    try:
        content = base64.b64decode(value["data_base64"], validate=True)
        upload = Upload(str(value["filename"]), content)
    except (TypeError, KeyError, ValueError, binascii.Error):
        raise PersonError(f'{name}: a file is given as {{"filename", "data_base64"}}.') from None
    if len(content) > world.limits.attachment_size:
        raise PersonError(f"{name}: the file {upload.filename} is too large.", 413)
    made = store(world, channel, upload, ephemeral=True)
    resolved.setdefault("attachments", {})[str(made.id)] = messages.attachment(made, world.base_url)
    return str(made.id)


def resolve_users(world: World, channel: Channel, resolved: Json, chosen: list[Person]) -> None:
    """Add people to the resolved data, with their membership if there is one."""
    for person in chosen:
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
