"""JSON form of a report."""

from typing import Any, Final

from bot.report.analysis import Chances, GameReport, ReportedTurn
from bot.report.words import (
    format_alt_text,
    format_chance_shift,
    format_turn_actions,
    format_turn_heading,
    format_turning_points,
)
from bot.rulesets import ruleset_of

FORMAT: Final = "antike-report/1"
_UNLIMITED: Final = 1_000_000


def report_to_json(report: GameReport) -> dict[str, Any]:
    """Return a whole report as JSON; its sentences are in the current language."""
    outcome, decided = report.outcome, report.decided
    return {
        "format": FORMAT,
        "ruleset": report.start.setup.ruleset,
        "board": report.start.setup.board.id,
        "players": {nation: report.players.get(nation, "") for nation in report.nations},
        "winner": outcome.winner if outcome else None,
        "reason": outcome.reason if outcome else None,
        "start": {"chances": _rounded(report.turns[0].before)},
        "turns": [
            {
                "number": turn.number,
                "round": turn.turn.round,
                "nation": turn.turn.nation,
                "chances": _rounded(turn.after),
            }
            for turn in report.turns
        ],
        "rounds": report.rounds(),
        "counts": report.counts(),
        "turning_points": [_turn_json(report, turn) for turn in report.turning_points],
        "best_turns": [
            {**_turn_json(report, turn), "nations": list(side), "gain": round(turn.gain(side), 4)}
            for side, turn in report.best_turns.items()
        ],
        "decided": {
            "turn": decided.number if decided else None,
            "text": format_turning_points(report, str, ""),
        },
        "alt": format_alt_text(report, _UNLIMITED),
    }


def _turn_json(report: GameReport, turn: ReportedTurn) -> dict[str, Any]:
    return {
        "turn": turn.number,
        "round": turn.turn.round,
        "nation": turn.turn.nation,
        "swing": round(turn.swing, 4),
        "heading": format_turn_heading(report, turn, str),
        "text": format_turn_actions(turn, _UNLIMITED),
        "shift": format_chance_shift(turn),
        "notation": ruleset_of(turn.position).notation.print_turn(turn.turn.actions),
    }


def _rounded(chances: Chances) -> dict[str, float]:
    return {nation: round(chance, 4) for nation, chance in chances.items()}
