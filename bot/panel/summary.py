"""The turn so far, the page that ends it with its advice, and pages without actions."""

from collections.abc import Sequence
from typing import Any, Final, Literal

from bot.engine.events import TurnBegan
from bot.engine.payment import ChipPrice
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.i18n.escaping import safe
from bot.panel.context import BasicContext
from bot.panel.page import Block, Page, PanelButton, Row, rows
from bot.panel.planning import describe_plan, keeping
from bot.text.names import abridged
from bot.text.position.next_steps import format_ready
from bot.text.prices import brief

_MOST_LETTERS: Final = 1200
_MOST_NAMED: Final = 3


def summary(context: BasicContext) -> str:
    """Summarise the turn so far; if it is too long, its latest steps."""
    lines = [f"- {line}" for line in context.format_turn_so_far()]
    shown: list[str] = []
    for line in reversed(lines):
        if sum(map(len, shown)) + len(line) > _MOST_LETTERS:
            shown.append(say("panel-earlier", count=len(lines) - len(shown)))
            break
        shown.append(line)
    return "\n".join(reversed(shown))


def turn_end_page(
    context: BasicContext,
    sites: Sequence[Block],
    ending: Sequence[str],
    warnings: Sequence[str],
    presses: Sequence[PanelButton],
) -> Page:
    """Create the page that ends a turn or a plan: what that brings, missed opportunities, and ways back."""
    plan, rules = context.view.plan, context.view.table.ruleset.rules
    told = describe_plan(plan) if plan else say("panel-your-turn", summary=summary(context))
    blocks: list[Block] = [told, context.standing(), *sites]
    lines, missed = [line for line in ending if line], [f"💡 {line}" for line in warnings if line]
    if missed:
        lines += [say("panel-advice"), *missed]
    if lines:
        blocks.append("\n".join(lines))
    ends = [context.do(say("panel-end-turn"), [rules.end_turn_action()], "good")]
    blocks += rows([*(keeping(context, plan) if plan else ends), *presses])
    blocks.append(context.last_row())
    title = "plans-panel-end" if plan else "panel-more-title"
    founded = [action.province for action in context.legal() if action.type == "found"]
    shot = context.picture_of(founded, since=TurnBegan)
    return Page(say(title), tuple(blocks), shot, describes_turn=True)


def waiting_page(context: BasicContext) -> Page:
    """Create the page shown while another player must act, or after the game."""
    view, position = context.view, context.position
    look = context.go(say("panel-look-again"), "now", "main")
    if position.outcome is not None or view.table.game.status != "running":
        return Page(say("panel-over-title"), (say("panel-over"), context.score_line()))
    if view.table.game.paused_at is not None:
        return Page(say("panel-paused-title"), (say("panel-paused"), Row((look, *_plan_buttons(context)))))
    awaited = view.table.awaited
    name, nation = (safe(awaited.name), awaited.nation) if awaited else ("", position.mover)
    told = say("panel-waits-for", nation=nation or position.mover, name=name)
    blocks: list[Block] = [*context.losses(), told]
    if view.own_turn and (so_far := summary(context)):
        blocks.append(say("panel-your-turn", summary=so_far))
        blocks.append(context.last_row(look))
    else:
        blocks += [context.score_line(), Row((*_plan_buttons(context), look))]
    title = "panel-asking-title" if view.own_turn else "panel-waiting-title"
    return Page(say("panel-conceded-title" if view.seat.conceded else title), tuple(blocks))


def _plan_buttons(context: BasicContext) -> tuple[PanelButton, ...]:
    """Return the button to the plan of the next turn, if the player may plan."""
    label = say("plans-panel-open")
    return (context.plan_link(label, "main", planning=True),) if context.view.may_plan else ()


def few_names(names: Sequence[str], how: Literal["and", "or"] = "and") -> str:
    """List the first few names, and how many more there are."""
    return join(abridged(names, _MOST_NAMED), how)


def format_cost(context: BasicContext, price: ChipPrice) -> str:
    """Format the payment, with coins in place of missing chips."""
    return brief(price.default(context.position.current.purse))


def advise_conquests(context: BasicContext, conquer: type[Any]) -> str:
    """Name the cities that can be conquered; `conquer` is the ruleset's action."""
    named = [context.place(city) for city in context.legal_by_province(conquer)]
    return say("panel-advice-conquer", provinces=few_names(named)) if named else ""


def advise_arming(context: BasicContext, count: int, price: ChipPrice) -> str:
    """Format how many units can be placed, and their price."""
    return say("panel-advice-arm", count=count, price=format_cost(context, price)) if count else ""


def advise_moves(context: BasicContext) -> str:
    """Format how many units of each type can move."""
    told = format_ready(context.position.current) if context.opens("move") else ""
    return say("panel-advice-move", units=told) if told else ""
