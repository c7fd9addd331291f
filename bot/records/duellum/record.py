"""Parser and serialiser of Duellum records; the actions are replayed only to assign drawn cards."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any, Final

from bot.engine.duellum.actions import Action, TakeCard
from bot.engine.duellum.board import DISPLAY, DuellumBoard
from bot.engine.duellum.events import CardTaken
from bot.engine.duellum.game import apply
from bot.engine.duellum.position import Position
from bot.engine.duellum.ruleset import without_draw
from bot.engine.duellum.setup import Setup, Variant
from bot.engine.duellum.start import start
from bot.engine.duellum.terms import CardId
from bot.engine.errors import RuleError, SetupError
from bot.records.actions import ActionReader, action_to_json
from bot.records.duellum.positions import position_from_model
from bot.records.duellum.schema import LoggedModel, PlayCardModel, PositionModel, RecordModel, VariantModel
from bot.records.record import RecordError
from bot.rulesets import RecordContents
from bot.text.records import format_schema_error, format_unknown_id

ACTIONS: Final = ActionReader(Action, LoggedModel)
_MAY_BE_LEFT_OUT = frozenset({"legions", "galleys"})


def record_from_json(text: str | bytes, boards: Callable[[str], Any]) -> RecordContents:
    """Parse a record; raises `ValidationError`, `SetupError`, `RecordError`, and what `boards` raises.

    Cards that the record lists as drawn are stored in the actions that drew them; those beyond its last
    action are known in advance.
    """
    model = RecordModel.model_validate_json(text)
    board = boards(model.board)
    if not isinstance(board, DuellumBoard):
        raise RecordError(format_unknown_id("board", "board", model.board))
    _check_cards(board, model)
    nations = tuple(seat.nation for seat in model.seats)
    setup = Setup(board, Variant(**model.variant.model_dump()), nations, tuple(model.draws))
    players = {seat.nation: seat.player for seat in model.seats}
    given = position_from_model(setup, model.position, setup.draws) if model.position else None
    actions = tuple(ACTIONS.from_model(action) for action in model.actions)
    for index, action in enumerate(actions):
        _check_names(setup, index, action)
    return RecordContents(setup, players, _with_draws(given or start(setup), actions), given)


def _check_cards(board: DuellumBoard, model: RecordModel) -> None:
    """Raise `RecordError` for unknown cards, and for played cards with missing or superfluous fields."""
    _check_card_ids(board, "draws", model.draws)
    if model.position is not None:
        _check_position_cards(board, model.position)
    for index, action in enumerate(model.actions):
        card = getattr(action, "card", None)
        if card is not None:
            _check_card_ids(board, f"actions.{index}", [card])
        if isinstance(action, PlayCardModel):
            _check_fields(board, index, action)


def _check_position_cards(board: DuellumBoard, model: PositionModel) -> None:
    _check_card_ids(board, "position.display", model.display or ())
    _check_card_ids(board, "position.discard", model.discard)
    for name, nation in model.nations.items():
        _check_card_ids(board, f"position.nations.{name}.cards", nation.cards)


def _check_card_ids(board: DuellumBoard, where: str, named: Iterable[str]) -> None:
    for card in named:
        if card not in board.cards:
            raise RecordError(format_unknown_id(where, "card", card))


def _check_fields(board: DuellumBoard, index: int, action: PlayCardModel) -> None:
    asked = set(board.cards[action.card].fields)
    named = action.model_fields_set - {"type", "card"}
    if extra := sorted(named - asked):
        raise RecordError(format_schema_error("extra_forbidden", ("actions", index, extra[0]), {}))
    if missing := sorted(asked - named - _MAY_BE_LEFT_OUT):
        raise RecordError(format_schema_error("missing", ("actions", index, missing[0]), {}))


def _check_names(setup: Setup, index: int, action: Action) -> None:
    """Raise `RecordError` if an action names a province that the board does not have."""
    for field in ("province", "origin", "target"):
        province = getattr(action, field, None)
        if province is not None and province not in setup.board.provinces:
            raise RecordError(format_unknown_id(f"actions.{index}", "province", province))


def _with_draws(position: Position, actions: Sequence[Action]) -> tuple[Action, ...]:
    """Return the actions, each with the card it drew; raises `SetupError` if the pile lacks that card.

    Stops at the first illegal action and leaves the actions after it unchanged.
    """
    filled = list(actions)
    for index, action in enumerate(actions):
        try:
            position, events = apply(position, action)
        except RuleError as error:
            if error.code == "not-in-pile":
                raise SetupError("draw", card=error.facts["card"]) from error
            break
        for event in events:
            if isinstance(action, TakeCard) and isinstance(event, CardTaken):
                filled[index] = replace(action, drawn=event.drawn)
    return tuple(filled)


def record_to_json(setup: Setup, given: Position | None, actions: Sequence[Action]) -> dict[str, Any]:
    """Serialise Duellum's part of a record: the actions, and only the cards drawn so far (DE9)."""
    drawn = [action.drawn for action in actions if isinstance(action, TakeCard) and action.drawn is not None]
    return {
        "draws": [*_display(setup, given), *drawn],
        "actions": [action_to_json(without_draw(action)) for action in actions],
    }


def _display(setup: Setup, given: Position | None) -> Sequence[CardId]:
    """Return the initial display in the order drawn; empty for a given position, which has its own."""
    if given is not None:
        return ()
    return setup.draws[:DISPLAY] if len(setup.draws) >= DISPLAY else start(setup).display


def variant_to_json(setup: Setup) -> dict[str, Any]:
    """Serialise the settings of a game."""
    return asdict(setup.variant)


def settings_to_json(setup: Setup, given: Position | None) -> dict[str, Any]:
    """Serialise what is stored in a game's row: the settings and the cards of the initial display (DS7)."""
    return {**variant_to_json(setup), "draws": list(_display(setup, given))}


def variant_from_text(settings: Mapping[str, Any]) -> dict[str, Any]:
    """Parse settings with values typed as text, such as `goal` as `11`; raises `ValidationError`."""
    return VariantModel.model_validate({"nations": 2, **settings}, strict=False).model_dump()
