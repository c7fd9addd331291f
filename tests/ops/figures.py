"""Reading a running bot's metrics over HTTP."""

import re

import aiohttp

from tests.e2e.running_bot import RunningBot

_TOLD = re.compile(r"figures are told.*?(127\.0\.0\.1:\d+)")
_LINE = re.compile(r"^(\w+)(\{[^}]*\})? (\S+)$", re.MULTILINE)


async def address_of(running_bot: RunningBot) -> str:
    """Return the host and port of the bot's metrics server, once they are in the log."""
    await running_bot.until(lambda: _TOLD.search(running_bot.log) is not None, "the figures to be told")
    return _TOLD.findall(running_bot.log)[-1]  # type: ignore[no-any-return]


async def figures_of(running_bot: RunningBot) -> dict[str, float]:
    """Return all metrics by name and labels."""
    address = await address_of(running_bot)
    async with aiohttp.ClientSession() as http, http.get(f"http://{address}/metrics") as answer:
        assert answer.status == 200
        assert answer.headers["Content-Type"].startswith("text/plain")
        page = await answer.text()
    return {name + labels: float(value) for name, labels, value in _LINE.findall(page)}
