"""Choices of autocompletion: legal, priced, complete, within Discord's limits."""

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from types import FrameType
from typing import Any, Final

import pytest

from bot.app.antike import scripts
from bot.app.antike.scripts import Script
from bot.app.turn import payments
from bot.app.turn.payments import outcome
from bot.cogs.antike import completion as offers
from bot.cogs.antike import maneuver_completion as of_maneuver
from bot.cogs.antike.parsing import read_advances, read_target
from bot.cogs.antike.turn_scripts import OFFERS
from bot.cogs.completion import Offer
from bot.cogs.parsing import read_nation, read_path, read_province, read_provinces, read_unit
from bot.cogs.turn import offers as shared
from bot.cogs.turn.parsing import read_arming, read_purse, read_units
from bot.engine.antike import Position, legal
from bot.engine.antike.actions import Arm, Conquer, Fight, Found, Move, Rondel, Temple, Trade
from bot.engine.antike.prices import prices_of
from bot.engine.payment import ChipPrice
from bot.engine.terms import WEDGES, Wedge
from bot.i18n.catalogue import speaking
from bot.i18n.language import LANGUAGES
from bot.text.antike.position.empty_lists import why_nothing
from tests.engine.builders import ALL_EIGHT, maneuver, nation, pay, play, position
from tests.engine.playing import dice, late

SEEDS = range(12)
_Case = tuple[Callable[[Position, str], list[Offer]], Callable[[Position, str], Script]]


def _positions() -> Iterator[Position]:
    """Yield late positions before the stone has moved, and after its move to each wedge within reach."""
    for seed in SEEDS:
        here = late(dice("offers", seed), 3 + seed % 4)
        yield here
        for action in legal(here):
            if isinstance(action, Rondel):
                yield play(here, action)


POSITIONS = list(_positions())


def _within_limits(told: list[Offer]) -> None:
    assert len(told) <= 25
    assert len({offer.value for offer in told}) == len(told)
    for offer in told:
        assert 1 <= len(offer.label) <= 100
        assert 1 <= len(offer.value) <= 100


def test_a_list_in_which_nothing_can_be_chosen_has_a_reason() -> None:
    told: dict[tuple[str, str], set[str]] = {}
    for spoken in LANGUAGES:
        with speaking(spoken):
            for here in POSITIONS:
                for (command, option), offer in OFFERS.items():
                    why = "" if offer(here, "", {}) else why_nothing(here, command, option)
                    told.setdefault((command, option), set()).add(why)
                    assert len(why.replace("`", "")) <= 100, why
                    assert "None" not in why.split() or "None of your" in why, why
    silent = {option for option, reasons in told.items() if reasons == {""}}
    assert silent == {
        *((command, option) for command, option in OFFERS if option == "pay"),
        ("maneuver", "wedge"),
        ("move", "to"),
    }


def test_reasons_name_what_is_lacking() -> None:
    def on(wedge: Wedge, **held: Any) -> Position:
        return play(position("greeks", greeks=nation(**{"cities": "athen", **held})), Rondel(wedge))

    bare = on("temple", temples="athen", purse=pay(marble=9))
    assert why_nothing(bare, "temple", "provinces") == "All your cities have a temple"
    assert (
        why_nothing(on("know-how", know_hows=ALL_EIGHT), "know-how", "advances") == "You have every know-how"
    )
    armed = play(on("arming", purse=pay(iron=4)), Arm("athen", 1))
    assert why_nothing(armed, "arming", "units") == "Your cities take no more units this turn"
    everywhere = {"legions": {"sparta": 17}, "galleys": {"sparta": 17}}
    assert (
        why_nothing(on("arming", **everywhere), "arming", "units") == "You have no units left to set up there"
    )
    assert why_nothing(on("maneuver-1"), "move", "units") == "You have no units on the board"
    moved = play(on("maneuver-1", galleys={"athen": 1}), Move("galley", 1, "athen", "sparta"))
    assert why_nothing(moved, "move", "units") == "None of your units can move any more"
    marched = play(on("maneuver-1", legions={"athen": 1}), Move("legion", 1, "athen", "sparta"))
    assert why_nothing(marched, "move", "units") == "None of your units can move any more"
    dear = on("gold", cities="athen", legions={"petra": 1})
    told = why_nothing(dear, "found", "provinces")
    assert told.startswith("No city: 1 marble + 1 iron + 1 gold each; you have")
    owing = position("greeks", greeks=nation(wedge="gold", cities="athen", owes_chip=True))
    assert why_nothing(owing, "temple", "provinces").startswith("First take the chip the bank owes you")


