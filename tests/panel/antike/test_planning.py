"""Planning of the next turn on the panel, with the real client on the local Discord; it plays nothing."""

import pytest

from bot.model import PlanRow
from bot.notation.antike import print_turn
from bot.records.antike import position_hash
from bot.store import Plans
from tests.cogs.table import PLAYERS, TableTop
from tests.engine.builders import nation, pay, position
from tests.panel.panel_player import PanelPlayer

pytestmark = pytest.mark.slow


async def _kept(table: TableTop) -> PlanRow:
    """Return the only saved plan of the game."""
    (plan,) = (await Plans(table.app.context.database.reader).of_game(table.game_id)).values()
    return plan


async def _line(table: TableTop) -> str:
    return print_turn([step.action for step in (await _kept(table)).steps])


async def test_a_plan_is_pressed_in_four_taps_and_played(table: TableTop) -> None:
    before = position_hash(await table.position())
    thumb = PanelPlayer(table, "persians")
    await thumb.open()
    await thumb.tap("Plan my next turn")
    assert "### Plan · Round 1: move your stone" in thumb.text
    assert "what you press becomes your plan" in thumb.text
    await thumb.wedge("MARBLE")
    assert "1. `@marble`: move the stone to MARBLE · free · +1 marble" in thumb.text
    await thumb.tap("Play it for me")
    assert "**Your plan (Persians):** it is played on your turn if it still works." in thumb.text
    assert thumb.taps == 4
    assert thumb.dead == ["Play it for me"], "that is how it is kept already"
    assert position_hash(await table.position()) == before, "nothing is played"
    assert await _line(table) == "@marble; ."
    await table.tell("phoenicians", "gold")
    await table.tell("phoenicians", "end-turn")
    assert (await table.position()).mover == "arabs", "the plan was played"


async def test_an_unfinished_plan_is_kept_step_by_step_and_put_before_its_writer(table: TableTop) -> None:
    persians = nation(wedge="gold", purse=pay(iron=3), cities="susa artaxata", temples="susa")
    await table.lay(position("phoenicians", persians=persians))
    thumb = PanelPlayer(table, "persians")
    await thumb.open()
    await thumb.tap("Plan my next turn")
    await thumb.wedge("ARMING")
    assert (await _line(table), (await _kept(table)).mode) == ("@arming", "prepare")
    await thumb.tap("+ legion")
    assert await _line(table) == "@arming", "what is only chosen is in no plan"
    later = PanelPlayer(table, "persians")
    await later.open()
    await later.tap("Plan my next turn")
    assert "1 step is planned" in later.text, "it goes on where it was left, whatever happens to a message"
    await table.tell("phoenicians", "gold")
    await table.tell("phoenicians", "end-turn")
    assert (await _kept(table)).state == "ready"
    await later.tap("↩ Undo step")
    assert "This panel was out of date, so nothing was done." in later.text
    assert "### Round" in later.text, "the turn itself has come"
    assert (await _kept(table)).state == "ready"


async def test_undo_takes_out_what_one_press_has_put_in(table: TableTop) -> None:
    greeks = nation(wedge="gold", know_hows="sailing navigation", cities="athen", galleys={"athen": 1})
    await table.lay(position("phoenicians", greeks=greeks))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.tap("Plan my next turn")
    await thumb.wedge("MANEUVER ①")
    await thumb.tap("1 galley Athen · 3 moves")
    await thumb.choose("Cyrene · 2 moves")
    assert await _line(table) == "@maneuver-1; 1G athen>knossos; 1G:2 knossos>cyrene"
    assert "✅ Planned: move 1 galley Athen → Knossos; move 1 galley Knossos → Cyrene." in thumb.text
    await thumb.tap("↩ Undo step")
    assert await _line(table) == "@maneuver-1"
    await thumb.tap("↩ Undo step")
    assert not await Plans(table.app.context.database.reader).of_game(table.game_id)
    assert "what you press becomes your plan" in thumb.text


async def test_a_press_on_an_old_page_of_the_plan_adds_nothing(table: TableTop) -> None:
    thumb, other = PanelPlayer(table, "persians"), PanelPlayer(table, "persians")
    for each in (thumb, other):
        await each.open()
        await each.tap("Plan my next turn")
    await thumb.wedge("MARBLE")
    await other.wedge("GOLD")
    assert "This panel was out of date, so nothing was done." in other.text
    assert await _line(table) == "@marble"


