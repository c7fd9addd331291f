"""Plans, as far as no rules are in what is said of them."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.i18n.catalogue import language, say
from bot.i18n.escaping import safe
from bot.model.language import ENGLISH, Language
from bot.model.orders_plans import PlanChoice

_LONGEST: Final = 80  # characters of a line that is named


def format_plan_rejected(number: int | None, line: int | None = None) -> str:
    """Which action of a plan was refused when it was written, and in which of its lines."""
    return say("plans-refused", number=number or 0, line=line or 0)


def shorten_line(line: str, longest: int = _LONGEST) -> str:
    """A line in notation, as much of it as is needed to recognise it."""
    return line if len(line) <= longest else f"{line[: longest - 1]}…"


def format_skipped_lines(passed: Sequence[tuple[str, str]]) -> str:
    """Why lines of a plan were not played: each in notation, and what has changed."""
    told = [
        say("plans-passed", number=number, line=shorten_line(line), change=change)
        for number, (line, change) in enumerate(passed, 1)
    ]
    return "\n".join(told)


def format_chosen_line(chosen: PlanChoice) -> str:
    """Which line of a plan was played, and why those before it were not."""
    line = shorten_line(chosen.written)
    told = say("plans-chosen", round=chosen.round, number=chosen.line, line=line)
    return f"{told}\n{format_plan_problem(chosen.passed)}"


def format_plan_problem(problem: Mapping[Language, str]) -> str:
    """Why a plan was stopped, out of what is kept by language."""
    return problem.get(language()) or problem.get(ENGLISH, "")


def format_note(note: str) -> str:
    """Somebody's own note about a game, to nobody else; nothing where there is none."""
    return say("note-shown", note=safe(note)) if note else ""


def format_note_reply(note: str) -> str:
    """What has become of it."""
    return f"{format_note(note)}\n-# {say('note-where')}" if note else say("note-none")
