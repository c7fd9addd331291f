"""Parser and serialiser of Antike records, with all checks that do not require replaying them."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final

from bot.engine.antike.actions import Action
from bot.engine.antike.position import Position
from bot.engine.antike.setup import Setup, Variant
from bot.engine.errors import SetupError
from bot.engine.ruleset import OwnBoard
from bot.engine.terms import Nation
from bot.records.actions import ActionReader, action_to_json
from bot.records.antike.positions import position_from_model
from bot.records.antike.schema import ActionModel, RecordModel, VariantModel
from bot.records.record import RecordError
from bot.rulesets import RecordContents
from bot.text.records import format_unknown_id

ACTIONS: Final = ActionReader(Action, ActionModel)


def record_from_json(text: str | bytes, boards: Callable[[str], OwnBoard]) -> RecordContents:
    """Parse a record; raises `ValidationError`, `SetupError`, `RecordError`, and what `boards` raises."""
    model = RecordModel.model_validate_json(text)
    variant = Variant(**model.variant.model_dump())
    setup = Setup(boards(model.board), variant, tuple(seat.nation for seat in model.seats))
    players = {seat.nation: seat.player for seat in model.seats}
    _check_pairs(setup, players)
    given = position_from_model(setup, model.position) if model.position else None
    actions = tuple(ACTIONS.from_model(action) for action in model.actions)
    for index, action in enumerate(actions):
        _check_names(setup, index, action)
    return RecordContents(setup, players, actions, given)


def _check_pairs(setup: Setup, players: Mapping[Nation, str]) -> None:
    """Raise `SetupError` unless two players of four nations have one of S9's pairs each."""
    sides = setup.sides
    if len(sides) < len(setup.nations):
        told = [{players[nation] for nation in side} for side in sides]
        if any(len(player) != 1 for player in told) or told[0] == told[1]:
            raise SetupError("pairs", pairs=sides)


def _check_names(setup: Setup, index: int, action: Action) -> None:
    """Raise `RecordError` if an action names a province or nation that the game does not have."""
    for field in ("province", "origin", "target", "give_up"):
        province = getattr(action, field, None)
        if province is not None and province not in setup.board.provinces:
            raise RecordError(format_unknown_id(f"actions.{index}", "province", json.dumps(province)[1:-1]))
    nation = getattr(action, "nation", None)
    if nation is not None and nation not in setup.nations:
        raise RecordError(format_unknown_id(f"actions.{index}", "nation", nation))


def variant_to_json(setup: Setup) -> dict[str, Any]:
    """Serialise the settings of a game."""
    return asdict(setup.variant)


def settings_to_json(setup: Setup, given: Position | None) -> dict[str, Any]:
    """Serialise the settings stored in a game's row; the same as `variant_to_json`."""
    return variant_to_json(setup)


def variant_from_text(settings: Mapping[str, Any]) -> dict[str, Any]:
    """Parse settings with values typed as text, such as `goal` as `12`; raises `ValidationError`."""
    return VariantModel.model_validate(settings, strict=False).model_dump()


def record_to_json(setup: Setup, given: Position | None, actions: Sequence[Action]) -> dict[str, Any]:
    """Serialise the actions; there are no random draws to add, since Antike is free of chance."""
    return {"actions": [action_to_json(action) for action in actions]}
