"""The people of the permission matrix, and its columns."""

from dataclasses import dataclass
from typing import Final

from bot.engine.terms import Nation


@dataclass(frozen=True, slots=True)
class Column:
    """A kind of user; `place` is where they act, None for the game's channel."""

    key: str
    told: str
    person: str | None = None
    """Name of the person; None for the person permitted in the scene, acting as `place` says."""
    place: str | None = None
    controls: bool = False
    """Whether the column applies to buttons, menus and forms only."""


COLUMNS: Final = (
    Column("mover", "the player to move", "Ben"),
    Column("asked", "the player who is asked for an answer", "Chloe"),
    Column("player", "another player of the game", "Hans"),
    Column("conceded", "a player who has given up", "Elif"),
    Column("replaced", "a former player, whose seat somebody else has taken", "Gita"),
    Column("spectator", "somebody who does not play", "Finn"),
    Column("host", "the host of the game, who plays and is not to move", "Dario"),
    Column("admin", "an administrator of the server, who does not play", "Ada"),
    Column("channel", "the permitted person, in another channel", place="channel"),
    Column("server", "the permitted person, in another server", place="server"),
    Column("dm", "the permitted person, in a private conversation with the bot", place="dm"),
    Column("unable", "the permitted person, where the bot lacks permissions", place="unable"),
    Column("again", "the permitted person, a second time", place="again", controls=True),
    Column(
        "old", "the permitted person, with a control made before the last move", place="old", controls=True
    ),
    Column("other", "the permitted person, with a control of another game", place="other", controls=True),
    Column(
        "gone", "the permitted person, with a control of a game that never was", place="gone", controls=True
    ),
)
HOST: Final = "Dario"
NATIONS: Final[dict[Nation, str]] = {
    "phoenicians": "Chloe",
    "persians": "Dario",
    "arabs": "Elif",
    "greeks": "Ben",
    "egyptians": "Hans",
}
"""Players by nation; Gita played the Phoenicians before Chloe."""
DUELLISTS: Final[dict[Nation, str]] = {"romans": "Ben", "carthaginians": HOST}
"""Players by nation in Duellum; Gita played the Carthaginians before."""
