"""The local Discord for tests that do not depend on its time limits."""

from bot.cli.service.local_discord import local_world
from discord_sandbox import World
from discord_sandbox.state.world import Limits


def unhurried_world() -> World:
    """Return a world that waits 60 s for a first answer, not 3 s, which a busy machine may exceed."""
    return local_world(Limits(acknowledge=60.0))
