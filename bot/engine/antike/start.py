"""Initial positions: the standard start, and games continued from a given position (S3-S8)."""

from collections.abc import Mapping

from bot.engine.antike.constants import FULL_BANK, START_PURSE, THRESHOLDS
from bot.engine.antike.position import Bank, NationState, Position
from bot.engine.antike.rules import start_cities as picking
from bot.engine.antike.rules import turn
from bot.engine.antike.setup import Setup
from bot.engine.antike.terms import BASIC_KNOW_HOWS
from bot.engine.errors import SetupError
from bot.engine.given import check_given
from bot.engine.terms import PERSONAGES, UNITS, Nation, ProvinceId


def start(setup: Setup) -> Position:
    """Return the initial position, at the first turn or at the first pick of a start city.

    At the first turn, nations have start cities, resources and a coin (S4, S7); picks: X4, S10.
    """
    nations = {
        name: NationState(purse=START_PURSE, cities=_start_cities(setup, name)) for name in setup.nations
    }
    position = Position(setup, round=0, mover=setup.turn_order[0], nations=nations, bank=FULL_BANK)
    position, _ = picking.begin(position)
    return position


def _start_cities(setup: Setup, nation: Nation) -> frozenset[ProvinceId]:
    return frozenset() if setup.pick_order else frozenset(setup.start_sites(nation))


def given_position(
    setup: Setup, round_number: int, to_move: Nation, nations: Mapping[Nation, NationState]
) -> Position:
    """Return a given position at the start of a turn of `to_move`, with the round's coins already taken.

    Bank and supplies follow from the nations. Raises `SetupError` if the position is impossible.
    """
    cities = {name: nation.cities for name, nation in nations.items()}
    check_given(setup.nations, round_number, to_move, cities)
    for name, nation in nations.items():
        _check_nation(setup, name, nation)
    ordered = {name: nations[name] for name in setup.nations}
    position = Position(setup, round_number, to_move, ordered, _bank(ordered))
    position, _ = turn.begin(position)
    return position


def _bank(nations: Mapping[Nation, NationState]) -> Bank:
    """Return the rest of the full bank (S6); raises `SetupError` if the nations hold more than it has."""
    left = FULL_BANK.personages
    for nation in nations.values():
        left = left.minus(nation.personages)
    bank = Bank(
        coins=FULL_BANK.coins - sum(nation.purse.coins for nation in nations.values()),
        temples=FULL_BANK.temples - sum(len(nation.temples) for nation in nations.values()),
        personages=left,
    )
    if bank.coins < 0:
        raise SetupError("over-supply", what="coins", limit=FULL_BANK.coins)
    if bank.temples < 0:
        raise SetupError("over-supply", what="temples", limit=FULL_BANK.temples)
    for kind in PERSONAGES:
        if bank.personages.of(kind) < 0:
            raise SetupError("over-supply", what=kind, limit=FULL_BANK.personages.of(kind))
    return bank


def _check_nation(setup: Setup, name: Nation, nation: NationState) -> None:
    if not nation.cities:
        raise SetupError("no-city", nation=name)
    if len(nation.cities) > (stones := setup.supply.city_stones):
        raise SetupError("over-supply", nation=name, what="cities", limit=stones)
    if unknown := nation.cities.union(nation.legions, nation.galleys).difference(setup.board.provinces):
        raise SetupError("unknown-province", nation=name, province=min(unknown))
    if astray := nation.temples - nation.cities:
        raise SetupError("temple-without-city", nation=name, province=min(astray))
    for advance in sorted(nation.know_hows):
        if BASIC_KNOW_HOWS.get(advance, advance) not in nation.know_hows:
            raise SetupError("needs-basic", nation=name, advance=advance, basic=BASIC_KNOW_HOWS[advance])
    _check_counts(name, nation)
    _check_units(setup, name, nation)


def _check_counts(name: Nation, nation: NationState) -> None:
    if min(*nation.purse, *nation.personages, *nation.earned) < 0:
        raise SetupError("negative", nation=name)
    for kind in PERSONAGES:
        if nation.earned.of(kind) > (nation.personages.of(kind) if kind in THRESHOLDS else 0):
            raise SetupError("over-earned", nation=name, personage=kind)


def _check_units(setup: Setup, name: Nation, nation: NationState) -> None:
    for unit in UNITS:
        if nation.total(unit) > setup.supply.units:
            raise SetupError("over-supply", nation=name, what=unit, limit=setup.supply.units)
        for province, stack in nation.stacks(unit).items():
            if min(stack) < 0 or sum(stack) == 0 or stack[0] != sum(stack):
                raise SetupError("negative", nation=name)
            if not setup.board.carries(unit, province):
                raise SetupError("cannot-stand", nation=name, unit=unit, province=province)
