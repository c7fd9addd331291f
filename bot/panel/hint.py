"""Pages of a hint: where to look, which wedge, the whole turn, each leading to the next."""

from dataclasses import replace
from typing import Final

from bot.app.table import Table
from bot.app.turn.hints import GRADES, Grade, Hint, plays_alone
from bot.i18n.catalogue import say
from bot.panel.page import MOST_WEIGHT, Page, PagePicture, PanelButton, Row, weight
from bot.panel.requests import PanelRequest
from bot.text.prices import brief, spent

HINT: Final = "antike:hint:"
"""Prefix of custom ids, followed by game, revision and request."""
_MOST_STEPS: Final = 15
_AT_A_CARD: Final = frozenset({"best-card", "only-card"})
_LABELS: Final[dict[Grade, str]] = {
    "where": "button-hint",
    "wedge": "button-hint-wedge",
    "turn": "button-hint-turn",
}


def hint_id(game: int, revision: int, what: str) -> str:
    """Return the custom id for a level of detail, or to `do` the turn."""
    return f"{HINT}{game}:{revision}:{what}"


def hint_button(table: Table) -> PanelButton:
    """Create the button for the first level, which warns where others will see that a hint was used."""
    label = say("button-hint" if plays_alone(table) else "button-hint.seen")
    return PanelButton(label, hint_id(table.game.id, table.game.revision, "where"))


def hint_page(hint: Hint) -> Page:
    """Create the page of a hint up to its level, with buttons for more."""
    told = [_format_hint(hint, grade) for grade in GRADES[: GRADES.index(hint.grade) + 1]]
    blocks = (told[-1],) if hint.grade == "turn" else tuple(filter(None, told))
    return Page(say("hint-title"), (*blocks, Row(tuple(_next_buttons(hint)))), _picture(hint))


def with_hint(page: Page, hint: Hint) -> Page:
    """Add where to look to a page of the guided turn, above its controls."""
    if weight(page.blocks) + 1 > MOST_WEIGHT:
        return page
    own, *controls = page.blocks
    return replace(page, blocks=(own, f"💡 {_format_hint(hint, 'where')}", *controls))


def _format_hint(hint: Hint, grade: Grade) -> str:
    text, board = hint.table.ruleset.text, hint.position.setup.board
    if grade == "where":
        asked, kind = hint.table.question is not None, hint.reasons[0].kind
        if kind in {*_AT_A_CARD, "nothing"}:
            return say(f"hint-where-{kind}", asked=asked)
        return say("hint-where", asked=asked, reasons=text.format_reasons(board, (), hint.reasons))
    if grade == "wedge":
        return say("hint-wedge", wedge=text.WEDGE_NAMES[hint.wedge]) if hint.wedge else ""
    steps = [f"- {text.say_action(board, action)}" for action in hint.actions]
    if len(steps) > _MOST_STEPS:
        steps = [*steps[:_MOST_STEPS], "- …"]
    why = text.format_reasons(board, hint.events, hint.reasons)
    paid = spent(hint.events)
    price = [say("plans-total", price=brief(paid))] if paid.total else []
    return "\n".join([say("hint-turn"), *steps, *price, say("hint-why", why=why)])


def _next_buttons(hint: Hint) -> list[PanelButton]:
    game, ways = hint.table.game, list[PanelButton]()
    for grade in GRADES[GRADES.index(hint.grade) + 1 :]:
        if grade == "wedge" and hint.wedge is None:
            continue  # the stone stays where it is
        ways.append(PanelButton(_label(hint, grade), hint_id(game.id, game.revision, grade), "main"))
    if hint.grade == "turn":
        ways.append(PanelButton(say("button-hint-do"), hint_id(game.id, game.revision, "do"), "good"))
    panel = PanelRequest("go", game.id, game.revision, "")
    return [*ways, PanelButton(say("button-hint-panel"), str(panel))]


def _label(hint: Hint, grade: Grade) -> str:
    if hint.table.question is not None:
        return say("button-hint-answer")
    return say("button-hint-card" if _is_at_a_card(hint) else _LABELS[grade])


def _is_at_a_card(hint: Hint) -> bool:
    """Return whether the hint is which card on display to take."""
    return hint.reasons[0].kind in _AT_A_CARD


def _picture(hint: Hint) -> PagePicture:
    """Return the cards on display for a hint at one; else the province concerned.

    Without a province, it is the rondel before the stone has moved, then the nation.
    """
    if _is_at_a_card(hint):
        return PagePicture(standing=True)
    named = [province for reason in hint.reasons for province in reason.provinces]
    return PagePicture(region=named[0]) if named else PagePicture(ways=hint.wedge is not None)
