"""“Play this”: moves tried in a practice game become the turn of the real one, or a plan there."""

import json
from itertools import count

import pytest

from bot.app import App, AppError, GameLocation, GameRequest, GameSettings, Table
from bot.app.antike.options import Options
from bot.app.antike.scripts import answer
from bot.app.errors import AppCode
from bot.app.notifications.buttons import turn_button
from bot.app.practice import PracticeResult
from bot.app.table import save_snapshots
from bot.app.turn.execution import choosing
from bot.engine.antike import Phase
from bot.notation.antike import parse_turn, print_turn
from bot.notation.duellum import parse_turn as parse_duellum
from bot.notation.duellum import print_turn as print_duellum
from bot.records import read_record, replay
from bot.store import Games, Waits
from tests.app.tables import (
    CHANNEL,
    NAMES,
    RecordingSender,
    act,
    at_table,
    caller,
    look,
    mail,
    position_of,
    refused,
    several,
    user_of,
    written,
)
from tests.records.samples import SEATS, endgame, given, text
from tests.support.delivery import EndedDelivery

_THREADS = count(500)
_GOLD, _END = written("rondel", wedge="gold"), written("end_turn")


async def _fork(app: App, user_id: int, number: int = 9_999, channel_id: int = CHANNEL) -> Table:
    """Start a user's practice game from a channel's game after `number` turns, by default after all."""
    game = (await look(app, channel_id)).game
    where = GameLocation(1, next(_THREADS))
    return await app.imports.fork(
        (who := caller(user_id, channel_id)), "Me", await app.history_pager.at(who, game.id, number), where
    )


async def _try(app: App, practice: Table, turn: str, user_id: int) -> None:
    await app.play.submit(caller(user_id, practice.game.channel_id), several(parse_turn(turn)))


async def _take(app: App, practice: Table, user_id: int) -> PracticeResult:
    return await app.practice.play_this(caller(user_id, practice.game.channel_id), practice.game.id)


async def _refused(code: AppCode, app: App, practice: Table, user_id: int) -> AppError:
    before = await look(app)
    error = await refused(code, _take(app, practice, user_id))
    assert await look(app) == before
    return error


def _lines(taken: PracticeResult) -> list[str]:
    assert taken.plan is not None
    return [print_turn(line) for line in taken.plan.all_lines]


async def test_nobody_is_asked_for_standing_orders_in_a_practice_game(app: App) -> None:
    mailbox = RecordingSender()
    await at_table(app)
    await act(app, 1, _GOLD, _END)
    await EndedDelivery(app.context, mailbox).deliver_due()
    (begun,) = [each for each in mailbox.messages if "The game begins." in each.content]
    assert "when others' legions come to yours, or galleys to galleys, you may fight." in begun.content
    assert any(each.custom_id.startswith("antike:order:") for each in begun.buttons)
    practice = await _fork(app, 1)
    await EndedDelivery(app.context, mailbox).deliver_due()
    shown = [each for each in mailbox.messages if each.channel_id == practice.game.channel_id]
    assert any("Turn order:" in each.content for each in shown)
    for each in shown:
        assert "Your default answer?" not in each.content
        assert not any(button.custom_id.startswith("antike:order:") for button in each.buttons)


async def test_nobody_is_waited_for_in_a_practice_game(app: App) -> None:
    await at_table(app, settings=GameSettings(deadline=3_600, timeout="skip"))
    practice = await _fork(app, 1)
    await _try(app, practice, "@gold; .", 1)
    assert not await Waits(app.context.database.reader).of_game(practice.game.id)


async def test_only_the_last_turn_of_a_practice_game_has_a_button_for_it(app: App) -> None:
    mailbox = RecordingSender()
    delivery = EndedDelivery(app.context, mailbox)
    await at_table(app)
    practice = await _fork(app, 1)
    while await delivery.deliver_due():
        pass
    for _ in range(2):
        await _try(app, practice, "@gold; .", 1)
        while await delivery.deliver_due():
            pass
        *before, last = mailbox.standing(practice.game.channel_id)
        assert not any("antike:turn:" in button.custom_id for told in before for button in told.buttons)
        assert turn_button(practice.game.id) in last.buttons
        assert all("turn" in told.content for told in before), "the texts stay"


