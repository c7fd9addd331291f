"""Looking at a game through commands."""

from dataclasses import replace

from bot.store import Games
from tests.cogs.table import TableTop
from tests.engine.builders import nation, pay, position


async def test_status_shows_every_nation_and_the_bank(table: TableTop) -> None:
    used = await table.use("Finn", "status")
    assert used.original is not None
    assert used.original.ephemeral_for is not None
    embed = used.original.embeds[0]
    assert embed["title"] == "Round 1 · goal: 9 personages"
    assert embed["description"] == "Phoenicians (Ada) to move."
    headings = [field["name"] for field in embed["fields"]]
    assert headings[0] == "▶ Phoenicians (Ada): 0 of 9"
    assert headings[-1] == "The bank"
    assert len(headings) == 5
    assert "2 marble, 1 iron, 3 gold and 1 coin" in embed["fields"][0]["value"]


async def test_status_begins_with_the_readers_nation(table: TableTop) -> None:
    used = await table.use("persians", "status")
    assert used.original is not None
    headings = [field["name"].removeprefix("▶ ") for field in used.original.embeds[0]["fields"]]
    assert [heading.split()[0] for heading in headings] == [
        "Persians",
        "Arabs",
        "Greeks",
        "Phoenicians",
        "The",
    ]


async def test_moves_are_told_to_everybody_but_said_to_be_whose(table: TableTop) -> None:
    told = await table.tell("phoenicians", "moves")
    assert told.startswith("**Move your stone**\n- IRON: free, gives 1 (`/iron`)")
    told = await table.tell("persians", "moves")
    assert told.startswith("It's not your turn. What Ada (Phoenicians) can do now:")
    assert told.endswith("\nThe Phoenicians (Ada) have 2 marble, 1 iron, 3 gold and 1 coin.")
    assert "You have" not in told


async def test_history_goes_back_one_round_or_as_far_as_asked(table: TableTop) -> None:
    assert await table.tell("Finn", "history") == "Nothing has happened yet."
    await table.tell("phoenicians", "marble")
    assert await table.tell("persians", "history") == (
        "**Round 1, Phoenicians (Ada)**\n- The Phoenicians move their stone to MARBLE.\n"
        "- The Phoenicians produce 1 marble.\n-# `@marble`"
    )
    await table.tell("phoenicians", "end-turn")
    await table.tell("persians", "gold")
    told = await table.tell("persians", "history", turns=1)
    assert "Phoenicians" not in told
    assert "**Round 1, Persians (Ben)**" in told
    assert told.endswith("\n-# `@gold`")
    told = await table.tell("persians", "history", turns=2)
    assert "\n-# `@marble; .`\n**Round 1, Persians (Ben)**" in told


async def test_the_board_comes_with_words_and_a_region_on_demand(table: TableTop) -> None:
    used = await table.use("Finn", "board", region="CYRENE")
    assert used.original is not None
    assert used.original.ephemeral_for is not None
    assert used.original.content == "Around Cyrene, round 1."
    picture = used.original.attachments[0]
    assert picture.content_type == "image/jpeg"
    assert picture.description is not None
    assert picture.description.startswith("Antike, East board, round 1.")
    assert await table.offered("greeks", "board", "region", region="lep") == ["Leptis Magna"]
    assert len(await table.offered("greeks", "board", "region", region="")) == 25


async def test_without_a_game_looking_says_where_there_is_one(table: TableTop) -> None:
    used = await table.sandbox.user("Ada").command("status", "table-2")
    assert used.original is not None
    here = table.sandbox.world.channel("table-1").id
    assert used.original.content == f"There is no game in this channel. You play in <#{here}>."
    assert await table.sandbox.user("Ada").complete("board", "region", "table-2", region="") == []
    assert await table.sandbox.user("Ada").complete("marble", "pay", "table-2", pay="") == []


async def test_a_lobby_has_nothing_to_look_at_yet(table: TableTop) -> None:
    ada = table.sandbox.user("Ada")
    await ada.command("game new", "table-2")
    for name in ("moves", "status", "board", "history", "marble"):
        used = await ada.command(name, "table-2")
        assert used.original is not None
        assert used.original.content.startswith("This game hasn't started yet. You're in;"), name
    used = await table.sandbox.user("Ben").command("board", "table-2")
    assert used.original is not None
    assert used.original.content.startswith("This game hasn't started yet. `/game join` to play")
    assert await ada.complete("marble", "pay", "table-2", pay="") == []


async def test_a_name_cannot_format_the_text_around_it(table: TableTop) -> None:
    async with table.app.context.database.transaction() as tx:
        seats = await Games(tx).seats(table.game_id)
        await Games(tx).set_seats(table.game_id, [replace(seat, name="**@everyone** _x_") for seat in seats])
    greeks = nation(wedge="iron", purse=pay(gold=1))
    await table.lay(position("greeks", greeks=greeks))
    told = await table.tell("persians", "marble")
    assert "\\*\\*\\@\u200beveryone\\*\\* \\_x\\_" in told
