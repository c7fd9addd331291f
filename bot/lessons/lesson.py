"""A lesson: pages with a real position each, what is to be done there, and what a press comes to."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bot.engine.errors import RuleError
from bot.engine.reach import Reach
from bot.engine.ruleset import Action, Event, OwnPosition
from bot.engine.terms import Nation, ProvinceId
from bot.i18n.catalogue import language, say
from bot.model.language import Language
from bot.rulesets import Ruleset, Script, ruleset, ruleset_of

Texts = Mapping[Language, str]
"""A text in every language; `{command-orders}` stands for the name of a command."""
COMMAND: Final = re.compile(r"\{(command-[a-z-]+)\}")


def in_language(texts: Texts) -> str:
    """The text in the language spoken, with the names that commands have in it."""
    return COMMAND.sub(lambda found: say(found[1]), texts[language()])


@dataclass(frozen=True, slots=True)
class LessonPicture:
    """What a page shows in the place of the panel's own picture, as the renderer takes it."""

    view: str | None = None
    region: ProvinceId | None = None
    nation: Nation | None = None
    around: tuple[ProvinceId, ...] = ()
    reach: Reach | None = None
    latest: bool = False
    """Whether it marks what has happened since the page before."""
    part: str | None = None
    """A part of the page, or `goal`: nothing of the map then; `ways` is the rondel with its prices."""
    alt: Texts | None = None
    """What a part shows, in words; the renderer tells of the map by itself."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """Something else that may be pressed on a page, and why it is not what is meant."""

    actions: tuple[Action, ...]
    say: Texts | None = None
    """Where it is legal; the rules say for themselves why they refuse something."""
    label: Texts | None = None
    """Of a button of its own, where the panel has none for it."""


@dataclass(frozen=True, slots=True)
class Step:
    """One page: an idea, and one thing to do, or nothing but to read."""

    say: Texts
    position: OwnPosition
    """As it stands when the page is opened."""
    happened: tuple[Event, ...] = ()
    """Since the turn began that is under way."""
    latest: tuple[Event, ...] = ()
    """Since the page before."""
    goal: tuple[Action, ...] = ()
    after: OwnPosition | None = None
    """The position in which the goal is reached; None for a page that is only read."""
    page: str = ""
    """The page of the panel that it begins with; "" for the natural one."""
    opens: tuple[str, ...] = ()
    """Other pages of the panel that may be gone to."""
    attempts: tuple[Attempt, ...] = ()
    picture: LessonPicture | None = None


class Press(NamedTuple):
    """What has come of a press: the goal, a refusal of the rules, or something else."""

    reached: bool = False
    error: RuleError | None = None
    say: Texts | None = None
    """Why something legal is not meant, where the lesson says so."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """Pages in order, about one nation of one ruleset."""

    id: str
    """The ruleset and a number, such as `antike-1`."""
    ruleset_id: str
    number: int
    title: Texts
    about: Texts
    nation: Nation
    """The learner's."""
    steps: tuple[Step, ...] = field(repr=False)

    @property
    def ruleset(self) -> Ruleset:
        """By which it is played."""
        return ruleset(self.ruleset_id)

    def press(self, number: int, actions: Sequence[Action]) -> Press:
        """Try actions on a page; nothing is kept of them, for the next page has its own position."""
        step = self.steps[number]
        try:
            position, _ = played(step.position, self.ruleset.panel.playing(actions))
        except RuleError as error:
            return Press(error=error)
        if step.after is not None and _same(position, step.after):
            return Press(reached=True)
        meant = next((each for each in step.attempts if each.actions == tuple(actions)), None)
        return Press(say=meant.say if meant else None)


def _same(one: OwnPosition, other: OwnPosition) -> bool:
    codec = ruleset_of(one).codec
    return codec.position_hash(one) == codec.position_hash(other)


def played(position: OwnPosition, script: Script) -> tuple[OwnPosition, list[Event]]:
    """The position after a script, and what happened; raises `RuleError`.

    Chance always brings the first of what it could, so that a lesson is the same for everybody.
    """
    rules, happened = ruleset_of(position).rules, list[Event]()
    steps = script(position)
    try:
        action = next(steps)
        while True:
            position, events = rules.apply(position, rules.drawn(position, action, _first))
            happened += events
            action = steps.send(position)
    except StopIteration:
        return position, happened


def _first(among: int) -> int:
    return 0
