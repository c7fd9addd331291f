"""`/feeds` over the wire: links are private, and the table is notified that it can be read."""

from tests.cogs.table import CHANNEL, TableTop


async def _use(
    table: TableTop, name: str, command: str, channel: str | None = CHANNEL, **options: object
) -> str:
    used = await table.sandbox.user(name).command(command, channel, **options)
    assert used.original is not None
    said = used.original
    if channel is not None:
        assert said.ephemeral_for is table.sandbox.world.person(name)
    return said.content


async def test_where_the_host_offers_none_that_is_said(table: TableTop) -> None:
    for command in ("feeds calendar", "feeds table", "feeds webhook"):
        assert await _use(table, "Ada", command) == (
            "This bot offers no feeds: whoever runs it has not switched them on."
        )


async def test_links_are_given_and_renewed(table: TableTop) -> None:
    table.client.feeds_url = "https://antike.example"
    first = await _use(table, "Ada", "feeds calendar")
    assert first.startswith("📅 Your deadlines as a calendar: https://antike.example/calendar/")
    assert await _use(table, "Ada", "feeds calendar", None) == first, "in private as well"
    assert await _use(table, "Ada", "feeds calendar", renew=True) != first
    link = await _use(table, "Ada", "feeds table")
    assert "https://antike.example/table/" in link
    told = await table.public("has made a link")
    assert told.content.startswith("🔗 Ada has made a link by which programs can read this table")
    assert "https://" not in told.content
    assert await _use(table, "Ben", "feeds table") == link
    assert await _use(table, "Ben", "feeds table", link="renew") != link
    assert await _use(table, "Ben", "feeds table", link="close") == "Closed. The old link leads nowhere now."
    await table.public("Ben has closed the link")
    assert await _use(table, "Ben", "feeds table", link="close") == "No link to this table is open."
    assert "you" in (await _use(table, "Finn", "feeds table")).lower()


async def test_an_address_is_set_and_dropped(table: TableTop) -> None:
    table.client.feeds_url = "https://antike.example"
    assert (await _use(table, "Ada", "feeds webhook")).startswith("No webhook is set.")
    assert "`https://example.org/hook`" in await _use(
        table, "Ada", "feeds webhook", url="https://example.org/hook"
    )
    assert "I can't use that address" in await _use(table, "Ada", "feeds webhook", url="http://example.org")
    assert "`https://example.org/hook`" in await _use(table, "Ada", "feeds webhook"), "nothing has changed"
    assert (await _use(table, "Ada", "feeds webhook", url="off")).startswith("No webhook")