async def test_a_dear_way_is_asked_about_before_it_is_paid(table: TableTop) -> None:
    persians = nation(wedge="iron", purse=pay(gold=5), cities="susa", temples="susa")
    await table.lay(position("phoenicians", persians=persians))
    thumb = PanelPlayer(table, "persians")
    await thumb.open()
    await thumb.tap("Plan my next turn")
    wedge = "KNOW-HOW"
    told = await table.tell("persians", "plan", turn="@know-how; .", mode="play")
    assert "1. `@know-how`: move the stone to KNOW-HOW · 3 gold" in told
    assert "⚠️ Moving the stone alone costs 3, so I'll ask before playing it." in told
    assert wedge in told
    assert (await _kept(table)).mode == "prepare"
    await thumb.open()
    await thumb.tap("Plan my next turn")
    assert thumb.dead == ["Play it for me", "Ask me first"]
    await table.tell("phoenicians", "gold")
    await table.tell("phoenicians", "end-turn")
    assert (await table.position()).mover == "persians", "it is not played unasked"
    board = await table.public("Your plan is ready")
    custom_id = next(
        button["custom_id"]
        for row in board.components
        for button in row["components"]
        if button["label"] == "Play it"
    )
    asked = await table.sandbox.user(PLAYERS["persians"]).press(board, custom_id)
    assert asked.original is not None
    assert "1. `@know-how`: move the stone to KNOW-HOW · 3 gold" in asked.original.content
    assert (await table.position()).nations["persians"].purse.gold == 5, "nothing is paid before it is said"
    played = await table.press("persians", asked, "Play it · the way costs 3")
    assert played.original is not None
    assert "As planned: you move your stone" in played.original.content
    assert (await table.position()).nations["persians"].purse.gold == 2


async def test_the_reply_at_the_end_of_a_turn_leads_to_the_plan(table: TableTop) -> None:
    await table.tell("phoenicians", "gold")
    used = await table.use("phoenicians", "end-turn")
    pressed = await table.press("phoenicians", used, "Plan my next turn")
    assert pressed.original is not None
    thumb = PanelPlayer(table, "phoenicians")
    thumb.lay(pressed.original)
    assert "### Plan · Round 2: move your stone" in thumb.text
    await thumb.tap("◀ Back to the game")
    assert "Waiting for Ben (**Persians**)." in thumb.text


async def test_a_plan_that_the_others_have_made_impossible_says_so(table: TableTop) -> None:
    """Legions of both stand in Ninive, and the Phoenicians are the first to found a city there."""
    rich = pay(marble=1, iron=1, gold=1)
    persians = nation(wedge="iron", purse=rich, cities="susa", legions={"ninive": 1})
    phoenicians = nation(wedge="iron", purse=rich, cities="tyros", legions={"ninive": 1})
    await table.lay(position("phoenicians", phoenicians=phoenicians, persians=persians))
    thumb = PanelPlayer(table, "persians")
    await thumb.open()
    await thumb.tap("Plan my next turn")
    await thumb.wedge("GOLD")
    await thumb.tap("Found Ninive")
    assert "2. `F ninive`: found a city in Ninive · 1 marble + 1 iron + 1 gold" in thumb.text
    await table.tell("phoenicians", "gold")
    await table.tell("phoenicians", "found", provinces="ninive")
    await thumb.tap("◀ Back to the game")
    await thumb.tap("Plan my next turn")
    assert "### Plan · This no longer works" in thumb.text
    assert "“Undo step” removes what no longer works." in thumb.text
    await thumb.tap("↩ Undo step")
    assert await _line(table) == "@gold"


async def test_a_plan_that_costs_something_else_by_now_says_so_until_it_is_saved_again(
    table: TableTop,
) -> None:
    scholars = nation(wedge="marble", purse=pay(gold=7), cities="susa")
    phoenicians = nation(wedge="marble", purse=pay(gold=7), cities="tyros")
    await table.lay(position("phoenicians", phoenicians=phoenicians, persians=scholars))
    await table.tell("persians", "plan", turn="@know-how; K sailing; .", mode="play")
    await table.tell("phoenicians", "know-how", advances="sailing")
    thumb = PanelPlayer(table, "persians")
    await thumb.open()
    await thumb.tap("Plan my next turn")
    assert "### Plan · Your next turn" in thumb.text
    assert "⚠️ Something has changed since you saved it. Action 2, `K sailing`" in thumb.text
    assert "it now costs 3 resources, not 7. Save it again if you still want it." in thumb.text
    await thumb.tap("Play it for me")
    assert "Something has changed" not in thumb.text
    assert "it is played on your turn" in thumb.text
    assert "Nothing is played" not in thumb.text


async def test_an_error_in_notation_shows_two_turns_that_fit(table: TableTop) -> None:
    told = await table.tell("persians", "plan", turn="T 5; .")
    assert "Examples: `@arming; A artaxata 1L; .` · `@iron; .`" in told
    assert "The plan was not saved." in told
    for example in ("@arming; A artaxata 1L; .", "@iron; ."):
        assert "not saved" not in await table.tell("persians", "plan", turn=example)


async def test_another_plan_says_what_it_replaces(table: TableTop) -> None:
    await table.tell("persians", "plan", turn="@marble; .")
    told = await table.tell("persians", "plan", turn="@gold; .")
    assert "Replaces your plan `@marble; .`." in told
    assert "Replaces" not in await table.tell("persians", "plan", turn="@gold; .")


async def test_it_is_planned_in_german_as_well(table: TableTop) -> None:
    thumb = PanelPlayer(table, "persians")
    table.sandbox.world.person("Ben").locale = "de"
    await thumb.open()
    await thumb.tap("Nächsten Zug planen")
    await thumb.wedge("MARMOR")
    assert "Diesen Plan speichern?" in thumb.text
    await thumb.tap("Spiel ihn für mich")
    assert "**Dein Plan (Perser):** Er wird gespielt, wenn du dran bist und er noch passt." in thumb.text
