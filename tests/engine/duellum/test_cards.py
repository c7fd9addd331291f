"""Every card, when it may be played and when it would change nothing (DE3-DE10)."""

from random import Random

import pytest

from bot.engine.duellum import Phase, ruleset
from bot.engine.duellum.actions import (
    Arm,
    Conquer,
    EndTurn,
    Found,
    Learn,
    Move,
    PlayCard,
    Recruit,
    Rondel,
    TakeCard,
    Temple,
)
from bot.engine.duellum.events import (
    CardsDue,
    CardsLapsed,
    CardTaken,
    Conquered,
    Fought,
    UnitRemoved,
    WallDestroyed,
)
from bot.engine.duellum.position import Units
from bot.engine.duellum.rules.building import temple_price
from bot.engine.duellum.rules.know_how import price as know_how_price
from bot.engine.duellum.supply import pile, walls_left
from bot.engine.payment import ChipPrice
from tests.engine.duellum.builders import (
    PUNIC,
    armed,
    ended,
    events,
    nation,
    of_type,
    opening,
    pay,
    play,
    position,
    refused,
    turn,
)

ALL = {card.id: card.copies for card in PUNIC.cards.values()}


def test_de7_earthquake_destroys_a_wall_of_either_nation() -> None:
    here = position(
        nation(cities="roma:gold", walls="roma", cards="earthquake earthquake"),
        nation(cities="carthago:gold", walls="carthago"),
    )
    assert {action.province for action in of_type(here, "play_card")} == {"roma", "carthago"}
    assert WallDestroyed("carthaginians", "carthago") in events(here, PlayCard("earthquake", "carthago"))
    after = play(here, PlayCard("earthquake", "carthago"))
    assert after.other.walls == frozenset()
    assert walls_left(after.other) == 1
    assert (after.current.cards, after.discard) == ({"earthquake": 1}, {"earthquake": 1})
    bare = play(after, PlayCard("earthquake", "roma"))
    assert bare.discard == {"earthquake": 2}
    refused(position(nation(cards="earthquake")), PlayCard("earthquake", "roma"), "no-effect")
    refused(here, PlayCard("earthquake", "genua"), "card-choice")


def test_de7_granary_gives_two_chips_of_choice() -> None:
    here = position(nation(cards="granary"))
    assert len(of_type(here, "play_card")) == 6
    assert play(here, PlayCard("granary", take=pay(marble=1, gold=1))).current.purse == pay(1, 0, 1)
    for wrong in (pay(marble=1), pay(marble=3), pay(coins=2), None):
        refused(here, PlayCard("granary", take=wrong), "card-choice")


@pytest.mark.parametrize(("left", "gained"), [(5, 2), (2, 2), (1, 1)])
def test_de7_treasury_gives_the_coins_that_the_bank_has(left: int, gained: int) -> None:
    here = position(nation(cards="treasury"), nation(purse=pay(coins=24 - left)))
    after = play(here, PlayCard("treasury"))
    assert (after.current.purse.coins, after.bank.coins) == (gained, left - gained)


def test_de7_treasury_without_a_coin_is_impossible() -> None:
    here = position(nation(cards="treasury"), nation(purse=pay(coins=24)))
    refused(here, PlayCard("treasury"), "no-effect")
    assert of_type(here, "play_card") == []


def test_de7_da3_levy_fills_the_box_but_not_for_this_turn() -> None:
    here = turn("arming", nation(cities="roma:gold", cards="levy", purse=pay(iron=9)))
    named = [(action.legions, action.galleys) for action in of_type(here, "play_card")]
    assert named == [(0, 1), (0, 2), (1, 0), (1, 1), (2, 0)]
    after = play(here, PlayCard("levy", legions=1, galleys=1))
    assert after.current.box == Units(1, 1)
    refused(after, Arm("roma", 1), "not-in-box")
    refused(here, PlayCard("levy", legions=2, galleys=1), "card-choice")
    refused(here, PlayCard("levy", legions=0, galleys=0), "card-choice")


def test_de7_levy_without_a_supply_is_impossible() -> None:
    here = position(nation(box=(12, 12), cards="levy"))
    refused(here, PlayCard("levy", legions=1), "no-effect")


