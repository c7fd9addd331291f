"""Pages of a lesson: its text, and the real panel's controls, of which only relevant ones are enabled."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, Self, cast

from bot.app import PlayerView, Table
from bot.boards import load_board, usual_board
from bot.engine.ruleset import Action
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.lessons import Lesson, in_language, lesson_of
from bot.model import GameRow, SeatRow
from bot.notation import NotationError
from bot.panel.page import Block, Page, PanelButton, PanelMenu, Row
from bot.panel.requests import PanelRequest
from bot.rulesets import DEFAULT_RULESET, ruleset
from bot.text.names import NATION_NAMES, ruleset_name
from bot.text.rules.notation_errors import format_notation_error

LessonVerb = Literal["go", "do", "pick"]
ALL_LESSONS: Final = "antike:learn"
"""Custom id of the list of lessons."""
PLAY: Final = "antike:learn-game:"
"""Prefix of custom ids that open a game, followed by the ruleset."""
HINT: Final = "?"
"""Requests the page itself with a hint."""
_NO_GAME: Final = 10**15
"""Placeholder game id, long enough that ids fitting the panel also fit a lesson."""
_MARKED: Final = re.compile(r"#\d{1,2}\Z")


@dataclass(frozen=True, slots=True)
class LessonRequest:
    """A press on a lesson page: `go` to a panel page, `do` actions, or `pick` either."""

    verb: LessonVerb
    lesson: str
    step: int
    """Index of the lesson page, from 0."""
    rest: str = ""

    PATTERN = (
        r"antike:learn:(?P<verb>go|do|pick):(?P<lesson>[a-z0-9_-]{1,40}):(?P<step>\d{1,3}):(?P<rest>.{0,80})"
    )

    def __str__(self) -> str:
        return f"antike:learn:{self.verb}:{self.lesson}:{self.step}:{self.rest}"

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        """Parse a match of the custom id."""
        verb, rest = cast("LessonVerb", match["verb"]), _MARKED.sub("", match["rest"])
        return cls(verb, match["lesson"], int(match["step"]), rest)

    def chosen(self, value: str) -> "LessonRequest | None":
        """Parse the value of a menu option; None if unknown."""
        verb, _, rest = value.partition(" ")
        return replace(self, verb=cast("LessonVerb", verb), rest=rest) if verb in {"go", "do"} else None


def lesson_view(lesson: Lesson, number: int) -> PlayerView:
    """Return a lesson page's position as the view of a player in a game of their own."""
    step = lesson.steps[number]
    setup = step.position.setup
    seats = tuple(
        SeatRow(index, index, NATION_NAMES[nation], nation, conceded=False)
        for index, nation in enumerate(setup.nations)
    )
    row = GameRow(
        id=_NO_GAME,
        guild_id=0,
        channel_id=0,
        host_id=0,
        ruleset=lesson.ruleset_id,
        board=setup.board.id,
        variant={},
        status="running",
        revision=0,
        length=0,
        turn_start=0,
        turn_seq=0,
        result=None,
        created_at=0,
        started_at=0,
        changed_at=0,
    )
    table = Table(row, seats, step.position)
    seat = next(each for each in seats if each.nation == lesson.nation)
    return PlayerView(table, step.position, seat, step.happened, may_undo=False, orders=())


def lesson_page(lesson: Lesson, number: int, asked: str = "", *, server: bool = True) -> Page:
    """Create a lesson page that shows the requested panel page.

    `server` tells whether games can be opened where it is shown.
    """
    page = LessonPage(lesson, number, asked or lesson.steps[number].page).page()
    if number + 1 < len(lesson.steps):
        return page
    return replace(page, blocks=(*page.blocks, *_next_lesson_blocks(lesson, server=server)))


def with_note(page: Page, note: str) -> Page:
    """Add a note about the last press above the controls."""
    text, *controls = page.blocks
    return replace(page, blocks=(text, note, *controls)) if note else page


def _next_lesson_blocks(lesson: Lesson, *, server: bool) -> tuple[Block, ...]:
    """Return the button after the last page: the next lesson, or a game."""
    following = lesson_of(f"{lesson.ruleset_id}-{lesson.number + 1}")
    if following is not None:
        label = say("lesson-following", number=following.number, title=in_language(following.title))
        return (Row((PanelButton(label, str(LessonRequest("go", following.id, 0)), "good"),)),)
    if not server:
        facts = {"usual": lesson.ruleset_id == DEFAULT_RULESET, "bots": fewest_opponents(lesson.ruleset_id)}
        return (say("lesson-play-how", ruleset=ruleset_name(lesson.ruleset_id), **facts),)
    return (Row((PanelButton(say("lesson-play"), f"{PLAY}{lesson.ruleset_id}", "good"),)),)


def fewest_opponents(ruleset_id: str) -> int:
    """Return how many others it takes to play on the ruleset's usual board."""
    return min(ruleset(ruleset_id).options.numbers(load_board(usual_board(ruleset_id)))) - 1


