"""Acts for a person in a test; every action waits for the bot's response."""

import asyncio
from typing import Any

from discord_sandbox.state.models import Channel, Interaction, Message, Person
from discord_sandbox.state.world import World
from discord_sandbox.web import actions

PATIENCE = 60.0
"""Seconds to wait; only reached if an interaction hangs, even on a busy machine."""


class User:
    """A person of the server. Channels are given by name or id."""

    def __init__(self, world: World, person: Person) -> None:
        self._world = world
        self.person = person

    def _channel(self, channel: str | int | None) -> Channel:
        return self._world.conversation(self.person) if channel is None else self._world.channel(channel)

    def sees(self, channel: str | int | None = None) -> list[Message]:
        """Return the messages the person sees in a channel, by default their direct messages."""
        return self._world.messages_in(self._channel(channel), self.person)

    def say(self, content: str, channel: str | int | None = None) -> Message:
        """Post a plain message."""
        return actions.say(self._world, self.person, self._channel(channel), content)

    async def command(self, name: str, channel: str | int | None = None, /, **options: Any) -> Interaction:
        """Use a command, and wait until it is answered or has failed."""
        return await _settled(
            actions.use_command(self._world, self.person, self._channel(channel), name, options)
        )

    async def menu(
        self, name: str, target: Message | str, channel: str | int | None = None, /
    ) -> Interaction:
        """Use a context menu command on a message, or on a person by name, and wait for the response."""
        if isinstance(target, str):
            chosen = actions.use_menu(
                self._world, self.person, self._channel(channel), name, self._world.person(target)
            )
        else:
            chosen = actions.use_menu(self._world, self.person, target.channel, name, target)
        return await _settled(chosen)

    async def complete(
        self, name: str, focused: str, channel: str | int | None = None, /, **options: Any
    ) -> list[str]:
        """Type in an option and return the names of the suggestions."""
        where = self._channel(channel)
        it = await _settled(actions.complete(self._world, self.person, where, name, options, focused))
        return [str(choice["name"]) for choice in it.choices or []]

    async def press(self, message: Message, custom_id: str, *values: str) -> Interaction:
        """Press a button or choose in a menu, and wait until it is answered or has failed."""
        return await _settled(actions.press(self._world, self.person, message, custom_id, values))

    async def submit(self, shown: Interaction, /, **fields: Any) -> Interaction:
        """Submit the modal an interaction was answered with, and wait for the response."""
        if shown.modal is None:
            raise ValueError(f"interaction {shown.id} was not answered with a form but is {shown.state}")
        return await _settled(actions.send_form(self._world, self.person, shown.modal.id, fields))


async def _settled(it: Interaction) -> Interaction:
    try:
        await asyncio.wait_for(it.settled.wait(), PATIENCE)
    except TimeoutError:
        raise TimeoutError(f"{it.command or it.data} is still {it.state} after {PATIENCE} s") from None
    return it
