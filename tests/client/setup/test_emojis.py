"""The application's emojis are kept up to date, shown beside words, and everything works without them."""

import io
import json
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.client.setup import emoji_sync
from bot.client.setup.emojis import emoji_for, forget_emojis
from bot.render import Renderer
from bot.render.tables.emojis import ICONS, emoji_pictures
from bot.store.db.shards import Shards
from bot.workers.jobs import DrawingEmojis
from discord_sandbox.faults import Fault
from discord_sandbox.state.models import Message
from discord_sandbox.validation.emojis import LARGEST, NAME
from tests.cogs.table import CHANNEL, TableTop, laid


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[TableTop]:
    async with laid(tmp_path) as made:
        yield made
    forget_emojis()


def _shown(message: Message) -> dict[str, str]:
    """Return the emojis of buttons and menu options, by label."""
    found: dict[str, str] = {}

    def look(part: Any) -> None:
        for each in part if isinstance(part, list) else [part]:
            if each.get("emoji", {}).get("id"):
                found[each["label"]] = each["emoji"]["name"]
            for inner in ("components", "options"):
                look(each.get(inner, []))

    look(message.components)
    return found


async def _panel(table: TableTop, name: str = "Ada") -> Message:
    used = await table.sandbox.user(name).command("turn", CHANNEL)
    assert used.original is not None
    return used.original


def _made(table: TableTop) -> dict[str, int]:
    return {one.name: one.id for one in table.sandbox.world.emojis.every()}


def _asked(table: TableTop) -> list[str]:
    """Return the methods of requests about emojis other than reading."""
    asked = [one for one in table.sandbox.log.entries if "/emojis" in one["path"]]
    return [one["method"] for one in asked if one["method"] != "GET"]


def _redraw(monkeypatch: pytest.MonkeyPatch, **pictures: bytes) -> None:
    """Replace the pictures of some icons."""
    changed = {**emoji_pictures(), **pictures}

    def run(job: DrawingEmojis, renderer: Renderer) -> Mapping[str, bytes]:
        del job, renderer
        return changed

    monkeypatch.setattr(DrawingEmojis, "run", run)


def test_pictures_are_small_and_square_and_all_different() -> None:
    pictures = emoji_pictures()
    assert tuple(pictures) == ICONS
    assert len(set(pictures.values())) == len(ICONS)
    for name, data in pictures.items():
        with Image.open(io.BytesIO(data)) as picture:
            assert picture.size == (128, 128), name
        assert len(data) < LARGEST
        assert NAME.fullmatch(emoji_sync.emoji_name(name))


async def test_they_are_made_once_and_shown_beside_words(table: TableTop) -> None:
    await emoji_sync.sync_emojis(table.client)
    made = _made(table)
    assert set(made) == {emoji_sync.emoji_name(each) for each in ICONS}
    panel = await _panel(table)
    own = next(one for one in table.sandbox.world.emojis.every() if one.name == "phoenicians")
    assert f"### <:phoenicians:{own.id}> Round 1" in str(panel.components)
    named = {label.split(" ")[0]: name for label, name in _shown(panel).items()}
    assert named.items() >= {"MARBLE": "marble", "TEMPLE": "temple", "KNOW-HOW": "know_how"}.items()
    forget_emojis()  # as another process, which has kept nothing in memory
    await emoji_sync.sync_emojis(table.client)
    assert _asked(table) == ["POST"] * len(ICONS), "nothing was made again"
    assert len(_shown(await _panel(table))) == 8


async def test_a_process_without_the_first_shard_shows_what_is_there(table: TableTop) -> None:
    world = table.sandbox.world
    made = world.emojis.add("marble", b"a picture", "image/png", world.bot)
    table.app.context.shards = Shards((1,), 2)
    await emoji_sync.sync_emojis(table.client)
    shown = emoji_for("marble")
    assert shown is not None
    assert shown.id == made.id
    assert _asked(table) == []


async def test_what_has_changed_is_replaced_and_nothing_else(
    table: TableTop, monkeypatch: pytest.MonkeyPatch
) -> None:
    book, ada = table.sandbox.world.emojis, table.sandbox.world.person("Ada")
    foreign = book.add("gold", b"somebody's own", "image/png", ada)
    other = book.add("party", b"somebody's own", "image/png", ada)
    await emoji_sync.sync_emojis(table.client)
    before = _made(table)
    assert before["gold"] == foreign.id
    iron = emoji_pictures()["iron"]
    _redraw(monkeypatch, marble=iron, gold=iron)
    await emoji_sync.sync_emojis(table.client)
    after = _made(table)
    assert {name for name in before if before[name] != after[name]} == {"marble"}
    assert book.find(after["marble"]).content == iron
    assert book.find(other.id).content == b"somebody's own"
    shown = emoji_for("marble")
    assert shown is not None
    assert shown.id == after["marble"]
    noted = json.loads(await table.app.setting(f"emojis/{table.client.application_id}") or "")
    assert noted["marble"][0] == str(after["marble"])
    assert "gold" not in noted


@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_without_them_everything_works(table: TableTop, method: str) -> None:
    table.sandbox.faults.add(Fault(status=403, code=50001), method, "/emojis", 100)
    await emoji_sync.sync_emojis(table.client)
    assert emoji_for("gold") is None
    panel = await _panel(table)
    assert "MARBLE" in str(panel.components)
    assert "emoji" not in str(panel.components)
    assert "'### Round 1" in str(panel.components)


async def test_those_that_are_taken_are_shown_beside_one_that_is_refused(
    table: TableTop, caplog: pytest.LogCaptureFixture
) -> None:
    table.sandbox.faults.add(Fault(status=400, code=30008), "POST", "/emojis")
    await emoji_sync.sync_emojis(table.client)
    assert emoji_for(ICONS[0]) is None
    assert all(emoji_for(icon) is not None for icon in ICONS[1:])
    assert "400 (30008)" in caplog.text
    await emoji_sync.sync_emojis(table.client)
    assert emoji_for(ICONS[0]) is not None, "made an hour later"


async def test_one_that_somebody_has_removed(table: TableTop) -> None:
    await emoji_sync.sync_emojis(table.client)
    table.sandbox.world.emojis.remove(_made(table)["marble"])
    panel = await _panel(table)
    assert "MARBLE" in str(panel.components)
    assert _shown(panel) == {}
    refused = [one for one in table.sandbox.log.entries if one["status"] == 400]
    assert "Invalid emoji" in str(refused)
    for one in refused:
        one["planned"] = True  # expected, as the emoji was removed
    await emoji_sync.sync_emojis(table.client)
    assert "marble" in _shown(await _panel(table)).values(), "made again"
