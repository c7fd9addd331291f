"""Jobs of worker processes: pictures, pages, reports, and computer players' turns and advice."""

import json
import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final, Literal, Protocol, TypeVar

from bot.boards import load_board
from bot.engine.ruleset import Action, Outcome, OwnPosition, Position
from bot.engine.terms import Nation
from bot.i18n.catalogue import language, speaking
from bot.i18n.language import Language
from bot.model.seats import Level
from bot.model.turns import Reason
from bot.page import page_of
from bot.records import Record, read_record, turns, write_record
from bot.render import Picture, Renderer
from bot.render.core.encode import POSTED
from bot.render.renderer import Subject
from bot.render.tables.emojis import emoji_pictures
from bot.report import draw_report, report_of
from bot.report.words import format_report
from bot.rulesets import register, registered, ruleset, ruleset_ids, ruleset_of

Lane = Literal["draw", "think", "tell"]
"""Kind of work: drawing, thinking for computer players, and telling people of games.

Drawing takes milliseconds and must not wait for thinking, nor thinking for more than one thing to be told.
"""
MOST_TOLD: Final = 1_500
"""Actions of the longest game with a report or a page, twice those of a long game: it takes some seconds."""
T_co = TypeVar("T_co", covariant=True)


class Job(Protocol[T_co]):
    """Picklable unit of work."""

    @property
    def lane(self) -> Lane:
        """The lane whose processes run it."""

    def run(self, renderer: Renderer) -> T_co:
        """Run the job in this process and return its result."""


@dataclass(frozen=True, slots=True)
class PackedPosition:
    """A position in snapshot form, with the data to build its setup."""

    ruleset: str
    module: str
    """The module that registers the ruleset, as other processes do not know those of tests."""
    board: str
    variant: Mapping[str, Any]
    nations: tuple[Nation, ...]
    snapshot: Mapping[str, Any]

    def unpacked(self) -> OwnPosition:
        """Return the position."""
        if self.ruleset not in ruleset_ids():
            register(self.ruleset, self.module)
        found = ruleset(self.ruleset)
        setup = found.rules.setup(load_board(self.board), self.variant, self.nations)
        return found.codec.snapshot_from_json(setup, self.snapshot)


def packed(position: Position) -> PackedPosition:
    """Pack a position for another process."""
    setup, codec = position.setup, ruleset_of(position).codec
    return PackedPosition(
        setup.ruleset,
        registered()[setup.ruleset],
        setup.board.id,
        codec.variant_to_json(setup),
        setup.nations,
        codec.snapshot_to_json(position),
    )


@dataclass(frozen=True, slots=True)
class Drawing:
    """Job of a picture by `Renderer.draw`, with its keyword arguments `options`."""

    position: PackedPosition
    options: Mapping[str, Any]
    language: Language
    subject: Subject = "draw"
    lane: ClassVar[Lane] = "draw"

    def run(self, renderer: Renderer) -> Picture:
        """Draw the picture."""
        with speaking(self.language):
            return renderer.draw(self.position.unpacked(), subject=self.subject, **self.options)


def drawing(position: Position, options: Mapping[str, Any], subject: Subject = "draw") -> Drawing:
    """Create the job of a picture in the current language."""
    return Drawing(packed(position), options, language(), subject)


@dataclass(frozen=True, slots=True)
class PackedGame:
    """A whole game as its record, with the players' names, which may be longer than a record allows."""

    record: str
    players: Mapping[Nation, str]

    def unpacked(self) -> Record:
        """Return the game."""
        return replace(read_record(self.record), players=self.players)


def _pack_game(record: Record, shown: Mapping[Nation, str]) -> PackedGame:
    """Pack a game for another process, with the players' names `shown` to readers."""
    names = list(dict.fromkeys(record.players.values()))
    numbered = {nation: f"p{names.index(name)}" for nation, name in record.players.items()}
    return PackedGame(json.dumps(write_record(replace(record, players=numbered))), shown)


@dataclass(frozen=True, slots=True)
class Paging:
    """Job of a game's page for a browser, which opens in `language`.

    `ended` is how its players ended the game, if they did.
    """

    game: PackedGame
    ended: Outcome | None
    language: Language
    lane: ClassVar[Lane] = "tell"

    def run(self, renderer: Renderer) -> bytes:
        """Return the HTML page; raises `PageTooLargeError`."""
        del renderer
        game = self.game.unpacked()
        with speaking(self.language):
            past = tuple(turns(game.start, game.actions))
            return page_of(game.start, past, game.players, self.ended)


