"""Strip of rows below the map in the phone view: the most important facts about each nation, and the bank."""

from typing import Final

from PIL import Image

from bot.engine.antike.terms import KNOW_HOWS
from bot.engine.terms import Nation
from bot.render.antike.know_hows import KNOW_HOW_FIGURES
from bot.render.core.text import fit_text
from bot.render.core.theme import Theme
from bot.render.tables.strip_writer import StripWriter
from bot.render.views.request import WIDTHS, ViewSpec
from bot.text.position.picture_labels import nation_title

_WIDTH: Final = WIDTHS["phone"]
_GAP: Final = 14
_ROW: Final = 164
_BANK: Final = 78
_NAME_FROM: Final = 108
_WEDGE_AT: Final = 520
_RESOURCES_FROM: Final = 588
_KNOW_HOWS_FROM: Final = 258
_PERSONAGES_FROM: Final = 660
_CITIES_FROM: Final = 1014


def draw_rows(request: ViewSpec, theme: Theme) -> Image.Image:
    """Return the strip of rows, as wide as the view."""
    order = request.position.setup.turn_order
    bank, top = request.position.bank, _ROW * len(order)
    writer = StripWriter(_WIDTH, top + _BANK + _GAP, theme)
    for i, nation in enumerate(order):
        _draw_row(writer, _ROW * i, request, nation)
    writer.bank((8, top, _WIDTH - 8, top + _BANK), bank.coins)
    writer.count((_KNOW_HOWS_FROM, top + _BANK / 2), "temple", bank.temples)
    writer.personages((_PERSONAGES_FROM, top + _BANK / 2), bank.personages, 70)
    return writer.page.image


def _draw_row(writer: StripWriter, top: int, request: ViewSpec, nation: Nation) -> None:
    """Draw two lines: title, wedge, resources, score; player, know-hows, personages, cities, temples."""
    position, look, upper, lower = request.position, writer.look, top + 46, top + 114
    lit = nation == (position.winner or position.awaited)
    writer.panel((8, top, _WIDTH - 8, top + _ROW - 8), lit=lit)
    writer.stone((56, upper + 2), nation, 36)
    title = fit_text(42, nation_title(nation), _WEDGE_AT - 36 - _NAME_FROM)
    writer.text((_NAME_FROM, upper), title, 42, look.ink)
    if name := request.names.get(nation):
        told = fit_text(34, name, _KNOW_HOWS_FROM - 44)
        writer.text((28, lower), told, 34, look.second)
    state = position.nations[nation]
    if state.wedge is not None:
        writer.wedge((_WEDGE_AT, upper), state.wedge, 29)
    writer.resources((_RESOURCES_FROM, upper), state.purse, 118, 21, 40)
    score = f"{position.setup.score(state.personages)}/{position.setup.target}"
    writer.number((_WIDTH - 24, upper), score, 48, look.red, "r")
    for i, know_how in enumerate(KNOW_HOWS):
        ground = look.cells[i // 2] if know_how in state.know_hows else None
        writer.know_how((_KNOW_HOWS_FROM + 49 * i, lower), KNOW_HOW_FIGURES[know_how], ground)
    writer.personages((_PERSONAGES_FROM, lower), state.personages, 70)
    for i, (figure, count) in enumerate((("city", len(state.cities)), ("temple", len(state.temples)))):
        writer.count((_CITIES_FROM + 92 * i, lower), figure, count)
