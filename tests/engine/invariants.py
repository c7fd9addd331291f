"""Invariants of every position and action; a broken one fails with the whole position."""

from bot.engine.antike import Phase, Position, legal
from bot.engine.antike.actions import Action
from bot.engine.antike.constants import actions_per_unit
from bot.engine.antike.position import NationState, Personages, Stack
from bot.engine.antike.terms import BASIC_KNOW_HOWS
from bot.engine.purse import Purse
from bot.engine.terms import UNITS, Nation, Unit

_PASSING = ("end_turn", "choose_personage", "pick_city")
_ALL_PERSONAGES = Personages(king=9, scholar=8, general=7, citizen=6, navigator=5)


def check(here: Position, listed: list[Action] | None = None) -> None:
    """Assert the invariants of a position; `listed` are its legal actions if already known."""
    _check_bank(here)
    _check_owners(here)
    for name, nation in here.nations.items():
        _check_nation(here, name, nation)
    _check_phase(here, list(legal(here)) if listed is None else listed)


def _check_bank(here: Position) -> None:
    """Assert that coins, temples and personages are conserved (S6)."""
    nations = here.nations.values()
    assert min(here.bank.coins, here.bank.temples, *here.bank.personages) >= 0, here.bank
    assert here.bank.coins + sum(each.purse.coins for each in nations) == 30, here
    assert here.bank.temples + sum(len(each.temples) for each in nations) == 20, here
    held = zip(here.bank.personages, *(each.personages for each in nations), strict=True)
    assert tuple(map(sum, held)) == _ALL_PERSONAGES, here


def _check_owners(here: Position) -> None:
    cities = [city for each in here.nations.values() for city in each.cities]
    assert len(cities) == len(set(cities)), here
    assert set(cities) <= set(here.setup.board.provinces), here


def _check_nation(here: Position, name: Nation, nation: NationState) -> None:
    fewest = 0 if here.phase is Phase.PICK else 1
    assert fewest <= len(nation.cities) <= here.setup.supply.city_stones, (name, here)  # M11, S5
    assert nation.temples <= nation.cities, (name, here)
    assert min(nation.purse) >= 0, (name, here)
    assert all(BASIC_KNOW_HOWS.get(each, each) in nation.know_hows for each in nation.know_hows), (name, here)
    most = nation.personages._replace(scholar=0, general=0)
    assert all(0 <= count <= top for count, top in zip(nation.earned, most, strict=True)), (name, here)
    for unit in UNITS:
        _check_units(here, name, unit)


def _check_units(here: Position, name: Nation, unit: Unit) -> None:
    """Assert S5, A2, K5: no more units than the supply, each where it can stand, with no excess actions."""
    nation = here.nations[name]
    roused = name == here.mover and here.maneuvering
    most = actions_per_unit(unit, nation.know_hows) if roused else 0
    total = 0
    for province, stack in nation.stacks(unit).items():
        _check_stack(stack, most)
        assert here.setup.board.carries(unit, province), (name, unit, province, here)
        total += sum(stack)
    assert total <= here.setup.supply.units, (name, unit, here)


def _check_stack(stack: Stack, most: int) -> None:
    assert len(stack) == 4, stack
    assert min(stack) >= 0 < max(stack), stack
    assert not any(stack[most + 1 :]), (stack, most)


def _check_phase(here: Position, listed: list[Action]) -> None:
    """Assert that one nation must act and has legal actions, and none does after the end."""
    over = here.phase is Phase.OVER
    assert (here.awaited is None) == over == (here.outcome is not None), here
    assert bool(listed) != over, here
    assert len(set(listed)) == len(listed), "listed twice"
    assert (here.demand is not None) == (here.phase is Phase.ANSWER), here
    assert bool(here.choice) == (here.phase is Phase.PERSONAGE), here
    if here.demand:
        assert here.awaited == here.demand.asked[0] != here.mover, here
        assert here.current.count(here.demand.unit, here.demand.province), here
        for asked in here.demand.asked:
            assert here.nations[asked].count(here.demand.unit, here.demand.province), here
    assert (here.round == 0) == (here.phase is Phase.PICK), here
    if here.phase is Phase.PICK:
        _check_picking(here)
    elif here.phase is not Phase.RONDEL:
        assert here.current.wedge is not None, here
        assert not here.current.owes_chip, here
    if here.phase is Phase.CONQUEST:
        assert here.maneuvering, here


def _check_picking(here: Position) -> None:
    """Assert X4, S10: nations have only start resources and cities, whose numbers differ by at most one."""
    counts = [len(here.nations[name].cities) for name in here.setup.turn_order]
    assert counts == sorted(counts, reverse=True), here
    assert counts[0] - counts[-1] in (0, 1), here
    for nation in here.nations.values():
        assert nation == NationState(purse=Purse(2, 1, 3), cities=nation.cities), here


def check_step(before: Position, action: Action, after: Position) -> None:
    """Assert the invariants of an action: what never decreases, and which nations may change."""
    assert after.setup is before.setup
    assert after.round - before.round in (0, 1), action
    assert set(after.nations) == set(before.nations)
    for name, was in before.nations.items():
        now = after.nations[name]
        if now is was:
            continue
        assert all(a <= b for a, b in zip(was.personages, now.personages, strict=True)), (name, action)
        assert all(a <= b for a, b in zip(was.earned, now.earned, strict=True)), (name, action)
        assert now.know_hows >= was.know_hows, (name, action)
        for unit in UNITS:
            assert now.total(unit) <= was.total(unit) or action.type == "arm", (name, action)
        if name != before.mover:
            _check_bystander(was, now, action)
    if action.type not in _PASSING:
        assert (after.mover, after.round) == (before.mover, before.round), action


def _check_bystander(was: NationState, now: NationState, action: Action) -> None:
    """Assert that a nation off turn pays, wins and gains nothing but its coin of the round."""
    assert (now.wedge, now.know_hows, now.personages, now.earned) == (
        was.wedge,
        was.know_hows,
        was.personages,
        was.earned,
    ), action
    assert now.cities <= was.cities, action
    assert now.temples <= was.temples, action
    assert now.purse[:3] == was.purse[:3], action
    assert now.purse.coins - was.purse.coins in (0, 1), action
    if action.type not in _PASSING:
        assert now.purse == was.purse, action
    if action.type not in ("answer", "fight", "conquer"):
        assert (now.cities, now.legions, now.galleys) == (was.cities, was.legions, was.galleys), action
