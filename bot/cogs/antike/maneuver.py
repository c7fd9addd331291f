"""A maneuver and what may follow: `/move /fight /answer /conquer /found /trade`."""

from discord import app_commands
from discord.ext import commands

from bot.app import AppError
from bot.app.antike import scripts
from bot.app.antike.scripts import Script
from bot.client.errors import InputError
from bot.cogs.antike.completion import Offer, offer_give, offer_sites, offer_take
from bot.cogs.antike.maneuver_completion import (
    offer_cities,
    offer_conquerors,
    offer_enemies,
    offer_fighters,
    offer_fights,
    offer_movers,
    offer_origins,
    offer_ways,
)
from bot.cogs.antike.parsing import (
    read_nation,
    read_path,
    read_pay,
    read_province,
    read_provinces,
    read_purse,
    read_target,
    read_unit,
    read_units,
)
from bot.cogs.antike.submit import Interaction, act, completes
from bot.engine.antike import Phase, Position
from bot.engine.antike.actions import Trade
from bot.i18n.catalogue import say
from bot.text.antike.turn.replies import Aim

__all__ = ["Maneuver"]


def _move(position: Position, units: str, origin: str, path: str) -> Script:
    board = position.setup.board
    return scripts.move(read_units(units), [read_province(board, origin), *read_path(board, path)])


def _conquer(position: Position, province: str, units: str | None) -> Script:
    target = read_target(position.setup.board, province)
    groups = read_units(units) if units and units.strip() else None
    return scripts.conquer(target.city, groups, target.give_up)


def _found(position: Position, provinces: str) -> Script:
    sites = read_provinces(position.setup.board, provinces)
    if position.phase is Phase.PICK and len(sites) > 1:
        raise InputError(say("reading-one-pick"))
    return scripts.found(sites)


def _trade(give: str, take: str) -> Script:
    return scripts.single(Trade(read_purse(give), read_purse(take)))


def _movers(position: Position, current: str, others: dict[str, str]) -> list[Offer]:
    return offer_movers(position, current, others.get("from"))


def _origins(position: Position, current: str, others: dict[str, str]) -> list[Offer]:
    return offer_origins(position, current, others.get("units"))


def _ways(position: Position, current: str, others: dict[str, str]) -> list[Offer]:
    return offer_ways(position, current, others.get("units"), others.get("from"))


class Maneuver(commands.Cog):
    """Units and cities."""

    @app_commands.command(name="move")
    @app_commands.rename(origin="from")
    @app_commands.autocomplete(units=completes(_movers), origin=completes(_origins), to=completes(_ways))
    async def move(self, interaction: Interaction, units: str, origin: str, to: str) -> None:
        """Move (M1)."""

        def aim(position: Position) -> Aim:
            board = position.setup.board
            way = (read_province(board, origin), *read_path(board, to))
            return Aim(len(read_units(units)), way)

        await act(interaction, lambda position: _move(position, units, origin, to)(position), aim)

    @app_commands.command(name="fight")
    @app_commands.autocomplete(
        province=completes(
            lambda position, current, others: offer_fights(
                position, current, others.get("unit"), others.get("nation")
            )
        ),
        unit=completes(
            lambda position, current, others: offer_fighters(
                position, current, others.get("province"), others.get("nation")
            )
        ),
        nation=completes(
            lambda position, current, others: offer_enemies(
                position, current, others.get("province"), others.get("unit")
            )
        ),
    )
    async def fight(self, interaction: Interaction, province: str, unit: str, nation: str) -> None:
        """Fight (M3, M4)."""
        await act(
            interaction,
            lambda position: scripts.fight(
                read_province(position.setup.board, province), read_unit(unit), read_nation(nation)
            )(position),
        )

    @app_commands.command(name="answer")
    async def answer(self, interaction: Interaction, fight: bool) -> None:
        """Answer a demand (M5)."""
        try:
            await act(interaction, scripts.answer(fights=fight))
        except AppError as error:
            error.facts["answering"] = True
            raise

    @app_commands.command(name="conquer")
    @app_commands.autocomplete(
        province=completes(lambda position, current, others: offer_cities(position, current)),
        units=completes(
            lambda position, current, others: offer_conquerors(position, current, others.get("province"))
        ),
    )
    async def conquer(self, interaction: Interaction, province: str, units: str | None = None) -> None:
        """Conquer (M8-M12)."""
        await act(interaction, lambda position: _conquer(position, province, units)(position))

    @app_commands.command(name="found")
    @app_commands.autocomplete(
        provinces=completes(lambda position, current, others: offer_sites(position, current))
    )
    async def found(self, interaction: Interaction, provinces: str) -> None:
        """Found (F1), or pick a start city (X4, S10)."""
        await act(interaction, lambda position: _found(position, provinces)(position))

    @app_commands.command(name="trade")
    @app_commands.autocomplete(
        give=completes(
            lambda position, current, others: offer_give(position, current, read_pay(others.get("take")))
        ),
        take=completes(
            lambda position, current, others: offer_take(position, current, read_pay(others.get("give")))
        ),
    )
    async def trade(self, interaction: Interaction, give: str, take: str) -> None:
        """Trade (T4)."""
        await act(interaction, lambda position: _trade(give, take)(position))
