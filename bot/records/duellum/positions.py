"""Serialisation of positions in the record format, and snapshots of games at any point of a turn."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.engine.duellum.position import (
    Bank,
    Cards,
    NationState,
    Outcome,
    Phase,
    Position,
    Stacks,
    Turn,
    Units,
)
from bot.engine.duellum.setup import Setup
from bot.engine.duellum.start import given_position
from bot.engine.duellum.supply import pile
from bot.engine.duellum.terms import KNOW_HOWS, CardId
from bot.engine.errors import SetupError
from bot.engine.personages import Personages
from bot.engine.purse import Purse
from bot.engine.terms import CHIPS, Nation, ProvinceId
from bot.records.duellum.schema import NationModel, PositionModel
from bot.records.values import counts_only, fingerprint, stacks_to_json


def position_from_model(setup: Setup, model: PositionModel, draws: tuple[CardId, ...] = ()) -> Position:
    """Convert a model to a position; raises `SetupError` if the position is impossible.

    `draws` are the cards known to be drawn next.
    """
    nations = {name: _nation(name, nation) for name, nation in model.nations.items()}
    for name, nation in model.nations.items():
        # Provinces must exist even if their unit count is zero.
        if unknown := {*nation.legions, *nation.galleys}.difference(setup.board.provinces):
            raise SetupError("unknown-province", nation=name, province=min(unknown))
        if nation.cards_due and name != model.to_move:
            raise SetupError("cards-due", nation=name, mover=model.to_move)
    due = model.nations[model.to_move].cards_due if model.to_move in model.nations else 0
    display = None if model.display is None else tuple(model.display)
    return given_position(
        setup, model.round, model.to_move, nations, display, _cards(model.discard), due, draws
    )


def position_from_json(setup: Setup, data: Mapping[str, Any]) -> Position:
    """Parse a position at the start of a turn, as written by `position_to_json`."""
    return position_from_model(setup, PositionModel.model_validate(data))


def _nation(name: Nation, model: NationModel) -> NationState:
    for listed in (model.know_hows, model.temples, model.walls):
        if len(set(listed)) != len(listed):
            raise SetupError("named-twice", nation=name, names=tuple(listed))
    return NationState(
        wedge=model.wedge,
        purse=Purse(model.marble, model.iron, model.gold, model.coins),
        know_hows=frozenset(model.know_hows),
        cities=dict(model.cities),
        temples=frozenset(model.temples),
        walls=frozenset(model.walls),
        legions=_stacks_from_counts(model.legions),
        galleys=_stacks_from_counts(model.galleys),
        box=Units(model.box.legions, model.box.galleys),
        personages=Personages(**model.personages),
        cards=_cards(model.cards),
    )


def _stacks_from_counts(counts: Mapping[ProvinceId, int]) -> Stacks:
    return {province: (count,) for province, count in counts.items() if count}


def _cards(counts: Mapping[str, int]) -> Cards:
    return {card: count for card, count in counts.items() if count}


def position_to_json(position: Position) -> dict[str, Any]:
    """Serialise a position; during a maneuver the mover's units are counted by crossings left."""
    return {
        "round": position.round,
        "to_move": position.mover,
        "display": sorted(position.display),
        "discard": dict(sorted(position.discard.items())),
        "nations": {name: _nation_to_json(position, name) for name in position.setup.nations},
    }


def _nation_to_json(position: Position, name: Nation) -> dict[str, Any]:
    nation, moves = position.nations[name], name == position.mover
    by_crossings = moves and position.maneuvering
    out: dict[str, Any] = {
        "wedge": nation.wedge,
        **nation.purse._asdict(),
        "know_hows": [advance for advance in KNOW_HOWS if advance in nation.know_hows],
        "cities": dict(sorted(nation.cities.items())),
        "temples": sorted(nation.temples),
        "walls": sorted(nation.walls),
        "legions": stacks_to_json(nation.legions, by_moves=by_crossings),
        "galleys": stacks_to_json(nation.galleys, by_moves=by_crossings),
        "box": nation.box._asdict(),
        "personages": {kind: count for kind, count in nation.personages._asdict().items() if count},
        "cards": dict(sorted(nation.cards.items())),
    }
    if moves and position.cards_due:
        out["cards_due"] = position.cards_due
    if moves and position.turn.learned:
        out["learning"] = [advance for advance in KNOW_HOWS if advance in position.turn.learned]
    return out


