"""Names that would ping, format, link or break the layout, in all texts and pictures of the bot."""

import json
import re
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
import pytest_asyncio

from bot.i18n.escaping import plain, safe
from tests import forging
from tests.authorisation.cast import COLUMNS
from tests.authorisation.positions import record
from tests.authorisation.rows import rows
from tests.authorisation.stage import Stage, attached, open_stage

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

STRANGER = 987_654_321_098_765_432
NAMES = {
    "Ben": "**BBB** @everyone ||x|| [l](https://evil.example) <@&77> `c`",
    "Chloe": "\u202eCCC\u2066 <@987654321098765432> \u3164",
    "Dario": "DDD\n# Big\n> quote\n- list\n1. one\n-# small",
    "Elif": "EEE\\" + "\u0310\u0322\u0334" * 40,
    "Gita": "GGG discord.gg/abc :skull: <t:0:R> </game end:1>" + "xy" * 200,
    "Hans": "HHH شمس 😀\u200d\u200d @here ~~x~~ __u__ *i* ```py",
}
MARKS = {name: re.compile(f"{name[0] * 3}(?![A-Za-z0-9])") for name in NAMES}
"""Patterns by name; no letter follows in a name, unlike in most matches within a link's token."""
SHOWN = {name: (safe(each), plain(each)) for name, each in NAMES.items()}
"""Escaped names: as shown where Discord formats text, and where not."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stage(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    async with open_stage(tmp_path_factory.mktemp("names"), NAMES) as opened:
        yield opened


def _formatted(part: Any) -> Iterator[str]:
    """Yield the texts of a request that Discord formats."""
    for key, value in part.items() if isinstance(part, dict) else ():
        field = key == "name" and "value" in part
        alt = key == "description" and "media" in part
        if (field or key in {"content", "value", "description"}) and isinstance(value, str) and not alt:
            yield value
        elif key != "attachments":
            yield from _formatted(value)
    for value in part if isinstance(part, list) else ():
        yield from _formatted(value)


def _unformatted(part: Any) -> Iterator[str]:
    """Yield the texts of a request shown unformatted: labels, titles, names of threads, alt texts."""
    for key, value in part.items() if isinstance(part, dict) else ():
        if key in {"name", "title", "label", "filename", "placeholder"} and isinstance(value, str):
            yield from [] if "value" in part else [value]
        elif key == "description" and "media" in part:
            yield str(value)
        elif key == "attachments":
            yield from (str(each.get("description") or "") for each in value)
        else:
            yield from _unformatted(value)
    for value in part if isinstance(part, list) else ():
        yield from _unformatted(value)


def _look_at(stage: Stage) -> int:
    """Check every request so far; return how often a name occurs in them."""
    seen = 0
    everybody = {str(person.id) for person in stage.world.people.values()}
    for entry in stage.sandbox.log.entries:
        body = {} if entry["path"].endswith("/commands") else entry["body"] or {}
        told, bare = "\n".join(_formatted(body)), "\n".join(_unformatted(body))
        for name, mark in MARKS.items():
            seen += len(mark.findall(told)) + len(mark.findall(bare))
            formatted, unformatted = SHOWN[name]
            assert _whole(told, mark, formatted), (mark, told)
            assert _whole(bare, mark, unformatted), (mark, bare)
        assert not re.search(r"@(everyone|here)", told), told
        for found in re.findall(r"<@[!&]?(\d+)>", told):
            assert found in everybody, told
        _narrow(entry["status"], body)
    return seen


def _whole(text: str, mark: re.Pattern[str], shown: str) -> bool:
    """Return whether a name occurs in a text only in its harmless form; a text's end may cut it."""
    (begins,) = (match.start() for match in mark.finditer(shown))
    rest = shown[begins:]
    return all(
        text[at:].startswith(rest) or rest.startswith(text[at:].split("…")[0].rstrip())
        for at in (match.start() for match in mark.finditer(text))
    )


def _narrow(status: int, body: dict[str, Any]) -> None:
    """Check that a message pings nobody, or only people listed one by one."""
    data = body.get("data", {}) if "data" in body else body
    if status < 400 and {"content", "embeds"} & set(data):
        allowed = data.get("allowed_mentions")
        assert allowed is not None, body
        assert allowed.get("parse") == [], body
        assert not allowed.get("roles"), body
        assert not allowed.get("replied_user"), body


async def test_names_stay_names_in_all_that_is_said(stage: Stage) -> None:
    """No request has a name in a harmful form, whatever command or control the permitted person uses."""
    mine = next(column for column in COLUMNS if column.key == "mover")
    told_of = 0
    for row in rows():
        used = await stage.play(row, mine, row.who)
        assert used.state == "answered", row.key
        assert not stage.heard.wrong(), row.key
        told_of += _look_at(stage)
        stage.sandbox.log.entries.clear()
    assert told_of > 150, "names are told"
    for channel in stage.world.channels.values():
        for message in stage.world.messages_in(channel):
            assert not message.mention_everyone
            assert STRANGER not in message.pinged


async def test_names_in_records_as_well(stage: Stage) -> None:
    """The record keeps names to the letter, and they are harmless in every text."""
    table = stage.world.people["Ada"], stage.channels["empty"]
    wanted = json.loads(record("roused"))
    for seat, name in zip(wanted["seats"], NAMES.values(), strict=False):
        seat["player"] = name[:100]
    file = attached(json.dumps(wanted).encode())
    await forging.use(stage.world, *table, "game import", {"file": file})
    for name, options in (
        ("game info", {}),
        ("game list", {}),
        ("board", {}),
        ("board", {"view": "phone"}),
        ("board", {"view": "words"}),
        ("status", {}),
        ("game join", {"nation": "Greeks"}),
    ):
        used = await forging.use(stage.world, *table, name, options)
        assert used.state == "answered"
        assert not stage.heard.wrong(), name
    await stage.idle()
    _look_at(stage)
    used = await forging.use(stage.world, *table, "game export", {})
    assert used.original is not None
    kept = json.loads(used.original.attachments[0].content)
    told = {seat["nation"]: seat["player"] for seat in kept["seats"]}
    assert told | {"greeks": None} == {s["nation"]: s["player"] for s in wanted["seats"]} | {"greeks": None}
    await stage.set_back()


async def test_a_thread_has_a_name_in_one_line(stage: Stage) -> None:
    dario = stage.world.people["Dario"]
    used = await forging.use(stage.world, dario, stage.channels["empty"], "game new", {"thread": True})
    assert used.state == "answered"
    thread = stage.world.threads_of(stage.channels["empty"])[-1]
    assert thread.name == "Antike with DDD # Big > quote - list 1. one -# small"
    await stage.set_back()
