"""Dataclasses of people, channels, messages and interactions."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from discord_sandbox.state.permissions import ALL, DEFAULT

if TYPE_CHECKING:
    from collections.abc import Mapping

Json: TypeAlias = dict[str, Any]

DEFAULT_LOCALE = "en-GB"
_LOCALES = """
bg cs da de el en-GB en-US es-419 es-ES fi fr hi hr hu id it ja ko lt nl no pl pt-BR ro ru sv-SE th tr uk vi
zh-CN zh-TW
"""
LOCALES = frozenset(_LOCALES.split())
"""Locales of Discord's clients."""

TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
APP_COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5


class MessageFlag:
    """Supported bits of a message's `flags`."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SILENT = 1 << 12
    COMPONENTS_V2 = 1 << 15
    MAY_BE_SET = SUPPRESS_EMBEDS | EPHEMERAL | SILENT | COMPONENTS_V2
    """Flags a message's author may set; the others reflect its state."""


@dataclass(eq=False, slots=True)
class Person:
    """A user: a person or the bot."""

    id: int
    name: str
    color: str
    bot: bool = False
    accepts_dms: bool = True
    locale: str = DEFAULT_LOCALE
    roles: set[int] = field(default_factory=set)
    installed: bool = False
    """Whether they have installed the application for their account, and can use its commands anywhere."""
    member: bool = True
    """Whether they are a member of the server."""


@dataclass(frozen=True, slots=True)
class Role:
    """A role without permissions of its own; commands may ask for it."""

    id: int
    name: str


@dataclass(eq=False, slots=True)
class Guild:
    """The server. Its owner has all permissions."""

    id: int
    name: str
    owner_id: int
    locale: str = DEFAULT_LOCALE
    roles: dict[int, Role] = field(default_factory=dict)
    system_channel_id: int | None = None
    """Channel of Discord's own messages, for instance about new members."""


@dataclass(eq=False, slots=True)
class Channel:
    """A text channel, thread or direct message channel."""

    id: int
    kind: int
    name: str
    topic: str = ""
    position: int = 0
    parent: Channel | None = None
    person: Person | None = None
    bot_may: frozenset[str] = DEFAULT
    hidden_from: set[int] = field(default_factory=set)
    owner_id: int = 0
    members: set[int] = field(default_factory=set)
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    archive_after: int = 1440
    changed_at: float = 0.0
    sent: int = 0
    last_message_id: int | None = None
    guild: Guild | None = None
    """Another server than the world's, known to the gateway only by interactions used there."""

    @property
    def is_thread(self) -> bool:
        """Whether it is a thread."""
        return self.kind in (PUBLIC_THREAD, PRIVATE_THREAD)

    @property
    def is_dm(self) -> bool:
        """Whether it is a direct message channel."""
        return self.kind == DM

    @property
    def ruled_by(self) -> Channel:
        """The channel whose permissions apply: a thread's parent."""
        return self.parent or self

    @property
    def bot_permissions(self) -> frozenset[str]:
        """The bot's permissions that apply: all in direct messages, and for an administrator."""
        granted = self.ruled_by.bot_may
        return ALL if self.is_dm or "administrator" in granted else granted

    def shows_to(self, person: Person) -> bool:
        """Return whether a person can see the channel."""
        if self.person is not None:
            return person is self.person or person.bot
        if not person.bot and (person.id in self.ruled_by.hidden_from or not (person.member or self.guild)):
            return False
        return self.kind != PRIVATE_THREAD or person.id in self.members


@dataclass(frozen=True, slots=True)
class Upload:
    """An uploaded file, not yet part of a message."""

    filename: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Attachment:
    """A stored file. Width and height are pixels of a picture."""

    id: int
    channel_id: int
    filename: str
    content: bytes
    content_type: str | None
    width: int | None
    height: int | None
    description: str | None = None
    ephemeral: bool = False


@dataclass(eq=False, slots=True)
class Message:
    """The current state of a message. `embeds` and `components` are in Discord's format, with addresses."""

    id: int
    channel: Channel
    author: Person
    created: float
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    kind: int = 0
    mentions: list[Person] = field(default_factory=list)
    mention_everyone: bool = False
    pinged: frozenset[int] = frozenset()
    edited: float | None = None
    nonce: str | int | None = None
    reference: tuple[int, int] | None = None
    interaction: Interaction | None = None
    ephemeral_for: Person | None = None
    loading: bool = False
    thread: Channel | None = None

    def shows_to(self, person: Person) -> bool:
        """Return whether a person can see the message: ephemeral ones only show to their recipient."""
        return self.channel.shows_to(person) and self.ephemeral_for in (None, person)


@dataclass(eq=False, slots=True)
class Modal:
    """A modal shown to a person, to be submitted once."""

    id: int
    interaction: Interaction
    custom_id: str
    title: str
    components: list[Json]
    sent: bool = False


@dataclass(eq=False, slots=True)
class Interaction:
    """A use of a command, component, modal or autocomplete, and its outcome."""

    id: int
    token: str
    kind: int
    person: Person
    channel: Channel
    data: Json
    born: float
    command: str = ""
    source: Message | None = None
    parent: Interaction | None = None
    callback: int | None = None
    acknowledged_at: float | None = None
    edited_since: bool = False
    failed: bool = False
    original: Message | None = None
    messages: list[int] = field(default_factory=list)
    modal: Modal | None = None
    choices: list[Mapping[str, Any]] | None = None
    overrides: Json = field(default_factory=dict)
    """Replacements for fields of the gateway event; `...` removes one."""
    settled: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def state(self) -> str:
        """Return `waiting`, `deferred` (acknowledged, nothing shown yet), `answered` or `failed`."""
        if self.failed:
            return "failed"
        if self.callback is None:
            return "waiting"
        if self.callback == 5 and self.original is not None and self.original.loading:
            return "deferred"
        if self.callback == 6 and not self.edited_since:
            return "deferred"
        return "answered"