@pytest.mark.parametrize("won", [False, True])
async def test_after_an_undo_only_the_last_call_of_a_practice_game_has_a_button(
    app: App, *, won: bool
) -> None:
    """The call to go on is for an undone end; else the turn that has come again is told anew."""
    mailbox = RecordingSender()
    delivery = EndedDelivery(app.context, mailbox)
    await at_table(app)
    practice = await _fork(app, 1)
    if won:
        start = replay(read_record(text(position=given(greeks={"personages": {"king": 9}})))).position
        async with app.context.database.transaction() as tx:
            await save_snapshots(tx, practice.game.id, (0, start), (0, start))

    async def called() -> list[bool]:
        """Return which messages open the panel, once all are delivered."""
        while await delivery.deliver_due():
            pass
        shown = mailbox.standing(practice.game.channel_id)
        return [turn_button(practice.game.id) in told.buttons for told in shown]

    await _try(app, practice, "@gold; .", 1)
    await app.proposals.undo(caller(1, practice.game.channel_id))
    *before, last = await called()
    assert (any(before), last) == (False, True)
    await _try(app, practice, "@gold; .", 1)
    *before, last = await called()
    assert (any(before), last) == (False, not won)


async def test_a_turn_that_was_tried_is_played(app: App) -> None:
    await at_table(app)
    practice = await _fork(app, 1)
    await _try(app, practice, "@gold; .", 1)
    assert position_of(await look(app)).phase is Phase.RONDEL, "nothing is played before that"
    last = (await mail(app))[-1]["id"]
    taken = await _take(app, practice, 1)
    assert taken.report is not None
    assert taken.table.game.id == (await look(app)).game.id
    assert user_of(await look(app)) == 2
    assert [row["mention"] for row in await mail(app, last)] == [[2]]
    assert (await app.plans.of(caller(1))).plan is None


async def test_s9_a_turn_of_the_own_other_nation_is_played(app: App) -> None:
    """Of a player's two nations, the one not on turn comes next, but it is still the player's turn."""
    options = Options(two_players="four-nations")
    await app.lobby.create(caller(1), GameRequest(1, "Ann", "east", options=options))
    await app.lobby.join(caller(2), "Bob")
    mover = user_of(await app.lobby.start(caller(1)))
    practice = await _fork(app, mover)
    for _ in range(4):
        await _try(app, practice, "@gold; .", mover)
    played = await _take(app, practice, mover)
    assert played.report is not None
    assert user_of(await look(app)) == 3 - mover
    planned = await _take(app, practice, mover)
    assert planned.plan is not None
    assert planned.plan.nation == position_of(practice).setup.turn_order[2]


async def test_an_absence_is_told_where_others_play(app: App) -> None:
    """A practice game gets no message: it has one player, and a message would reopen its thread."""
    await at_table(app)
    await _fork(app, 1)
    before = (await mail(app))[-1]["id"]
    told = [
        await app.preferences.leave(1, app.context.now() + 86_400),
        await app.preferences.end_absence(1),
    ]
    assert [[table.game.id for table in tables] for tables in told] == [[1], [1]]
    assert [(row["kind"], row["channel_id"]) for row in await mail(app, before)] == [
        ("away", CHANNEL),
        ("back", CHANNEL),
    ]


async def test_nobody_is_offered_to_follow_a_practice_game(app: App) -> None:
    await at_table(app)
    practice = await _fork(app, 1)
    await _try(app, practice, "@gold; .", 1)
    sender = RecordingSender()
    for _ in range(4):
        await EndedDelivery(app.context, sender).deliver_due()
    offered = {
        message.channel_id: "Follow" in [button.label for button in message.buttons]
        for message in sender.messages
        if "your turn" in message.content.lower()
    }
    assert offered == {CHANNEL: True, practice.game.channel_id: False}


async def test_part_of_a_turn_is_played_and_the_rest_left_open(app: App) -> None:
    await at_table(app)
    await act(app, 1, written("rondel", wedge="arming"))
    practice = await _fork(app, 1)
    await _try(app, practice, "A tyros 1L", 1)
    await _take(app, practice, 1)
    here = await look(app)
    assert user_of(here) == 1
    assert position_of(here).current.count("legion", "tyros") == 1
    assert [row.action.type for row in await Games(app.context.database.reader).log(here.game.id)] == [
        "rondel",
        "arm",
    ]