_ALONE: list[_Case] = [
    (offers.offer_temples, lambda p, value: scripts.build_temples(read_provinces(p.setup.board, value))),
    (offers.offer_arming, lambda p, value: scripts.arm(read_arming(p.setup.board, value))),
    (offers.offer_advances, lambda p, value: scripts.learn(read_advances(value))),
    (offers.offer_sites, lambda p, value: scripts.found(read_provinces(p.setup.board, value))),
]
"""Options that are sufficient for their command."""


@cache  # the choices are much the same whatever is typed
def _can_be_done(where: int, which: int, text: str) -> bool:
    here, (_, script) = POSITIONS[where], _ALONE[which]
    return outcome(here, script(here, text)) is not None


@pytest.mark.parametrize("typed", ["", "a", "1", "2l", "tyros, ", "Athen, P", "zzz", ",,", "1g athen, "])
def test_lists_offer_only_what_is_legal(typed: str) -> None:
    for where, here in enumerate(POSITIONS):
        for which, (offer, _) in enumerate(_ALONE):
            told = offer(here, typed)
            _within_limits(told)
            for each in told:
                assert _can_be_done(where, which, each.value), each
                assert _can_be_done(where, which, each.label), "a label can be read as well"


def test_every_single_thing_is_offered() -> None:
    for here in POSITIONS:
        actions = list(legal(here))
        board = here.setup.board
        temples = {action.province for action in actions if isinstance(action, Temple)}
        sites = {action.province for action in actions if isinstance(action, Found)}
        if here.phase.value == "rondel":
            continue
        if len(temples) <= 25:
            assert {read_province(board, o.value) for o in offers.offer_temples(here, "")} == temples
        if len(sites) <= 25:
            assert {read_province(board, o.value) for o in offers.offer_sites(here, "")} == sites


def test_a1_a3_a_low_supply_limits_each_type_and_the_city_both() -> None:
    units = {"sparta": 16}
    greeks = nation(cities="athen", temples="athen", legions=units, galleys=units, purse=pay(iron=6))
    here = play(position("greeks", greeks=greeks), Rondel("arming"))
    assert {offer.value for offer in offers.offer_arming(here, "")} == {"1L Athen", "1G Athen", "1L 1G Athen"}


def test_moving_the_stone_is_tried_first() -> None:
    greeks = nation(wedge="iron", purse=pay(marble=10), cities="athen sparta pella", temples="pella")
    here = position("greeks", greeks=greeks)
    assert offers.offer_temples(here, "") == [
        Offer("Athen — 5 marble", "Athen"),
        Offer("Sparta — 5 marble", "Sparta"),
    ]
    for typed in ("Athen, ", "Athen, and sp", "Athen, und sp"):
        assert offers.offer_temples(here, typed) == [Offer("Athen, Sparta — 10 marble", "Athen, Sparta")]
    assert offers.offer_temples(here, "ath")[0] == Offer("Athen — 5 marble", "Athen")
    assert offers.offer_temples(here, "ath")[1] == Offer("Athen, Sparta — 10 marble", "Athen, Sparta")
    far = position("greeks", greeks=nation(wedge="gold", purse=pay(marble=6), cities="athen sparta pella"))
    assert offers.offer_temples(far, "") == [], "seven steps cost four more than there is"


def test_know_hows_say_what_is_new() -> None:
    greeks = nation(wedge="marble", purse=pay(gold=10, coins=3), cities="athen sparta pella")
    persians = nation(cities="susa", know_hows="sailing")
    here = position("greeks", greeks=greeks, persians=persians)
    told = {offer.value: offer.label for offer in offers.offer_advances(here, "")}
    assert told["Sailing"] == "Sailing — 3 gold"
    assert told["Wheel"] == "Wheel — 7 gold (new: a scholar)"
    assert "Roads" not in told, "it needs its basic"
    told = {offer.value: offer.label for offer in offers.offer_advances(here, "Sailing, n")}
    assert told == {"Sailing, Navigation": "Sailing, Navigation — 13 gold (new: a scholar)"}


def test_maneuver_wedges_with_their_prices() -> None:
    here = position("greeks", greeks=nation(wedge="iron", purse=pay(gold=4)))
    assert offers.offer_wedges(here, "") == [
        Offer("MANEUVER ① — free", "maneuver-1"),
        Offer("MANEUVER ② — 4 of any", "maneuver-2"),
    ]
    assert [offer.value for offer in offers.offer_wedges(here, "2")] == ["maneuver-2"]
    late = position("greeks", greeks=nation(wedge="marble", purse=pay(gold=9), cities="athen"))
    assert offers.offer_wedges(late, "")[0] == Offer("MANEUVER ② — free", "maneuver-2")
    poor = position("greeks", greeks=nation(wedge="iron", purse=pay(gold=3)))
    assert [offer.value for offer in offers.offer_wedges(poor, "")] == ["maneuver-1"]


