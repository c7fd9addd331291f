"""A small local Discord for trying and testing bots; an imitation, not Discord.

Everything is kept in memory. Point a client's REST base at `Sandbox.api_base`, and it connects as usual; open
`Sandbox.base_url` in a browser to act as any of six people.
"""

from discord_sandbox.server import DEFAULT_TOKEN, Sandbox, serve
from discord_sandbox.state.clock import Clock
from discord_sandbox.state.world import Limits, World
from discord_sandbox.user import User

__all__ = ["DEFAULT_TOKEN", "Clock", "Limits", "Sandbox", "User", "World", "serve"]
