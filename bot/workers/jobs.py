"""What worker processes are asked for: pictures, pages, reports, and what computer players do or propose."""

import json
import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Literal, Protocol, TypeVar

from bot.boards import load_board
from bot.engine.ruleset import Action, OwnPosition, Position
from bot.engine.terms import Nation
from bot.i18n.catalogue import language, speaking
from bot.model.language import Language
from bot.model.seats import Level
from bot.model.turns import Reason
from bot.page import page_of
from bot.records import Record, read_record, turns, write_record
from bot.render import Picture, Renderer
from bot.render.core.encode import POSTED
from bot.render.renderer import Subject
from bot.render.tables.emojis import emoji_pictures
from bot.report import Ended, draw_report, report_of
from bot.report.words import format_report
from bot.rulesets import register, registered, ruleset, ruleset_ids, ruleset_of

Lane = Literal["draw", "think"]
"""Pictures take milliseconds, thinking takes seconds: neither waits for the other."""
T_co = TypeVar("T_co", covariant=True)


class Job(Protocol[T_co]):
    """Work that can be pickled."""

    @property
    def lane(self) -> Lane:
        """Which processes do it."""

    def run(self, renderer: Renderer) -> T_co:
        """Do it here and now."""


@dataclass(frozen=True, slots=True)
class PackedPosition:
    """A position as snapshots keep it, with what its set-up is made from."""

    ruleset: str
    module: str
    """Where that is bound together: another process has not been told of the tests' own."""
    board: str
    variant: Mapping[str, Any]
    nations: tuple[Nation, ...]
    snapshot: Mapping[str, Any]

    def unpacked(self) -> OwnPosition:
        """The position."""
        if self.ruleset not in ruleset_ids():
            register(self.ruleset, self.module)
        found = ruleset(self.ruleset)
        setup = found.setup(load_board(self.board), self.variant, self.nations)
        return found.codec.snapshot_from_json(setup, self.snapshot)


def packed(position: Position) -> PackedPosition:
    """A position to be sent."""
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
    """A picture as `Renderer.draw` makes it, `options` being its keywords."""

    position: PackedPosition
    options: Mapping[str, Any]
    language: Language
    subject: Subject = "draw"
    lane: ClassVar[Lane] = "draw"

    def run(self, renderer: Renderer) -> Picture:
        """The picture."""
        with speaking(self.language):
            return renderer.draw(self.position.unpacked(), subject=self.subject, **self.options)


def drawing(position: Position, options: Mapping[str, Any], subject: Subject = "draw") -> Drawing:
    """A picture in the language spoken here and now."""
    return Drawing(packed(position), options, language(), subject)


@dataclass(frozen=True, slots=True)
class PackedGame:
    """A whole game as its record, and who plays it: names here may be longer than a record's."""

    record: str
    players: Mapping[Nation, str]

    def unpacked(self) -> Record:
        """The game."""
        return replace(read_record(self.record), players=self.players)


def _packed_game(record: Record) -> PackedGame:
    """A game to be sent."""
    names = list(dict.fromkeys(record.players.values()))
    numbered = {nation: f"p{names.index(name)}" for nation, name in record.players.items()}
    return PackedGame(json.dumps(write_record(replace(record, players=numbered))), record.players)


@dataclass(frozen=True, slots=True)
class Paging:
    """A game as a page for a browser; it opens in `language`."""

    game: PackedGame
    language: Language
    lane: ClassVar[Lane] = "think"  # it takes seconds, and no board may wait for it

    def run(self, renderer: Renderer) -> bytes:
        """The page; raises `PageTooLargeError`."""
        del renderer
        game = self.game.unpacked()
        with speaking(self.language):
            return page_of(game.start, tuple(turns(game.start, game.actions)), game.players)


def paging(record: Record) -> Paging:
    """The page of a game in the language spoken here and now."""
    return Paging(_packed_game(record), language())


@dataclass(frozen=True, slots=True)
class ReportPage:
    """The report of a game, ready to be posted."""

    text: str
    turns: tuple[int, ...]
    """The numbers of its turning points."""
    picture: Picture | None


@dataclass(frozen=True, slots=True)
class Reporting:
    """The report of a game that ended like that, in `language`, with or without its picture."""

    game: PackedGame
    ended: Ended | None
    language: Language
    drawn: bool
    lane: ClassVar[Lane] = "think"  # it takes a second or two, and no board may wait for it

    def run(self, renderer: Renderer) -> ReportPage:
        """The report; raises `ValueError` where nobody has taken a turn."""
        game = self.game.unpacked()
        report = report_of(game.start, turns(game.start, game.actions), game.players, self.ended)
        with speaking(self.language):
            picture = draw_report(renderer, report, format_=POSTED) if self.drawn else None
            return ReportPage(
                format_report(report), tuple(turn.number for turn in report.turning_points), picture
            )


def reporting(record: Record, ended: Ended | None, *, drawn: bool) -> Reporting:
    """The report of a game in the language spoken here and now."""
    return Reporting(_packed_game(record), ended, language(), drawn)


@dataclass(frozen=True, slots=True)
class Thinking:
    """What a computer player does, as far as it goes without anybody else: actions as records write them."""

    position: PackedPosition
    level: Level
    seed: int
    lane: ClassVar[Lane] = "think"

    def run(self, renderer: Renderer) -> list[str]:
        """The actions."""
        del renderer
        found, chance = ruleset(self.position.ruleset), random.Random(self.seed)  # noqa: S311 - no secret
        actions = found.players.think(self.position.unpacked(), self.level, chance)
        return [json.dumps(found.codec.action_to_json(action)) for action in actions]


@dataclass(frozen=True, slots=True)
class Explaining:
    """Why a turn of a nation was played, from where it began and where it led."""

    before: PackedPosition
    after: PackedPosition
    nation: Nation
    lane: ClassVar[Lane] = "think"

    def run(self, renderer: Renderer) -> tuple[Reason, ...]:
        """The reasons, the best first."""
        del renderer
        players = ruleset(self.before.ruleset).players
        return tuple(players.reasons(self.before.unpacked(), self.after.unpacked(), self.nation))


@dataclass(frozen=True, slots=True)
class Advice:
    """A turn that is proposed: its actions as records write them, and why."""

    actions: tuple[str, ...]
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Advising:
    """What a `hard` computer player would do in the place of whoever is awaited, and why.

    As far as it goes without anybody else, and without what chance has yet to show.
    """

    position: PackedPosition
    seed: int
    lane: ClassVar[Lane] = "think"

    def run(self, renderer: Renderer) -> Advice:
        """The proposal."""
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
    """The pictures of the application's emojis, by what they show."""

    lane: ClassVar[Lane] = "draw"

    def run(self, renderer: Renderer) -> Mapping[str, bytes]:
        """PNG files."""
        del renderer
        return emoji_pictures()
