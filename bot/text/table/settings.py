"""Texts about a game's settings, and about a server's rules for opening games."""

from collections.abc import Callable, Collection, Sequence
from typing import Final

from bot.i18n.catalogue import say
from bot.i18n.cldr import format_weekdays, language_name
from bot.i18n.escaping import safe
from bot.model.settings import GameSettings
from bot.rulesets import Ruleset, standing_questions
from bot.text.names import channels, people
from bot.text.notifications.reminders import clock_time, format_duration

SUGGESTED: Final = 2 * 86_400
"""Recommended deadline of a turn in games over days, in seconds."""


def fallbacks() -> tuple[str, ...]:
    """Return the choices for an answer that is not given in time, over all rulesets with questions."""
    kinds = standing_questions()
    return tuple(dict.fromkeys(answer for kind in kinds for answer in (kind.default, *kind.answers)))


def _choice_name(kind: str, choice: str) -> str:
    return say(f"pace-{kind}-{choice}.inner")


def format_deadline(settings: GameSettings) -> str:
    """Format the deadline of a turn, a duration or a fixed hour; "" if there is none."""
    if settings.daily is not None:
        return say("pace-daily", hour=clock_time(settings.daily), zone=settings.zone or "UTC")
    return format_duration(settings.deadline) if settings.deadline else ""


def format_time_zone_unset(settings: GameSettings) -> str:
    """Explain how to set a time zone, if a fixed hour counts as UTC without one; else ""."""
    if settings.daily is None or settings.zone not in {None, "UTC"}:
        return ""
    return say("pace-utc", hour=clock_time(settings.daily))


def format_time_settings(
    settings: GameSettings, rules: Ruleset, *, lobby: bool = False, two: bool = False
) -> str:
    """Format the time settings, one line each; those of answers only in rulesets with questions.

    With `lobby`, also those that matter before the game begins. `two` if the game has two players: it ends if
    one gives up whose seat no computer player takes.
    """
    answer, turn = settings.allowed("answer"), format_deadline(settings)
    who = "other" if two and settings.who == "players" else settings.who
    lines = [say("pace-turn", length=turn or say("pace-none"))]
    if turn:
        lines = [
            say("pace-turn-timeout", length=turn, timeout=_choice_name("timeout", settings.timeout)),
            say("pace-decides", who=_choice_name("who", who)),
        ]
    if settings.bank:
        lines.append(say("pace-bank", length=format_duration(settings.bank)))
    if settings.rest:
        lines.append(say("pace-rest", days=format_weekdays(settings.rest), zone=settings.zone or "UTC"))
    if answer and rules.standing_questions:
        fallback = _choice_name("fallback", settings.fallback)
        lines.append(say("pace-answer-fallback", length=format_duration(answer), fallback=fallback))
    elif rules.questions:
        lines.append(say("pace-answer", length=format_duration(answer) if answer else say("pace-none")))
    if lobby:
        lines.append(_confirmation(settings))
    if settings.substitute_level or not two:
        lines.append(say("pace-substitute", substitute=_choice_name("substitute", settings.substitute)))
    if settings.hints:
        lines.append(say("pace-hints"))
    if settings.puzzle is not None:
        lines.append(say("pace-puzzle", hour=clock_time(settings.puzzle), zone=settings.zone or "UTC"))
    return "\n".join(f"- {line}" for line in lines)


def _confirmation(settings: GameSettings) -> str:
    """Format whether players must confirm their presence when the lobby fills."""
    length = format_duration(settings.confirmation) if settings.confirmation else "none"
    absent = _choice_name("absent", settings.absent)
    return say("pace-confirm", length=length, seen=format_duration(settings.seen_for), absent=absent)


def format_settings(settings: GameSettings, rules: Ruleset, *, lobby: bool = False, two: bool = False) -> str:
    """Format all settings of a game, one line each."""
    language = say("pace-spoken", language=language_name(settings.language))
    drawn = say("pace-picture", picture=_choice_name("picture", settings.picture))
    told = format_time_settings(settings, rules, lobby=lobby, two=two)
    return f"{say('pace-heading')}\n{told}\n- {language}\n- {drawn}\n-# {say('pace-note')}"


def format_settings_change(name: str | None, settings: GameSettings, changes: Collection[str]) -> str:
    """Announce a change of settings; `changes` are the names of those that were set."""
    told = [_format_setting(settings, key) for key in _TOLD if key in changes]
    if "deadline" in changes or "daily" in changes:
        told.insert(0, _format_deadline_setting(settings))
    if "language" in changes:
        told.append(say("pace-set", what="language", value=language_name(settings.language)))
    if "picture" in changes:
        told.append(say("pace-set", what="picture", value=_choice_name("picture", settings.picture)))
    return say("pace-changed", known=name is not None, name=safe(name or ""), what="; ".join(told))


_TOLD: Final = (
    *("timeout", "who", "bank", "rest", "zone", "answers", "fallback"),
    *("substitute", "hints", "puzzle", "confirm", "absent"),
)
_CHOSEN: Final = frozenset({"timeout", "who", "fallback", "substitute", "absent"})


def _format_deadline_setting(settings: GameSettings) -> str:
    turn = format_deadline(settings)
    what = "daily" if settings.daily is not None else "deadline" if turn else "no-deadline"
    return say("pace-set", what=what, value=turn)


def _format_setting(settings: GameSettings, key: str) -> str:
    if key in _CHOSEN:
        return say("pace-set", what=key, value=_choice_name(key, getattr(settings, key)))
    if key == "hints":
        return say("pace-set", what=key, value=settings.hints)
    value = _VALUES[key](settings)
    none = not value and key in {"bank", "rest", "puzzle"}
    return say("pace-set", what=f"no-{key}" if none else key, value=value or say("pace-none"))


_VALUES: Final[dict[str, Callable[[GameSettings], str]]] = {
    "bank": lambda settings: format_duration(settings.bank) if settings.bank else "",
    "rest": lambda settings: format_weekdays(settings.rest) if settings.rest else "",
    "zone": lambda settings: settings.zone or "UTC",
    "answers": lambda settings: format_duration(settings.answers) if settings.answers else "",
    "puzzle": lambda settings: clock_time(settings.puzzle) if settings.puzzle is not None else "",
    "confirm": lambda settings: format_duration(settings.confirmation) if settings.confirmation else "",
}


def format_deadline_changed() -> str:
    """Format the text that replaces the question about an expired deadline once the deadline is changed."""
    return say("pace-deadline-changed")


def format_server_settings(role: str | None, places: Sequence[int]) -> str:
    """Format a server's rules for opening games; `role` is a mention."""
    if not places:
        return say("pace-server-anywhere", role=role or "none")
    return say("pace-server-places", role=role or "none", channels=channels(places))


def format_never_due(names: Sequence[str]) -> str:
    """Warn the host if rest days and quiet hours leave these players no time at all; "" without names."""
    return say("pace-never", names=people(names)) if names else ""
