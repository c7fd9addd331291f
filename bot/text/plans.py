"""Texts about plans that do not depend on the rules."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.i18n.catalogue import language, say
from bot.i18n.escaping import safe
from bot.i18n.language import ENGLISH, Language
from bot.model.orders_plans import PlanChoice

_LONGEST: Final = 80  # characters of a line shown in a text


def format_plan_rejected(number: int | None, line: int | None = None) -> str:
    """Format which action of a plan was refused as the plan was written, and in which of its lines."""
    return say("plans-refused", number=number or 0, line=line or 0)


def shorten_line(line: str, longest: int = _LONGEST) -> str:
    """Truncate a line in notation to `longest` characters."""
    return line if len(line) <= longest else f"{line[: longest - 1]}…"


def format_skipped_lines(passed: Sequence[tuple[str, str]]) -> str:
    """Format why lines of a plan were not played; `passed` has each line in notation and what has changed."""
    told = [
        say("plans-passed", number=number, line=shorten_line(line), change=change)
        for number, (line, change) in enumerate(passed, 1)
    ]
    return "\n".join(told)


def format_chosen_line(chosen: PlanChoice) -> str:
    """Format which line of a plan was played, and why those before it were not."""
    line = shorten_line(chosen.written)
    told = say("plans-chosen", round=chosen.round, number=chosen.line, line=line)
    return f"{told}\n{format_plan_problem(chosen.passed)}"


def format_plan_problem(problem: Mapping[Language, str]) -> str:
    """Return why a plan was stopped, in the current locale, else in English; "" if neither is stored."""
    return problem.get(language()) or problem.get(ENGLISH, "")


def format_note(note: str) -> str:
    """Format a player's private note about a game; "" if there is none."""
    return say("note-shown", note=safe(note)) if note else ""


def format_note_reply(note: str) -> str:
    """Confirm that a private note was saved or deleted."""
    return f"{format_note(note)}\n-# {say('note-where')}" if note else say("note-none")