def phase_to_json(position: Position) -> str:
    """Return the name of the current phase of the turn."""
    return str(position.phase)


def bank_to_json(position: Position) -> dict[str, Any]:
    """Serialise the contents of the bank, and the number of cards in the pile."""
    bank = position.bank
    return {
        "coins": bank.coins,
        "temples": bank.temples,
        "cities": {chip: bank.tokens.count_of(chip) for chip in CHIPS},
        "personages": bank.personages._asdict(),
        "cards": sum(pile(position).values()),
    }


def snapshot_to_json(position: Position) -> dict[str, Any]:
    """Serialise a whole position: its record form and the state of the current turn."""
    turn, mover = position.turn, position.current
    return {
        "position": position_to_json(position),
        "stacks": {"legions": _lists(mover.legions), "galleys": _lists(mover.galleys)},
        "bank": bank_to_json(position),
        "phase": phase_to_json(position),
        "turn": {
            "ready": list(turn.ready),
            "armed": dict(sorted(turn.armed.items())),
            "learned": sorted(turn.learned),
            "scholars": turn.scholars,
            "generals": turn.generals,
            "conquered": turn.conquered,
            "temple_discount": turn.temple_discount,
            "know_how_discount": turn.know_how_discount,
            "free_steps": turn.free_steps,
            "settlers": turn.settlers,
        },
        "foreseen": list(position.foreseen),
        "outcome": position.outcome and position.outcome._asdict(),
    }


def _lists(stacks: Stacks) -> dict[ProvinceId, list[int]]:
    return {province: list(stack) for province, stack in sorted(stacks.items())}


def _tuples(stacks: Mapping[ProvinceId, list[int]]) -> Stacks:
    return {province: tuple(stack) for province, stack in stacks.items()}


def snapshot_from_json(setup: Setup, data: Mapping[str, Any]) -> Position:
    """Restore the position of a snapshot, without checking again that it is possible."""
    told, bank, turn, outcome = data["position"], data["bank"], data["turn"], data["outcome"]
    nations = {name: _nation_from_snapshot(name, told["nations"][name]) for name in setup.nations}
    mover = told["to_move"]
    moving = data["stacks"]
    nations[mover] = replace(
        nations[mover], legions=_tuples(moving["legions"]), galleys=_tuples(moving["galleys"])
    )
    return Position(
        setup=setup,
        round=told["round"],
        mover=mover,
        nations=nations,
        bank=Bank(bank["coins"], bank["temples"], Purse(**bank["cities"]), Personages(**bank["personages"])),
        phase=Phase(data["phase"]),
        turn=Turn(**{**turn, "ready": Units(*turn["ready"]), "learned": frozenset(turn["learned"])}),
        display=tuple(told["display"]),
        discard=told["discard"],
        cards_due=told["nations"][mover].get("cards_due", 0),
        foreseen=tuple(data["foreseen"]),
        outcome=outcome and Outcome(**outcome),
    )


def _nation_from_snapshot(name: Nation, told: Mapping[str, Any]) -> NationState:
    plain = {kind: counts_only(told[kind]) for kind in ("legions", "galleys")}
    kept = {key: value for key, value in told.items() if key != "learning"}
    return _nation(name, NationModel.model_validate({**kept, **plain}))


def position_hash(position: Position) -> str:
    """Return a short hash of everything that affects the rest of the game, except its set-up.

    Cards that a record names beyond its last action are no part of the position (DE9).
    """
    told = {key: value for key, value in snapshot_to_json(position).items() if key != "foreseen"}
    return fingerprint(told)
