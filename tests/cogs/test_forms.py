"""Forms sent to the bot through the local Discord: new game, reminders, import of a record."""

import asyncio
import base64
import json
from typing import Any

from bot.app import Caller, GameSettings
from bot.boards import usual_board
from bot.records import write_record
from discord_sandbox.state.models import Interaction
from tests import forging
from tests.cogs.pages import buttons
from tests.cogs.table import CHANNEL, TableTop, private_text, reply

_FREE = "forum"
_WISHED = {
    "board": "west",
    "nations": "4",
    "pace": "daily",
    "variant": "goal 12",
    "more": ["reliable", "language-de"],
}


def _fields(used: Interaction) -> dict[str, Any]:
    assert used.modal is not None
    return {part["component"]["custom_id"]: part["component"] for part in used.modal.components}


def _chosen(field: dict[str, Any]) -> list[str]:
    return [option["value"] for option in field["options"] if option.get("default")]


async def _again(table: TableTop, used: Interaction, label: str = "Open the form again") -> Interaction:
    message = reply(used)
    return await table.sandbox.user(used.person.name).press(message, buttons(message)[label])


async def test_a_new_game_on_one_page(table: TableTop) -> None:
    finn = table.sandbox.user("Finn")
    shown = await finn.command("game new", _FREE, form=True)
    fields = _fields(shown)
    assert list(fields) == ["board", "nations", "pace", "variant", "more"]
    assert _chosen(fields["board"]) == ["east"]
    assert _chosen(fields["pace"]) == _chosen(fields["nations"]) == ["any"]
    assert "Which nation?" in private_text(await finn.submit(shown, **_WISHED))
    await table.public("Finn", _FREE)
    tables = await table.app.queries.in_guild(table.sandbox.world.guild.id)
    game = next(each.game for each in tables if each.game.channel_id == table.sandbox.world.channel(_FREE).id)
    assert (game.board, game.variant["nations"], game.variant["goal"]) == ("west", 4, 12)
    assert game.settings == GameSettings(86_400, language="de", reliable=True)


async def _forgotten(table: TableTop, who: str) -> None:
    """Wait until the draft is deleted, which follows the reply; raises `TimeoutError` after 10 seconds."""
    async with asyncio.timeout(10):
        while await table.app.preferences.draft(table.sandbox.world.people[who].id, "new"):
            await asyncio.sleep(0.01)


async def test_what_has_no_field_in_the_form_is_refused_before_it(table: TableTop) -> None:
    finn = table.sandbox.user("Finn")
    for option in ("deadline", "confirm"):
        refused = await finn.command("game new", _FREE, form=True, **{option: "quark"})
        assert refused.modal is None
        assert "quark" in private_text(refused)


async def test_options_that_were_given_stand_in_the_form(table: TableTop) -> None:
    finn = table.sandbox.user("Finn")
    given = {"ruleset": "duellum", "variant": "draw", "thread": True, "deadline": "3 days", "form": True}
    shown = await finn.command("game new", _FREE, **given)
    fields = _fields(shown)
    assert _chosen(fields["board"]) == [usual_board("duellum")]
    assert fields["variant"]["value"] == "draw"
    assert _chosen(fields["more"]) == ["thread"]
    assert shown.modal is not None
    assert "3 days" in shown.modal.components[2]["description"]
    told = private_text(
        await finn.submit(shown, board="punic", nations="any", pace="live", variant="draw", more=["thread"])
    )
    assert told.startswith("Your game is in <#")
    games = [each.game for each in await table.app.queries.in_guild(table.sandbox.world.guild.id)]
    (opened,) = (game for game in games if game.status == "lobby")
    assert opened.settings.deadline == 3 * 86_400
    await _forgotten(table, "Finn")
    assert _fields(await finn.command("game new", "table-2", form=True))["variant"].get("value") is None


async def test_what_cannot_be_read_is_corrected_in_the_form(table: TableTop) -> None:
    finn = table.sandbox.user("Finn")
    shown = await finn.command("game new", _FREE, form=True)
    sent = await finn.submit(shown, **{**_WISHED, "variant": "goal `twelve`"})
    assert "goal" in private_text(sent)
    shown = await _again(table, sent)
    fields = _fields(shown)
    assert fields["variant"]["value"] == "goal `twelve`"
    assert _chosen(fields["board"]) == ["west"]
    assert _chosen(fields["more"]) == ["reliable", "language-de"]
    await finn.submit(shown, **_WISHED)
    await table.public("Finn", _FREE)
    await _forgotten(table, "Finn")
    assert "value" not in _fields(await finn.command("game new", "table-2", form=True))["variant"]


