"""The panel's first page names the cities that the player has lost, until their stone has moved."""

import pytest

from tests.cogs.table import TableTop
from tests.engine.builders import nation, position
from tests.panel.panel_player import PanelPlayer

pytestmark = pytest.mark.slow

_LOST = "⚠️ **Lost since your last turn:** **Tyros** with 1 legion to the Greeks (Dario)."


async def _conquered(table: TableTop) -> None:
    """Let the Greeks (Dario) conquer Tyros from the Phoenicians (Ada), who are next."""
    greeks = nation(wedge="iron", cities="athen sparta pella", legions={"tyros": 2})
    phoenicians = nation(wedge="gold", cities="tyros paphos alexandria", legions={"tyros": 1})
    await table.lay(position("greeks", greeks=greeks, phoenicians=phoenicians))
    assert "MANEUVER" in await table.tell("greeks", "maneuver")
    await table.tell("greeks", "conquer", province="tyros", units="2L")


async def test_it_stands_there_until_the_next_turn_has_begun(table: TableTop) -> None:
    await _conquered(table)
    thumb = PanelPlayer(table, "phoenicians")
    await thumb.open()
    assert "Not your turn" in thumb.text
    assert f"{_LOST} The turn of the Greeks isn't over; they may still undo some of it." in thumb.text
    await table.tell("greeks", "end-turn")
    await thumb.open()
    assert "isn't over" not in thumb.text
    assert thumb.text.index(_LOST) < thumb.text.index("**You have:**")
    await thumb.wedge("MARBLE")
    assert _LOST not in thumb.text
    await thumb.tap("End turn")
    assert "Not your turn" in thumb.text
    assert _LOST not in thumb.text


async def test_nobody_else_reads_it_and_a_conquest_taken_back_is_forgotten(table: TableTop) -> None:
    await _conquered(table)
    persian = PanelPlayer(table, "persians")
    await persian.open()
    assert "Lost since" not in persian.text
    await table.tell("greeks", "undo")
    phoenician = PanelPlayer(table, "phoenicians")
    await phoenician.open()
    assert "Lost since" not in phoenician.text