async def test_it_goes_on_after_the_answers_of_others(app: App) -> None:
    """In practice the same user answers; in the real game the players asked do."""
    record = json.dumps({**json.loads(endgame()), "actions": [{"type": "rondel", "wedge": "gold"}]})
    await app.imports.import_record(caller(1), 1, record.encode())
    for user_id, nation in enumerate(SEATS, 1):
        await app.lobby.join(caller(user_id), NAMES[user_id], nation)
    await app.lobby.start(caller(1))
    await act(app, 4, _END)
    practice = await _fork(app, 1)
    await _try(app, practice, "@maneuver-1; 1G paphos>ephesos; 1G:1 ephesos>knossos", 1)
    while position_of(await look(app, practice.game.channel_id)).phase is Phase.ANSWER:
        await app.play.submit(caller(1, practice.game.channel_id), answer(fights=False))
    await _try(app, practice, "F ephesos; .", 1)
    taken = await _take(app, practice, 1)
    assert taken.report is not None
    assert position_of(await look(app)).phase is Phase.ANSWER
    while position_of(here := await look(app)).phase is Phase.ANSWER:
        assert user_of(here) in {3, 4}, "of the real game nobody has been asked"
        await app.play.submit(caller(user_of(here)), answer(fights=False))
    assert user_of(await look(app)) == 2
    assert position_of(await look(app)).owner("ephesos") == "phoenicians"


async def test_what_was_tried_while_others_play_is_the_plan(app: App) -> None:
    await at_table(app)
    practice = await _fork(app, 2)
    await _try(app, practice, "@gold; .", 2)
    await _try(app, practice, "@arming; A susa 1L; .", 2)
    taken = await _take(app, practice, 2)
    assert _lines(taken) == ["@arming; A susa 1L; ."]
    await act(app, 1, written("rondel", wedge="marble"), _END)
    assert user_of(await look(app)) == 3, "whatever the other one did instead"


async def test_two_turns_that_were_tried_are_a_plan_of_two_turns(app: App) -> None:
    await at_table(app)
    practice = await _fork(app, 2)
    for turn in ("@gold; .", "@arming; .", "@gold; .", "@gold; .", "@marble; .", "@temple; ."):
        await _try(app, practice, turn, 2)
    assert _lines(await _take(app, practice, 2)) == ["@arming; .; @temple; ."]


async def test_a_turn_that_has_come_meanwhile_waits_for_a_word(app: App) -> None:
    """The position differs from the practised one, but the tried turn is still legal."""
    await at_table(app)
    practice = await _fork(app, 2)
    await _try(app, practice, "@gold; .", 2)
    await _try(app, practice, "@arming; A susa 1L; .", 2)
    await act(app, 1, written("rondel", wedge="marble"), _END)
    taken = await _take(app, practice, 2)
    assert taken.plan is not None
    assert taken.plan.plan is not None
    assert taken.plan.plan.state == "ready"
    game = (await look(app)).game
    await app.plans.play(caller(2), (game.id, game.revision))
    assert user_of(await look(app)) == 3


async def test_what_does_not_fit_any_more_is_refused_with_the_reason(app: App) -> None:
    await at_table(app)
    practice = await _fork(app, 1)
    await _try(app, practice, "@arming; A tyros 1L; .", 1)
    await act(app, 1, _GOLD)
    error = await _refused("practice-misfit", app, practice, 1)
    assert error.facts["problem"]["en"].startswith("Action 1, `@arming` (")
    assert error.facts["problem"]["de"].startswith("Aktion 1, `@arming` (")
    await act(app, 1, _END)
    await act(app, 2, _GOLD, _END)
    again = await _fork(app, 4, 0)
    await _try(app, again, "@gold; .", 4)
    await _refused("practice-nothing", app, again, 4)


async def test_a_turn_begun_that_was_taken_back_in_practice_is_replaced_only_if_taken_back_in_the_game(
    app: App,
) -> None:
    """What was entered instead must not be mistaken for the beginning that the real game still has."""
    await at_table(app)
    await act(app, 1, *parse_turn("@arming; A tyros 1L"))
    practice = await _fork(app, 1)
    await app.play.undo(caller(1, practice.game.channel_id))
    await _try(app, practice, "@arming; A alexandria 1L; .", 1)
    error = await _refused("practice-misfit", app, practice, 1)
    assert error.facts["problem"]["en"].startswith("You took back part of this turn only here")
    await app.play.undo(caller(1), whole_turn=True)
    assert (await _take(app, practice, 1)).report is not None
    log = await Games(app.context.database.reader).log((await look(app)).game.id)
    assert print_turn([row.action for row in log]) == "@arming; A alexandria 1L; ."


async def test_a_turn_that_ended_meanwhile_but_was_tried_anew_is_planned(app: App) -> None:
    await at_table(app)
    await act(app, 1, _GOLD)
    practice = await _fork(app, 1)
    await app.play.undo(caller(1, practice.game.channel_id))
    await _try(app, practice, "@marble; .", 1)
    await act(app, 1, _END)
    assert _lines(await _take(app, practice, 1)) == ["@marble; ."]


