"""Serialisation of positions in the record format, and snapshots of games at any point of a turn."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.engine.antike.constants import THRESHOLDS
from bot.engine.antike.position import (
    Bank,
    Demand,
    NationState,
    Outcome,
    Phase,
    Position,
    Stack,
    Stacks,
    Turn,
)
from bot.engine.antike.setup import Setup
from bot.engine.antike.start import given_position
from bot.engine.antike.terms import KNOW_HOWS
from bot.engine.errors import SetupError
from bot.engine.personages import Personages
from bot.engine.purse import Purse
from bot.engine.terms import Nation, ProvinceId
from bot.records.antike.schema import NationModel, PositionModel
from bot.records.values import counts_only, fingerprint, stacks_to_json


def position_from_model(setup: Setup, model: PositionModel) -> Position:
    """Convert a model to a position; raises `SetupError` if the position is impossible."""
    nations = {name: _nation(name, nation) for name, nation in model.nations.items()}
    for name, nation in model.nations.items():
        # Provinces must exist even if their unit count is zero.
        if unknown := {*nation.legions, *nation.galleys}.difference(setup.board.provinces):
            raise SetupError("unknown-province", nation=name, province=min(unknown))
    return given_position(setup, model.round, model.to_move, nations)


def position_from_json(setup: Setup, data: Mapping[str, Any]) -> Position:
    """Parse a position at the start of a turn, as written by `position_to_json`."""
    return position_from_model(setup, PositionModel.model_validate(data))


def _nation(name: Nation, model: NationModel) -> NationState:
    for listed in (model.know_hows, model.cities, model.temples):
        if len(set(listed)) != len(listed):
            raise SetupError("named-twice", nation=name, names=tuple(listed))
    won = Personages(**model.personages)
    default = Personages(king=won.king, citizen=won.citizen, navigator=won.navigator)
    return NationState(
        wedge=model.wedge,
        purse=Purse(model.marble, model.iron, model.gold, model.coins),
        know_hows=frozenset(model.know_hows),
        cities=frozenset(model.cities),
        temples=frozenset(model.temples),
        legions=_stacks_from_counts(model.legions),
        galleys=_stacks_from_counts(model.galleys),
        personages=won,
        earned=default if model.earned is None else Personages(**model.earned),
        owes_chip=bool(model.owes_chip),
    )


def _stacks_from_counts(counts: Mapping[ProvinceId, int]) -> Stacks:
    return {province: (count, 0, 0, 0) for province, count in counts.items() if count}


def position_to_json(position: Position) -> dict[str, Any]:
    """Serialise a position; during a maneuver the mover's units are counted by actions left."""
    return {
        "round": position.round,
        "to_move": position.mover,
        "nations": {
            name: _nation_to_json(nation, by_actions=position.maneuvering and name == position.mover)
            for name, nation in position.nations.items()
        },
    }


def _nation_to_json(nation: NationState, *, by_actions: bool) -> dict[str, Any]:
    out: dict[str, Any] = {
        "wedge": nation.wedge,
        **nation.purse._asdict(),
        "know_hows": [advance for advance in KNOW_HOWS if advance in nation.know_hows],
        "cities": sorted(nation.cities),
        "temples": sorted(nation.temples),
        "legions": stacks_to_json(nation.legions, by_moves=by_actions),
        "galleys": stacks_to_json(nation.galleys, by_moves=by_actions),
        "personages": _counts(nation.personages),
    }
    if any(nation.earned.of(kind) != nation.personages.of(kind) for kind in THRESHOLDS):
        out["earned"] = _counts(nation.earned)
    if nation.owes_chip:
        out["owes_chip"] = 1
    return out


def _counts(personages: Personages) -> dict[str, int]:
    return {kind: count for kind, count in personages._asdict().items() if count}


def phase_to_json(position: Position) -> str:
    """Return the name of the current phase of the turn."""
    return str(position.phase)


def bank_to_json(position: Position) -> dict[str, Any]:
    """Serialise the contents of the bank."""
    bank = position.bank
    return {"coins": bank.coins, "temples": bank.temples, "personages": bank.personages._asdict()}


def snapshot_to_json(position: Position) -> dict[str, Any]:
    """Serialise a whole position: its record form and the state of the current turn."""
    turn, demand = position.turn, position.demand
    return {
        "position": position_to_json(position),
        "bank": bank_to_json(position),
        "phase": phase_to_json(position),
        "turn": {
            "armed": dict(sorted(turn.armed.items())),
            "scholars": turn.scholars,
            "generals": turn.generals,
            "all_eight": turn.all_eight,
            "stacks_were_empty": turn.stacks_were_empty,
        },
        "demand": demand and {"unit": demand.unit, "province": demand.province, "asked": list(demand.asked)},
        "choice": list(position.choice),
        "outcome": position.outcome and position.outcome._asdict(),
    }


def snapshot_from_json(setup: Setup, data: Mapping[str, Any]) -> Position:
    """Restore the position of a snapshot, without checking again that it is possible."""
    told, bank, demand, outcome = data["position"], data["bank"], data["demand"], data["outcome"]
    return Position(
        setup=setup,
        round=told["round"],
        mover=told["to_move"],
        nations={name: _nation_from_snapshot(name, told["nations"][name]) for name in setup.nations},
        bank=Bank(bank["coins"], bank["temples"], Personages(**bank["personages"])),
        phase=Phase(data["phase"]),
        turn=Turn(**data["turn"]),
        demand=demand and Demand(demand["unit"], demand["province"], tuple(demand["asked"])),
        choice=tuple(data["choice"]),
        outcome=outcome and Outcome(**outcome),
    )


def _nation_from_snapshot(name: Nation, told: Mapping[str, Any]) -> NationState:
    by_actions = {
        unit: {
            province: _stack(counts) for province, counts in told[unit].items() if isinstance(counts, dict)
        }
        for unit in ("legions", "galleys")
    }
    plain = {unit: counts_only(told[unit]) for unit in by_actions}
    nation = _nation(name, NationModel.model_validate({**told, **plain}))
    return replace(
        nation,
        legions={**nation.legions, **by_actions["legions"]},
        galleys={**nation.galleys, **by_actions["galleys"]},
    )


def _stack(counts: Mapping[str, int]) -> Stack:
    return (counts.get("0", 0), counts.get("1", 0), counts.get("2", 0), counts.get("3", 0))


def position_hash(position: Position) -> str:
    """Return a short hash of everything that affects the rest of the game, except its set-up."""
    return fingerprint(snapshot_to_json(position))