def test_de7_allies_set_up_a_unit_before_the_stone_moves() -> None:
    romans = nation(cities="roma:gold cremona:iron", box=(1, 1), cards="allies", purse=pay(iron=9))
    here = position(romans, nation(legions={"roma": 1}), to_move="romans")
    ways = {(action.province, action.unit) for action in of_type(here, "play_card")}
    assert ways == {("roma", "legion"), ("roma", "galley"), ("cremona", "legion")}
    assert Fought("romans", "carthaginians", "roma", "legion", 1) in events(
        here, PlayCard("allies", "roma", "legion")
    )
    after = play(here, PlayCard("allies", "roma", "galley"))
    assert (after.current.galleys, after.current.box) == (armed(roma=1), Units(1, 0))
    there = play(position(romans, None), PlayCard("allies", "cremona", "legion"))
    assert there.turn.armed == {}, "it does not count for DA2"
    moved = play(here, Rondel("temple"))
    refused(moved, PlayCard("allies", "roma", "legion"), "card-not-now")
    refused(position(nation(cards="allies")), PlayCard("allies", "aquileia", "legion"), "no-effect")


def test_de7_architects_save_marble_and_coins_stay() -> None:
    romans = nation(
        cities="roma:gold neapolis:iron", temples="roma", cards="architect architect", purse=pay(4, coins=1)
    )
    here = turn("temple", romans)
    once = play(here, PlayCard("architect"))
    assert temple_price(once, "neapolis") == ChipPrice(marble=4, coins=1)
    twice = play(once, PlayCard("architect"))
    assert temple_price(twice, "neapolis") == ChipPrice(marble=2, coins=1)
    built = play(twice, Temple("neapolis"))
    assert built.current.purse == pay(2)
    assert built.turn.temple_discount == 0, "for the next temple alone"
    refused(turn("marble", romans), PlayCard("architect"), "card-not-now")
    refused(
        play(
            turn("temple", nation(cards="architect", legions={"genua": 1}, purse=pay(9, 9, 9))),
            Found("genua", "gold"),
        ),
        PlayCard("architect"),
        "card-not-now",
    )


def test_de7_philosopher_saves_gold_for_the_next_know_how() -> None:
    here = play(turn("know-how", nation(cards="philosopher", purse=pay(gold=20))), PlayCard("philosopher"))
    assert know_how_price(here, "strata") == ChipPrice(gold=PUNIC.prices["strata"].first - 2)
    assert know_how_price(play(here, Learn("strata")), "commercium").gold == PUNIC.prices["commercium"].first
    assert ended(here).turn.know_how_discount == 0, "what is not used is lost"


@pytest.mark.parametrize(("card", "unit"), [("forced_march", "legion"), ("fair_wind", "galley")])
def test_de7_units_cross_one_border_more(card: str, unit: str) -> None:
    kind = "legions" if unit == "legion" else "galleys"
    romans = nation(cards=card, cities="roma:gold", **{kind: {"roma": 2}})  # type: ignore[arg-type]
    here = turn("maneuver-1", romans)
    target = next(action.target for action in of_type(here, "move"))
    spent = play(here, Move(unit, 1, "roma", target))  # type: ignore[arg-type]
    again = play(spent, PlayCard(card))
    assert sorted(getattr(again.current, kind).items()) == sorted({"roma": (0, 0, 1), target: (0, 1)}.items())
    refused(turn("maneuver-1", nation(cards=card)), PlayCard(card), "no-effect")
    refused(position(nation(cards=card, legions={"roma": 1})), PlayCard(card), "card-not-now")


@pytest.mark.parametrize(("card", "unit"), [("storm", "galley"), ("plague", "legion")])
def test_de7_a_hostile_unit_returns_to_its_box(card: str, unit: str) -> None:
    kind = "legions" if unit == "legion" else "galleys"
    here = position(nation(cards=card), nation(**{kind: {"carthago": 2, "siga": 1}}))  # type: ignore[arg-type]
    assert [action.province for action in of_type(here, "play_card")] == ["carthago", "siga"]
    assert UnitRemoved("carthaginians", "siga", unit) in events(here, PlayCard(card, "siga"))  # type: ignore[arg-type]
    after = play(here, PlayCard(card, "carthago"))
    assert getattr(after.other, kind) == armed(carthago=1, siga=1)
    assert sum(after.other.box) == 1
    refused(position(nation(cards=card)), PlayCard(card, "carthago"), "no-effect")


def test_de7_masons_build_without_paying() -> None:
    here = position(nation(cities="roma:gold", cards="masons"))
    after = play(here, PlayCard("masons", "roma"))
    assert after.current.walls == frozenset({"roma"})
    assert after.current.purse == pay()
    full = position(nation(cities="roma:gold genua:gold", walls="roma", cards="masons"))
    refused(full, PlayCard("masons", "genua"), "no-effect")


