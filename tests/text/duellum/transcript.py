"""Write the texts of six turns of Duellum for players and channel, to be proofread for idiom.

    python -m tests.text.duellum.transcript

writes `golden/six_turns.en.txt` and `golden/six_turns.de.txt` anew.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bot.engine.duellum import Position, apply
from bot.engine.duellum.actions import EndTurn
from bot.engine.duellum.events import Event
from bot.engine.terms import Nation
from bot.i18n.catalogue import speaking
from bot.i18n.language import LANGUAGES, Language
from bot.model import SeatRow, Table
from bot.model.turns import Readers, TurnReport
from bot.notation.duellum import parse_turn, print_action
from bot.text.duellum import presenter
from tests.engine.duellum.builders import nation, pay, position
from tests.rows import game_row

FOLDER: Final = Path(__file__).parent / "golden"
NAMES: Final[dict[Nation, str]] = {"romans": "Ada", "carthaginians": "Ben"}
TURNS: Final = (
    "+granary:masons *granary(2i) @maneuver-1 5L neapolis>croton 1G roma>mare_tyrrhenum C croton 4L "
    "F syracusae gold .",
    "+omen:burglary +burglary:plague *burglary @temple T caesarea W carthago .",
    "@arming A roma 1L *levy(1L1G) .",
    "*omen @know-how K moneta R 1L .",
    "+masons:settlers *masons(ancona) @marble 3m=2i .",
    "*earthquake(roma) @maneuver-1 2G mare_ionium>croton 2G croton>mare_tyrrhenum .",
)
"""Actions turn by turn, in notation; drawn cards follow those taken."""


def begins() -> Position:
    """Return a position in the middle of a game; a card is due to the Romans."""
    romans = nation(
        wedge="gold",
        purse=pay(7, 3, 9, 3),
        know_hows="strata commercium",
        cities="roma:gold ancona:iron brundisium:marble neapolis:gold",
        temples="roma",
        walls="roma",
        legions={"neapolis": 5},
        galleys={"roma": 1, "syracusae": 1},
        box=(2, 1),
        cards="levy architect",
        scholar=2,
    )
    carthaginians = nation(
        wedge="iron",
        purse=pay(8, 1, 10, 2),
        know_hows="navigatio strata",
        cities="carthago:gold caesarea:iron carthago_nova:marble croton:iron",
        temples="carthago",
        walls="croton",
        legions={"croton": 1},
        galleys={"mare_ionium": 2},
        box=(1, 1),
        cards="fortress earthquake",
        scholar=2,
    )
    return position(romans, carthaginians, cards_due=1, display="granary omen storm")


def _table(here: Position) -> Table:
    seats = tuple(
        SeatRow(index, index, name, nation, conceded=False)
        for index, (nation, name) in enumerate(NAMES.items())
    )
    return Table(game_row(status="running"), seats, here)


def lines() -> Iterator[str]:
    """Yield the lines about each turn in the current language: call, moves, replies, message to the table."""
    here = begins()
    board, readers = here.setup.board, Readers(NAMES, tuple(NAMES))
    for text in TURNS:
        mover = here.mover
        yield f"== {presenter.call_turn(here)}"
        yield from presenter.format_legal_moves(here)
        happened = list[Event]()
        for action in parse_turn(text):
            if isinstance(action, EndTurn):
                yield from (f"   {line}" for line in presenter.format_legal_moves(here))
            here, events = apply(here, action)
            happened.extend(events)
            table = _table(here)
            seat = next(seat for seat in table.seats if seat.nation == mover)
            yield f">> {print_action(action)} · {presenter.say_action(board, action)}"
            yield from presenter.format_reply(TurnReport(table, seat, events)).splitlines()
        yield "--"
        yield from presenter.format_turn(here, presenter.by_turn(mover, here, happened), readers).splitlines()
        yield ""
    status = presenter.format_status(here, NAMES)
    yield f"== {status.title}"
    yield status.text
    for heading, section in status.sections:
        yield f"## {heading}"
        yield from section.splitlines()


def transcript(spoken: Language) -> str:
    """Return the whole text in a language."""
    with speaking(spoken):
        return "\n".join(lines()).rstrip() + "\n"


def golden(spoken: Language) -> Path:
    """Return the path of the file with a language's text."""
    return FOLDER / f"six_turns.{spoken}.txt"


if __name__ == "__main__":
    for each in LANGUAGES:
        golden(each).write_text(transcript(each), encoding="utf-8")