def _offer_pay(
    here: Position, current: str, wedge: Wedge, script: Script, prices: Sequence[ChipPrice] = ()
) -> list[Offer]:
    """Return the payments offered for the way to a wedge and for purchases there."""
    return shared.offer_payments(here, current, script, prices, scripts.way_price(here, wedge))


def test_payments_begin_with_the_ordinary_one() -> None:
    here = position("greeks", greeks=nation(wedge="iron", purse=pay(marble=1, gold=3, coins=1)))
    told = _offer_pay(here, "", "marble", scripts.turn_to("marble"))
    assert told[0] == Offer("2 gold — 1 marble + 1 gold + 1 coin left", "2g")
    assert {offer.value for offer in told} == {"2g", "1m 1g", "1m 1c", "1g 1c"}
    for offer in told:
        assert outcome(here, scripts.turn_to("marble", read_purse(offer.value)))
    assert _offer_pay(here, "", "temple", scripts.turn_to("temple")) == [], "it is free"
    assert _offer_pay(here, "", "maneuver-2", scripts.turn_to("maneuver-2"))
    moved = play(here, Rondel("temple"))
    assert _offer_pay(moved, "", "marble", scripts.turn_to("marble")) == []


def test_before_a_purchase_is_named_payments_are_those_for_the_way() -> None:
    greeks = nation(wedge="maneuver-1", cities="athen", purse=pay(marble=9, coins=4))
    here = position("greeks", greeks=greeks)
    first, *_ = OFFERS["temple", "pay"](here, "", {})
    assert first == Offer("3 marble for the way — 6 marble + 4 coins left", "3m")
    with speaking("de"):
        first, *_ = OFFERS["temple", "pay"](here, "", {})
        assert first.label.startswith("3 Marmor für den Weg — übrig: ")
    first, *_ = OFFERS["temple", "pay"](here, "", {"provinces": "athen"})
    assert first.label.startswith("8 marble — ")
    first, *_ = OFFERS["gold", "pay"](here, "", {})
    assert first.label.startswith("4 marble — "), "nothing can be bought there"


def test_every_payment_offered_is_accepted() -> None:
    for here in POSITIONS:
        for wedge in WEDGES:
            told = _offer_pay(here, "", wedge, scripts.turn_to(wedge))
            _within_limits(told)
            for offer in told:
                assert outcome(here, scripts.turn_to(wedge, read_purse(offer.value)))
        for armed in offers.offer_arming(here, "")[:3]:
            places = read_arming(here.setup.board, armed.value)
            prices = prices_of(here, [Arm(*each) for each in places])
            for offer in _offer_pay(here, "", "arming", scripts.arm(places), prices):
                assert outcome(here, scripts.arm(places, read_purse(offer.value))) is not None


def test_trades_give_two_for_one() -> None:
    rich = nation(know_hows=ALL_EIGHT, purse=pay(marble=2, gold=1, coins=1), cities="athen")
    here = position("greeks", greeks=rich)
    singles = {action.give for action in legal(here) if isinstance(action, Trade)}
    told = offers.offer_give(here, "")
    assert {read_purse(offer.value) for offer in told} == {*singles, rich.purse}
    assert offers.offer_give(here, "", "2i")[0].value == "2m 1g 1c"
    assert [offer.value for offer in offers.offer_take(here, "", "2m")] == ["1m", "1i", "1g"]
    assert offers.offer_take(here, "", "1m 1g 1c") == []
    for give in told:
        for take in offers.offer_take(here, "", give.value):
            trade = Trade(read_purse(give.value), read_purse(take.value))
            assert outcome(here, payments.single(trade)) is not None
    assert offers.offer_give(position("greeks"), "") == []


def test_nobody_waits_for_all_trades_of_a_hoard() -> None:
    """A record may give a nation any number of chips; choices still come for what is typed."""
    hoard = nation(know_hows=ALL_EIGHT, purse=pay(marble=10**9, iron=10**9, gold=10**9), cities="athen")
    here = position("greeks", greeks=hoard)
    assert offers.offer_give(here, "", "999g") == []
    assert offers.offer_take(here, "", "999g 999g") == []
    assert offers.offer_give(here, "998g")[0].value == "998g"


