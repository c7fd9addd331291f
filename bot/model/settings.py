"""Settings of a game that may change while it runs, and their storage format."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Final, Literal, get_args

from bot.i18n.language import ENGLISH, Language, language_of
from bot.model.seats import Level

Timeout = Literal["ask", "extend", "skip"]
TIMEOUTS: Final[tuple[Timeout, ...]] = get_args(Timeout)
Fallback = Literal["fight", "peace"]
"""Answer of a standing order or of the settings to a question of any ruleset."""
FALLBACKS: Final[tuple[Fallback, ...]] = get_args(Fallback)
Who = Literal["players", "host"]
WHO: Final[tuple[Who, ...]] = get_args(Who)
Substitute = Literal["off", Level]
SUBSTITUTES: Final[tuple[Substitute, ...]] = get_args(Substitute)
Absent = Literal["free", Level]
"""What happens to the seat of an absent player when the lobby fills."""
ABSENT: Final[tuple[Absent, ...]] = get_args(Absent)
PictureStyle = Literal["phone", "board"]
PICTURES: Final[tuple[PictureStyle, ...]] = get_args(PictureStyle)
Tempo = Literal["live", "several", "daily", "slow"]
"""Expected pace: within the hour, several times a day, daily, or every few days."""
TEMPOS: Final[tuple[Tempo, ...]] = get_args(Tempo)
_SHORTEST_ANSWER: Final = 3600
_DAY: Final = 86_400
_SEEN_FOR: Final = 6 * 3600
_JUST_SEEN: Final = 900
_DEADLINES: Final[Mapping[Tempo, int]] = {
    "live": 3600,
    "several": 8 * 3600,
    "daily": _DAY,
    "slow": 3 * _DAY,
}


@dataclass(frozen=True, slots=True)
class GameSettings:
    """Deadlines in seconds of counted time, what happens when they pass, and other settings."""

    deadline: int | None = None
    """Time for a turn; None for no deadline or a fixed hour."""
    daily: int | None = None
    """Fixed hour at which turns are due, in minutes after midnight; excludes `deadline`."""
    zone: str | None = None
    """Time zone of fixed hours and rest days; None for UTC."""
    rest: tuple[int, ...] = ()
    """Weekdays on which no time counts; 0 is Monday."""
    bank: int | None = None
    """Maximum unused time carried over from earlier turns; None for none. Requires `deadline`."""
    timeout: Timeout = "ask"
    """Ask the table, extend the deadline, or let the bot end the turn."""
    answers: int | None = None
    """Time to answer a demand; 0 for none, None for half the time of a turn."""
    fallback: Fallback = "peace"
    """Answer assumed when none is given and the player has no standing order."""
    who: Who = "players"
    """Who decides after a missed deadline."""
    substitute: Substitute = "off"
    """Level of the computer player that replaces a conceding player; `off` lets the bot end their turns."""

    confirm: int | None = None
    """Time to confirm presence when the lobby fills; 0 disables the check.

    None is the default: players not seen for some hours have a day.
    """
    absent: Absent = "free"
    """What happens to the seat of a player who does not confirm: vacated, or given to a computer player."""

    hints: bool = False
    """Whether players in competitive games may ask for hints."""

    puzzle: int | None = None
    """Time of the daily puzzle, in minutes after midnight; None for no puzzle."""

    language: Language = ENGLISH
    """Language of the game's public messages."""
    picture: PictureStyle = "phone"
    """Picture attached to messages: a close-up for phones, or the whole board."""
    reliable: bool = False
    """Whether only punctual players may join."""
    guided: bool = False
    """Whether each turn of a solo player begins with a hint."""

    @property
    def timed(self) -> bool:
        """Whether turns have a deadline, by duration or fixed hour."""
        return self.deadline is not None or self.daily is not None

    @property
    def substitute_level(self) -> Level | None:
        """Level of the substitute computer player; None for none."""
        return None if self.substitute == "off" else self.substitute

    @property
    def confirmation(self) -> int:
        """Time to confirm presence: as set, else that of a turn, at most a day; 0 for none."""
        return min(self.deadline or _DAY, _DAY) if self.confirm is None else self.confirm

    @property
    def seen_for(self) -> int:
        """Time since last seen for which a player need not confirm presence."""
        return min(self.confirmation, _SEEN_FOR) if self.confirm is None else _JUST_SEEN

    @property
    def absent_level(self) -> Level | None:
        """Level of the computer player for absent players; None to vacate the seat."""
        return None if self.absent == "free" else self.absent

    def allowed(self, kind: str) -> int | None:
        """Time allowed for a turn without fixed hour, or for an answer."""
        if kind == "turn":
            return self.deadline
        if self.answers is not None:
            return self.answers or None
        length = self.deadline if self.daily is None else _DAY
        return length and min(length, max(length // 2, _SHORTEST_ANSWER))


def tempo_deadline(tempo: Tempo) -> int:
    """Return the turn deadline of a pace, in seconds."""
    return _DEADLINES[tempo]


def tempo_of(settings: GameSettings) -> Tempo | None:
    """Return the pace that matches a deadline; None without a deadline."""
    if settings.daily is not None:
        return "daily"
    deadline = settings.deadline
    if deadline is None:
        return None
    return next((tempo for tempo, usual in _DEADLINES.items() if deadline <= usual * 3 // 2), "slow")


def settings_of(kept: Mapping[str, Any]) -> GameSettings:
    """Parse the settings of a game's row."""
    known = {field.name for field in fields(GameSettings)}
    found = GameSettings(**{name: value for name, value in kept.items() if name in known})
    return replace(found, rest=tuple(found.rest), language=language_of(found.language))


def kept_settings(settings: GameSettings) -> dict[str, Any]:
    """Serialise the settings that differ from the defaults, for a game's row."""
    usual = asdict(GameSettings())
    return {name: value for name, value in asdict(settings).items() if value != usual[name]}
