"""Write recorded games as readable text: `data/games/NAME.txt` from `NAME.json` and `NAME.about.json`.

    python -m tools.transcribe [NAME ...]

Line by line: the nation that acts or tries to, the action in notation, its events. After each turn follows
the state of the nation that ended it, and of each other nation, and the bank, that has changed. Without
names, it writes all games.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from textwrap import wrap
from typing import Final

from pydantic import BaseModel, ConfigDict, Field

from bot.boards import BOARDS
from bot.engine.antike import Phase, Position, Setup, apply
from bot.engine.antike.actions import Action
from bot.engine.antike.events import TurnBegan
from bot.engine.errors import RuleError
from bot.engine.terms import PERSONAGES, Nation
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.notation.antike import parse_action, print_action
from bot.records import Record, format_error_report, read_record, replay
from bot.text.antike.rules.rule_errors import format_rule_error
from bot.text.antike.rules.variants import count_score, format_settings
from bot.text.antike.turn.events import format_events
from bot.text.names import NATION_NAMES, resources, units

GAMES: Final = BOARDS.parent / "games"
_WIDTH: Final = 100
_COLUMN: Final = 14
"""Width in characters, for the longest name of a nation."""


class _Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


class Refused(_Strict):
    """An action tried during the game that the rules refuse."""

    after: int = Field(ge=0)
    """Number of the record's actions played before it."""
    action: str
    """The action in notation."""
    code: str
    """Error code of the refusal."""


class About(_Strict):
    """Description of what a game demonstrates."""

    title: str
    text: str
    rules: list[str]
    """Ids of the rules demonstrated."""
    events: list[str]
    """Kinds of events that must occur."""
    never: list[str] = []
    """Kinds of events that must not occur."""
    refused: list[Refused] = []


def game_names(folder: Path = GAMES) -> tuple[str, ...]:
    """Return the names of the games in a folder, ignoring companion files."""
    return tuple(sorted(path.stem for path in folder.glob("*.json") if "." not in path.stem))


def read_game(name: str, folder: Path = GAMES) -> tuple[Record, About]:
    """Read a game and its description."""
    record = read_record((folder / f"{name}.json").read_bytes())
    return record, About.model_validate_json((folder / f"{name}.about.json").read_bytes())


def transcribe(record: Record, about: About) -> str:
    """Return the whole text.

    Raises `RuleError` if an action is illegal, and `ValueError` if a refused one is legal.
    """
    position = record.start
    shown = _standing(position)
    lines = [*_header(record, about), *(f"    {line}" for line in shown.values()), ""]
    lines += _refusals(position, about, 0)
    for index, action in enumerate(record.actions, 1):
        after, events = apply(position, action)
        lines.append(_entry(position.awaited or position.mover, print_action(action)))
        lines += [f"    {line}" for line in format_events(record.setup.board, events)]
        if after.phase is Phase.OVER or any(isinstance(event, TurnBegan) for event in events):
            now = _standing(after)
            lines += [f"    = {now[key]}" for key in now if key == position.mover or now[key] != shown[key]]
            lines.append("")
            shown = now
        position = after
        lines += _refusals(position, about, index)
    return "\n".join(lines).rstrip("\n") + "\n"


def _header(record: Record, about: About) -> Iterator[str]:
    setup, start = record.setup, record.start
    around = join([NATION_NAMES[name] for name in setup.nations])
    yield about.title
    yield "=" * len(about.title)
    yield from wrap(about.text, _WIDTH)
    yield f"Rules: {', '.join(about.rules)}."
    yield from wrap(f"Board {setup.board.name}; clockwise {around}; {_target(setup)}.", _WIDTH)
    if settings := format_settings(asdict(setup.variant)):
        yield f"Settings: {settings}."
    yield ""
    yield f"{say('round', round=start.round)}, turn of the {NATION_NAMES[start.mover]}"


def _target(setup: Setup) -> str:
    won = count_score(setup, setup.target)
    return f"{won} {'wins' if setup.target == 1 else 'win'}"


def _entry(who: Nation, told: str) -> str:
    return f"{who:<{_COLUMN}}{told}"


def _refusals(position: Position, about: About, played: int) -> Iterator[str]:
    """Yield a line for each action refused at this point; raises `ValueError` if one is legal."""
    for refused in about.refused:
        if refused.after == played:
            error = _refusal(position, parse_action(refused.action))
            reason = format_rule_error(position.setup.board, error)
            yield _entry(error.facts["actor"] or position.mover, f"refused: {refused.action} — {reason}")


def _refusal(position: Position, action: Action) -> RuleError:
    try:
        apply(position, action)
    except RuleError as error:
        return error
    raise ValueError(f"{print_action(action)} is not refused")


def _standing(position: Position) -> dict[Nation | None, str]:
    """Return a line on the state of each nation, and of the bank under None."""
    told: dict[Nation | None, str] = {name: _nation(position, name) for name in position.nations}
    bank = position.bank
    people = [say("personages", personage=kind, count=bank.personages.of(kind)) for kind in PERSONAGES]
    coins, temples = say("coins", count=bank.coins), say("temples", count=bank.temples)
    told[None] = f"Bank: {coins}, {temples}; {join(people)}"
    return told


def _nation(position: Position, name: Nation) -> str:
    nation = position.nations[name]
    cities = f"{say('cities', count=len(nation.cities))} with {say('temples', count=len(nation.temples))}"
    forces = f"{units(nation.total('legion'), 'legion')}, {units(nation.total('galley'), 'galley')}"
    score = f"{position.setup.score(nation.personages)} of {position.setup.target}"
    counted = "victory points" if position.setup.scores_points else "personages"
    return f"{NATION_NAMES[name]}: {resources(nation.purse)}; {cities}; {forces}; {counted} {score}"


def main(words: Sequence[str] | None = None, folder: Path = GAMES) -> None:
    """Run the command line; raises `SystemExit` if a record cannot be replayed."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="all games by default")
    names, known = parser.parse_args(words).names, game_names(folder)
    if unknown := sorted({*names} - {*known}):
        parser.error(f"there is no game {unknown[0]}; there are {', '.join(known)}")
    for name in names or known:
        record, about = read_game(name, folder)
        if (played := replay(record)).error:
            sys.exit(f"{name}: {format_error_report(record, played)}")
        (folder / f"{name}.txt").write_text(transcribe(record, about), encoding="utf-8")


if __name__ == "__main__":
    main()
