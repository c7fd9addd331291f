"""A plan whose turn begins with cards due (DE4): what its author is told, and the way to play it."""

from pathlib import Path

from bot.boards import BOARDS
from tests.cogs.antike.test_variant_option import Room, opened_room
from tests.cogs.pages import buttons, press_page, texts
from tests.cogs.table import CHANNEL, reply
from tests.drawing import TinyRenderer
from tests.engine.duellum.builders import nation, pay, position

_CITIES = "carthago:gold tingis:iron caesarea:iron siga:marble croton:gold"


async def _due(room: Room) -> str:
    """Return the name of the Romans' player, who has a plan and is due a card."""
    await room.seat("Ada", "Ben", ruleset="duellum", board="punic")
    romans = nation(wedge="gold", cities="roma:gold ancona:marble", legions={"croton": 1})
    rival = nation(wedge="iron", cities=_CITIES, purse=pay(1), scholar=1)
    await room.lay(position(romans, rival, to_move="carthaginians", display="levy omen storm"))
    names = {seat.nation: seat.name for seat in (await room.stored()).seats}
    await room.all(names["romans"], "plan", turn="@marble; .")
    await room.all(names["carthaginians"], "wall", provinces="croton")
    await room.all(names["carthaginians"], "end-turn")
    return names["romans"]


async def test_a_plan_is_played_from_the_panel_once_the_cards_are_taken(tmp_path: Path) -> None:
    async with opened_room(tmp_path, draws=TinyRenderer(BOARDS)) as room:
        romans = room.sandbox.user(name := await _due(room))
        shown = reply(await romans.command("plan", CHANNEL))
        assert "it still works. First take the cards due to you: `/card take`. Then one press" in texts(shown)
        assert list(buttons(shown)) == ["Take your turn"]
        panel = await romans.press(shown, buttons(shown)["Take your turn"])
        assert "Play my plan" not in buttons(panel.original)
        await press_page(room, name, panel, "Levy")
        assert "Play my plan" in buttons(panel.original)
        await press_page(room, name, panel, "1 card")
        assert "Play my plan" not in buttons(panel.original), "only on the page that opens by itself"
        await press_page(room, name, panel, "◀ Back")
        played = await romans.press(reply(panel), buttons(panel.original)["Play my plan"])
        assert "As planned: you move your stone to MARMOR" in texts(played.original)
        assert await room.awaited() != name


async def test_a_plan_that_no_longer_fits_what_was_done_is_not_offered(tmp_path: Path) -> None:
    async with opened_room(tmp_path, draws=TinyRenderer(BOARDS)) as room:
        romans = room.sandbox.user(name := await _due(room))
        await room.all(name, "card take", card="levy")
        panel = await romans.command("turn", CHANNEL)
        assert "Play my plan" in buttons(panel.original)
        await room.all(name, "marble")
        panel = await romans.command("turn", CHANNEL)
        assert "Play my plan" not in buttons(panel.original)
