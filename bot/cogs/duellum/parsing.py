"""Parsing of Duellum's own options: know-hows, sites with their resource, cards."""

from bot.client.errors import InputError
from bot.cogs.parsing import clean, match, match_all, names_of, non_empty, parts, read_province
from bot.cogs.turn.offers import short
from bot.cogs.turn.parsing import read_units
from bot.engine.duellum import Position, legal
from bot.engine.duellum.actions import PlayCard
from bot.engine.duellum.board import DuellumBoard
from bot.engine.duellum.terms import KNOW_HOWS, CardId, KnowHow
from bot.engine.purse import Purse
from bot.engine.terms import CHIPS, Chip, ProvinceId, Unit
from bot.i18n.catalogue import say
from bot.text.commands import shown_option
from bot.text.duellum.position.names import card_name, quoted
from bot.text.names import place
from bot.text.position.next_steps import first_few
from bot.text.prices import format_amount


def read_advances(text: str) -> list[KnowHow]:
    """Parse an ordered list of distinct know-hows."""
    known = names_of("duellum-know-how", "advance", KNOW_HOWS)
    entries = non_empty("know-hows", parts(text), ", ".join(known[each][-1] for each in KNOW_HOWS[:2]))
    return match_all(entries, known, "know-how")


def read_chip(text: str) -> Chip:
    """Parse one of the three kinds of chips."""
    return match(text, names_of("chip", "resource", CHIPS), "chip")


def read_sites(board: DuellumBoard, text: str) -> list[tuple[ProvinceId, Chip]]:
    """Parse distinct sites with the resource to produce: `genua:gold, massilia:iron`."""
    sites: dict[ProvinceId, Chip] = {}
    example = f"{min(board.sites)}:{say('chip', resource='gold')}"
    for entry in non_empty("provinces", parts(text), example):
        site, colon, chip = clean(entry).partition(":")
        province = read_province(board, site)
        if not colon:
            named = place(board, province)
            example = f"{named}:{say('chip', resource='gold')}"
            raise InputError(say("duellum-reading-site", place=named, example=example))
        if province in sites:
            raise InputError(say("reading-twice", place=board.provinces[province].name))
        sites[province] = read_chip(chip)
    return list(sites.items())


def read_recruits(text: str) -> tuple[int, int]:
    """Parse legions and galleys: `2L 1G`."""
    counts = {group.unit: group.count for group in read_units(text)}
    return counts.get("legion", 0), counts.get("galley", 0)


def read_kind(text: str) -> Unit:
    """Parse the kind of one unit: `legion`, or `g`."""
    return read_units(f"1 {text}")[0].unit


def read_card(board: DuellumBoard, text: str) -> CardId:
    """Parse a kind of card."""
    return match(text, {card: (card_name(board, card),) for card in board.cards}, "card")


def card_option(board: DuellumBoard, action: PlayCard, option: str) -> str:
    """Format one option of `/card play` as it can be typed; "" if the card does not need it."""
    if option == "province" and action.province is not None:
        return place(board, action.province)
    if option == "unit" and action.unit is not None:
        return say("unit-one", unit=action.unit)
    if option == "units" and action.legions is not None:
        return short(action.legions, action.galleys or 0)
    return format_amount(action.take) if option == "take" and action.take is not None else ""


def read_played(
    position: Position,
    card: str,
    province: str | None,
    unit: str | None,
    units: str | None,
    take: Purse | None,
) -> PlayCard:
    """Return the action that plays a card with exactly the fields it needs; raises `InputError` otherwise."""
    board: DuellumBoard = position.setup.board
    kind = read_card(board, card)
    ways = [action for action in legal(position) if isinstance(action, PlayCard) and action.card == kind]
    if not ways:
        return PlayCard(kind)  # the rules explain why; its fields do not matter
    asked = set(board.cards[kind].fields)
    given = {"province": province, "unit": unit, "units": units, "take": take}
    wanted = {"units" if field in {"legions", "galleys"} else field for field in asked}
    name = quoted(board, kind)
    for option, value in given.items():
        shown = shown_option(option)
        if value and option not in wanted:
            raise InputError(say("duellum-reading-not-asked", card=name, option=shown))
        if not value and option in wanted:
            at = read_province(board, province) if province else None
            fitting = [way for way in ways if at in {None, way.province}] or ways
            choices = first_few(f"`{card_option(board, way, option)}`" for way in fitting)
            raise InputError(say("duellum-reading-asked", card=name, option=shown, choices=choices))
    legions, galleys = read_recruits(units) if units else (None, None)
    return PlayCard(
        kind,
        read_province(board, province) if province else None,
        read_kind(unit) if unit else None,
        legions,
        galleys,
        take,
    )
