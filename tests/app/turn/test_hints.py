"""Hints: who gets them, that they stay the same, and that players of a human table are informed."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.app import App, GameLocation, GameRequest, GameSettings, Table
from bot.app.errors import AppCode
from bot.app.turn.hints import GRADES, Hint
from bot.engine.events import TurnBegan
from bot.model.turns import Reason
from bot.notation.antike import print_turn
from bot.panel.hint import hint_page
from bot.panel.page import PanelButton, Row
from bot.store import Journal
from bot.text.prices import brief, spent
from tests.app.tables import (
    CHANNEL,
    NAMES,
    act,
    app_on,
    at_table,
    caller,
    lobby,
    look,
    mail,
    place,
    position_of,
    refused,
    several,
    unpost,
    written,
)
from tests.records.samples import endgame

USED = "looked at a hint"
TO_KNOSSOS = written("move", unit="galley", count=1, start="athen", to="knossos")


async def solo(app: App) -> Table:
    """Start a game of Ann against computer players, in which she is awaited first."""
    await lobby(app, 4)
    await app.lobby.join(caller(1), NAMES[1], "phoenicians")
    await app.bots.seat(caller(1), "easy", 3)
    table = await app.lobby.start(caller(1))
    await unpost(app)
    return table


async def allow(app: App, wanted: bool = True) -> None:
    await app.game_settings.change(caller(1), {"hints": wanted})


async def no_hint(app: App, code: AppCode, user_id: int = 1, **facts: Any) -> None:
    await refused(code, app.hints.of(caller(user_id), "turn", **facts))


async def told(app: App) -> list[str]:
    texts = [row["payload"].get("text", "") for row in await mail(app)]
    return [text for text in texts if USED in text]


def labels(hint: Hint) -> list[str]:
    (row,) = [block for block in hint_page(hint).blocks if isinstance(block, Row)]
    return [press.label for press in row.presses]


async def guided(app: App) -> Table:
    """Start a newcomer's game (`guided`), in which turns begin with a hint."""
    await app.lobby.create(caller(1), GameRequest(1, NAMES[1], settings=GameSettings(guided=True)))
    await app.lobby.join(caller(1), NAMES[1], "phoenicians")
    await app.bots.seat(caller(1), "easy", 3)
    table = await app.lobby.start(caller(1))
    await unpost(app)
    return table


async def test_a_newcomers_turn_begins_with_one(app: App) -> None:
    await guided(app)
    hint = await app.hints.automatic_hint(await app.player_views.of(caller(1)))
    assert hint is not None
    assert hint.grade == "where"
    assert await told(app) == []
    await act(app, 1, written("rondel", wedge="arming"))
    assert await app.hints.automatic_hint(await app.player_views.of(caller(1))) is None, "once a turn"


async def test_among_people_none_comes_unasked_in_a_newcomers_next_game(app: App) -> None:
    """The settings are those of the newcomer's game; whoever asks for a hint there is told of."""
    settings = GameSettings(guided=True, hints=True)
    await at_table(app, settings=settings)
    assert await app.hints.automatic_hint(await app.player_views.of(caller(1))) is None


async def test_nobody_else_gets_one_unasked(app: App) -> None:
    await solo(app)
    assert await app.hints.automatic_hint(await app.player_views.of(caller(1))) is None


async def test_who_plays_against_computer_players_gets_one(app: App) -> None:
    await solo(app)
    hint = await app.hints.of(caller(1), "turn")
    assert hint.nation == "phoenicians"
    assert hint.actions
    assert hint.reasons
    assert hint.wedge is not None
    assert await told(app) == [], "nobody else is there"


async def test_it_changes_nothing(app: App) -> None:
    await solo(app)
    before = await look(app)
    await app.hints.of(caller(1), "turn")
    assert await look(app) == before


async def test_each_grade_says_more_of_the_same_turn(app: App) -> None:
    await solo(app)
    hints = [await app.hints.of(caller(1), grade) for grade in GRADES]
    assert len({print_turn(hint.actions) for hint in hints}) == 1
    assert [labels(hint) for hint in hints] == [
        ["Which wedge?", "The whole turn", "◀ My turn"],
        ["The whole turn", "◀ My turn"],
        ["Do it", "◀ My turn"],
    ]
    texts = [
        "\n".join(str(each) for each in hint_page(hint).blocks if isinstance(each, str)) for hint in hints
    ]
    assert texts[0].startswith("There's a good turn here. It ")
    assert "Move your stone to **" not in texts[0]
    assert "Move your stone to **" in texts[1]
    assert "A strong computer player would now:" in texts[2]
    assert "**Why:** " in texts[2]