def paging(record: Record, ended: Outcome | None = None) -> Paging:
    """Create the job of a game's page that opens in the current language."""
    return Paging(_pack_game(record, record.players), ended, language())


@dataclass(frozen=True, slots=True)
class ReportPage:
    """A game's report, ready to post."""

    text: str
    turns: tuple[int, ...]
    """Turn numbers of its turning points, counted from 1."""
    picture: Picture | None


@dataclass(frozen=True, slots=True)
class Reporting:
    """Job of a game's report in `language`, with its picture in `theme` if `drawn`.

    `ended` is how its players ended the game, if they did.
    """

    game: PackedGame
    ended: Outcome | None
    language: Language
    drawn: bool
    theme: str = "standard"
    lane: ClassVar[Lane] = "tell"

    def run(self, renderer: Renderer) -> ReportPage:
        """Return the report; raises `ValueError` if no turn was taken."""
        game = self.game.unpacked()
        report = report_of(game.start, turns(game.start, game.actions), game.players, self.ended)
        with speaking(self.language):
            picture = draw_report(renderer, report, theme=self.theme, format_=POSTED) if self.drawn else None
            return ReportPage(
                format_report(report), tuple(turn.number for turn in report.turning_points), picture
            )


def reporting(
    record: Record,
    ended: Outcome | None,
    names: Mapping[Nation, str],
    theme: str = "standard",
    *,
    drawn: bool,
) -> Reporting:
    """Create the job of a game's report in the current language; `names` are not numbered as in records."""
    return Reporting(_pack_game(record, names), ended, language(), drawn, theme)


@dataclass(frozen=True, slots=True)
class Thinking:
    """Job of a computer player's actions, in record format, until another player has to decide."""

    position: PackedPosition
    level: Level
    seed: int
    lane: ClassVar[Lane] = "think"

    def run(self, renderer: Renderer) -> list[str]:
        """Return the actions, each as JSON text."""
        del renderer
        found, chance = ruleset(self.position.ruleset), random.Random(self.seed)  # noqa: S311 - no secret
        actions = found.players.think(self.position.unpacked(), self.level, chance)
        return [json.dumps(found.codec.action_to_json(action)) for action in actions]


@dataclass(frozen=True, slots=True)
class Explaining:
    """Job that explains a nation's turn, from the positions before and after it."""

    before: PackedPosition
    after: PackedPosition
    nation: Nation
    lane: ClassVar[Lane] = "tell"

    def run(self, renderer: Renderer) -> tuple[Reason, ...]:
        """Return the reasons, the best first."""
        del renderer
        players = ruleset(self.before.ruleset).players
        return tuple(players.reasons(self.before.unpacked(), self.after.unpacked(), self.nation))


@dataclass(frozen=True, slots=True)
class Advice:
    """A proposed turn: its actions in record format, and the reasons."""

    actions: tuple[str, ...]
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Advising:
    """Job that proposes a `hard` computer player's turn for the nation awaited, with reasons.

    It stops where another player has to decide, or before the result of a random draw.
    """

    position: PackedPosition
    seed: int
    lane: ClassVar[Lane] = "tell"

    def run(self, renderer: Renderer) -> Advice:
        """Return the proposal."""
        del renderer
        found, chance = ruleset(self.position.ruleset), random.Random(self.seed)  # noqa: S311 - no secret
        before = here = self.position.unpacked()
        me, done, open_ = before.awaited, list[Action](), True
        while open_ and here.awaited == me is not None:
            for action in found.players.think(here, "hard", chance):
                here, events = found.rules.apply(here, action)
                done.append(action)
                open_ = not (found.rules.begins_turn(events) or found.rules.needs_consent(action))
                if here.awaited != me or not open_:
                    break
        told = [json.dumps(found.codec.action_to_json(action)) for action in done]
        return Advice(tuple(told), tuple(found.players.reasons(before, here, me)))


@dataclass(frozen=True, slots=True)
class DrawingEmojis:
    """Job that draws the application's emojis."""

    lane: ClassVar[Lane] = "draw"

    def run(self, renderer: Renderer) -> Mapping[str, bytes]:
        """Return PNG files by emoji name."""
        del renderer
        return emoji_pictures()