async def test_options_of_a_form_that_was_left_are_forgotten(table: TableTop) -> None:
    """They would be used unseen, as the form has no fields for some of them."""
    finn = table.sandbox.user("Finn")
    await finn.command("game new", _FREE, form=True, absent="hard", confirm="2 days")
    shown = await finn.command("game new", "table-2", form=True)
    private_text(await finn.submit(shown, board="west", nations="any", pace="any", variant="", more=[]))
    tables = await table.app.queries.in_guild(table.sandbox.world.guild.id)
    game = next(each.game for each in tables if each.game.board == "west")
    assert game.settings == GameSettings()


async def test_only_its_own_button_brings_back_what_was_refused(table: TableTop) -> None:
    finn = table.sandbox.user("Finn")
    refused = await finn.submit(
        await finn.command("game new", _FREE, form=True), **{**_WISHED, "variant": "goal `twelve`"}
    )
    assert _fields(await _again(table, refused))["variant"]["value"] == "goal `twelve`"
    world = table.sandbox.world
    anew = await forging.press(world, finn.person, world.channel(_FREE), "antike:form:new")
    assert "value" not in _fields(anew)["variant"]
    assert _chosen(_fields(anew)["board"]) == ["east"]


async def test_a_form_where_a_game_is_by_now(table: TableTop) -> None:
    finn = table.sandbox.user("Finn")
    shown = await finn.command("game new", _FREE, form=True)
    await table.sandbox.user("Ada").command("game new", _FREE)
    assert "This channel already has a game" in private_text(await finn.submit(shown, **_WISHED))


async def test_reminders_on_one_page(table: TableTop) -> None:
    ada = table.sandbox.user("Ada")
    shown = await _again(table, await ada.command("reminders", CHANNEL, quiet="22:00-8"), "Change in a form")
    fields = _fields(shown)
    assert list(fields) == ["where", "every", "quiet", "rest", "zone"]
    assert fields["quiet"]["value"] == "22:00-08:00"
    assert fields["zone"]["value"] == "UTC"
    sent = await ada.submit(
        shown, where="both", every="5 hours", quiet="", rest="weekend", zone="Europe/Berlin"
    )
    assert "5 hours" in private_text(sent)
    person = await table.app.preferences.of(ada.person.id)
    assert (person.place, person.every, person.quiet) == ("both", 5 * 3600, None)
    assert (person.rest, person.zone) == ((5, 6), "Europe/Berlin")
    again = _fields(await _again(table, sent, "Change in a form"))
    assert again["rest"]["value"]
    sent = await ada.submit(await _again(table, sent, "Change in a form"), where="dm", zone="Nowhere/Land")
    assert "I don't know the time zone" in private_text(sent)
    assert (await table.app.preferences.of(ada.person.id)).place == "both", "nothing was changed"
    assert _fields(await _again(table, sent))["zone"]["value"] == "Nowhere/Land"


async def test_what_the_form_shows_can_be_sent_as_it_is(table: TableTop) -> None:
    ada = table.sandbox.user("Ada")
    ada.person.locale = "de"
    wished = {"where": "channel", "every": "1 Tag", "quiet": "23-7", "rest": "So, Mittwoch", "zone": "UTC"}
    sent = await ada.command("reminders", CHANNEL, **wished)
    before = await table.app.preferences.of(ada.person.id)
    shown = await _again(table, sent, "Im Formular ändern")
    fields = {name: field.get("value", "") for name, field in _fields(shown).items() if field["type"] == 4}
    private_text(await ada.submit(shown, where="channel", **fields))
    assert await table.app.preferences.of(ada.person.id) == before


def _file(content: bytes) -> dict[str, str]:
    return {"filename": "game.json", "data_base64": base64.b64encode(content).decode()}


async def test_a_record_in_a_form(table: TableTop) -> None:
    channel = table.sandbox.world.channel(CHANNEL).id
    record = await table.app.queries.record(Caller(table.sandbox.world.person("Ada").id, channel))
    ada = table.sandbox.user("Ada")
    shown = await ada.command("game import", _FREE)
    field = _fields(shown)["file"]
    assert field["type"] == 19
    sent = await ada.submit(shown, file=[_file(b"{")])
    assert "file" in private_text(sent)
    shown = await _again(table, sent)
    private_text(await ada.submit(shown, file=[_file(json.dumps(write_record(record)).encode())]))
    await table.public("Ada imported a game", _FREE)


async def test_forms_that_were_made_up(table: TableTop) -> None:
    world = table.sandbox.world
    ada, free = world.person("Ada"), world.channel(_FREE)
    for name, fields in (
        ("new", {"board": "nowhere"}),
        ("new", {"variant": "x" * 500}),
        ("reminders", {"every": "soon"}),
        ("import", {}),
        ("import", {"file": "17"}),
    ):
        sent = await forging.send_form(world, ada, free, f"antike:form-sent:{name}", forging.filled(fields))
        assert private_text(sent), (name, fields)
    assert all(each.game.channel_id != free.id for each in await table.app.queries.in_guild(world.guild.id))
