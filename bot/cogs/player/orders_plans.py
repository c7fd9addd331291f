"""`/orders` and `/plan`: standing orders and planned turns."""

from collections.abc import Sequence
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import AppError, Caller, PlanView, Table, plan_buttons, plan_form_button, planning_button
from bot.app.notifications.buttons import turn_button
from bot.app.turn.plan_examples import examples
from bot.app.turn.plans import next_nation
from bot.client import AntikeClient
from bot.client.components import view_of
from bot.client.setup.localization import choice
from bot.cogs.completion import Choices, Offer, choices_of, matching
from bot.cogs.own_games import anywhere, caller_at, caller_typing, offer_own
from bot.cogs.parsing import read_nation, read_province
from bot.cogs.shared import (
    InputError,
    Interaction,
    acknowledge,
    check_permissions,
    reply_privately,
    table_here,
)
from bot.cogs.turn.offers import offer_plan, unit_places
from bot.engine.ruleset import Action
from bot.engine.terms import Nation, ProvinceId
from bot.i18n.catalogue import say
from bot.i18n.escaping import escape_quoted, plain
from bot.model import OrderAnswer, OrderRow
from bot.model.orders_plans import ORDER_ANSWERS, PLAN_MODES, OrderBook
from bot.model.settings import FALLBACKS, Fallback
from bot.notation import NotationError
from bot.rulesets import ruleset, standing_questions
from bot.text.names import NATION_NAMES
from bot.text.rules.notation_errors import format_notation_error
from bot.text.turns.plans import format_chosen_line, format_no_plan

_STANDING: Final = tuple(dict.fromkeys(answer for kind in standing_questions() for answer in kind.answers))
"""Answers available to standing orders in any ruleset."""


async def _own_table(interaction: Interaction, who: Caller | None = None) -> Table | None:
    """Return the channel's game if it has started and the caller plays in it."""
    table = await table_here(interaction, who or await caller_typing(interaction))
    return table if table and table.position is not None and table.seats_of(interaction.user.id) else None


async def _offer_nations(interaction: Interaction, current: str) -> Choices:
    table = await _own_table(interaction)
    if table is None:
        return []
    mine = table.seats_of(interaction.user.id)
    offers = [
        Offer(say("offers-player", name=NATION_NAMES[seat.nation], nations=plain(seat.name)), seat.nation)
        for seat in table.seats
        if seat.nation and seat not in mine
    ]
    return matching(current, offers)


async def _offer_provinces(interaction: Interaction, current: str) -> Choices:
    """Autocomplete provinces, those with the caller's units first."""
    table = await _own_table(interaction)
    if table is None:
        return []
    own = [unit_places(table.started, nation) for nation in table.nations_of(interaction.user.id)]
    held = frozenset[ProvinceId]().union(*own)
    provinces = sorted(
        table.started.setup.board.provinces.values(), key=lambda each: (each.id not in held, each.name)
    )
    return matching(current, [Offer(each.name, each.id) for each in provinces])


async def _offer_turns(interaction: Interaction, current: str) -> Choices:
    table = await _own_table(interaction)
    if table is None:
        return []
    if (nation := next_nation(table, interaction.user.id)) is None:
        return []
    begins = table.ruleset.planner.as_if_on_turn(table.started, nation)
    return choices_of(offer_plan(begins, current))


def _read_order_target(
    book: OrderBook, nation: str | None, province: str | None
) -> tuple[Nation | None, ProvinceId | None]:
    """Parse the nation and province of a standing order; raises `InputError`."""
    position = book.table.position
    if position is None:
        raise AppError("not-started", seats=book.table.seats)
    who = read_nation(nation, position.setup.nations) if nation and nation.strip() else None
    where = read_province(position.setup.board, province) if province and province.strip() else None
    if who is not None and who not in position.setup.nations:
        raise InputError(say("orders-not-playing", nation=who))
    return who, where


