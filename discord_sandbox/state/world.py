"""The whole state: a server, six people, the bot, channels and messages.

Everything is in memory and lost when the process ends. The ids of people, server and initial channels are
fixed, so that a bot's database still finds its channels after a restart of the sandbox.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from discord_sandbox.errors import ApiError, ErrorCode
from discord_sandbox.state import permissions
from discord_sandbox.state.clock import Clock, Snowflakes
from discord_sandbox.state.commands import CommandBook
from discord_sandbox.state.emojis import EmojiBook
from discord_sandbox.state.events import (
    BotPresence,
    ChannelEvent,
    Event,
    GuildAvailable,
    GuildUnavailable,
    Listener,
    RoleCreated,
)
from discord_sandbox.state.models import (
    DM,
    TEXT,
    Attachment,
    Channel,
    Guild,
    Interaction,
    Message,
    Modal,
    Person,
    Role,
)

FIRST_ID = 1_290_284_710_000_001_024
STEP = 1 << 22
PEOPLE = {
    "Ada": "#c0392b",
    "Ben": "#2471a3",
    "Chloe": "#1e8449",
    "Dario": "#b9770e",
    "Elif": "#7d3c98",
    "Finn": "#117a65",
}
CHANNELS = {
    "general": "Talk about anything",
    "channel-1": "A channel to try things in",
    "channel-2": "A channel to try things in",
    "channel-3": "A channel to try things in",
}


@dataclass(frozen=True, slots=True)
class Limits:
    """Lifetimes and size limits; the defaults are Discord's.

    Durations are in seconds, sizes in bytes. Tests shorten the durations.
    """

    acknowledge: float = 3.0
    """From an interaction to its first response; afterwards it is unknown (10062)."""
    token_life: float = 15 * 60.0
    """From an interaction to the end of its token (50027)."""
    nonce_memory: float = 3 * 60.0
    """Memory of enforced nonces; Discord documents "a few minutes"."""
    heartbeat: float = 41.25
    """Heartbeat interval of gateway clients; twice that in silence closes the socket."""
    resume_window: float = 5 * 60.0
    """Time for which a session without socket can be resumed."""
    resume_events: int = 2_000
    """Number of events kept for a resume."""
    attachment_size: int = 10 * 1024 * 1024
    """Maximum size of a file."""


class World:
    """The state, served by the server; tests may inspect and change it."""

    def __init__(
        self,
        *,
        limits: Limits | None = None,
        bot_name: str = "Bot",
        guild_name: str = "Test server",
        channels: Mapping[str, str] = CHANNELS,
    ) -> None:
        """`channels` maps the names of the initial text channels to their topics."""
        self.clock = Clock()
        self.limits = limits or Limits()
        self.ids = Snowflakes(self.clock)
        self.base_url = "http://127.0.0.1"
        fixed = iter(range(FIRST_ID, FIRST_ID + 100 * STEP, STEP))
        self.people = {name: Person(next(fixed), name, color) for name, color in PEOPLE.items()}
        self.bot = Person(next(fixed), bot_name, "#c98a3c", bot=True)
        self.guild = Guild(next(fixed), guild_name, self.people["Ada"].id)
        self.channels: dict[int, Channel] = {}
        for position, (name, topic) in enumerate(channels.items()):
            self._take_in(Channel(next(fixed), TEXT, name, topic, position))
        for person in self.people.values():
            self._take_in(Channel(next(fixed), DM, self.bot.name, person=person))
        self.messages: dict[int, dict[int, Message]] = {}
        self.files: dict[int, Attachment] = {}
        self.interactions: dict[int, Interaction] = {}
        self.tokens: dict[str, Interaction] = {}
        self.modals: dict[int, Modal] = {}
        self.commands = CommandBook(self.ids, self.bot.id, self.guild.id, self.emit)
        self.emojis = EmojiBook(self.ids)
        self.nonces: dict[str, tuple[float, Message]] = {}
        self.read_up_to: dict[tuple[int, int], int] = {}
        self.bot_online = False
        self.bot_is_member = True
        self._listeners: list[Listener] = []

    @property
    def everyone(self) -> list[Person]:
        """All people, then the bot."""
        return [*self.people.values(), self.bot]

    @property
    def gateway_url(self) -> str:
        """The gateway's address."""
        return self.base_url.replace("http", "ws", 1) + "/gateway/"

    def listen(self, listener: Listener) -> None:
        """Call `listener` with every event from now on."""
        self._listeners.append(listener)

    def unlisten(self, listener: Listener) -> None:
        """Stop calling `listener`."""
        self._listeners.remove(listener)

    def emit(self, event: Event) -> None:
        """Pass an event to all listeners."""
        for listener in list(self._listeners):
            listener(event)

    def person(self, who: int | str) -> Person:
        """Return a person by name or id. Raises ApiError 10013."""
        for person in self.people.values():
            if who in (person.name, person.id, str(person.id)):
                return person
        raise ApiError(ErrorCode.UNKNOWN_USER)

    def user(self, user_id: int) -> Person:
        """Return a person or the bot. Raises ApiError 10013."""
        return self.bot if user_id == self.bot.id else self.person(user_id)

    def channel(self, which: int | str) -> Channel:
        """Return a channel by id or name, the newest of that name. Raises ApiError 10003."""
        known = str(which).removeprefix("#")
        for channel in reversed(self.channels.values()):
            if known == str(channel.id) or (known == channel.name and not channel.is_dm):
                return channel
        raise ApiError(ErrorCode.UNKNOWN_CHANNEL)

    def conversation(self, person: Person) -> Channel:
        """Return the direct message channel of a person."""
        return next(channel for channel in self.channels.values() if channel.person is person)

    def threads_of(self, channel: Channel) -> list[Channel]:
        """Return the threads of a channel, oldest first."""
        return [thread for thread in self.channels.values() if thread.parent is channel]

    def messages_in(self, channel: Channel, viewer: Person | None = None) -> list[Message]:
        """Return the messages of a channel, oldest first; with a viewer, those they can see."""
        kept = self.messages.get(channel.id, {}).values()
        return [message for message in kept if viewer is None or message.shows_to(viewer)]

    def message(self, channel: Channel, message_id: int) -> Message:
        """Return a message, even an ephemeral one. Raises ApiError 10008."""
        found = self.messages.get(channel.id, {}).get(message_id)
        if found is None:
            raise ApiError(ErrorCode.UNKNOWN_MESSAGE)
        return found

    def add_channel(self, name: str, topic: str = "") -> Channel:
        """Create a text channel."""
        position = sum(channel.kind == TEXT for channel in self.channels.values())
        channel = self._take_in(Channel(self.ids.next(), TEXT, name, topic, position))
        self.emit(ChannelEvent("create", channel))
        return channel

    def add_person(self, name: str, color: str = "#5d6d7e") -> Person:
        """Add a person, with a direct message channel."""
        person = self.people[name] = Person(self.ids.next(), name, color)
        self._take_in(Channel(self.ids.next(), DM, self.bot.name, person=person))
        return person

    def add_server(self, name: str) -> Channel:
        """Return a channel in another server, of which the gateway only sends interactions."""
        guild = Guild(self.ids.next(), name, self.guild.owner_id)
        return self._take_in(Channel(self.ids.next(), TEXT, name.lower(), guild=guild))

    def add_role(self, name: str, *holders: Person) -> Role:
        """Create a role and assign it to people."""
        role = Role(self.ids.next(), name)
        self.guild.roles[role.id] = role
        for person in holders:
            person.roles.add(role.id)
        self.emit(RoleCreated(role))
        return role

    def add_thread(self, thread: Channel) -> None:
        """Add a thread."""
        self._take_in(thread)
        self.emit(ChannelEvent("create", thread))

    def drop_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads and messages."""
        for thread in self.threads_of(channel):
            self.drop_channel(thread)
        del self.channels[channel.id]
        self.messages.pop(channel.id, None)
        self.emit(ChannelEvent("delete", channel))

    def set_thread(
        self, thread: Channel, *, archived: bool | None = None, locked: bool | None = None
    ) -> None:
        """Archive, reopen, lock or unlock a thread, as a moderator does."""
        if archived is not None and archived != thread.archived:
            thread.archived = archived
            thread.changed_at = self.clock.now()
        thread.locked = thread.locked if locked is None else locked
        self.emit(ChannelEvent("update", thread))

    def expel_bot(self) -> None:
        """Remove the bot from the server; open interactions can still be responded to."""
        self.emit(GuildUnavailable())
        self.bot_is_member = False

    def invite_bot(self) -> None:
        """Invite the bot to the server again."""
        self.bot_is_member = True
        self.emit(GuildAvailable(invited=True))

    def set_outage(self, *, out: bool) -> None:
        """Start or end an outage of the server."""
        self.emit(GuildUnavailable(outage=True) if out else GuildAvailable())

    def set_permissions(self, channel: Channel, allowed: str | Iterable[str]) -> None:
        """Set the bot's permissions in a channel and its threads; "all" for all.

        Raises ValueError for an unknown name.
        """
        channel.ruled_by.bot_may = permissions.names(allowed)
        self.emit(ChannelEvent("update", channel.ruled_by))

    def deny(self, channel: Channel, *denied: str) -> None:
        """Remove permissions of the bot in a channel and its threads; an administrator is none any more."""
        left = channel.ruled_by.bot_may - permissions.names(denied) - {"administrator"}
        self.set_permissions(channel, left)

    def hide(self, channel: Channel, *people: Person) -> None:
        """Hide a channel and its threads from people; the server's owner sees everything."""
        channel.ruled_by.hidden_from |= {each.id for each in people}
        self.emit(ChannelEvent("update", channel.ruled_by))

    def show(self, channel: Channel, *people: Person) -> None:
        """Make it visible to them again."""
        channel.ruled_by.hidden_from -= {each.id for each in people}
        self.emit(ChannelEvent("update", channel.ruled_by))

    def set_online(self, online: bool) -> None:
        """Record that the bot connected or disconnected."""
        if online != self.bot_online:
            self.bot_online = online
            self.emit(BotPresence(online))

    def unread_mentions(self, person: Person, channel: Channel) -> int:
        """Return the number of pings in a channel since the person last read it."""
        read = self.read_up_to.get((person.id, channel.id), 0)
        kept = self.messages.get(channel.id, {}).values()
        return sum(
            message.id > read and person.id in message.pinged and message.shows_to(person) for message in kept
        )

    def mark_read(self, person: Person, channel: Channel) -> None:
        """Record that a person has read a channel."""
        latest = max(self.messages.get(channel.id, {}), default=0)
        self.read_up_to[person.id, channel.id] = latest

    def _take_in(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        return channel
