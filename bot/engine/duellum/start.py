"""Initial positions: the standard one, and any given one (DS2-DS7)."""

from collections.abc import Mapping
from typing import Final

from bot.engine.duellum.board import DISPLAY
from bot.engine.duellum.constants import (
    PERSONAGES,
    SECOND_COIN,
    START_PURSE,
    TEMPLES,
    TOKENS,
    UNITS,
    walls_earned,
)
from bot.engine.duellum.position import Bank, Cards, NationState, Position, Units
from bot.engine.duellum.rules import turn
from bot.engine.duellum.setup import Setup
from bot.engine.duellum.supply import pile
from bot.engine.duellum.terms import CardId
from bot.engine.duellum.update import evolve
from bot.engine.errors import RuleError, SetupError
from bot.engine.given import check_given
from bot.engine.purse import Purse
from bot.engine.terms import CHIPS, Nation
from bot.engine.terms import PERSONAGES as KINDS
from bot.engine.terms import UNITS as UNIT_KINDS

_START_BOX: Final = Units(legions=1, galleys=1)


def start(setup: Setup) -> Position:
    """Return the first position; the display comes from the set-up's draws (DS2-DS7)."""
    board = setup.board
    nations = {
        name: NationState(purse=START_PURSE, cities=board.start_cities[name], box=_START_BOX)
        for name in setup.nations
    }
    second = setup.nations[1]
    nations[second] = evolve(nations[second], purse=START_PURSE.plus(SECOND_COIN))
    position = Position(
        setup,
        round=1,
        mover=setup.nations[0],
        nations=nations,
        bank=_bank(setup, nations),
        foreseen=setup.draws,
    )
    position, _ = turn.begin(filled(position))
    return position


def filled(position: Position) -> Position:
    """Fill the display from the pile (DS7); raises `SetupError` for a draw it does not contain."""
    try:
        while len(position.display) < DISPLAY:
            position, drawn, _ = turn.refilled(position)
            if drawn is None:
                break
    except RuleError as error:
        raise SetupError("draw", card=error.facts["card"]) from error
    return position


def given_position(
    setup: Setup,
    round_number: int,
    to_move: Nation,
    nations: Mapping[Nation, NationState],
    display: tuple[CardId, ...] | None = None,
    discard: Cards | None = None,
    cards_due: int = 0,
    draws: tuple[CardId, ...] = (),
) -> Position:
    """Return a position at the start of a turn of `to_move`, with due cards not yet taken.

    Bank, supplies and pile follow from the rest. `draws` are cards known to be drawn from then on; a display
    of None is filled with them. Raises `SetupError` if such a position is impossible.
    """
    cities = {name: nation.cities for name, nation in nations.items()}
    check_given(setup.nations, round_number, to_move, cities)
    if cards_due < 0:
        raise SetupError("negative", nation=to_move)
    for name, nation in nations.items():
        _check_nation(setup, name, nation)
    ordered = {name: nations[name] for name in setup.nations}
    _check_meetings(ordered)
    position = Position(
        setup,
        round_number,
        to_move,
        ordered,
        _bank(setup, ordered),
        display=tuple(sorted(display or ())),
        discard=discard or {},
        cards_due=cards_due,
        foreseen=draws,
    )
    position = _check_and_fill_display(position, filling=display is None)
    position, _ = turn.begin(position)
    return position


def _check_and_fill_display(position: Position, *, filling: bool) -> Position:
    for card, count in pile(position).items():
        if count < 0:
            copies = position.setup.board.cards[card].copies
            raise SetupError("over-supply", what=f"card {card}", limit=copies)
    if len(position.display) > DISPLAY:
        raise SetupError("display", cards=len(position.display), limit=DISPLAY)
    full = filled(position)
    if not filling and full.display != position.display:
        raise SetupError("display", cards=len(position.display), limit=DISPLAY)
    return full


def _bank(setup: Setup, nations: Mapping[Nation, NationState]) -> Bank:
    """Return the rest of the full bank (DS4)."""
    personages, tokens = PERSONAGES, TOKENS
    for nation in nations.values():
        personages = personages.minus(nation.personages)
        tokens = tokens.minus(
            Purse(*(sum(kind == chip for kind in nation.cities.values()) for chip in CHIPS))
        )
    bank = Bank(
        coins=setup.board.coins - sum(nation.purse.coins for nation in nations.values()),
        temples=TEMPLES - sum(len(nation.temples) for nation in nations.values()),
        tokens=tokens,
        personages=personages,
    )
    if bank.coins < 0:
        raise SetupError("over-supply", what="coins", limit=setup.board.coins)
    if bank.temples < 0:
        raise SetupError("over-supply", what="temples", limit=TEMPLES)
    for chip in CHIPS:
        if tokens.count_of(chip) < 0:
            raise SetupError("over-supply", what=f"{chip} cities", limit=TOKENS.count_of(chip))
    for kind in KINDS:
        if personages.of(kind) < 0:
            raise SetupError("over-supply", what=kind, limit=PERSONAGES.of(kind))
    return bank


def _check_nation(setup: Setup, name: Nation, nation: NationState) -> None:
    board, places = setup.board, {*nation.cities, *nation.legions, *nation.galleys, *nation.walls}
    if not nation.cities:
        raise SetupError("no-city", nation=name)
    if unknown := places.difference(board.provinces):
        raise SetupError("unknown-province", nation=name, province=min(unknown))
    if nowhere := nation.cities.keys() - board.sites:
        raise SetupError("no-site", nation=name, province=min(nowhere))
    if astray := nation.temples.difference(nation.cities):
        raise SetupError("temple-without-city", nation=name, province=min(astray))
    if astray := nation.walls.difference(nation.cities):
        raise SetupError("wall-without-city", nation=name, province=min(astray))
    if min(*nation.purse, *nation.personages, *nation.box, *nation.cards.values(), 0) < 0:
        raise SetupError("negative", nation=name)
    if len(nation.walls) > (most := walls_earned(nation.personages.total)):
        raise SetupError("over-supply", nation=name, what="town walls", limit=most)
    _check_units(setup, name, nation)


def _check_units(setup: Setup, name: Nation, nation: NationState) -> None:
    for unit in UNIT_KINDS:
        if nation.total(unit) + nation.box.of(unit) > UNITS:
            raise SetupError("over-supply", nation=name, what=unit, limit=UNITS)
        for province, stack in nation.stacks(unit).items():
            if len(stack) != 1 or stack[0] < 1:
                raise SetupError("negative", nation=name)
            if not setup.board.carries(unit, province):
                raise SetupError("cannot-stand", nation=name, unit=unit, province=province)


def _check_meetings(nations: Mapping[Nation, NationState]) -> None:
    """Check that no hostile units of one type share a province (DM4)."""
    one, other = nations.values()
    for unit in UNIT_KINDS:
        if meeting := one.stacks(unit).keys() & other.stacks(unit).keys():
            raise SetupError("hostile-units", unit=unit, province=min(meeting))