async def test_a_wedge_to_move_on_is_told_from_the_other_one(app: App) -> None:
    await solo(app)
    hint = replace(await app.hints.of(caller(1), "wedge"), wedge="maneuver-2")
    assert "Move your stone to **MANEUVER ②**." in hint_page(hint).blocks
    await app.lobby.create(caller(2, 102), GameRequest(1, NAMES[2], "punic", "duellum"))
    await app.bots.seat(caller(2, 102), "easy", 1)
    table = await app.lobby.start(caller(2, 102))
    assert "Move your stone to **DUELLUM ②**." in hint_page(replace(hint, table=table)).blocks


async def test_it_says_what_the_whole_turn_costs_before_it_is_done(app: App) -> None:
    await place(app, endgame())
    await allow(app)
    hint = await app.hints.of(caller(4), "turn")
    assert not any(isinstance(event, TurnBegan) for event in hint.events), "that is the next turn"
    paid = spent(hint.events)
    assert paid.total, "there is much to spend"
    texts = [each for each in hint_page(hint).blocks if isinstance(each, str)]
    assert f"**Total cost:** {brief(paid)}." in "\n".join(texts)


async def test_do_it_plays_just_that_turn(app: App) -> None:
    await solo(app)
    hint = await app.hints.of(caller(1), "turn")
    report = await app.hints.play(caller(1), (hint.table.game.id, hint.table.game.revision))
    here = await look(app)
    assert report.position.mover != "phoenicians"
    assert position_of(here).nations["phoenicians"].wedge == hint.wedge


async def test_after_a_restart_the_same_turn_is_played(app: App) -> None:
    """A button's custom id contains all it needs."""
    await solo(app)
    hint = await app.hints.of(caller(1), "turn")
    again = app_on(app.context.database)
    assert (await again.hints.of(caller(1), "turn")).actions == hint.actions
    await again.hints.play(caller(1), (hint.table.game.id, hint.table.game.revision))
    assert position_of(await look(again)).nations["phoenicians"].wedge == hint.wedge


