"""Every refusal of the application has sentences, and they name what would work."""

from typing import Any, get_args

import pytest

from bot.app import AppCode, AppError
from bot.engine.antike.actions import Move, Rondel
from bot.store import SeatRow
from bot.words.refusals import REFUSALS, tell_refusal
from tests.engine.builders import nation, play, position

ADA = SeatRow(0, 1, "Ada_*", "greeks", conceded=False)
BEN = SeatRow(1, 2, "Ben", "phoenicians", conceded=False)
ASKED = play(
    position(
        "greeks",
        greeks=nation(wedge="iron", cities="athen", galleys={"sparta": 1}),
        phoenicians=nation(cities="tyros", galleys={"knossos": 1}),
    ),
    Rondel("maneuver-1"),
    Move("galley", 1, "sparta", "knossos"),
)
CASES: list[tuple[AppCode, dict[str, Any], str]] = [
    ("answered-over", {"nation": "phoenicians"}, "The Phoenicians have answered since then"),
    ("board-unknown", {"board": "north", "allowed": ("east", "west")}, "Possible: `east` or `west`."),
    ("channel-taken", {"channel": 1}, "`/game new` with `thread`"),
    ("conceded", {"nation": "greeks"}, "You have given up the Greeks"),
    ("game-closed", {}, "`/game new` opens another."),
    ("game-full", {"seats": (ADA, BEN)}, "All 2 seats of this table are taken."),
    ("game-over", {"result": {"winner": "germans"}}, "the Germanic tribes have won."),
    ("game-over", {"result": None}, "This game is over."),
    ("game-running", {}, "`/game info`"),
    ("in-game-already", {"nation": None}, "`/game join` with a nation"),
    ("in-game-already", {"nation": "arabs"}, "You have the Arabs already."),
    ("nation-drawn", {}, "drawn at the start"),
    ("nation-taken", {"nation": "greeks", "by": ADA, "allowed": ("arabs", "persians")}, "Arabs or Persians"),
    ("nation-drawn", {}, "drawn at the start"),
    ("nation-taken", {"nation": "greeks", "by": ADA, "allowed": ()}, r"Ada\_\* has the Greeks."),
    ("nation-unknown", {"nation": "romans", "allowed": ("greeks",)}, "The Romans do not play in this game."),
    ("nation-unknown", {"nation": "arabs", "allowed": ("greeks",), "players": 3}, "with 3 players"),
    ("no-game", {"channel": 1}, "`/game list` shows where games are."),
    ("no-game", {"channel": 1, "elsewhere": [7, 8]}, "You play in <#7> and <#8>."),
    ("not-asked", {}, "`/status`"),
    ("not-host", {"host": BEN}, "Only the host, Ben, can do that."),
    ("not-host", {"host": None}, "Only the host can do that."),
    ("not-in-game", {"seats": ()}, "`/game list`"),
    ("not-started", {"seats": ()}, "`/game start`"),
    (
        "not-your-turn",
        {"awaited": BEN, "position": None, "nation": "greeks"},
        "waiting for the Phoenicians (Ben)",
    ),
    ("not-your-turn", {"awaited": BEN, "position": ASKED, "nation": "greeks"}, "Your turn goes on when"),
    (
        "not-your-turn",
        {"awaited": BEN, "position": ASKED, "nation": "arabs"},
        "whether they fight in Knossos",
    ),
    ("not-your-turn", {"awaited": None, "position": None, "nation": "arabs"}, "`/status`"),
    ("nothing-to-undo", {}, "this turn has only begun"),
    (
        "number-of-players",
        {"players": 2, "wanted": 4, "allowed": (3, 4)},
        "for 4 players, and 2 sit at the table",
    ),
    (
        "number-of-players",
        {"players": 2, "wanted": None, "allowed": (3, 4, 5, 6)},
        "needs 3, 4, 5 or 6 players",
    ),
    ("stale", {"awaited": ADA, "position": None}, "out of date"),
]


def test_no_code_is_without_a_text() -> None:
    assert set(REFUSALS) == set(get_args(AppCode))
    assert {code for code, _, _ in CASES} == set(get_args(AppCode)), "every text is looked at below"


@pytest.mark.parametrize(("code", "facts", "part"), CASES)
def test_refusals(code: AppCode, facts: dict[str, Any], part: str) -> None:
    told = tell_refusal(AppError(code, **facts))
    assert part in told
    assert told[-1] == "."
    assert len(told) < 300
