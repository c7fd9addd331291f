"""Languages of messages: the table's in its channel, each user's own in private, whatever the cause."""

import re
from collections.abc import Iterator
from dataclasses import replace

from bot.app import GameSettings, OutgoingMessage
from bot.app.antike.scripts import answer
from bot.i18n.catalogue import speaking
from bot.i18n.language import Language
from bot.model import OrderRow, PlanLine
from bot.records import read_record, replay
from bot.store import Plans
from bot.text.antike.rules.plans import format_plan
from tests.app.tables import CHANNEL, NAMES, act, caller, lobby, written
from tests.app.waiting import DAY, END, GOLD, HOUR, WaitingTable
from tests.cogs.table import lay
from tests.records.samples import SEATS, endgame

_ANN, _BOB, _CEM, _DAO = 1, 2, 3, 4
_LOCALES = {_ANN: "de", _BOB: "en-GB", _DAO: "en-US"}  # Cem's language is unknown
_FOREIGN: dict[Language, re.Pattern[str]] = {
    "de": re.compile(
        r"\b(the|and|of|are|is|has|have|with|from|you|your|units?|legions?|galleys?|city|cities|turn|game|it|to|"
        r"not|yes|no|that|take|until|Somebody)\b"
    ),
    "en": re.compile(
        r"\b(der|die|das|und|ist|sind|hat|haben|mit|von|du|dein|deine|dir|Zug|Partie|nicht|wird|wurde|bis|Ja|Nein|"
        r"Jemand|Einheiten|Legionen|Galeeren)\b"
    ),
}
"""By language, words of the other one, which its texts must not contain."""


async def begun(waiting: WaitingTable, settings: GameSettings | None = None) -> None:
    """Start a German table whose players are called in private as well; the tests themselves use English."""
    app = waiting.app
    await lobby(app, 4, settings=settings)
    await app.game_settings.change(caller(_ANN), {"language": "de"})
    for user_id, locale in _LOCALES.items():
        await app.preferences.store_locale(user_id, locale)
    for user_id, nation in zip(NAMES, SEATS, strict=False):
        await app.lobby.join(caller(user_id), NAMES[user_id], nation)
        await waiting.preferences(user_id, place="both", every=6 * HOUR)
    await app.lobby.start(caller(_ANN))
    await waiting.settle()


def read_by(message: OutgoingMessage) -> Language:
    return "en" if message.direct and message.channel_id in {_BOB, _DAO} else "de"


def everything(waiting: WaitingTable) -> Iterator[tuple[OutgoingMessage, str]]:
    """Yield every text ever sent or now shown, buttons included, each with its message."""
    for message in [*waiting.mailbox.messages, *waiting.mailbox.shown.values()]:
        yield message, message.content
        yield from ((message, button.label) for button in message.buttons)
    for place, _, content in waiting.mailbox.replaced:
        yield OutgoingMessage(place, "", content, direct=place != CHANNEL), content


def checked(waiting: WaitingTable) -> str:
    """Check that no text contains words of the other language; return all texts, joined by newlines."""
    for message, said in everything(waiting):
        found = _FOREIGN[read_by(message)].search(said)
        assert found is None, f"{found and found[0]!r} in {said!r} to {message.channel_id}"
    return "\n".join(said for _, said in everything(waiting))


async def test_calls_reminders_and_deadlines(waiting: WaitingTable) -> None:
    await begun(waiting, GameSettings(deadline=DAY))
    await waiting.turn(_ANN)
    await waiting.wait(DAY + HOUR, HOUR)
    (wait,) = await waiting.waits()
    await waiting.app.deadlines.choose(caller(_CEM), wait.id, "extend")
    await waiting.wait(DAY + HOUR, HOUR)
    (wait,) = await waiting.waits()
    for user_id in (_CEM, _DAO):
        await waiting.app.deadlines.choose(caller(user_id), wait.id, "skip")
        await waiting.settle()
    await waiting.app.preferences.leave(_CEM, waiting.clock.seconds + DAY)
    await waiting.app.preferences.end_absence(_CEM)
    await waiting.settle()
    told = checked(waiting)
    for phrase in (
        "Du bist dran (**Phönizier**",
        "your turn (**Persians**",
        "). Reminder: waiting since ",
        "your time is running out. Your turn",
        "Die Zeit von **Bob** (Perser) ist abgelaufen",
        "⏳ Cem hat **Bob** noch einmal 1 Tag gegeben",
        "Cem möchte den Zug vom Bot beenden lassen",
        "✓ **Ann** hat gespielt.",
        ">: ⏳ your time ran out; the bot has ended the turn.",
        "Cem ist abwesend bis",
    ):
        assert phrase in told, phrase


async def laid(waiting: WaitingTable) -> None:
    """Move a Greek galley to Knossos, where the Phoenicians and the Arabs have one each."""
    await lay(waiting.app, 1, replay(read_record(endgame())).position)
    await act(waiting.app, _DAO, written("rondel", wedge="maneuver-1"))
    await act(waiting.app, _DAO, written("move", unit="galley", count=1, start="athen", to="knossos"))
    waiting.clock.seconds += 60
    await waiting.settle()