def test_a_trade_beyond_the_purse_is_not_worked_out() -> None:
    """To list all choices for that many would take more than a day."""
    here = position("greeks", greeks=nation(know_hows=ALL_EIGHT, purse=pay(9, 9, 9, 9), cities="athen"))
    assert offers.offer_give(here, "", "999m 999i 999g") == []
    assert offers.offer_take(here, "", "998m 998i 998g") == []


def test_moves_are_offered_whole() -> None:
    for here in POSITIONS:
        moves = [action for action in legal(here) if isinstance(action, Move)]
        board = here.setup.board
        origins = shared.offer_origins(here, "")
        _within_limits(origins)
        if len({move.origin for move in moves}) <= 25:
            assert {read_province(board, o.value) for o in origins} == {move.origin for move in moves}
        for origin in origins[:4]:
            movers = shared.offer_movers(here, "", origin.value)
            _within_limits(movers)
            for mover in movers[:4]:
                ways = of_maneuver.offer_ways(here, "", mover.value, origin.value)
                _within_limits(ways)
                for way in ways:
                    groups = read_units(mover.value)
                    path = [read_province(board, origin.value), *read_path(board, way.label)]
                    assert outcome(here, scripts.move(groups, path)) is not None


def test_ways_go_on_step_by_step_and_tell_who_may_fight() -> None:
    here = maneuver(
        greeks=nation(know_hows="sailing", cities="athen sparta pella", galleys={"sparta": 1}),
        phoenicians=nation(cities="tyros", galleys={"knossos": 1}),
    )
    told = {offer.value: offer.label for offer in of_maneuver.offer_ways(here, "", "1G", "sparta")}
    assert told["Knossos"] == "Knossos — Phoenicians may fight"
    assert told["Messana"] == "Messana — 1 move left"
    assert of_maneuver.offer_ways(here, "knossos > ", "1G", "sparta") == [], "the way stops at a question"
    further = of_maneuver.offer_ways(here, "messana > ", "1G", "sparta")
    assert further
    assert all(offer.value.startswith("Messana > ") for offer in further)
    assert all(offer.label.endswith("no moves left") for offer in further)
    begun = of_maneuver.offer_ways(here, "mess", "1G", "sparta")
    assert [offer.value for offer in begun] == ["Messana", *(offer.value for offer in further)]
    assert of_maneuver.offer_ways(here, "", "2G", "sparta") == []
    assert of_maneuver.offer_ways(here, "", None, "sparta") == []


def test_a_province_named_farther_away_is_offered_with_the_way_to_it() -> None:
    here = maneuver(
        greeks=nation(know_hows="sailing navigation", cities="athen sparta pella", galleys={"athen": 1}),
        phoenicians=nation(cities="tyros", galleys={"knossos": 1}),
    )

    def offered(typed: str) -> dict[str, str]:
        return {offer.value: offer.label for offer in of_maneuver.offer_ways(here, typed, "1G", "athen")}

    around = {"Sparta > Cyrene": "Sparta > Cyrene — 1 move left"}
    assert offered("cyrene") == around, "not through Knossos, where the Phoenicians may fight"
    assert list(offered("sparta > alex")) == ["Sparta > Cyrene > Alexandria"]
    assert offered("susa") == {}
    assert offered("knossos > cyrene") == {}, "the way stops at a question"


def test_a_way_farther_is_as_long_as_the_moves_left() -> None:
    """The safer way over Knossos is too long once the galleys have moved."""
    here = maneuver(
        greeks=nation(know_hows="sailing navigation", cities="athen sparta pella", galleys={"athen": 2}),
        phoenicians=nation(cities="tyros", galleys={"paphos": 1}),
    )
    before = [offer.value for offer in of_maneuver.offer_ways(here, "alex", "2G", "athen")]
    assert before == ["Knossos > Alexandria"]
    here = play(here, Move("galley", 2, "athen", "ephesos"))
    for typed, way in (("alex", "Knossos > Alexandria"), ("tyr", "Paphos > Tyros")):
        assert [offer.value for offer in of_maneuver.offer_ways(here, typed, "2G", "ephesos")] == [way]


