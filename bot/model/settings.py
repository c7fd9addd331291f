"""The settings of a game that may change while it runs, and how its row keeps them."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Final, Literal, get_args

from bot.model.language import ENGLISH, Language, language_of
from bot.model.seats import Level

Timeout = Literal["ask", "extend", "skip"]
Fallback = Literal["peace", "fight"]
Who = Literal["players", "host"]
Substitute = Literal["off", "easy", "medium", "hard"]
Absent = Literal["free", "easy", "medium", "hard"]
"""What becomes of the seat of somebody who is not there when the table fills."""
PictureStyle = Literal["phone", "board"]
PICTURES: Final[tuple[PictureStyle, ...]] = get_args(PictureStyle)
Tempo = Literal["live", "several", "daily", "slow"]
"""How often somebody acts: within the hour, several times a day, once a day, or every few days."""
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
    """Deadlines in seconds of time that counts, what happens when they run out, and the rest."""

    deadline: int | None = None
    """For a turn; None for none, or for a fixed hour."""
    daily: int | None = None
    """The fixed hour at which turns are due, in minutes after midnight; there is no `deadline` then."""
    zone: str | None = None
    """In which fixed hours and the days of rest are; None for UTC."""
    rest: tuple[int, ...] = ()
    """Weekdays on which no time counts, from 0 for Monday."""
    bank: int | None = None
    """How much unused time of earlier turns is saved at most; None for none. It needs a `deadline`."""
    timeout: Timeout = "ask"
    """Ask the table, give as much again, or let the bot end the turn."""
    answers: int | None = None
    """For an answer to a demand; 0 for none, None for half of a turn's."""
    fallback: Fallback = "peace"
    """What an answer that does not come is, where the player has not said otherwise."""
    who: Who = "players"
    """Who decides once a turn's time has run out."""
    substitute: Substitute = "off"
    """How well a computer player plays on for somebody who concedes; with `off` the bot ends their turns."""

    confirm: int | None = None
    """How long somebody has to say that they are there when the table fills; 0 for nobody is asked.

    None for as usual: whoever was not seen there for some hours has a day.
    """
    absent: Absent = "free"
    """Whether the seat of somebody who says nothing is free again, or a computer player's."""

    hints: bool = False
    """Whether people who play against each other may ask what a computer player would do."""

    puzzle: int | None = None
    """The hour of a daily puzzle, in minutes after midnight; None for no puzzle."""

    language: Language = ENGLISH
    """What is spoken at the table."""
    picture: PictureStyle = "phone"
    """What comes with messages: a close look for a phone, or the whole board."""
    reliable: bool = False
    """Whether somebody who is slow may not join."""
    guided: bool = False
    """Whether each turn of somebody alone with computer players begins with a hint."""

    @property
    def timed(self) -> bool:
        """Whether turns have a deadline: a length, or a fixed hour."""
        return self.deadline is not None or self.daily is not None

    @property
    def substitute_level(self) -> Level | None:
        """The computer player's level; None for none."""
        return None if self.substitute == "off" else self.substitute

    @property
    def confirmation(self) -> int:
        """The time for saying that one is there: as it was set, or a turn's, a day at most; 0 for none."""
        return min(self.deadline or _DAY, _DAY) if self.confirm is None else self.confirm

    @property
    def seen_for(self) -> int:
        """For how long somebody who was seen at the table need not say so again."""
        return min(self.confirmation, _SEEN_FOR) if self.confirm is None else _JUST_SEEN

    @property
    def absent_level(self) -> Level | None:
        """The computer player's level; None for a free seat."""
        return None if self.absent == "free" else self.absent

    def allowed(self, kind: str) -> int | None:
        """The time for a turn, but for one due at a fixed hour, or for an answer."""
        if kind == "turn":
            return self.deadline
        if self.answers is not None:
            return self.answers or None
        length = self.deadline if self.daily is None else _DAY
        return length and min(length, max(length // 2, _SHORTEST_ANSWER))


def tempo_deadline(tempo: Tempo) -> int:
    """The deadline for a turn that a tempo stands for, in seconds."""
    return _DEADLINES[tempo]


def tempo_of(settings: GameSettings) -> Tempo | None:
    """Which tempo a table's deadline makes; None without a deadline."""
    if settings.daily is not None:
        return "daily"
    deadline = settings.deadline
    if deadline is None:
        return None
    return next((tempo for tempo, usual in _DEADLINES.items() if deadline <= usual * 3 // 2), "slow")


def settings_of(kept: Mapping[str, Any]) -> GameSettings:
    """Out of a game's row."""
    known = {field.name for field in fields(GameSettings)}
    found = GameSettings(**{name: value for name, value in kept.items() if name in known})
    return replace(found, rest=tuple(found.rest), language=language_of(found.language))


def kept_settings(settings: GameSettings) -> dict[str, Any]:
    """For a game's row: only what is not as usual."""
    usual = asdict(GameSettings())
    return {name: value for name, value in asdict(settings).items() if value != usual[name]}
