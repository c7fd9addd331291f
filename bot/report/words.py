"""Text of a report in the current language: for a message, and as alternative text of its picture."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

from bot.engine.ruleset import Side
from bot.engine.terms import Nation
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.i18n.escaping import plain, safe
from bot.i18n.lines import capitalized
from bot.model.messages import ALT_LIMIT
from bot.report.analysis import Chances, GameReport, ReportedTurn, percent
from bot.rulesets import ruleset_of
from bot.text.names import NATION_NAMES, board_name, player

_LONGEST: Final = 1900
_LONGEST_TURN: Final = 170
"""Characters for a turn's actions."""
_LONGEST_BRIEF: Final = 90
_JOINTS: Final = (" · ", ", ")
"""Where a line is cut: between actions, or between places."""
_LOOKS: Final = 4
"""Number of turns for which the alternative text states the winning chances."""
_Name = Callable[[str], str]


def format_report(report: GameReport) -> str:
    """Format the whole report as a message."""
    points = [
        f"{number}. {format_turn_heading(report, turn)}: {format_turn_actions(turn)}"
        f" ({format_chance_shift(turn)})"
        for number, turn in enumerate(report.turning_points, 1)
    ]
    best = [f"- {format_best_turn(report, side, turn)}" for side, turn in report.best_turns.items()]
    parts = [
        [f"📈 **{say('report-title')}**", format_turning_points(report)],
        [f"**{say('report-turning-points')}**", *points] if points else [],
        [f"**{say('report-best-turns')}**", *best] if best else [],
        [f"-# {say('report-note')}"],
    ]
    told = "\n".join(line for part in parts for line in part)
    return told if len(told) <= _LONGEST else f"{told[: _LONGEST - 1].rpartition(chr(10))[0]}\n…"


def format_turning_points(report: GameReport, name: _Name = safe, mark: str = "**") -> str:
    """Format what decided the game; `mark` is put around the winner."""
    winner = report.winner
    if winner is None:
        return say("report-nobody" if report.outcome else "report-open")
    who, turn = {**_who(report, winner, name), "mark": mark}, report.decided
    last = turn is not None and turn.number == len(report.turns)
    others = _format_others(report, winner)
    if report.given_up and (last or not report.ahead):
        told = say("report-given-up", **who, ahead=report.ahead, others=others)
    elif turn is None:
        told = say("report-decided-always", **who)
    elif last:
        told = say("report-decided-last", **who)
    else:
        told = say("report-decided", **who, round=turn.turn.round, turn=turn.number, count=len(report.turns))
    gave_up = say("report-gave-up", others=others) if report.given_up and report.ahead and not last else ""
    return " ".join(filter(None, (told, capitalized(gave_up), _format_leading_counts(report, winner))))


def _format_others(report: GameReport, winner: Nation) -> str:
    """Format all nations but the winner: by name if there is only one."""
    others = [nation for nation in report.nations if nation != winner]
    return say("the-nation", nation=others[0]) if len(others) == 1 else say("report-others")


def _format_leading_counts(report: GameReport, winner: Nation) -> str:
    """Format the categories in which the winner was ahead at the end; "" if there are none."""
    last = {
        what: {nation: counts[-1] for nation, counts in each.items()}
        for what, each in report.counts().items()
    }
    rivals = [nation for nation in report.nations if nation != winner]
    alone = len(rivals) == 1
    ahead = [
        say("report-most-of", what=what, count=counts[winner], rival=counts[rivals[0]] if alone else "none")
        for what, counts in last.items()
        if all(counts[winner] > counts[nation] for nation in rivals)
    ]
    return say("report-most", what=join(ahead), rival="one" if alone else "none") if ahead else ""


def _who(report: GameReport, nation: Nation, name: _Name) -> dict[str, str]:
    return {"nation": nation, "player": player(name(report.players.get(nation, "")))}


def format_turn_heading(report: GameReport, turn: ReportedTurn, name: _Name = safe) -> str:
    """Format the round, nation and player of a turn."""
    return say("report-turn", round=turn.turn.round, **_who(report, turn.turn.nation, name))


def format_turn_actions(turn: ReportedTurn, longest: int = _LONGEST_TURN) -> str:
    """Format a turn's actions in one line of at most `longest` characters."""
    told = ruleset_of(turn.position).text.format_caption(turn.position.setup.board, turn.turn.events)
    if len(told) <= longest:
        return told
    fits = told[: longest - 2]
    end = max(map(fits.rfind, _JOINTS))
    return f"{fits[:end] if end > 0 else fits} …"


def format_chance_shift(turn: ReportedTurn, *, drawn: bool = False) -> str:
    """Format the largest changes of winning chances; `drawn` for pictures, whose font has no arrow."""
    return ", ".join(_shift([nation], turn, NATION_NAMES[nation], drawn=drawn) for nation in turn.moved)


def _shift(nations: Collection[Nation], turn: ReportedTurn, name: str, *, drawn: bool = False) -> str:
    before, after = (percent(sum(each[nation] for nation in nations)) for each in (turn.before, turn.after))
    return say("report-shift-drawn" if drawn else "report-shift", name=name, before=before, after=after)


def format_best_turn(
    report: GameReport, side: Side, turn: ReportedTurn, name: _Name = safe, *, drawn: bool = False
) -> str:
    """Format a player's best turn, without its actions if it is a turning point, too.

    `drawn` is as in `format_chance_shift`.
    """
    shift = _shift(side, turn, format_turn_heading(report, turn, name), drawn=drawn)
    if turn.number in {point.number for point in report.turning_points}:
        return shift
    return f"{shift} · {format_turn_actions(turn, _LONGEST_BRIEF)}"


def count_title(what: str) -> str:
    """Return the title of a chart of counts."""
    return say("report-count", what=what)


def format_alt_text(report: GameReport, limit: int = ALT_LIMIT) -> str:
    """Format the alternative text of the picture, in whole sentences of at most `limit` characters."""
    told = ""
    for sentence in _sentences(report):
        longer = f"{told} {sentence}".strip()
        if len(longer) <= limit:
            told = longer
    return told


def _sentences(report: GameReport) -> list[str]:
    """Return the sentences, the most important first."""
    board = board_name(report.start.setup.board.id)
    return [
        say("report-alt", board=board, turns=len(report.turns), rounds=report.turns[-1].turn.round),
        format_turning_points(report, plain, ""),
        *(
            say(
                "report-alt-point",
                number=number,
                turn=format_turn_heading(report, turn, plain),
                deed=format_turn_actions(turn),
                shift=format_chance_shift(turn),
            )
            for number, turn in enumerate(report.turning_points, 1)
        ),
        *_chance_sentences(report),
        *(
            say("report-alt-count", what=count_title(what), counts=_format_counts(counts))
            for what, counts in report.counts().items()
        ),
    ]


def _chance_sentences(report: GameReport) -> list[str]:
    """Format each nation's winning chance at a few turns spread over the game."""
    chances, last = report.chances, len(report.turns) - 1
    turns = sorted({round(last * step / (_LOOKS - 1)) for step in range(_LOOKS)})
    return [
        say("report-alt-chances", turn=turn + 1, chances=_format_chances(chances[turn])) for turn in turns
    ]


def _format_chances(chances: Chances) -> str:
    shares = ((NATION_NAMES[nation], percent(chance)) for nation, chance in chances.items())
    return ", ".join(say("report-share", name=name, chance=chance) for name, chance in shares)


def _format_counts(counts: Mapping[Nation, Sequence[int]]) -> str:
    return ", ".join(f"{NATION_NAMES[nation]} {each[-1]}" for nation, each in counts.items())
