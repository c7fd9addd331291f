"""Planning the next turn on the same pages, and choosing how the plan is played."""

from dataclasses import replace

from bot.app import PlanView
from bot.i18n.catalogue import say
from bot.model import PlanMode
from bot.panel.context import BasicContext
from bot.panel.page import Block, Page, PanelButton, Row, rows


def as_planning(context: BasicContext, plan: PlanView, page: Page) -> Page:
    """Mark a page as planning, where nothing is played, and add a way out.

    A page that lists the plan says itself how many steps there are, and when they are played.
    """
    title = say("plans-panel-title", title=page.title)
    if not page.describes_turn:
        title += "\n" + say("plans-panel-note", count=len(plan.actions))
    presses = [press for block in page.blocks if isinstance(block, Row) for press in block.presses]
    leads = any(press.ask and not press.ask.startswith("antike:plan-do:") for press in presses)
    blocks = page.blocks if leads else (*page.blocks, context.last_row())
    return replace(page, title=title, blocks=blocks)


def describe_plan(plan: PlanView) -> str:
    """Describe the plan with prices, and what may intervene."""
    if plan.plan is None:
        return say("plans-panel-nothing")
    text = plan.table.ruleset.text
    format_ = (
        text.format_plan
        if plan.outlook.ends or plan.outlook.unchecked is not None
        else text.format_plan_draft
    )
    return format_(plan.board, plan.plan, plan.outlook)


def keeping(context: BasicContext, plan: PlanView) -> list[PanelButton]:
    """Create the buttons that finish the plan and set how it is played."""
    asks = plan.outlook.asks_first
    return [
        _keep_button(context, "play", disabled=asks or _is_kept(plan, "play")),
        _keep_button(context, "prepare", disabled=_is_kept(plan, "prepare")),
        _clear_button(context),
    ]


def _clear_button(context: BasicContext) -> PanelButton:
    return PanelButton(
        say("plans-panel-clear"), str(context.ask("back", "turn")) if context.view.may_undo else ""
    )


def _keep_button(context: BasicContext, mode: PlanMode, *, disabled: bool) -> PanelButton:
    ask = "" if disabled else str(context.ask("keep", mode))
    return PanelButton(say(f"plans-panel-keep-{mode}"), ask, "good" if mode == "play" else "main")


def _is_kept(view: PlanView, mode: PlanMode) -> bool:
    return view.outlook.ends and view.change is None and view.plan is not None and view.plan.mode == mode


def plan_page(context: BasicContext, plan: PlanView) -> Page:
    """Create the page of a plan that ends the turn, or cannot be played in the current position."""
    blocks: list[Block] = [describe_plan(plan)]
    if plan.outlook.unchecked is not None:
        blocks += [say("plans-panel-undo-stuck"), Row((_clear_button(context),))]
    else:
        if plan.change is not None:
            told = plan.table.ruleset.text.format_change(plan.board, plan.change)
            blocks.append(say("plans-panel-changed", change=told))
        blocks += rows(keeping(context, plan))
    blocks.append(context.last_row())
    title = "plans-panel-kept" if plan.outlook.unchecked is None else "plans-panel-stuck"
    return Page(say(title), tuple(blocks), describes_turn=True)