def test_de7_omen_makes_the_way_free_once() -> None:
    here = position(nation(wedge="iron", cards="omen"))
    after = play(here, PlayCard("omen"), Rondel("iron"))
    assert after.current.wedge == "iron"
    refused(position(nation(wedge=None, cards="omen")), PlayCard("omen"), "no-effect")
    refused(after, PlayCard("omen"), "not-in-hand")
    refused(play(here, Rondel("gold")), PlayCard("omen"), "card-not-now")


def test_de7_settlers_found_beside_an_own_city_without_a_unit() -> None:
    romans = nation(cities="roma:gold", cards="settlers", purse=pay(3, 3, 3), legions={"massilia": 1})
    here = turn("iron", romans, nation(legions={"neapolis": 1}))
    assert {action.province for action in of_type(here, "found")} == {"massilia"}
    with_card = play(here, PlayCard("settlers"))
    places = {action.province for action in of_type(with_card, "found")}
    assert places == {"massilia", *(PUNIC.neighbours("roma") & PUNIC.sites)} - {"neapolis"}
    own = play(with_card, Found("massilia", "iron"))
    assert own.turn.settlers == 1, "not used up where a unit stands"
    place = min(places - {"massilia"})
    used = play(own, Found(place, "marble"))
    assert used.turn.settlers == 0
    assert of_type(used, "found") == []
    refused(with_card, Found("neapolis", "iron"), "no-unit-there")


def test_de8_a_fortress_is_never_played_by_hand() -> None:
    here = position(nation(cards="fortress"))
    refused(here, PlayCard("fortress"), "plays-itself")
    assert of_type(here, "play_card") == []


def test_de3_a_card_taken_is_replaced_at_once() -> None:
    here = position(cards_due=2, draws="levy omen storm academy")
    told = events(here, TakeCard("omen"))
    assert told == (CardTaken("romans", "omen", "academy", False),)
    after = play(here, TakeCard("omen"))
    assert after.display == ("academy", "levy", "storm")
    assert (after.cards_due, after.phase) == (1, Phase.CARDS)
    refused(after, PlayCard("omen"), "not-now")
    assert play(after, TakeCard("levy"), PlayCard("omen")).discard == {"omen": 1}


def _almost_all(but: dict[str, int]) -> dict[str, int]:
    """Return the counts of all cards without those of `but`, as discards."""
    left = {card: count - but.get(card, 0) for card, count in ALL.items()}
    return {card: count for card, count in left.items() if count}


def test_de3_the_discards_become_the_pile() -> None:
    discard = _almost_all({"levy": 1, "omen": 1, "storm": 1})
    here = position(cards_due=1, display="levy omen storm", discard=discard)
    assert sum(pile(here).values()) == 0
    after = play(here, TakeCard("levy"))
    assert after.discard == {}
    assert sum(pile(after).values()) == 21
    assert len(after.display) == 3


def test_de3_de4_without_any_card_left_the_rest_lapses() -> None:
    hand = _almost_all({"levy": 1})
    held = " ".join(card for card, count in hand.items() for _ in range(count))
    here = position(nation(), nation(cards=held), cards_due=2, display="levy")
    told = events(here, TakeCard("levy"))
    assert told[-1] == CardsLapsed("romans", 1)
    after = play(here, TakeCard("levy"))
    assert (after.display, after.phase, after.cards_due) == ((), Phase.RONDEL, 0)


@pytest.mark.parametrize(("display", "count"), [("levy", [1]), ("", [])])
def test_de4_no_more_cards_are_announced_than_there_are(display: str, count: list[int]) -> None:
    held = " ".join(
        card for card, of in _almost_all(dict.fromkeys(display.split(), 1)).items() for _ in range(of)
    )
    romans = nation(cities="roma:gold", legions={"croton": 3}, cards=held)
    punics = nation(cities="croton:gold tingis:iron", temples="croton")
    here = turn("maneuver-1", romans, punics, display=display)
    told = events(here, Conquer("croton", 3), EndTurn())
    assert [event.count for event in told if isinstance(event, CardsDue)] == count


def test_de4_nothing_lapses_if_the_last_card_due_empties_the_display() -> None:
    held = " ".join(card for card, count in _almost_all({"levy": 1}).items() for _ in range(count))
    here = position(nation(), nation(cards=held), cards_due=1, display="levy")
    assert [type(each) for each in events(here, TakeCard("levy"))] == [CardTaken]