class LessonPage:
    """A panel page reduced to what a lesson page allows."""

    def __init__(self, lesson: Lesson, number: int, asked: str) -> None:
        self.lesson, self.number, self.step = lesson, number, lesson.steps[number]
        self._hinted = asked == HINT
        self._asked = self.step.page if self._hinted else asked
        self._view = lesson_view(lesson, number)

    def page(self) -> Page:
        """Create the page: text, controls, navigation."""
        panel = self._panel_page(self._asked)
        blocks: list[Block] = [self.words()]
        if self.step.goal:
            blocks += self._hint() if self._hinted else ()
            blocks += self._relevant_blocks(panel.blocks)
            blocks += self._own_buttons()
        blocks.append(self.ways())
        return Page(self.title(), tuple(blocks), panel.shot)

    def title(self) -> str:
        """Return the title."""
        lesson = self.lesson
        return say(
            "lesson-title",
            number=lesson.number,
            title=in_language(lesson.title),
            page=self.number + 1,
            pages=len(lesson.steps),
        )

    def words(self) -> str:
        """Return the lesson's text."""
        return in_language(self.step.say)

    def _panel_page(self, asked: str) -> Page:
        page: Page = self.lesson.ruleset.panel.page_of(self._view, asked)
        return page

    def _relevant_blocks(self, blocks: Sequence[Block]) -> Iterator[Block]:
        """Yield the player's holdings, and each relevant control with the line above it."""
        line = ""
        for index, block in enumerate(blocks):
            if isinstance(block, str):
                line = block if "\n" not in block else ""
                if index == 0 and line:
                    yield line
                    line = ""
                continue
            kept = self._menu(block) if isinstance(block, PanelMenu) else self._row(block)
            if kept is not None:
                yield from [line, kept] if line else [kept]
            line = ""

    def _row(self, row: Row) -> Row | None:
        """Return the row with irrelevant buttons disabled; None if all are."""
        presses = tuple(replace(press, ask=self.asked_for(press.ask)) for press in row.presses)
        return Row(presses) if any(press.ask for press in presses) else None

    def _menu(self, menu: PanelMenu) -> PanelMenu | None:
        asked = PanelRequest.found(menu.ask)
        chosen = ((option, asked.chosen(option.value)) for option in menu.options)
        options = tuple(option for option, ask in chosen if ask is not None and self.is_relevant(ask))
        if not options:
            return None
        ask = self.request("pick", asked.rest)
        return PanelMenu(menu.placeholder, ask, options, min(menu.most, len(options)))

    def asked_for(self, ask: str) -> str:
        """Return the lesson's custom id for a panel's; "" if irrelevant here."""
        if re.fullmatch(PanelRequest.PATTERN, ask) is None:
            return ""
        asked = PanelRequest.found(ask)
        if asked.verb not in {"go", "do"} or asked.first is not None or not self.is_relevant(asked):
            return ""
        return self.request(cast("LessonVerb", asked.verb), asked.rest)

    def request(self, verb: LessonVerb, rest: str) -> str:
        """Return the custom id of a press."""
        return str(LessonRequest(verb, self.lesson.id, self.number, rest))

    def is_relevant(self, asked: PanelRequest) -> bool:
        """Return whether a request leads to the goal, to another known attempt, or back."""
        if asked.verb == "go":
            return asked.rest in self.step.opens or self.returns_to_start(asked.rest)
        actions = self.read(asked.rest)
        goal = self.step.goal
        known = [goal, *(each.actions for each in self.step.attempts)]
        return actions in known or (bool(actions) and all(action in goal for action in actions))

    def returns_to_start(self, rest: str) -> bool:
        """Return whether a request leads to the initial panel page."""
        if self._asked == self.step.page:
            return False
        return self._panel_page(rest) == self._panel_page(self.step.page)

    def read(self, text: str) -> tuple[Action, ...]:
        """Parse actions in notation; empty if invalid."""
        try:
            return tuple(self.lesson.ruleset.notation.parse_turn(text))
        except NotationError:
            return ()

    def _own_buttons(self) -> tuple[Row, ...]:
        """Create buttons for illegal attempts, which the panel does not offer."""
        notation = self.lesson.ruleset.notation
        presses = tuple(
            PanelButton(in_language(each.label), self.request("do", notation.print_turn(each.actions)))
            for each in self.step.attempts
            if each.label is not None and self._asked == self.step.page
        )
        return (Row(presses),) if presses else ()

    def _hint(self) -> tuple[Block, ...]:
        """Return what to do, with a button that does it."""
        found, board = self.lesson.ruleset, self.step.position.setup.board
        told = say("lesson-hint", steps=join([found.text.say_action(board, each) for each in self.step.goal]))
        goal = self.request("do", found.notation.print_turn(self.step.goal))
        return told, Row((PanelButton(say("button-hint-do"), goal, "good"),))

    def ways(self) -> Row:
        """Return the navigation row: back, next if there is no task, hint if there is, and all lessons."""
        last = self.number + 1 == len(self.lesson.steps)
        presses = [PanelButton(say("lesson-back"), self._turn_to(self.number - 1) if self.number else "")]
        if not self.step.goal and not last:
            presses.append(PanelButton(say("lesson-next"), self._turn_to(self.number + 1), "good"))
        if self.step.goal and not self._hinted:
            presses.append(PanelButton(say("button-hint"), self.request("go", HINT)))
        presses.append(PanelButton(say("lesson-all"), ALL_LESSONS))
        return Row(tuple(presses))

    def _turn_to(self, number: int) -> str:
        return str(LessonRequest("go", self.lesson.id, number))


def answer(lesson: Lesson, number: int, notation: str) -> tuple[int, str]:
    """Return the page to show after a press, and the comment on it."""
    found, step = lesson.ruleset, lesson.steps[number]
    try:
        press = lesson.press(number, found.notation.parse_turn(notation))
    except NotationError as error:
        return number, say("lesson-refused", why=format_notation_error(error, found.notation.FORMS))
    if press.reached:
        return number + 1, say("lesson-reached")
    if press.error is not None:
        why = found.text.format_own_refusal(step.position.setup.board, press.error)
        return number, say("lesson-refused", why=why)
    return number, say("lesson-other", why=in_language(press.say) if press.say else say("lesson-not-meant"))
