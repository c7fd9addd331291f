"""One-line explanations of why Discord refuses the bot, for the host."""

from collections.abc import Mapping
from typing import Final

import discord

from bot.i18n.lines import one_line

_PORTAL: Final = "https://discord.com/developers/applications"
_TOKEN: Final = (
    "Discord does not accept the token in DISCORD_TOKEN{code}: copy it again, or have a new one made under "
    f"Bot at {_PORTAL}."
)
_MEANT: Final[Mapping[int, str]] = {
    4010: "ANTIKE_SHARDS names a shard that Discord does not know",
    4011: "the bot is in too many servers for so few shards; raise their number in ANTIKE_SHARDS "
    "(docs/scaling.md)",
    4014: f"it does not grant the intents that were asked for; look under Bot at {_PORTAL}",
}
_UNAUTHORIZED: Final = 401
_REVOKED: Final = 4004
_TOLD: Final = 300


def closed(code: int) -> str:
    """Explain a permanently closed gateway."""
    if code == _REVOKED:
        return _TOKEN.format(code=f" any more (code {code})")
    meant = f": {_MEANT[code]}" if code in _MEANT else ""
    return f"Discord has closed the connection for good (code {code}){meant}."


def refused(error: discord.HTTPException | discord.LoginFailure) -> str:
    """Explain a refused request without which the bot cannot start."""
    if isinstance(error, discord.LoginFailure) or error.status == _UNAUTHORIZED:
        return _TOKEN.format(code="")
    return (
        f"Discord refuses what the bot needs to start: {one_line(str(error))[:_TOLD]}. If that is no passing "
        "trouble at https://discordstatus.com or with this machine's network, report it."
    )
