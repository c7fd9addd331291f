"""“Our games” on somebody, over the wire."""

from tests.cogs.table import CHANNEL, TableTop


async def _told(table: TableTop, who: str, about: str, where: str | None = "forum") -> str:
    used = await table.sandbox.user(who).menu("Our games", about, where)
    assert used.original is not None
    assert used.original.ephemeral_for is used.person
    return used.original.content


async def test_games_that_are_under_way(table: TableTop) -> None:
    link = f"[Game {table.game_id}](https://discord.com/channels/"
    for where in ("forum", CHANNEL, None):
        heading, line = (await _told(table, "Ben", "Ada", where)).splitlines()
        assert heading == "**You and Ada, now**"
        assert line.startswith(f"- {link}")
        assert line.endswith(": waiting for Ada")
    assert "your turn (Phoenicians)" in await _told(table, "Ada", "Ben")
    assert (await _told(table, "Ada", "Finn")).startswith("You and Finn share no game so far.")
    assert (await _told(table, "Ada", "Ada")).startswith("That's you.")
    assert "share no game" in await _told(table, "Finn", "Ada")


async def test_games_that_have_ended_with_their_results(table: TableTop) -> None:
    for name in ("Ben", "Chloe", "Dario"):
        used = await table.sandbox.user(name).command("game concede", CHANNEL)
        assert used.original is not None
        sure = used.original.components[0]["components"][0]["custom_id"]
        await table.sandbox.user(name).press(used.original, sure)
    told = await _told(table, "Ada", "Ben")
    assert told.splitlines()[0] == "**You and Ben, ended**"
    assert ": you won (Phoenicians)" in told
    assert ": Ada won (Phoenicians)" in await _told(table, "Ben", "Chloe")