async def test_questions_and_answers(waiting: WaitingTable) -> None:
    await begun(waiting)
    await laid(waiting)
    for user_id in (_ANN, _CEM):
        await waiting.app.play.submit(caller(user_id), answer(fights=user_id == _ANN))
        waiting.clock.seconds += 60
        await waiting.settle()
    asked = await waiting.app.proposals.undo(caller(_DAO))
    await waiting.settle()
    told = checked(waiting)
    assert "Die **Griechen** (Dao) sind nach **Knossos** gekommen: Kämpfst du?" in told
    assert "Kämpfen" in told
    assert "go on with your turn.\n1 galley: Athen → Knossos. The Phoenicians" in told
    assert "**Dao** will die eigene" in told
    vote = getattr(asked, "vote", None)
    assert vote is not None
    for user_id in (_ANN, _CEM):
        await waiting.app.proposals.vote(caller(user_id), vote.id, yes=True)
    await waiting.settle()
    assert "✓ Einverstanden: Es ist zurückgenommen." in checked(waiting)


async def test_votes_and_seats(waiting: WaitingTable) -> None:
    await begun(waiting, GameSettings(deadline=DAY))
    put, vote = waiting.app.proposals.put, waiting.app.proposals.vote
    for kind in ("pause", "resume", "extend"):
        held = (await put(caller(_ANN), kind)).vote
        await waiting.settle()
        assert held is not None
        for user_id in (_BOB, _CEM):
            await vote(caller(user_id), held.id, yes=True)
            await waiting.settle()
    held = (await put(caller(_ANN), "end")).vote
    assert held is not None
    for user_id in (_BOB, _CEM):
        await vote(caller(user_id), held.id, yes=False)
    await waiting.settle()
    held = (await put(caller(_ANN), "expel", _DAO)).vote
    assert held is not None
    await vote(caller(_BOB), held.id, yes=True)
    await waiting.settle()
    await put(caller(_CEM), "replace", _CEM, (6, "Fay"))
    await waiting.settle()
    await waiting.app.game_settings.change(caller(_ANN), {"deadline": 2 * DAY, "who": "host"})
    await waiting.app.resignations.concede(caller(_BOB))
    await waiting.settle()
    told = checked(waiting)
    for phrase in (
        "please vote.",
        "Stimm bitte ab.",
        "Stimmt bitte ab.",
        "⏸️ Die Partie pausiert",
        "abgelehnt; alles bleibt, wie es ist.",
        "**Dao** (Griechen) aus der Partie nehmen",
        "Fay kann den Platz von Cem nehmen",
        "hat die Einstellungen geändert. Frist: 2 Tage je Zug; Wer entscheidet, wenn die Zeit abläuft: nur",
        "Bob (Perser) hat aufgegeben",
    ):
        assert phrase in told, phrase


async def test_trouble_is_told_to_the_host_in_private(waiting: WaitingTable) -> None:
    await begun(waiting)
    waiting.mailbox.closed |= {CHANNEL, _BOB}
    await act(waiting.app, _ANN, GOLD, END)
    await waiting.wait(2 * HOUR)
    assert f"Meine Nachrichten kommen in <#{CHANNEL}> nicht an" in checked(waiting)
    waiting.mailbox.closed.remove(CHANNEL)
    await waiting.wait(2 * DAY, HOUR)
    assert "Ich kann Bob nicht privat schreiben" in checked(waiting)


async def test_a_plan_tells_its_writer_why_it_stopped(waiting: WaitingTable) -> None:
    """The plan stops in another player's turn, and the reason is read later, in any language."""
    await begun(waiting)
    view = await waiting.app.plans.save(caller(_BOB), [written("rondel", wedge="marble"), END])
    assert view.plan is not None
    first, last = view.plan.steps
    steps = (replace(first, assumptions={**(first.assumptions or {}), "produced": 9}), last)
    changed = replace(view.plan, lines=(PlanLine(steps),))
    async with waiting.database.transaction() as tx:
        await Plans(tx).put(1, changed)
    await waiting.turn(_ANN)
    view = await waiting.app.plans.of(caller(_BOB))
    assert view.plan is not None
    assert view.plan.state == "stopped"
    assert "it now gives 1 marble, not 9" in format_plan(view.board, view.plan, view.outlook)
    with speaking("de"):
        assert "es bringt jetzt 1 Marmor, nicht 9" in format_plan(view.board, view.plan, view.outlook)
    told = checked(waiting)
    assert "Your plan no longer works" in told
    assert "Dein Plan geht nicht mehr auf" in told


async def test_an_order_answers_in_the_language_of_the_table(waiting: WaitingTable) -> None:
    await begun(waiting)
    for user_id in (_ANN, _CEM):
        await waiting.app.orders.save(caller(user_id), OrderRow(user_id, None, None, "fight"))
    await laid(waiting)
    await act(waiting.app, _DAO, END)
    await waiting.settle()
    assert "kämpfen in Knossos" in checked(waiting)
