"""Every refusal of the application has sentences, and they name what would work."""

from typing import Any, get_args

import pytest

from bot.app.errors import AppCode
from bot.engine.antike.actions import EndTurn, Move, Rondel
from bot.model import SeatRow
from bot.text.refusals import REFUSALS, format_refusal
from tests.engine.builders import EAST, nation, opening, play, position, refused

ADA = SeatRow(0, 1, "Ada_*", "greeks", conceded=False)
BEN = SeatRow(1, 2, "Ben", "phoenicians", conceded=False)
ASKED = play(
    position(
        "greeks",
        greeks=nation(wedge="iron", cities="athen", galleys={"sparta": 1}),
        phoenicians=nation(cities="tyros", galleys={"knossos": 1}),
    ),
    Rondel("maneuver-1"),
    Move("galley", 1, "sparta", "knossos"),
)
ILLEGAL = refused(ASKED, EndTurn(), "not-now")
CASES: list[tuple[AppCode, dict[str, Any], str]] = [
    ("answered-over", {"nation": "phoenicians"}, "The Phoenicians have answered since then"),
    (
        "answered-over",
        {"nation": "phoenicians", "reason": "order", "position": opening()},
        "The Phoenicians have answered by standing order since then",
    ),
    (
        "answered-over",
        {"nation": "greeks", "reason": "bot", "position": opening()},
        "The Greeks have answered since then",
    ),
    (
        "board-unknown",
        {"ruleset": "duellum", "board": "east", "allowed": ("hellenic", "punic")},
        "Antike Duellum has no board “East”. Possible: `Hellenic` or `Punic`.",
    ),
    ("channel-taken", {"channel": 1}, "`/game new` with `thread`"),
    ("conceded", {"nation": "greeks"}, "You gave up the Greeks"),
    ("game-closed", {}, "`/game new` opens a new one."),
    ("game-full", {"seats": (ADA, BEN), "recorded": True}, "Only people can take the seats of an imported"),
    ("game-full", {"seats": (ADA, BEN), "free": 2}, "Only 2 seats are free."),
    ("game-full", {"seats": (ADA, BEN)}, "All 2 seats are taken."),
    ("game-over", {"result": {"winner": "germans"}}, "**Germanic tribes** won."),
    ("game-over", {"result": {"winner": "greeks"}, "seats": (BEN, ADA)}, r"**Greeks** (Ada\_\*) won."),
    ("game-over", {"result": None}, "This game is over."),
    ("game-running", {}, "`/game info`"),
    ("goal-too-high", {"goal": 99, "most": 29}, "reach 99 with these settings. Choose a goal from 1 to 29;"),
    ("in-game-already", {"nation": None}, "`/game join` with a nation"),
    ("in-game-already", {"nation": "arabs"}, "You already have the Arabs."),
    ("no-bot", {}, "`/game bot` adds one"),
    ("follow-own", {}, "`/reminders`"),
    ("presence-other", {"name": "Ben"}, "That button is for Ben."),
    ("presence-waits", {"names": ["Ben", "Cem"], "until": 90}, "I've asked Ben and Cem"),
    ("rematch-gone", {}, "Press **New game** to open a new one."),
    ("rematch-others", {}, "A rematch is for those who played."),
    ("rematch-over", {}, "This channel already has its next game (`/game info`)."),
    ("revealed-over", {}, "if the others agree: `/undo` asks them."),
    (
        "answered-over",
        {"nation": "phoenicians", "reason": "bot", "position": opening()},
        "A computer player played that for the Phoenicians",
    ),
    ("no-bot", {}, "`/game bot` adds one"),
    ("nation-drawn", {}, "drawn at the start"),
    (
        "nation-misfit",
        {"players": 4, "seats": (BEN,), "allowed": ("arabs", "persians")},
        "With 4 players the Phoenicians are not in play. Ben has to choose another nation first",
    ),
    ("nation-taken", {"nation": "greeks", "by": ADA, "allowed": ("arabs", "persians")}, "Arabs or Persians"),
    ("nation-drawn", {}, "drawn at the start"),
    ("nation-taken", {"nation": "greeks", "by": ADA, "allowed": ()}, r"Ada\_\* already has the Greeks."),
    (
        "nation-unknown",
        {"nation": "romans", "allowed": ("greeks",)},
        "The Romans are not in play in this game.",
    ),
    ("nation-unknown", {"nation": "arabs", "allowed": ("greeks",), "players": 3}, "with 3 players"),
    ("late-over", {}, "already settled: the turn went on, or passed to someone else."),
    ("late-over", {"extended": True}, "already settled: there is more time for this turn. `/status`"),
    ("late-own", {}, "You can still play your turn."),
    ("roles-unknown", {}, "Press **Rematch** in the game's channel"),
    ("may-not-create", {"role": 5}, "only members with <@&5> can open games"),
    ("too-slow", {"turns": 40, "late": 12, "timed": 40}, "Of your last 40 turns 12 were late."),
    ("too-slow", {"turns": 20, "late": 1, "timed": 20}, "Of your last 20 turns 1 was late."),
    ("too-slow", {"turns": 40, "late": 0, "timed": 0}, "most took more than a day"),
    ("not-away", {}, "`/away` with `until`"),
    ("not-here", {"channels": (7, 8)}, "opened in <#7> or <#8>, or in threads there."),
    ("not-your-reminder", {}, "`/reminders`"),
    ("wait-over", {}, "nobody is waiting for you"),
    ("game-lost", {"channel": 1}, "This game was lost when I was restored from a backup. `/game list`"),
    ("no-game", {"channel": 1}, "`/game list` shows where the others are."),
    ("no-game", {"channel": 1, "elsewhere": [7, 8]}, "You play in <#7> and <#8>."),
    ("not-host", {"host": BEN}, "Only Ben (host) can do that."),
    ("not-host", {"host": BEN, "ending": True}, "can do that. `/game concede` gives up your own nation."),
    ("not-host", {"host": None}, "Only the host can do that."),
    ("not-in-game", {"seats": ()}, "`/game list`"),
    ("not-in-game", {"seats": (), "lobby": True}, "Join first: press **Join**"),
    ("not-in-game", {"seats": (), "lobby": False}, "You have no seat at this table."),
    ("not-started", {"seats": ()}, "`/game start`"),
    ("not-started", {"seats": (), "seated": True}, "You're in; once everyone is, **Start**"),
    ("seats-not-started", {"seats": ()}, "`/game settings confirm:` frees"),
    (
        "not-your-turn",
        {"awaited": BEN, "position": None, "nation": "greeks"},
        "waiting for Ben (Phoenicians)",
    ),
    ("not-your-turn", {"awaited": BEN, "position": ASKED, "nation": "greeks"}, "Your turn continues when"),
    (
        "not-your-turn",
        {"awaited": BEN, "position": ASKED, "nation": "arabs"},
        "It's not your turn. I'm waiting for Ben (Phoenicians) to say whether they fight in Knossos.",
    ),
    (
        "not-your-turn",
        {"awaited": BEN, "position": ASKED, "nation": "phoenicians", "asked": True},
        "undo here. You're asked whether you fight in Knossos: press **Fight** or **Don't fight**.",
    ),
    ("not-your-turn", {"awaited": None, "position": None, "nation": "arabs"}, "`/status`"),
    (
        "not-your-turn",
        {"awaited": BEN, "position": None, "nation": "arabs", "answering": True},
        "Nobody is asking you to fight. I'm waiting for Ben (Phoenicians).",
    ),
    (
        "not-your-turn",
        {"awaited": BEN, "position": None, "nation": "arabs", "answering": True, "answered": "deadline"},
        "Your time to answer ran out, so I answered for you. I'm waiting for Ben (Phoenicians).",
    ),
    ("message-unknown", {}, "`/history` shows all turns"),
    ("no-plan", {}, "Write one with `/plan`"),
    ("nothing-to-undo", {}, "this turn has only just begun"),
    (
        "number-of-players",
        {"players": 2, "wanted": 4, "allowed": (3, 4)},
        "for 4 players; 2 have joined",
    ),
    (
        "number-of-players",
        {"players": 2, "wanted": None, "allowed": (3, 4, 5, 6)},
        "Needs 3-6 players; 2 have joined",
    ),
    ("plan-answers", {}, "`/orders`"),
    ("no-questions", {"ruleset": "antike"}, "no such choice in Antike: nobody is asked"),
    ("plan-length", {"most": 60, "length": 61}, "1 to 60 actions"),
    ("plan-lines", {"most": 4, "count": 5}, "at most 4 lines"),
    ("plan-on-turn", {}, "It's your turn"),
    ("plan-stopped", {"problem": "Action 2 has changed."}, "Action 2 has changed. Nothing was played."),
    ("plan-too-long", {"number": 4}, "From action 4 on"),
    ("no-stats", {}, "`/privacy`"),
    ("practice-alone", {}, "`/game end`"),
    ("practice-misfit", {"problem": "Action 2 …"}, "no longer fits the real game. Action 2 …"),
    ("practice-nothing", {"nation": "greeks"}, "no turn of the Greeks"),
    ("practice-unlinked", {}, "**Try from here**"),
    ("practice-over", {}, "Go back a turn"),
    ("record-malformed", {"problem": "board: there is none."}, "board: there is none."),
    (
        "record-too-long",
        {"size": 2_000_000, "most": 1_048_576},
        "2,000,000 bytes, and I read at most 1,048,576",
    ),
    ("record-too-many", {"actions": 30_000, "most": 20_000}, "30,000 actions; I can import at most 20,000"),
    (
        "record-unplayable",
        {"number": 3, "ruleset": "antike", "board": EAST, "error": ILLEGAL},
        "Action 3 of that record",
    ),
    ("report-empty", {}, "Nobody took a turn in this game"),
    ("no-reasons", {}, "turns of computer players"),
    ("no-hints", {"own": False}, "The host can allow them"),
    ("no-hints", {"own": True}, "You can allow them for all: `/game settings hints:`"),
    ("no-hints-yet", {}, "its table plays without hints"),
    ("report-open", {}, "when the game is over"),
    ("report-too-long", {"actions": 2_000, "most": 1_500}, "2,000 actions, and I can assess 1,500 at most"),
    ("unreplayable", {}, "can't replay this game"),
    ("seats-free", {"seats": (ADA,)}, "1 seat is free: Greeks."),
    ("seats-free", {"seats": (ADA, BEN)}, "2 seats are free: Greeks and Phoenicians."),
    ("stale", {"awaited": ADA, "position": None}, "out of date"),
    (
        "stale",
        {"awaited": ADA, "position": None, "answered": "deadline"},
        "Your time to answer ran out, so I answered for you. I'm waiting for Ada",
    ),
    (
        "stale",
        {"awaited": ADA, "position": None, "you": True},
        "moved on. It's your turn: `/turn` leads you through it.",
    ),
    (
        "stale",
        {"awaited": BEN, "position": ASKED, "you": True},
        "moved on. You're asked whether you fight in",
    ),
    ("paused", {"since": 77}, "paused (it stopped <t:77:R>), so nothing can be played. `/vote resume`"),
    ("not-paused", {}, "`/vote pause`"),
    ("no-bank", {}, "where a turn has a length"),
    ("no-deadline", {}, "`/game settings`"),
    ("no-such-player", {"players": ("Ada_*", "Ben")}, r"In it: Ada\_\* and Ben."),
    ("expel-bot", {"name": "Bot Minerva"}, "Bot Minerva is a computer player and stays. `/vote replace`"),
    ("expel-self", {}, "`/game leave` also offers your seat"),
    ("expelled", {}, "voted you out"),
    ("expelled-already", {"name": "Ben"}, "Ben has already left this game. `/vote replace`"),
    ("vote-alone", {"name": "Ben"}, "once Ben's time for a turn has run out"),
    ("vote-nobody", {}, "`/game end` ends the game"),
    ("vote-open", {"kind": "pause"}, "Vote under that message"),
    ("vote-over", {"state": "rejected"}, "That vote is over: they didn't agree."),
    ("vote-over", {"state": None}, "That vote is over. `/status`"),
    ("vote-not-asked", {"about": True}, "the others decide"),
    ("vote-not-asked", {"about": False}, "named in the message"),
    ("vote-own", {}, "Press No to withdraw it."),
    ("vote-again", {"yes": False}, "You already said no."),
    ("seat-changed", {"name": "Ivy", "nation": "arabs"}, "Ivy has taken over the Arabs since then"),
    ("offer-over", {}, "no longer available"),
    ("offer-for-other", {}, "reserved for someone else"),
    ("seated-already", {"name": "Ben"}, "Ben is already in this game"),
    ("seated-already", {"nation": "arabs"}, "You're already in this game"),
]


def test_no_code_is_without_a_text() -> None:
    assert set(REFUSALS) == set(get_args(AppCode)), "bot/text/refusals.py names the facts of each text"
    assert {code for code, _, _ in CASES} == set(get_args(AppCode)), "CASES above looks at every text"


@pytest.mark.parametrize(("code", "facts", "part"), CASES)
def test_refusals(code: AppCode, facts: dict[str, Any], part: str) -> None:
    told = format_refusal(code, facts)
    assert part in told
    assert told[-1] == "."
    assert len(told) < 300
