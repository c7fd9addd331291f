"""Replies, autocompletion and refusals are entirely in German, and German input is parsed."""

import re
from functools import cache
from typing import Any

import pytest

from bot.i18n.catalogue import say, speaking
from discord_sandbox.state.models import Interaction
from tests.cogs.table import CHANNEL, TableTop
from tests.engine.builders import nation, pay, position
from tests.text.test_catalogue import catalogue
from tests.text.test_german import ENGLISH

GREEK = "Dario"
MORE = re.compile(r"\b(or|not|pick|write|nothing|for|in the|to)\b")
KEPT = re.compile(r"`[^`]*`|versucht: .*|@[\w-]+.*?(?= — |$)|OpenSkill", re.MULTILINE)
"""Notation, typed text and names, which are the same in every language."""
QUOTED = re.compile(r"`/([\w-]+(?: [\w-]+)?)")


@cache
def names() -> set[str]:
    """Return the names of all commands in German."""
    with speaking("de"):
        return {
            say(key).removeprefix("/") for key in catalogue("de") if re.fullmatch(r"command-[a-z-]+", key)
        }


@pytest.fixture
def table(table: TableTop) -> TableTop:
    """Return the table with every person's Discord set to German."""
    for person in table.sandbox.world.people.values():
        person.locale = "de"
    return table


def german(told: str) -> str:
    """Return the text; asserts that it is not blank, has no English words and names only German commands."""
    bare = KEPT.sub("", told)
    assert told.strip()
    assert not (found := ENGLISH.search(bare) or MORE.search(bare)), f"{found and found[0]!r} in {told!r}"
    for command in QUOTED.findall(told):
        assert {command, command.split()[0]} & names(), f"/{command} in {told!r}"
    return told


def said(used: Interaction) -> str:
    assert used.state == "answered", used.state
    assert used.original is not None
    embeds = [
        "\n".join([embed["title"], embed["description"], *(f["name"] + f["value"] for f in embed["fields"])])
        for embed in used.original.embeds
    ]
    labels = [
        button.get("label") or "✓" for row in used.original.components for button in row.get("components", ())
    ]
    pictures = [picture.description or "" for picture in used.original.attachments]
    return "\n".join([used.original.content, *embeds, *labels, *pictures])


async def tell(table: TableTop, command: str, /, **options: Any) -> str:
    return german(said(await table.sandbox.user(GREEK).command(command, CHANNEL, **options)))


async def offered(table: TableTop, command: str, focused: str, /, **options: Any) -> list[str]:
    found = await table.sandbox.user(GREEK).complete(command, focused, CHANNEL, **options)
    return [german(label) for label in found]


async def test_looking(table: TableTop) -> None:
    rich = nation(wedge="gold", purse=pay(marble=9, iron=9, gold=9, coins=3), cities="athen sparta pella")
    await table.lay(position("greeks", greeks=rich))
    assert "Griechen (Dario) sind am Zug." in await tell(table, "status")
    assert "Deinen Stein setzen" in await tell(table, "moves")
    assert "Noch ist nichts passiert" in await tell(table, "history")
    assert "Noch ist nichts passiert" in await tell(table, "catch-up")
    assert "So gewinnst du" in await tell(table, "rules")
    assert "Tempel" in await tell(table, "rules", topic="tempel")
    assert "Athen" in await tell(table, "board", region="athen", view="words")
    for view in ("words", "region", "reach"):
        await tell(table, "board", view=view)
    assert "Wie ich dich rufe" in await tell(table, "reminders", quiet="22 bis 8", every="12 Stunden")
    assert "Einstellungen dieser Partie" in await tell(table, "game settings")
    for command in ("game info", "game list", "orders", "plan", "stats", "privacy", "away", "game export"):
        await tell(table, command)
    for what in ("hide", "list", "forget"):
        await tell(table, "privacy", what=what)
    assert "Du bist abwesend bis" in await tell(table, "away", until="3 Tage")
    assert "Willkommen zurück!" in await tell(table, "away")


async def test_a_turn(table: TableTop) -> None:
    rich = nation(
        wedge="gold",
        purse=pay(marble=15, iron=9, gold=19, coins=9),
        cities="athen sparta pella",
        legions={"pella": 3},
        galleys={"athen": 2},
    )
    await table.lay(position("greeks", greeks=rich))
    assert "Du baust in Athen" in await tell(table, "temple", provinces="athen")
    assert "zurückgenommen" in (await tell(table, "undo")).casefold()
    assert "RÜSTEN" in await tell(table, "arming", units="2 Legionen in athen, 1 Galeere sparta")
    await tell(table, "reset-turn")
    assert "FORTSCHRITT" in await tell(table, "know-how", advances="rad, strassen")
    await tell(table, "reset-turn")
    told = await tell(table, "maneuver", wedge="bei Fortschritt", pay="1 Gold, 1 Münze")
    assert "für 1 Gold und 1 Münze" in told
    await tell(table, "move", units="2 Legionen", **{"from": "pella"}, to="bycantium")
    await tell(table, "found", provinces="bycantium")
    assert "Du beendest deinen Zug" in await tell(table, "end-turn")


