"""Measure the bot's memory per Discord server: `python -m tools.bench.guilds [--servers N]`.

The client has the options of the real bot. It adds servers as described by the gateway: twenty roles and
forty channels each, more than most have. They have no members: the bot does not request any from Discord.
"""

import argparse
import json
import sys
from typing import Any, Final

from discord.ext import commands

from bot.client.bot import client_options
from tools.bench.render import resident_memory

_ROLES: Final = 20
_CHANNELS: Final = 40
_WARM: Final = 100


def _guild(number: int) -> dict[str, Any]:
    """Return the data of a GUILD_CREATE event (Discord's documentation, "Guild Create")."""
    base = 10**17 + number * 10**6
    roles = [_role(base, index) for index in range(_ROLES)]
    channels = [_channel(base, index) for index in range(_CHANNELS)]
    told: dict[str, Any] = {
        "id": str(base),
        "name": f"Server number {number}",
        "owner_id": str(base + 1),
        "member_count": 300,
        "roles": roles,
        "channels": channels,
        "features": ["COMMUNITY"],
        "preferred_locale": "en-US",
        "verification_level": 1,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_progress_bar_enabled": False,
        "system_channel_flags": 0,
        "afk_timeout": 300,
    }
    empty = ("threads", "emojis", "stickers", "members", "presences", "voice_states", "stage_instances")
    # Through JSON, so that servers share no strings in memory that real ones would not share.
    taken: dict[str, Any] = json.loads(json.dumps(told | {key: [] for key in empty}))
    return taken


def _role(base: int, index: int) -> dict[str, Any]:
    return {
        "id": str(
            base + (100 + index if index else 0)
        ),  # the first is @everyone, which has the server's number
        "name": f"role {index}",
        "permissions": "1071698660929",
        "position": index,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def _channel(base: int, index: int) -> dict[str, Any]:
    return {
        "id": str(base + 1000 + index),
        "type": 0,
        "name": f"channel-{index}",
        "position": index,
        "permission_overwrites": [{"id": str(base + 101), "type": 0, "allow": "1024", "deny": "0"}],
        "topic": "about something",
        "nsfw": False,
        "parent_id": None,
        "rate_limit_per_user": 0,
        "last_message_id": str(base + 5),
    }


def main() -> int:
    """Print the memory per server; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench.guilds", description="Memory of servers.")
    parser.add_argument("--servers", type=int, default=2_500, help="how many (default: 2,500)")
    servers = parser.parse_args().servers
    state = commands.AutoShardedBot(commands.when_mentioned, **client_options())._connection
    for number in range(_WARM):
        state._add_guild_from_data(_guild(number))  # type: ignore[arg-type]
    before = resident_memory()
    for number in range(_WARM, _WARM + servers):
        state._add_guild_from_data(_guild(number))  # type: ignore[arg-type]
    grown = resident_memory() - before
    sys.stdout.write(f"{servers} servers: {grown:.0f} MB, {1e3 * grown / servers:.0f} KB each\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
