"""Digests of random games: they fit into a message at any point, and cover the right turns."""

import json
from typing import Any

import pytest

from bot.app import App, AppError, GameSettings, Table
from bot.app.history import has_ended
from bot.i18n.catalogue import speaking
from bot.i18n.language import LANGUAGES
from bot.records import read_record, turns
from bot.records.antike import action_to_json
from bot.render import Renderer
from bot.render.film import make_replay, render_film
from bot.text.antike.position.next_steps import format_next_steps
from bot.text.antike.turn.catch_up import format_digest, format_past_turn, format_round
from tests.app.tables import caller, position_of
from tests.app.waiting import DAY, WaitingTable
from tests.records.samples import SEATS, endgame, given, text, walk

pytestmark = pytest.mark.slow


async def _game(app: App, seed: int, steps: int, begun: str) -> Table:
    actions = [action_to_json(action) for _, action, _ in walk(seed, steps, begun)]
    record = json.dumps({**json.loads(begun), "actions": actions})
    table = await app.imports.import_record(caller(9, 200), 1, record.encode())
    if table.game.status == "lobby":
        for number, seat in enumerate(SEATS, 1):
            await app.lobby.join(caller(number, 200), "*" * 32, seat)
        table = await app.lobby.start(caller(1, 200))
    return table


@pytest.mark.parametrize("seed", range(6))
async def test_every_digest_and_every_turn_fits_into_a_message(app: App, seed: int) -> None:
    begun = endgame(goal=50) if seed % 2 else text()
    table = await _game(app, seed, 60 + 150 * seed, begun)
    told = 0
    for user_id in (1, 2, 3, 4, 9):
        digest = await app.catch_up.of(caller(user_id, 200))
        for spoken in LANGUAGES:
            with speaking(spoken):
                assert 50 < len(format_digest(digest)) <= 2000
        told += len(digest.turns)
        mine = [turn.nation for turn in digest.turns if has_ended(turn)]
        assert not digest.since_own or not set(mine) & set(digest.nations)
    assert told
    walks = await app.history_pager.at(caller(1, 200), table.game.id)
    assert walks.position == position_of(table)
    for number in range(0, len(walks.turns) + 1, 7):
        step = await app.history_pager.at(caller(1, 200), table.game.id, number)
        for spoken in LANGUAGES:
            with speaking(spoken):
                assert len(format_past_turn(step)) <= 2000
        assert step.length == sum(len(turn.rows) for turn in walks.turns[:number])


async def test_a_game_won_in_the_middle_of_a_maneuver_is_told_to_its_end(app: App) -> None:
    """With all personages gone the first destroyed temple wins (W2), so the turn has no end of its own."""
    gone = {"king": 9, "scholar": 8, "navigator": 5, "general": 7, "citizen": 6}
    cities = ["athen", "dyrrhachion", "knossos", "pella"]
    begun = given(
        "phoenicians",
        phoenicians={"galleys": {"athen": 3, "knossos": 2}},
        greeks={"cities": cities, "temples": ["athen", "knossos"]},
        persians={"personages": gone},
    )
    moves: list[dict[str, Any]] = [
        {"type": "rondel", "wedge": "maneuver-1"},
        {"type": "conquer", "province": "athen", "legions": 0, "galleys": 3},
    ]
    variant = {**json.loads(text())["variant"], "goal": 40}
    record = text(*moves, position=begun, variant=variant)
    table = await app.imports.import_record(caller(9, 200), 1, record.encode())
    assert table.game.result == {"winner": "phoenicians", "reason": "temple"}
    digest = await app.catch_up.of(caller(9, 200))
    assert [has_ended(turn) for turn in digest.turns] == [True]
    assert not digest.threats
    assert "Athen" in format_digest(digest)
    assert format_round(digest.turns) == (
        "📰 **Round 5:** The Phoenicians took Athen and destroyed a temple; the Phoenicians have won."
    )
    walked = await app.history_pager.at(caller(9, 200), table.game.id)
    assert "Athen" in format_past_turn(walked)
    assert format_next_steps(walked.position) == ""
    with pytest.raises(AppError, match="practice-over"):
        app.imports.check_fork(walked)
    replayed = read_record(record)
    film = make_replay(replayed.start, list(turns(replayed.start, replayed.actions)), {})
    assert len(film.durations) == 2
    assert render_film(Renderer(), film, width=480).data


@pytest.mark.parametrize(("choice", "told"), [("skip", ", out of time)"), ("bot", ", by a computer player)")])
async def test_a_turn_taken_for_an_absent_player_is_told(
    waiting: WaitingTable, choice: str, told: str
) -> None:
    """It is not a turn of that player's own, after which nothing would have happened."""
    absent = 2
    await waiting.begin(GameSettings(deadline=DAY))
    for user_id in (1, absent, 3, 4, 1):
        await waiting.turn(user_id)
    await waiting.wait(DAY)
    (late,) = await waiting.waits()
    for agreeing in (3, 4):
        if (await waiting.app.deadlines.choose(caller(agreeing), late.id, choice)).done:
            break
    await waiting.app.bot_worker.work()
    digest = await waiting.app.catch_up.of(caller(absent))
    assert [turn.nation for turn in digest.turns] == ["arabs", "greeks", "phoenicians", "persians"]
    assert digest.since_own
    assert f"**Persians** (round 2{told}" in format_digest(digest)
    await waiting.turn(3)
    assert [turn.nation for turn in (await waiting.app.catch_up.of(caller(3))).turns] == []


async def test_who_takes_a_seat_over_is_told_the_latest_round(waiting: WaitingTable) -> None:
    """The turns of the player before are none of their own, and the whole game is no news to act on."""
    await waiting.begin()
    for user_id in (1, 2, 3, 4) * 2:
        await waiting.turn(user_id)
    await waiting.app.proposals.put(caller(2), "replace", 2, (9, "Ivy"))
    await waiting.app.substitutes.take(caller(9), 1, "Ivy")
    digest = await waiting.app.catch_up.of(caller(9))
    assert [turn.nation for turn in digest.turns] == [*SEATS]
    assert format_digest(digest).startswith("**The latest turns** (4)")
    assert len(await waiting.app.queries.changes(caller(9))) == len(
        await waiting.app.queries.changes(caller(8))
    )
    await waiting.app.proposals.put(caller(9), "replace", 9, (2, "Bob"))
    await waiting.app.substitutes.take(caller(2), 2, "Bob")
    digest = await waiting.app.catch_up.of(caller(2))
    assert [turn.nation for turn in digest.turns] == ["arabs", "greeks"]
    assert digest.since_own, "the player before has come back"


async def test_turns_after_a_concession_are_news_to_who_comes_back(waiting: WaitingTable) -> None:
    await waiting.begin()
    for user_id in (1, 2, 3, 4):
        await waiting.turn(user_id)
    await waiting.app.resignations.concede(caller(2))
    for user_id in (1, 3):
        await waiting.turn(user_id)
    await waiting.app.proposals.put(caller(1), "replace", 2)
    await waiting.app.substitutes.take(caller(2), 1, "Bob")
    digest = await waiting.app.catch_up.of(caller(2))
    assert [turn.nation for turn in digest.turns] == ["arabs", "greeks", "phoenicians", "persians", "arabs"]
    assert digest.since_own