async def test_a_plan_that_cannot_be_is_refused_with_the_reason(app: App) -> None:
    """A turn tried from the start needs iron that is spent by now."""
    await at_table(app)
    practice = await _fork(app, 1, 0)
    await _try(app, practice, "@arming; A tyros 1L; A alexandria 1L; .", 1)
    await act(app, 1, *parse_turn("@arming; A tyros 1L; A alexandria 1L; ."))
    error = await _refused("practice-misfit", app, practice, 1)
    assert "`A alexandria 1L`" in error.facts["problem"]["en"]


async def test_who_does_not_play_in_the_real_game_has_nothing_to_play(app: App) -> None:
    await at_table(app)
    practice = await _fork(app, 9)
    await _try(app, practice, "@gold; .", 9)
    await _refused("not-in-game", app, practice, 9)
    assert not await app.practice.playable(practice.game, 9)
    await _refused("no-game", app, practice, 1)
    mine = await _fork(app, 1)
    assert await app.practice.playable(mine.game, 1)
    assert not await app.practice.playable((await look(app)).game, 1), "it is no practice itself"
    with pytest.raises(AppError, match="no-game"):
        await app.practice.play_this(caller(1), (await look(app)).game.id)
    await app.resignations.concede(caller(1))
    assert not await app.practice.playable(mine.game, 1)


async def test_a_practice_of_a_practice_leads_to_the_real_game(app: App) -> None:
    await at_table(app)
    practice = await _fork(app, 1)
    await _try(app, practice, "@gold", 1)
    again = await _fork(app, 1, channel_id=practice.game.channel_id)
    await _try(app, again, ".", 1)
    taken = await _take(app, again, 1)
    assert taken.table.game.id == (await look(app)).game.id
    assert user_of(await look(app)) == 2


async def test_a_practice_of_one_that_went_back_has_no_more_of_the_real_game(app: App) -> None:
    await at_table(app)
    await act(app, 1, *parse_turn("@arming; A tyros 1L"))
    practice = await _fork(app, 1)
    await app.play.undo(caller(1, practice.game.channel_id), whole_turn=True)
    await _try(app, practice, "@arming; A alexandria 1L", 1)
    again = await _fork(app, 1, channel_id=practice.game.channel_id)
    await _try(app, again, ".", 1)
    await _refused("practice-misfit", app, again, 1)
    await app.play.undo(caller(1), whole_turn=True)
    await _take(app, again, 1)
    log = await Games(app.context.database.reader).log((await look(app)).game.id)
    assert print_turn([row.action for row in log]) == "@arming; A alexandria 1L; ."


async def test_a_practice_of_an_older_version_knows_no_real_game(app: App) -> None:
    await at_table(app)
    practice = await _fork(app, 1)
    async with app.context.database.transaction() as tx:
        await tx.execute("DELETE FROM practices")
    await _refused("practice-unlinked", app, practice, 1)
    assert not await app.practice.playable(practice.game, 1)


async def test_it_is_played_once(app: App) -> None:
    await at_table(app)
    practice = await _fork(app, 1)
    await _try(app, practice, "@gold; .", 1)
    who = caller(1, practice.game.channel_id, 77)
    assert (await app.practice.play_this(who, practice.game.id)).report is not None
    revision = (await look(app)).game.revision
    repeated = (await app.practice.play_this(who, practice.game.id)).report
    assert repeated is not None
    assert repeated.repeated
    assert (await look(app)).game.revision == revision


async def test_duellum(app: App) -> None:
    await app.lobby.create(caller(1), GameRequest(1, "Ann", "punic", "duellum"))
    await app.lobby.join(caller(2), "Bob")
    mover = user_of(await app.lobby.start(caller(1)))
    practice = await _fork(app, mover)
    for action in parse_duellum("@gold; ."):
        await app.play.submit(caller(mover, practice.game.channel_id), choosing("duellum", action))
    other = await _fork(app, 3 - mover)
    for action in parse_duellum("@gold; .; @marble; ."):
        await app.play.submit(caller(3 - mover, other.game.channel_id), choosing("duellum", action))
    taken = await _take(app, other, 3 - mover)
    assert taken.plan is not None
    assert [print_duellum(line) for line in taken.plan.all_lines] == ["@marble; ."]
    taken = await _take(app, practice, mover)
    assert taken.report is not None
    assert user_of(await look(app)) == mover, "the other one's turn was played by the plan"


async def test_nobody_leaves_a_practice_game(app: App) -> None:
    """All seats belong to one user: without that user the bot would play for nobody, for ever."""
    await at_table(app)
    practice = await _fork(app, 1)
    there = caller(1, practice.game.channel_id)
    for work in (
        app.proposals.leave(there),
        app.resignations.concede(there),
        app.resignations.may_leave(there),
    ):
        await refused("practice-alone", work)
