"""`/catch-up` over the wire: the first turn, nothing new, losses and threats, spectators, the end."""

from tests.cogs.table import TableTop
from tests.engine.builders import nation, pay, people, position


async def _play(table: TableTop, who: str, wedge: str) -> None:
    await table.tell(who, wedge)
    await table.tell(who, "end-turn")


async def test_what_one_has_missed(table: TableTop) -> None:
    told = await table.tell("phoenicians", "catch-up")
    assert told.startswith("**Nothing has happened yet: the game has just begun.**")
    assert "**Now:** your turn (round 1)" in told
    await _play(table, "phoenicians", "gold")
    used = await table.use("phoenicians", "catch-up")
    assert used.original is not None
    told = used.original.content
    assert told.startswith("**Nothing has happened since your last turn.**")
    assert "-phone-" in used.original.attachments[0].filename
    assert "**Now:** waiting for Ben (Persians)." in told
    await _play(table, "persians", "marble")
    await table.tell("arabs", "iron")
    used = await table.use("phoenicians", "catch-up")
    assert used.original is not None
    assert used.original.ephemeral_for is not None
    told = used.original.content
    assert told.startswith(
        "**Since your last turn** (2 turns)\n"
        "- **Persians** (round 1): starts on MARBLE, +1 marble.\n"
        "- **Arabs** (round 1): starts on IRON, +1 iron."
    )
    assert "**Score:** Phoenicians **0**" in told
    assert "Phoenicians** (round" not in told
    picture = used.original.attachments[0]
    assert picture.description is not None
    assert "Persians: starts on MARBLE" in picture.description
    assert "-close-" in picture.filename
    told = await table.tell("greeks", "catch-up")
    assert told.startswith("**Since the game began** (3 turns)")
    assert (await table.tell("Finn", "catch-up")).startswith("**Since the game began** (3 turns)")


async def test_the_picture_is_the_whole_board_for_whoever_wants_it(table: TableTop) -> None:
    await table.tell("persians", "reminders", picture="board")
    await _play(table, "phoenicians", "gold")
    used = await table.use("persians", "catch-up")
    assert used.original is not None
    assert "-changes-" in used.original.attachments[0].filename


async def test_gains_losses_fights_and_threats(table: TableTop) -> None:
    """The Greeks fight for Paphos and take it; the Phoenicians get both, and the cities in danger."""
    greeks = nation(wedge="iron", cities="athen sparta pella", galleys={"paphos": 6})
    phoenicians = nation(wedge="gold", cities="tyros paphos alexandria", galleys={"paphos": 1})
    await table.lay(position("phoenicians", greeks=greeks, phoenicians=phoenicians))
    for who in ("phoenicians", "persians", "arabs"):
        await _play(table, who, "marble")
    await table.tell("greeks", "maneuver", wedge="by gold")
    await table.tell("greeks", "fight", province="paphos", unit="galley", nation="phoenicians")
    told = await table.tell("phoenicians", "catch-up")
    assert "**Fights:** Greeks and Phoenicians in Paphos (1 galley each)" in told
    assert "- ⚠ Paphos: the Greeks can attack with 5 units in their next maneuver; 1 is enough." in told
    await table.tell("greeks", "conquer", province="paphos")
    told = await table.tell("phoenicians", "catch-up")
    assert "conquer Paphos from the Phoenicians with 1 galley" in told
    assert "- Phoenicians: -1 city (Paphos)" in told
    assert "- Greeks: +1 city (Paphos)" not in told, "their turn tells it"
    unfinished = "(Greeks). The turn of the Greeks isn't over; they may still undo some of it."
    assert unfinished in told
    assert "isn't over" not in await table.tell("greeks", "catch-up")
    await table.tell("greeks", "end-turn")
    assert "isn't over" not in await table.tell("arabs", "catch-up")


async def test_one_more_personage_is_worth_a_word(table: TableTop) -> None:
    greeks = nation(wedge="iron", purse=pay(gold=1), personages=people(king=2, general=6))
    await table.lay(position("greeks", greeks=greeks))
    assert "- The Greeks are 1 personage away from winning." in await table.tell("arabs", "catch-up")
    told = await table.tell("greeks", "catch-up")
    assert "**You need 1 more personage to win**." in told
    assert "away from winning" not in told, "nobody is warned of themselves"


async def test_a_game_that_was_ended(table: TableTop) -> None:
    await _play(table, "phoenicians", "gold")
    used = await table.use("phoenicians", "game end")
    await table.press("phoenicians", used, "End the game")
    told = await table.tell("persians", "catch-up")
    assert "**The game is over.**" in told
    assert "**Now:**" not in told
    assert "**Watch out**" not in told


async def test_before_the_start_and_without_a_game(table: TableTop) -> None:
    used = await table.sandbox.user("Ada").command("catch-up", "table-2")
    assert used.original is not None
    assert "There is no game in this channel." in used.original.content
    await table.sandbox.user("Ada").command("game new", "table-2")
    used = await table.sandbox.user("Ada").command("catch-up", "table-2")
    assert used.original is not None
    assert "This game hasn't started yet." in used.original.content
