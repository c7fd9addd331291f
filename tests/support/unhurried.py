"""The local Discord for tests that are not about being late."""

from bot.cli.service.local_discord import local_world
from discord_sandbox import World
from discord_sandbox.state.world import Limits


def unhurried_world() -> World:
    """Waits a minute for a first answer, not three seconds: a busy machine may take longer than that."""
    return local_world(Limits(acknowledge=60.0))