def test_de7_levy_recruits_what_is_named_and_nothing_of_what_is_not() -> None:
    here = position(nation(cards="levy"))
    assert play(here, PlayCard("levy", galleys=2)).current.box == (0, 2)
    assert play(here, PlayCard("levy", legions=1)).current.box == (1, 0)


def test_a_card_that_does_not_exist_is_refused() -> None:
    refused(position(nation(cards="levy")), PlayCard("hero"), "no-such-card")


def test_dm8_losses_are_cities_taken_by_somebody_else() -> None:
    here = turn("maneuver-1", nation(legions={"croton": 1}), nation(cities="croton:gold tingis:iron"))
    told = events(here, Conquer("croton", 1))
    assert ruleset.losses(told, ["carthaginians"]) == told
    assert ruleset.losses(told, ["romans"]) == ruleset.losses(told, here.setup.nations) == ()
    back = Conquered("carthaginians", "romans", "croton", 1, 0, 0, 0, False, False, None)
    assert ruleset.losses([*told, back], ["carthaginians"]) == (), "a computer player may take it back"
    assert ruleset.losses([*told, back, *told], ["carthaginians"]) == told


def test_de4_all_cards_lapse_if_none_is_on_display_when_the_turn_begins() -> None:
    held = " ".join(card for card, count in _almost_all({}).items() for _ in range(count))
    here = position(nation(), nation(cards=held), cards_due=2, display="")
    assert (here.phase, here.cards_due) == (Phase.RONDEL, 0)


def test_de5_any_number_of_cards_in_any_order() -> None:
    here = position(nation(cards="granary treasury burglary"), nation(purse=pay(coins=4)))
    after = play(here, PlayCard("treasury"), PlayCard("burglary"), PlayCard("granary", take=pay(iron=2)))
    assert after.current.purse == pay(iron=2, coins=2)
    assert play(after, Rondel("maneuver-1"), EndTurn()).mover == "carthaginians"


def test_de5_cards_of_the_turn_between_conquests() -> None:
    romans = nation(legions={"croton": 1, "neapolis": 2}, cards="plague")
    here = turn("maneuver-1", romans, nation(cities="croton:gold neapolis:gold tingis:iron"))
    one = play(here, Conquer("croton", 1))
    refused(one, PlayCard("plague", "neapolis"), "no-effect")
    assert play(one, Conquer("neapolis", 1)).other.cities == {"tingis": "iron"}


def test_de9_chance_is_asked_for_where_a_card_comes_off_the_pile() -> None:
    here = ended(turn("iron", nation(galleys=dict.fromkeys(list(PUNIC.symbols)[:4], 1))))
    assert here.cards_due == 1
    card = here.display[0]
    chosen = {
        ruleset.with_draw(here, TakeCard(card), Random(seed).randrange).drawn  # type: ignore[union-attr]
        for seed in range(200)
    }
    assert chosen == {kind for kind, count in pile(here).items() if count}
    given = TakeCard(card, "omen")
    assert ruleset.with_draw(here, given, Random(1).randrange) == given
    gone = next((kind for kind, count in pile(here).items() if not count), None)
    assert gone is None or refused(here, TakeCard(card, gone), "not-in-pile")


def test_de10_after_an_undo_the_same_cards_come_again() -> None:
    here = position(cards_due=1, display="levy omen storm")
    undone = (TakeCard("levy", "granary"), TakeCard("omen", "academy"))
    again = ruleset.with_draw(here, TakeCard("storm"), Random(1).randrange, undone)
    assert again == TakeCard("storm", "granary")
    used = position(nation(cards="granary granary"), cards_due=1, display="levy omen storm")
    assert ruleset.with_draw(used, TakeCard("storm"), Random(1).randrange, undone) == TakeCard(
        "storm", "academy"
    )
    assert [ruleset.draw_of(each) for each in (again, TakeCard("storm"), EndTurn())] == [
        "granary",
        None,
        None,
    ]
    assert ruleset.needs_consent(TakeCard("levy"))
    assert ruleset.needs_consent(EndTurn())
    assert not ruleset.needs_consent(Recruit(1))


def test_ds7_the_first_three_cards_are_drawn_by_lot() -> None:
    kept = ruleset.with_first_draws(PUNIC, {"nations": 2}, Random(3).randrange)
    assert len(kept["draws"]) == 3
    assert opening(draws=" ".join(kept["draws"])).display == tuple(sorted(kept["draws"]))
