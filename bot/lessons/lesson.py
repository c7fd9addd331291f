"""A lesson: pages with a real position, a task, and the results of presses."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bot.engine.errors import RuleError
from bot.engine.reach import Reach
from bot.engine.ruleset import Action, Event, OwnPosition
from bot.engine.terms import Nation, ProvinceId
from bot.i18n.catalogue import language, say
from bot.i18n.language import Language
from bot.rulesets import Ruleset, Script, ruleset, ruleset_of

Texts = Mapping[Language, str]
"""A text by language; `{command-orders}` is replaced by the name of a command."""
COMMAND: Final = re.compile(r"\{(command-[a-z-]+)\}")


def in_language(texts: Texts) -> str:
    """Return the text in the current language, with localised command names."""
    return COMMAND.sub(lambda found: say(found[1]), texts[language()])


@dataclass(frozen=True, slots=True)
class LessonPicture:
    """Picture of a page in place of the panel's, as options of the renderer."""

    view: str | None = None
    nation: Nation | None = None
    around: tuple[ProvinceId, ...] = ()
    reach: Reach | None = None
    latest: bool = False
    """Whether it marks the events since the previous page."""
    part: str | None = None
    """A part of the page, or `goal`, instead of the map."""
    alt: Texts | None = None
    """Alternative text of a part; the renderer describes the map itself."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """Another possible press on a page, and why it is not the goal."""

    actions: tuple[Action, ...]
    say: Texts | None = None
    """Comment on a legal attempt; illegal ones are explained by the rules."""
    label: Texts | None = None
    """Label of an own button, if the panel has none for it."""


@dataclass(frozen=True, slots=True)
class Step:
    """A page: one idea, and one task or only text."""

    say: Texts
    position: OwnPosition
    """Position when the page is opened."""
    happened: tuple[Event, ...] = ()
    """Events since the start of the current turn."""
    latest: tuple[Event, ...] = ()
    """Events since the previous page."""
    goal: tuple[Action, ...] = ()
    after: OwnPosition | None = None
    """Position after the goal; None for a page without task."""
    page: str = ""
    """Initial page of the panel; "" for the default one."""
    opens: tuple[str, ...] = ()
    """Other pages of the panel that can be opened."""
    attempts: tuple[Attempt, ...] = ()
    picture: LessonPicture | None = None


class Press(NamedTuple):
    """Result of a press: the goal, a refusal by the rules, or something else."""

    reached: bool = False
    error: RuleError | None = None
    say: Texts | None = None
    """Why a legal attempt is not the goal, if the lesson says so."""


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
    """The learner's nation."""
    steps: tuple[Step, ...] = field(repr=False)

    @property
    def ruleset(self) -> Ruleset:
        """The ruleset of the lesson."""
        return ruleset(self.ruleset_id)

    def press(self, number: int, actions: Sequence[Action]) -> Press:
        """Try actions on a page; their result is discarded, as each page has its own position."""
        step = self.steps[number]
        try:
            position, _ = play_script(step.position, self.ruleset.panel.script_of(actions))
        except RuleError as error:
            return Press(error=error)
        if step.after is not None and _is_same_position(position, step.after):
            return Press(reached=True)
        meant = next((each for each in step.attempts if each.actions == tuple(actions)), None)
        return Press(say=meant.say if meant else None)


def _is_same_position(one: OwnPosition, other: OwnPosition) -> bool:
    codec = ruleset_of(one).codec
    return codec.position_hash(one) == codec.position_hash(other)


def play_script(position: OwnPosition, script: Script) -> tuple[OwnPosition, list[Event]]:
    """Return the position after a script, and its events; raises `RuleError`.

    Random draws always give the first possibility, so that a lesson is the same for everybody.
    """
    rules, happened = ruleset_of(position).rules, list[Event]()
    steps = script(position)
    try:
        action = next(steps)
        while True:
            position, events = rules.apply(position, rules.with_draw(position, action, _first_index))
            happened += events
            action = steps.send(position)
    except StopIteration:
        return position, happened


def _first_index(among: int) -> int:
    return 0
