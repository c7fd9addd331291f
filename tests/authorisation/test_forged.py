"""Forged custom ids, commands and options change nothing, and get an answer."""

import json
from typing import Any

import pytest

from discord_sandbox.state.models import Interaction
from tests import forging
from tests.authorisation.rows import rows
from tests.authorisation.stage import Stage

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

GARBAGE = [
    "x",
    " ",
    "antike",
    "antike:",
    "antike:nothing",
    "antike:answer:1:2",
    "antike:answer:1:2:2",
    "antike:answer:-1:2:fight",
    "antike:answer:1:2:fight ",
    "antike:answer:1:2:fight\n",
    "antike:answer:" + "9" * 19 + ":1:fight",
    "antike:sure:everything:1",
    "antike:sure:end:1:1",
    "antike:late:1:forever",
    "antike:vote:1:yes",
    "antike:card:1:2",
    "antike:card:1:2:",
    "antike:card:1:2:Omen",
    "antike:card:1:2:omen ",
    "antike:card:1:2:omen:levy",
    "antike:card:1:2:" + "x" * 41,
    "ANTIKE:FORGET",
    "antike:forget:1",
    "'; DROP TABLE games; --",
    "\u202eantike:seat:1",
    "😀" * 25,
    "y" * 100,
    "z" * 101,
    "antike:seat:" + "1" * 5_000,
]


def _refused(stage: Stage, used: Interaction, code: str) -> None:
    assert used.state == "answered"
    assert used.original is not None
    assert used.original.content
    assert used.original.ephemeral_for is used.person
    assert stage.heard.codes[used.id] == code
    assert not stage.heard.wrong()


@pytest.mark.parametrize("custom_id", GARBAGE, ids=range(len(GARBAGE)))
async def test_a_custom_id_that_nothing_answers_to(stage: Stage, custom_id: str) -> None:
    before, ben, channel = stage.state(), stage.world.people["Ben"], stage.channels["turn"]
    _refused(stage, await forging.press(stage.world, ben, channel, custom_id), "unknown-control")
    used = await forging.press(stage.world, ben, channel, custom_id, values=["a", "b"])
    _refused(stage, used, "unknown-control")
    _refused(stage, await forging.send_form(stage.world, ben, channel, custom_id), "unknown-control")
    assert stage.state() == before