async def test_one_who_asks_again_before_the_answer_does_not_ask_twice(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    await solo(app)
    asked, run = list[Any](), app.context.workers.run

    async def counting(job: Any) -> Any:
        asked.append(job)
        return await run(job)

    monkeypatch.setattr(app.context.workers, "run", counting)
    first, *others = await asyncio.gather(*(app.hints.of(caller(1), "turn") for _ in range(5)))
    assert others == [first] * 4
    assert len(asked) == 1


async def test_it_goes_on_within_a_turn(app: App) -> None:
    await solo(app)
    await act(app, 1, written("rondel", wedge="arming"))
    hint = await app.hints.of(caller(1), "wedge")
    assert hint.wedge is None
    assert labels(hint) == ["The whole turn", "◀ My turn"], "there is no wedge to name"


async def test_a_question_gets_the_answer(app: App) -> None:
    """The player asked does not move the stone, so the hint is an answer."""
    await place(app, endgame())
    await allow(app)
    await act(app, 4, written("rondel", wedge="maneuver-1"), TO_KNOSSOS)
    hint = await app.hints.of(caller(1), "where")
    assert labels(hint) == ["The answer", "◀ My turn"]
    assert hint_page(hint).blocks[0] == "Your answer changes little here."
    better = replace(hint, reasons=(Reason("guard", 2, nation="persians", provinces=("knossos",)),))
    assert str(hint_page(better).blocks[0]).startswith("One answer is better. It protects ")
    assert [action.type for action in hint.actions] == ["answer"]


async def test_what_was_shown_for_an_earlier_position_is_refused(app: App) -> None:
    table = await solo(app)
    stamp = (table.game.id, table.game.revision)
    await act(app, 1, written("rondel", wedge="arming"))
    await no_hint(app, "stale", stamp=stamp)
    await refused("stale", app.hints.play(caller(1), stamp))


async def test_among_people_there_are_none_until_the_table_allows_them(app: App) -> None:
    await at_table(app)
    await no_hint(app, "no-hints")
    await allow(app)
    assert (await app.hints.of(caller(1), "where")).reasons
    assert await told(app) == ["💡 Ann looked at a hint for this turn."]
    await allow(app, wanted=False)
    await no_hint(app, "no-hints")


async def test_the_table_hears_of_it_once_a_turn(app: App) -> None:
    await at_table(app)
    await allow(app)
    for grade in GRADES:
        await app.hints.of(caller(1), grade)
    await act(app, 1, written("rondel", wedge="gold"))
    await app.hints.of(caller(1), "turn")
    assert len(await told(app)) == 1
    await act(app, 1, written("end_turn"))
    await app.hints.of(caller(2), "where")
    assert await told(app) == [f"💡 {name} looked at a hint for this turn." for name in ("Ann", NAMES[2])]
    game = (await look(app)).game
    kinds = [row.kind for row in await Journal(app.context.database.reader).of_game(game.id)]
    assert kinds.count("hint") == 2


async def test_the_table_hears_of_each_player_who_looks_within_a_turn(app: App) -> None:
    await place(app, endgame())
    await allow(app)
    await app.hints.of(caller(4), "where")
    await act(app, 4, written("rondel", wedge="maneuver-1"), TO_KNOSSOS)
    for _ in range(2):
        await app.hints.of(caller(1), "where")
    assert await told(app) == [f"💡 {NAMES[user_id]} looked at a hint for this turn." for user_id in (4, 1)]


async def test_only_who_has_to_act_gets_one(app: App) -> None:
    await at_table(app)
    await allow(app)
    await no_hint(app, "not-your-turn", 2)
    await no_hint(app, "not-in-game", 77)


async def _try(app: App, user_id: int, number: int, thread: int) -> None:
    """Start a user's practice game from a position of the channel's game."""
    page = await app.history_pager.at(caller(user_id), (await look(app)).game.id, number)
    await app.imports.fork(caller(user_id), "Ann", page, GameLocation(1, thread))


async def test_in_a_practice_game_there_is_one(app: App) -> None:
    await at_table(app)
    await act(app, 1, written("rondel", wedge="gold"), written("end_turn"))
    await _try(app, 1, 0, 512)
    assert (await app.hints.of(caller(1, 512), "turn")).actions


async def test_none_tells_in_a_practice_game_what_the_table_does_not_want_told(app: App) -> None:
    """Not for the position in which the real game stands, where it could be played at once."""
    table = await at_table(app)
    await _try(app, 1, 0, 512)
    await refused("no-hints-yet", app.hints.of(caller(1, 512), "where"))
    await allow(app)
    assert (await app.hints.of(caller(1, 512), "turn")).actions, "the table allows hints"
    await allow(app, wanted=False)
    await app.play.submit(caller(1, 512), several([written("rondel", wedge="gold")]))
    assert (await app.hints.of(caller(1, 512), "turn")).actions, "the game does not stand there"
    await _try(app, 1, 0, 513)
    await app.resignations.end(caller(table.game.host_id))
    assert (await app.hints.of(caller(1, 513), "turn")).actions, "it is over"


async def test_a_game_elsewhere_gives_none_here(app: App) -> None:
    table = await solo(app)
    await refused(
        "no-game", app.hints.of(caller(1, CHANNEL + 1), "turn", (table.game.id, table.game.revision))
    )


async def test_the_setting_is_kept_with_the_game(app: App) -> None:
    await at_table(app)
    await allow(app)
    assert (await look(app)).game.settings.hints


def test_a_button_of_a_hint_fits_into_a_custom_id() -> None:
    assert len(PanelButton("x", f"antike:hint:{10**18 - 1}:{10**18 - 1}:where").ask) <= 100


async def test_a_turn_of_a_computer_player_is_explained(app: App) -> None:
    table = await solo(app)
    hint = await app.hints.of(caller(1), "turn")
    await app.hints.play(caller(1), (hint.table.game.id, hint.table.game.revision))
    while await app.bot_worker.work():
        pass
    told = await app.history_pager.why(caller(1), table.game.id, 2)
    assert ": it " in told
    assert told.endswith(".")
    await refused("no-reasons", app.history_pager.why(caller(1), table.game.id, 1))  # that one was Ann's
    await refused("no-reasons", app.history_pager.why(caller(1), table.game.id, 99))


async def test_the_only_card_is_not_called_a_good_turn(app: App) -> None:
    await solo(app)
    hint = replace(await app.hints.of(caller(1), "where"), reasons=(Reason("only-card", 0),))
    assert hint_page(hint).blocks[0] == "There is no choice: only one kind of card is on display."


async def test_a_turn_that_changes_little_is_not_called_good(app: App) -> None:
    await solo(app)
    hint = replace(await app.hints.of(caller(1), "where"), reasons=(Reason("nothing", 0),))
    told = "No turn changes much here; this hint is as good as any other."
    assert hint_page(hint).blocks[0] == told