def test_ways_to_a_foreign_city_tell_its_defence() -> None:
    here = maneuver(
        greeks=nation(cities="athen", galleys={"sparta": 1}),
        phoenicians=nation(cities="knossos messana", temples="knossos", galleys={"knossos": 1}),
        arabs=nation(cities="saba", galleys={"knossos": 1}),
    )
    told = {offer.value: offer.label for offer in of_maneuver.offer_ways(here, "", "1G", "sparta")}
    assert told["Messana"] == "Messana — no moves left; defence 1"
    assert told["Knossos"] in {
        "Knossos — Phoenicians + Arabs may fight; defence 4",
        "Knossos — Arabs + Phoenicians may fight; defence 4",
    }
    assert read_path(here.setup.board, told["Knossos"]) == ["knossos"], "what is shown can be written, too"
    with speaking("de"):
        told = {offer.value: offer.label for offer in of_maneuver.offer_ways(here, "", "1G", "sparta")}
        assert told["Messana"] == "Messana — kein Schritt mehr; Verteidigung 1"
        assert told["Knossos"].endswith(" können kämpfen; Verteidigung 4")


def test_fights_narrow_each_other_down() -> None:
    here = maneuver(
        greeks=nation(cities="athen", galleys={"knossos": 2}, legions={"susa": 1}),
        phoenicians=nation(cities="tyros", galleys={"knossos": 1}),
        persians=nation(cities="susa", legions={"susa": 3}),
    )
    assert [offer.label for offer in of_maneuver.offer_fights(here, "", None, None)] == [
        "Susa — legions against the Persians; each side loses 1",
        "Knossos — galleys against the Phoenicians; each side loses 1",
    ]
    assert [offer.value for offer in of_maneuver.offer_fighters(here, "", "knossos", None)] == ["galley"]
    assert [offer.value for offer in of_maneuver.offer_enemies(here, "", None, "legion")] == ["persians"]
    for place in of_maneuver.offer_fights(here, "", None, None):
        unit = of_maneuver.offer_fighters(here, "", place.value, None)[0].value
        enemy = of_maneuver.offer_enemies(here, "", place.value, unit)[0].value
        action = Fight(read_province(here.setup.board, place.label), read_unit(unit), read_nation(enemy))
        assert action in list(legal(here))


def test_conquests_are_offered_whole() -> None:
    seen = 0
    for here in POSITIONS:
        conquests = [action for action in legal(here) if isinstance(action, Conquer)]
        board = here.setup.board
        told = of_maneuver.offer_cities(here, "")
        _within_limits(told)
        targets = {(action.province, action.give_up) for action in conquests}
        if len(targets) <= 25:
            assert {tuple(read_target(board, offer.label)) for offer in told} == targets
        for offer in told:
            mixes = of_maneuver.offer_conquerors(here, "", offer.value)
            seen += len(mixes)
            for mix in mixes:
                target = read_target(board, offer.value)
                script = scripts.conquer(target.city, read_units(mix.value), target.give_up)
                assert outcome(here, script) is not None
    assert seen > 20, "the positions are worth the test"


def test_the_greatest_lists_take_little_work() -> None:
    """The fullest position that the limits allow: 25 cities, 17 of each unit, every wedge.

    Work is counted in calls of functions, which are the same on every machine.
    """
    board = position("greeks").setup.board
    others = {"tyros", "paphos", "alexandria", "susa", "artaxata", "zadrakarta", "saba", "adane", "moscha"}
    own = sorted(set(board.provinces) - others)[:25]
    greeks = nation(
        wedge="iron",
        know_hows="sailing navigation wheel roads",
        cities=" ".join(own),
        temples=" ".join(own[:10]),
        purse=pay(60, 60, 60, 20),
        legions={own[0]: 9, own[1]: 7},
        galleys={"athen": 8, "pella": 8},
    )
    before = position("greeks", greeks=greeks)
    moving = play(before, Rondel("maneuver-1"))
    calls: list[Callable[[], list[Offer]]] = [
        lambda: offers.offer_temples(before, ""),
        lambda: offers.offer_arming(before, "1L athen, "),
        lambda: offers.offer_advances(before, ""),
        lambda: _offer_pay(
            before, "", "know-how", scripts.learn(["market", "currency"]), [ChipPrice(gold=17)]
        ),
        lambda: shared.offer_movers(moving, ""),
        lambda: shared.offer_origins(moving, ""),
        lambda: of_maneuver.offer_ways(moving, "", "8G", "athen"),
    ]
    for call in calls:
        assert _calls_of(call) < _MOST_CALLS


_MOST_CALLS: Final = 50_000
"""Four times the calls for the longest list."""


def _calls_of(call: Callable[[], list[Offer]]) -> int:
    calls = 0

    def count(_frame: FrameType, event: str, _argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    try:
        offered = call()
    finally:
        sys.setprofile(None)
    assert offered
    return calls
