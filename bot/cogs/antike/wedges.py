"""The wedges: `/marble /iron /gold /temple /arming /know-how /maneuver`.

Without the things to buy, or the units to move, only the stone moves; later calls do the rest.
"""

from discord import app_commands
from discord.ext import commands

from bot.app.antike import purchases, scripts
from bot.app.antike.purchases import way_price
from bot.app.antike.scripts import Script
from bot.cogs.antike.completion import (
    Offer,
    offer_advances,
    offer_arming,
    offer_pay,
    offer_temples,
    offer_wedges,
)
from bot.cogs.antike.parsing import read_advances, read_arming, read_pay, read_provinces, read_wedge
from bot.cogs.antike.submit import Complete, Interaction, act, completes
from bot.engine.antike import Position
from bot.engine.antike.constants import TEMPLE_PRICE
from bot.engine.antike.rules.know_how import price as know_how_price
from bot.engine.payment import ChipPrice
from bot.engine.terms import Chip, Wedge

__all__ = ["Wedges"]

_PAY = "What you pay in all, like 2g 1c; left out: the chips asked for, coins for what is lacking"


def _given(text: str | None) -> str:
    """What is written in an option, or nothing."""
    return (text or "").strip()


def _turn_to(wedge: Wedge, pay: str | None) -> Script:
    return scripts.turn_to(wedge, read_pay(pay))


def _temples(position: Position, provinces: str | None, pay: str | None) -> Script:
    if not _given(provinces):
        return _turn_to("temple", pay)
    return purchases.build_temples(read_provinces(position.setup.board, _given(provinces)), read_pay(pay))


def _arming(position: Position, units: str | None, pay: str | None) -> Script:
    if not _given(units):
        return _turn_to("arming", pay)
    return purchases.arm(read_arming(position.setup.board, _given(units)), read_pay(pay))


def _advances(advances: str | None, pay: str | None) -> Script:
    if not _given(advances):
        return _turn_to("know-how", pay)
    return purchases.learn(read_advances(_given(advances)), read_pay(pay))


def _maneuver(position: Position, wedge: str | None, pay: str | None) -> Script:
    """Without a name, the one that costs less: the next one on the way."""
    one, two = way_price(position, "maneuver-1"), way_price(position, "maneuver-2")
    nearer: Wedge = "maneuver-1" if one.total <= two.total else "maneuver-2"
    return _turn_to(read_wedge(_given(wedge)) if _given(wedge) else nearer, pay)


def _pay_way(wedge: Wedge) -> Complete:
    return completes(
        lambda position, current, others: offer_pay(position, current, wedge, scripts.turn_to(wedge))
    )


def _pay_temples(position: Position, current: str, others: dict[str, str]) -> list[Offer]:
    named = _given(others.get("provinces"))
    count = len(read_provinces(position.setup.board, named)) if named else 0
    return offer_pay(position, current, "temple", _temples(position, named, None), [TEMPLE_PRICE] * count)


def _pay_arming(position: Position, current: str, others: dict[str, str]) -> list[Offer]:
    named = _given(others.get("units"))
    places = read_arming(position.setup.board, named) if named else []
    prices = [ChipPrice(iron=legions + galleys) for _, legions, galleys in places]
    return offer_pay(position, current, "arming", _arming(position, named, None), prices)


def _pay_advances(position: Position, current: str, others: dict[str, str]) -> list[Offer]:
    named = _given(others.get("advances"))
    advances = read_advances(named) if named else []
    prices = [know_how_price(position, position.mover, advance) for advance in advances]
    return offer_pay(position, current, "know-how", _advances(named, None), prices)


def _pay_maneuver(position: Position, current: str, others: dict[str, str]) -> list[Offer]:
    script = _maneuver(position, others.get("wedge"), None)
    named = _given(others.get("wedge"))
    wedges: tuple[Wedge, ...] = (read_wedge(named),) if named else ("maneuver-1", "maneuver-2")
    nearer = min(wedges, key=lambda wedge: way_price(position, wedge).total)
    return offer_pay(position, current, nearer, script)


class Wedges(commands.Cog):
    """Moving the stone, with the actions of the active wedges."""

    @app_commands.command(name="marble")
    @app_commands.autocomplete(pay=_pay_way("marble"))
    async def marble(self, interaction: Interaction, pay: str | None = None) -> None:
        """MARBLE (P1)."""
        await self._produce(interaction, "marble", pay)

    @app_commands.command(name="iron")
    @app_commands.autocomplete(pay=_pay_way("iron"))
    async def iron(self, interaction: Interaction, pay: str | None = None) -> None:
        """IRON (P1)."""
        await self._produce(interaction, "iron", pay)

    @app_commands.command(name="gold")
    @app_commands.autocomplete(pay=_pay_way("gold"))
    async def gold(self, interaction: Interaction, pay: str | None = None) -> None:
        """GOLD (P1)."""
        await self._produce(interaction, "gold", pay)

    @staticmethod
    async def _produce(interaction: Interaction, wedge: Chip, pay: str | None) -> None:
        await act(interaction, lambda position: _turn_to(wedge, pay)(position))

    @app_commands.command(name="temple")
    @app_commands.autocomplete(
        provinces=completes(lambda position, current, others: offer_temples(position, current)),
        pay=completes(_pay_temples),
    )
    async def temple(
        self, interaction: Interaction, provinces: str | None = None, pay: str | None = None
    ) -> None:
        """TEMPLE (B1)."""
        await act(interaction, lambda position: _temples(position, provinces, pay)(position))

    @app_commands.command(name="arming")
    @app_commands.autocomplete(
        units=completes(lambda position, current, others: offer_arming(position, current)),
        pay=completes(_pay_arming),
    )
    async def arming(
        self, interaction: Interaction, units: str | None = None, pay: str | None = None
    ) -> None:
        """ARMING (A1)."""
        await act(interaction, lambda position: _arming(position, units, pay)(position))

    @app_commands.command(name="know-how")
    @app_commands.autocomplete(
        advances=completes(lambda position, current, others: offer_advances(position, current)),
        pay=completes(_pay_advances),
    )
    async def know_how(
        self, interaction: Interaction, advances: str | None = None, pay: str | None = None
    ) -> None:
        """KNOW-HOW (K1-K3)."""
        await act(interaction, lambda position: _advances(advances, pay)(position))

    @app_commands.command(name="maneuver")
    @app_commands.autocomplete(
        wedge=completes(lambda position, current, others: offer_wedges(position, current)),
        pay=completes(_pay_maneuver),
    )
    async def maneuver(
        self, interaction: Interaction, wedge: str | None = None, pay: str | None = None
    ) -> None:
        """MANEUVER (M1)."""
        await act(interaction, lambda position: _maneuver(position, wedge, pay)(position))
