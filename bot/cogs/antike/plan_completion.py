"""What opens while a plan is typed: the actions that could follow, in notation."""

from collections.abc import Sequence

from bot.app.turn.plan_check import rehearse
from bot.cogs.completion import Offer, shortened
from bot.cogs.parsing import fits
from bot.engine.antike import Position, legal
from bot.engine.antike.actions import Action, EndTurn
from bot.i18n.catalogue import say
from bot.notation import NotationError
from bot.notation.antike import parse_turn, print_action, print_turn
from bot.text.antike.turn.actions import say_action


def offer_plan(position: Position, current: str) -> list[Offer]:
    """Plans that go on by one action; `position` is the start of the turn that is planned."""
    text, _, fragment = current.rpartition(";")
    begun, whole = _read(text), _read(current)
    if begun is None:
        return []
    offers = _going_on(position, begun, fragment)
    if whole is not None and len(whole) > len(begun) and rehearse(position, whole).error is None:
        written = print_turn(whole)
        offers = [Offer(written, written), *_going_on(position, whole, ""), *offers]
    return shortened(offers)


def _read(text: str) -> tuple[Action, ...] | None:
    try:
        return parse_turn(text)
    except NotationError:
        return None


def _going_on(position: Position, begun: Sequence[Action], fragment: str) -> list[Offer]:
    """One action more; the end of the turn comes first, so that it is never beyond the list's end."""
    tried = rehearse(position, begun)
    if tried.error is not None or tried.ended:
        return []
    offers = []
    for action in sorted(legal(tried.position), key=lambda action: not isinstance(action, EndTurn)):
        said = say_action(position.setup.board, action)
        if fits(fragment, f"{print_action(action)} {said}"):
            value = print_turn([*begun, action])
            offers.append(Offer(_label(value, said), value))
    return offers


def _label(value: str, said: str) -> str:
    """What the last action means; of a long plan only the end is shown."""
    shown = value if len(value) <= 50 else f"… {value[-48:]}"
    return say("offers-line", value=shown, remark=said)
