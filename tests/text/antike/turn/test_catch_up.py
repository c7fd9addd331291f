"""Catch-up of Antike: what nations have gained meanwhile."""

from bot.model import SeatRow, Table
from bot.model.turns import Digest
from bot.text.antike.turn.catch_up import format_digest
from tests.engine.builders import nation, position
from tests.rows import game_row


def test_only_new_know_hows_are_gained() -> None:
    before = position("greeks", greeks=nation(cities="athen", know_hows="wheel"))
    after = position("greeks", greeks=nation(cities="athen", know_hows="wheel sailing"))
    table = Table(game_row(status="running"), (SeatRow(0, 1, "Ada", "greeks", conceded=False),), after)
    told = format_digest(Digest(table, after, (), (), since_own=False, whole=True, before=before))
    assert [line for line in told.splitlines() if "learned" in line] == ["- Greeks: learned Sailing"]
