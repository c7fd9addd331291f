"""Events of the state, for the gateway and the page's websockets."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from discord_sandbox.state.models import Channel, Interaction, Message, Modal, Person, Role


@dataclass(frozen=True, slots=True)
class ChannelEvent:
    """A channel or thread was created, changed or deleted: `what` is `create`, `update` or `delete`."""

    what: str
    channel: Channel


@dataclass(frozen=True, slots=True)
class MessageEvent:
    """A message was created, changed or deleted: `what` is `create`, `update` or `delete`."""

    what: str
    message: Message


@dataclass(frozen=True, slots=True)
class InteractionCreated:
    """A person did something the bot must respond to."""

    interaction: Interaction


@dataclass(frozen=True, slots=True)
class InteractionChanged:
    """An interaction was deferred, answered, or failed."""

    interaction: Interaction


@dataclass(frozen=True, slots=True)
class ModalShown:
    """The bot showed a modal to a person."""

    modal: Modal


@dataclass(frozen=True, slots=True)
class ThreadMembersChanged:
    """A person joined or left a thread."""

    channel: Channel
    person: Person


@dataclass(frozen=True, slots=True)
class RoleCreated:
    """The server has a new role."""

    role: Role


@dataclass(frozen=True, slots=True)
class GuildUnavailable:
    """The bot was removed from the server, or the server has an outage."""

    outage: bool = False


@dataclass(frozen=True, slots=True)
class GuildAvailable:
    """The bot was invited, or the outage is over."""

    invited: bool = False


@dataclass(frozen=True, slots=True)
class CommandsChanged:
    """The bot registered its commands."""


@dataclass(frozen=True, slots=True)
class BotPresence:
    """The bot connected or disconnected."""

    online: bool


Event: TypeAlias = (
    ChannelEvent
    | MessageEvent
    | InteractionCreated
    | InteractionChanged
    | ModalShown
    | ThreadMembersChanged
    | RoleCreated
    | GuildUnavailable
    | GuildAvailable
    | CommandsChanged
    | BotPresence
)
Listener: TypeAlias = Callable[[Event], None]
