"""Reading a running bot's metrics over HTTP."""

import re

import aiohttp

from tests.e2e.running_bot import RunningBot

_TOLD = re.compile(r"figures are told.*?(127\.0\.0\.1:\d+)")
_LINE = re.compile(r"^(\w+)(\{[^}]*\})? (\S+)$", re.MULTILINE)
_NAME = re.compile(r"^# TYPE (\w+) ", re.MULTILINE)


async def address_of(running_bot: RunningBot) -> str:
    """Return the host and port of the bot's metrics server, once they are in the log."""
    await running_bot.until(lambda: _TOLD.search(running_bot.log) is not None, "the figures to be told")
    return _TOLD.findall(running_bot.log)[-1]  # type: ignore[no-any-return]


async def figures_of(running_bot: RunningBot) -> dict[str, float]:
    """Return all metrics by name and labels."""
    page = await _page_of(running_bot)
    return {name + labels: float(value) for name, labels, value in _LINE.findall(page)}


async def names_of(running_bot: RunningBot) -> set[str]:
    """Return the names of all metrics of our own, also of those without a value yet."""
    names = _NAME.findall(await _page_of(running_bot))
    return {name for name in names if name.startswith("antike_") and not name.endswith("_created")}


async def _page_of(running_bot: RunningBot) -> str:
    address = await address_of(running_bot)
    async with aiohttp.ClientSession() as http, http.get(f"http://{address}/metrics") as answer:
        assert answer.status == 200
        assert answer.headers["Content-Type"].startswith("text/plain")
        return await answer.text()