async def test_figures_of_other_scripts_are_no_way_around(stage: Stage) -> None:
    """Digits of any script are read as a number; this one is refused because its revision is old."""
    before, hans = stage.state(), stage.world.people["Hans"]
    game = str(stage.numbers("demand")["game"]).translate(str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩"))
    used = await forging.press(stage.world, hans, stage.channels["demand"], f"antike:answer:{game}:1:fight")
    _refused(stage, used, "stale")
    assert stage.state() == before


async def test_a_menu_with_the_custom_id_of_a_button_does_no_more_than_it(stage: Stage) -> None:
    for row in rows():
        if not row.is_control or row.cells["spectator"] in {"does", "shows"}:
            continue
        before, finn = stage.state(), stage.world.people["Finn"]
        channel = stage.channels[row.scene]
        custom_id = stage.custom_id(row)
        used = await forging.press(stage.world, finn, channel, custom_id, values=["x"])
        form = stage.client.answers_to(custom_id, form=True)
        _refused(stage, used, "unknown-control" if form else row.cells["spectator"])
        assert stage.state() == before


_FORMS = ("antike:plan-typed", "antike:form-sent:")


async def test_a_form_is_known_by_its_own_custom_id_alone(stage: Stage) -> None:
    """A form with the custom id of a button is refused; fields that the form does not have are ignored."""
    before, hans, channel = stage.state(), stage.world.people["Hans"], stage.channels["turn"]
    for row in rows():
        if row.is_control and row.scene == "turn" and not row.what.startswith(_FORMS):
            used = await forging.send_form(stage.world, hans, channel, stage.custom_id(row), shown=True)
            _refused(stage, used, "unknown-control")
    typed = f"antike:plan-typed:{stage.numbers('turn')['game']}"
    odd: list[list[Any]] = [
        [],
        [None, 7, "x", {"type": 18}, {"type": 18, "component": []}, {"components": "no"}, {"components": 7}],
        forging.filled({"line-9": "@gold", "mode": "cheat"}),
        forging.filled({"line-1": {"x": 1}}),
    ]
    for components in odd:
        used = await forging.send_form(stage.world, hans, channel, typed, components, shown=True)
        _refused(stage, used, "plan-length")
        await stage.set_back()
    long = forging.filled({"line-1": "@gold; " * 600})
    _refused(stage, await forging.send_form(stage.world, hans, channel, typed, long, shown=True), "too-long")
    assert stage.state() == before


@pytest.mark.parametrize("line", ["+omen:granary", "+omen:omen", "+omen:nothing"])
async def test_nobody_says_which_card_comes_off_the_pile(stage: Stage, line: str) -> None:
    """Notation can name the card drawn, as history does; in a user's command that part is ignored."""
    game = stage.numbers("cards")
    forged = f"antike:do:{game['game']}:{game['revision']}:{line}"
    ben, channel = stage.world.people["Ben"], stage.channels["cards"]
    brought = set()
    for _ in range(8):
        used = await forging.press(stage.world, ben, channel, forged, layout=True)
        assert used.state == "answered"
        table = await stage.app.queries.by_id(game["game"])
        here: Any = table and table.position
        assert here.cards_due == 1, "one was taken"
        assert {"levy", "storm"} <= {*here.display}
        brought |= {*here.display} - {"levy", "storm"}
        await stage.set_back()
    assert len(brought) > 1, "chance has brought it"
    assert not stage.heard.wrong()


@pytest.mark.parametrize("name", ["cheat", "game cheat", "game", "vote", "marble now", "Marble", "𝓰𝓪𝓶𝓮"])
async def test_commands_that_are_not_there(stage: Stage, name: str) -> None:
    before = stage.state()
    used = await forging.use(stage.world, stage.world.people["Ben"], stage.channels["turn"], name, {})
    _refused(stage, used, "unknown-command")
    assert stage.state() == before


@pytest.mark.parametrize(
    ("name", "options", "code"),
    [
        ("marble", {"pay": "x" * 2_001}, "too-long"),
        ("game join", {"nation": "x" * 6_000}, "too-long"),
        ("game settings", {"overtime": "never"}, "unknown-choice"),
        ("reminders", {"where": "on the moon"}, "unknown-choice"),
        ("orders", {"answer": "surrender"}, "unknown-choice"),
        ("plan", {"turn": "@gold", "mode": "cheat"}, "unknown-choice"),
        ("privacy", {"what": "forget everybody"}, "unknown-choice"),
        ("game bot", {"level": "godlike"}, "unknown-choice"),
        ("game new", {"board": "../east"}, "board-unknown"),
        ("board", {"view": "hidden"}, "unknown-choice"),
        ("marble", {"pay": 7}, "unknown-command"),
        ("marble", {"cheat": "1g"}, "unknown-command"),
        ("move", {"units": "1L"}, "unknown-command"),
        ("card", {}, "unknown-command"),
        ("card play", {}, "unknown-command"),
        ("wall", {"walls": "roma"}, "unknown-command"),
        ("game new", {"nations": 7}, "unknown-command"),
        ("history", {"turns": True}, "unknown-command"),
        ("history", {"turns": 0}, "unknown-command"),
    ],
)
async def test_options_that_nobody_was_offered(
    stage: Stage, name: str, options: dict[str, object], code: str
) -> None:
    before = stage.state()
    used = await forging.use(stage.world, stage.world.people["Ben"], stage.channels["turn"], name, options)
    _refused(stage, used, code)
    assert stage.state() == before


async def test_whatever_is_completed_is_completed_for_everybody_without_a_fault(stage: Stage) -> None:
    """Choices are listed only for users they are meant for; for all others they are empty, without errors."""
    before, world = stage.state(), stage.world
    finn, ben = world.people["Finn"], world.people["Ben"]
    places = [(finn, stage.channels["turn"]), (ben, stage.elsewhere), (ben, stage.abroad)]
    places.append((ben, world.conversation(ben)))
    own = {row.what for row in rows() if row.cells["player"] == "not-your-turn"} | {"plan"}
    private = {row.what for row in rows() if row.cells["dm"] in {"does", "shows"}}
    completed = _completed(stage)
    assert len(completed) > 20
    for name, option in completed:
        for person, channel in places:
            it = await forging.complete(world, person, channel, name, option, {})
            assert it.state == "answered"
            assert len(it.choices or []) <= 25
            if option == "game":  # the user's own games, in any channel
                assert not (it.choices and person is finn), name
            else:
                closed = channel.is_dm and name not in private
                assert not (it.choices and (name in own or closed)), (name, option)
    assert stage.state() == before
    assert not stage.heard.wrong()


ODD: tuple[Any, ...] = (0, -1, 0.5, 10**40, True, False, None, [], ["1g"], {}, {"value": "1g"})
"""Values that no client sends for a text being typed."""


@pytest.mark.parametrize("value", ODD, ids=[json.dumps(each)[:20] for each in ODD])
async def test_what_is_completed_is_a_text(stage: Stage, value: object) -> None:
    """Any other value gets no choices, without a check in the command itself."""
    before, world, ben = stage.state(), stage.world, stage.world.people["Ben"]
    for name, option in _completed(stage):
        it = await forging.complete(world, ben, stage.channels["turn"], name, option, {option: value})
        assert (it.state, it.choices) == ("answered", []), (name, option)
    assert stage.state() == before
    assert not stage.heard.wrong()


@pytest.mark.parametrize("value", ODD, ids=[json.dumps(each)[:20] for each in ODD])
async def test_other_options_may_hold_anything_while_one_is_typed(stage: Stage, value: object) -> None:
    world, ben = stage.world, stage.world.people["Ben"]
    for name, option in _completed(stage):
        others = {other: value for other in _options(stage, name) if other != option}
        it = await forging.complete(world, ben, stage.channels["turn"], name, option, others)
        assert it.state == "answered", (name, option)
    assert not stage.heard.wrong()


async def test_ids_of_which_discord_tells_nothing(stage: Stage) -> None:
    """People and files given by an id alone, without resolved data, are refused in every command."""
    before, world, ada = stage.state(), stage.world, stage.world.people["Ada"]
    named = [
        (name, option["name"])
        for name, options in _commands(stage).items()
        for option in options
        if option["type"] in (6, 7, 8, 9, 11)
    ]
    assert len(named) > 2
    for name, option in named:
        required = {each["name"]: "123" for each in _commands(stage)[name] if each.get("required")}
        for value in ("123", str(world.people["Ben"].id)):
            given = {**required, option: value}
            used = await forging.use(world, ada, stage.channels["turn"], name, given, resolved=False)
            _refused(stage, used, "unknown-command")
    assert stage.state() == before


@pytest.mark.parametrize("kind", [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 99, None])
async def test_options_that_say_to_be_of_another_kind(stage: Stage, kind: int | None) -> None:
    """An option sent with another type is refused or gets no choices; discord.py never converts it."""
    before, world, ben = stage.state(), stage.world, stage.world.people["Ben"]
    channel = stage.channels["turn"]
    given = {"type": kind, "name": "pay", "value": "x"}
    if kind not in {1, 3}:  # 1 is a subcommand that does not exist, 3 the right type
        used = await forging.tell(world, ben, channel, "marble", [given])
        _refused(stage, used, "unknown-command")
    if kind != 3:
        it = await forging.tell(world, ben, channel, "marble", [{**given, "focused": True}], typing=True)
        assert (it.state, it.choices) == ("answered", [])
    assert stage.state() == before
    assert not stage.heard.wrong()


@pytest.mark.parametrize(
    "given",
    [
        [],
        [{}],
        [{"name": "pay"}],
        [{"name": "pay", "type": 3}],
        [{"name": "pay", "type": 3, "focused": True}],
        [{"type": 3, "value": "1g", "focused": True}],
        [{"name": "pay", "type": 3, "value": "1g"}],
        [{"name": "price", "type": 3, "value": "1g", "focused": True}],
        [{"name": "buy", "type": 1, "options": [{"name": "pay", "type": 3, "value": "", "focused": True}]}],
    ],
    ids=json.dumps,
)
async def test_a_completion_of_what_is_not_completed(stage: Stage, given: list[dict[str, object]]) -> None:
    before, world, ben = stage.state(), stage.world, stage.world.people["Ben"]
    for name in ("marble", "no such command"):
        it = await forging.tell(world, ben, stage.channels["turn"], name, given, typing=True)
        assert (it.state, it.choices) == ("answered", [])
    assert stage.state() == before
    assert not stage.heard.wrong()


def _commands(stage: Stage) -> dict[str, list[dict[str, Any]]]:
    """Return the options of every command, by its full name."""
    found = {}
    for command in stage.world.commands.of(None):
        parts = [part for part in command.get("options") or [] if part["type"] == 1]
        for part in parts or [command]:
            name = f"{command['name']} {part['name']}" if parts else command["name"]
            found[name] = part.get("options") or []
    return found


def _options(stage: Stage, name: str) -> list[str]:
    return [option["name"] for option in _commands(stage)[name]]


def _completed(stage: Stage) -> list[tuple[str, str]]:
    """Return every option with autocompletion, after its command's full name."""
    return [
        (name, option["name"])
        for name, options in _commands(stage).items()
        for option in options
        if option.get("autocomplete")
    ]