class OrderPlanCommands(commands.Cog):
    """The commands `/orders` and `/plan`; replies are private."""

    @app_commands.command(name="orders")
    @app_commands.choices(
        answer=[
            choice(f"orders-choice-{answer}", answer)
            for answer in (*_STANDING, "ask", "forget", "forget-all")
        ],
        fallback=[choice(f"orders-choice-{answer}", answer) for answer in _STANDING],
    )
    @app_commands.autocomplete(nation=_offer_nations, province=_offer_provinces, game=offer_own)
    @anywhere
    async def orders(
        self,
        interaction: Interaction,
        nation: str | None = None,
        province: str | None = None,
        answer: str | None = None,
        fallback: str | None = None,
        game: str | None = None,
    ) -> None:
        """Show or change standing orders (M5)."""
        await acknowledge(interaction)
        who, app = await caller_at(interaction, game), interaction.client.app
        book = await app.orders.of(who)
        about = _read_order_target(book, nation, province)
        if answer == "forget-all":
            told = _format_orders_reply(await app.orders.forget_all(who))
        elif answer == "forget":
            told = _format_orders_reply(await app.orders.forget(who, *about))
        elif answer is not None or fallback is not None:
            if who.channel_id == interaction.channel_id:
                check_permissions(interaction)  # it answers an open question at once, and the table is told
            given: OrderAnswer = next((each for each in ORDER_ANSWERS if each == answer), "ask")
            late: Fallback = next((each for each in FALLBACKS if each == fallback), "peace")
            order = OrderRow(who.user_id, *about, given, late)
            told = _format_orders_reply(await app.orders.save(who, order))
        else:
            told = _format_orders(book, *about)
        await reply_privately(interaction, told)

    @app_commands.command(name="plan")
    @app_commands.choices(mode=[choice(f"plans-mode-{mode}", mode) for mode in PLAN_MODES])
    @app_commands.autocomplete(turn=_offer_turns, game=offer_own)
    @anywhere
    async def plan(
        self,
        interaction: Interaction,
        turn: str | None = None,
        mode: str | None = None,
        clear: bool = False,
        game: str | None = None,
    ) -> None:
        """Write, show or delete a plan."""
        await acknowledge(interaction)
        who, plans = await caller_at(interaction, game), interaction.client.app.plans
        chosen = next((each for each in PLAN_MODES if each == mode), None)
        if clear:
            await plans.clear(who)
            await reply_privately(interaction, say("plans-forgotten"))
            return
        if turn and turn.strip():
            first, *others = await read_lines(interaction, who, turn.split("|"))
            view = await plans.save(who, first, chosen, others)
        elif chosen:
            view = await plans.save(who, None, chosen)
        else:
            view = await plans.of(who)
        await show_plan(interaction, who, view)


async def read_lines(interaction: Interaction, who: Caller, typed: Sequence[str]) -> list[Sequence[Action]]:
    """Parse the lines of a plan; raises `InputError` with valid examples."""
    table, lines = await interaction.client.app.queries.table(who), list[Sequence[Action]]()
    written = [line for line in typed if line.strip()] or [""]
    for number, line in enumerate(written, 1):
        try:
            lines.append(table.ruleset.notation.parse_turn(line))
        except NotationError as error:
            shown = await examples_for(interaction, who, error.kind)
            told = [
                escape_quoted(format_notation_error(error, table.ruleset.notation.FORMS, shown)),
                say("plans-not-kept"),
            ]
            if len(written) > 1:
                told.insert(1, say("plans-unread", number=number))
            raise InputError("\n".join(told)) from error
    return lines


async def examples_for(interaction: Interaction, who: Caller, kind: str | None = None) -> tuple[str, ...]:
    """Return example turns for the caller's next turn; empty if they cannot plan."""
    table = await _own_table(interaction, who)
    nation = next_nation(table, interaction.user.id) if table else None
    if table is None or nation is None:
        return ()
    return examples(table.ruleset.planner.as_if_on_turn(table.started, nation), kind)


def _format_orders(book: OrderBook, mover: Nation | None, province: ProvinceId | None) -> str:
    """Format all orders, or what would happen for a given nation and province."""
    text = ruleset(book.table.game.ruleset).text
    if mover is None or province is None:
        return text.format_orders(book)
    return text.format_order_effect(book, book.applies(mover, province), mover, province)


def _format_orders_reply(book: OrderBook) -> str:
    return ruleset(book.table.game.ruleset).text.format_orders_reply(book)


async def show_plan(interaction: Interaction, who: Caller, view: PlanView, head: str = "") -> None:
    """Show a plan to its author, with buttons."""
    first = [head] if head else []
    first += [format_chosen_line(view.chosen)] if view.chosen is not None else []
    if view.plan is None:
        shown = await examples_for(interaction, who)
        told = "\n".join([*first, format_no_plan(shown)])
        await reply_privately(interaction, told, view=_planning_view(view) if shown else None)
        return
    told = "\n".join([*first, view.table.ruleset.text.format_plan(view.board, view.plan, view.outlook)])
    if view.plan.state == "ready":
        game = view.table.game
        play, _ = plan_buttons(game.id, game.revision, "ready")
        press = play if view.outlook.due is None else turn_button(game.id)
        await reply_privately(interaction, told, view=view_of([press]))
    else:
        await reply_privately(
            interaction, told, view=_planning_view(view) if view.plan.state == "waiting" else None
        )


def _planning_view(view: PlanView) -> discord.ui.View:
    game_id = view.table.game.id
    return view_of([planning_button(game_id, planned=view.plan is not None), plan_form_button(game_id)])


async def setup(bot: AntikeClient) -> None:
    """Register the commands."""
    await bot.add_cog(OrderPlanCommands())
