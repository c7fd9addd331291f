"""Which topic of `/rules` explains a refusal."""

from typing import Final

from bot.words.speech import say
from bot.words.topics import TOPICS

__all__ = ["tell_hint", "topic_of"]

_CODES: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("not-now", "stale"),
    "rondel": ("no-such-wedge",),
    "temple": ("no-temples-left", "not-your-city", "temple-stands"),
    "arming": ("arming-limit", "cannot-stand", "no-such-unit", "supply"),
    "know-how": ("known-already", "needs-basic", "no-such-know-how"),
    "maneuver": ("no-such-province", "no-unit-there", "no-units-named", "no-way", "tipped", "too-few-units"),
    "fights": ("nobody-to-fight", "not-asked", "wrong-losses"),
    "conquest": (
        "last-city",
        "no-city",
        "no-stone-left",
        "own-city",
        "stone-left",
        "too-weak",
        "wrong-strength",
    ),
    "founding": ("city-stands", "no-stones-left"),
    "coins": ("no-such-chip", "too-expensive"),
    "payments": ("not-at-hand", "wrong-payment"),
    "trade": ("no-coins-for-trade", "nothing-traded", "trade-rate"),
    "personages": ("not-offered",),
    "end": ("game-over",),
    "variants": (
        "board-unknown",
        "city-picked",
        "goal",
        "military-needs-goal",
        "named-twice",
        "nation-drawn",
        "no-start-city",
        "number-of-nations",
    ),
    "two-players": ("no-pairs", "one-city-doubled", "pairs", "two-players"),
    "undo": ("answered-over", "nothing-to-undo", "seat-changed"),
    "table": (
        "channel-taken",
        "conceded",
        "game-closed",
        "game-full",
        "game-running",
        "in-game-already",
        "may-not-create",
        "nation-taken",
        "nation-unknown",
        "nations",
        "no-bot",
        "no-game",
        "not-here",
        "not-host",
        "not-in-game",
        "not-started",
        "not-your-turn",
        "number-of-players",
    ),
    "time": ("late-over", "late-own", "no-deadline", "not-away", "not-your-reminder", "wait-over"),
    "votes": (
        "expel-self",
        "expelled",
        "expelled-already",
        "motion-again",
        "motion-not-asked",
        "motion-open",
        "motion-over",
        "motion-own",
        "no-such-player",
        "not-paused",
        "offer-for-other",
        "offer-over",
        "offer-own",
        "paused",
        "seated-already",
        "vote-alone",
    ),
    "orders": ("no-plan", "plan-answers", "plan-length", "plan-on-turn", "plan-stopped", "plan-too-long"),
    "records": (
        "board",
        "negative",
        "no-stats",
        "over-earned",
        "over-supply",
        "practice-alone",
        "practice-over",
        "record-malformed",
        "record-too-long",
        "record-too-many",
        "record-unplayable",
        "round",
        "seats-free",
        "temple-without-city",
        "two-owners",
        "unknown-province",
    ),
}
"""Codes of all refusals by topic: of the rules, of set-ups, of the application."""
_TOPICS: Final = {code: topic for topic, codes in _CODES.items() for code in codes}


def topic_of(code: str) -> str:
    """The key of the topic; raises `KeyError` for what is no code of a refusal."""
    return _TOPICS[code]


def tell_hint(code: str) -> str:
    """Where to read on, in small print below a refusal."""
    return say("topic-hint", title=TOPICS[topic_of(code)].title)