async def test_refusals(table: TableTop) -> None:
    poor = nation(wedge="gold", cities="athen sparta pella", legions={"pella": 1})
    await table.lay(position("greeks", greeks=poor))
    for command, options in (
        ("temple", {"provinces": "atlantis"}),
        ("temple", {"provinces": "athen, athen"}),
        ("temple", {"provinces": "athen"}),
        ("arming", {"units": "viele"}),
        ("know-how", {"advances": "feuer"}),
        ("know-how", {"advances": "m"}),
        ("gold", {"pay": "99"}),
        ("gold", {"pay": "3x"}),
        ("move", {"units": "2L", "from": "pella", "to": "tomis"}),
        ("fight", {"province": "pella", "unit": "legion", "nation": "römer"}),
        ("conquer", {"province": "tyros"}),
        ("trade", {"give": "2g", "take": "1m"}),
        ("answer", {"fight": True}),
        ("undo", {}),
        ("plan", {"turn": "hallo"}),
        ("plan", {"turn": "@gold; T atlantis; ."}),
        ("plan", {"mode": "play"}),
        ("orders", {"nation": "römer", "answer": "fight"}),
        ("rules", {"topic": "wetter"}),
        ("history", {"turns": 3}),
        ("reminders", {"every": "bald"}),
        ("reminders", {"every": "1 Stunde", "zone": "Mond"}),
        ("reminders", {"quiet": "nachts"}),
        ("reminders", {"quiet": "8-8"}),
        ("away", {"until": "irgendwann"}),
        ("away", {"until": "900"}),
        ("game settings", {"deadline": "1 Minute"}),
        ("game new", {}),
        ("game join", {"nation": "Hunnen"}),
        ("game start", {}),
        ("game concede", {}),
        ("game leave", {}),
        ("vote resume", {}),
        ("vote extend", {}),
        ("vote expel", {"player": "Niemand"}),
        ("replay", {}),
        ("board", {"view": "region"}),
        ("board", {"view": "reach"}),
    ):
        await tell(table, command, **options)
    table.sandbox.world.deny(table.sandbox.world.channel(CHANNEL), "ATTACH_FILES")
    assert "Dateien anhängen" in await tell(table, "gold")


async def test_what_opens_while_typing(table: TableTop) -> None:
    rich = nation(
        wedge="gold",
        purse=pay(marble=15, iron=9, gold=19, coins=9),
        cities="athen sparta pella",
        legions={"pella": 3, "bycantium": 1},
        know_hows="wheel roads sailing navigation market currency monarchy democracy",
    )
    await table.lay(position("greeks", greeks=rich))
    for command, focused, options in (
        ("temple", "provinces", {"provinces": ""}),
        ("temple", "pay", {"provinces": "athen", "pay": ""}),
        ("arming", "units", {"units": ""}),
        ("maneuver", "wedge", {"wedge": ""}),
        ("trade", "give", {"give": "", "take": "1m"}),
        ("trade", "take", {"take": "", "give": "2g"}),
        ("game settings", "deadline", {"deadline": ""}),
        ("reminders", "zone", {"zone": "berlin"}),
        ("away", "until", {"until": ""}),
        ("game new", "variant", {"variant": ""}),
        ("rules", "topic", {"topic": ""}),
        ("vote expel", "player", {"player": ""}),
        ("plan", "turn", {"turn": ""}),
        ("orders", "nation", {"nation": ""}),
    ):
        found = await offered(table, command, focused, **options)
        assert found or command == "plan", (command, focused)
    await tell(table, "maneuver")
    assert await offered(table, "move", "units", units="", **{"from": "pella"}, to="")
    assert await offered(table, "move", "to", units="1L", **{"from": "pella"}, to="")
    assert await offered(table, "found", "provinces", provinces="byc")


async def test_what_was_offered_can_be_written(table: TableTop) -> None:
    """A German list of names that autocompletion offered is parsed when it is sent."""
    rich = nation(wedge="gold", purse=pay(gold=30), cities="athen sparta")
    await table.lay(position("greeks", greeks=rich))
    first = (await offered(table, "know-how", "advances", advances="rad, "))[0]
    assert first.startswith("Rad, ")
    assert "Du erwirbst den Fortschritt Rad" in await tell(
        table, "know-how", advances=first.partition(" —")[0]
    )
