"""What cities, temples and walls are worth, what becomes of them, and when a wedge's action is over."""

from bot.engine.duellum import Phase
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
    Trade,
    Wall,
)
from bot.engine.duellum.rules.conquest import city_strength
from bot.engine.duellum.rules.rondel import yields
from bot.engine.duellum.supply import walls_left
from bot.engine.duellum.update import evolve
from tests.engine.duellum.builders import (
    PUNIC,
    nation,
    of_type,
    pay,
    play,
    position,
    refused,
    turn,
)


def test_db3_a_temple_makes_three_of_one() -> None:
    plain = nation(cities="roma:gold", box=(4, 0), purse=pay(iron=8))
    rich = nation(cities="roma:gold", temples="roma", box=(4, 0), purse=pay(iron=8))
    for state, worth in ((plain, 1), (rich, 3)):
        assert yields(state, "gold") == worth
        assert city_strength(state, "roma") == worth
        here = turn("arming", state)
        assert {action.legions for action in of_type(here, "arm")} == set(range(1, worth + 1))
        full = play(here, Arm("roma", worth))
        assert refused(full, Arm("roma", 1), "arming-limit")["left"] == 0


def test_db1_db4_nothing_is_built_without_a_piece_left() -> None:
    romans = nation(cities="roma:gold genua:iron", walls="roma", purse=pay(9))
    here = turn("temple", romans)
    refused(here, Wall("genua"), "no-walls-left")
    spent = evolve(here, bank=here.bank._replace(temples=0))
    refused(spent, Temple("roma"), "no-temples-left")


def test_da1_dk6_dm7_counts_of_units_are_not_negative() -> None:
    rich = nation(cities="roma:gold", temples="roma", box=(4, 4), legions={"croton": 3}, purse=pay(9, 9, 9))
    refused(turn("arming", rich), Arm("roma", 2, -1), "no-units-named")
    refused(turn("know-how", rich), Recruit(2, -1), "no-units-named")
    there = turn("maneuver-1", rich, nation(cities="croton:gold tingis:iron"))
    refused(there, Conquer("croton", 2, -1), "wrong-strength")
    refused(there, Move("legion", 0, "croton", "neapolis"), "no-units-named")


def test_dk7_amounts_of_a_trade_are_not_negative() -> None:
    here = position(nation(purse=pay(4, 4, 4), know_hows="commercium"))
    refused(here, Trade(pay(4, -1), pay(gold=2)), "nothing-traded")
    refused(here, Trade(pay(3), pay(iron=3, gold=-1)), "nothing-traded")
    refused(here, Trade(pay(), pay()), "nothing-traded")


def test_db5_what_is_destroyed_can_be_built_again() -> None:
    punics = nation(cities="croton:gold tingis:iron", temples="croton", walls="croton", purse=pay(7))
    here = turn("maneuver-1", nation(cities="roma:gold", galleys={"croton": 4}), punics)
    assert here.bank.temples == 11
    after = play(here, Conquer("croton", 0, 4))
    assert after.bank.temples == 12
    assert (after.other.temples, after.other.walls, walls_left(after.other)) == (frozenset(), frozenset(), 1)
    again = play(after, EndTurn())
    while again.phase is Phase.CARDS:
        again = play(again, of_type(again, "take_card")[0])
    rebuilt = play(again, Rondel("temple"), Temple("tingis"), Wall("tingis"))
    assert rebuilt.current.temples == {"tingis"}
    assert rebuilt.current.walls == {"tingis"}
    assert rebuilt.bank.temples == 11


def test_df4_a_conquered_city_goes_on_producing_the_same() -> None:
    here = turn("maneuver-1", nation(legions={"croton": 1}), nation(cities="croton:marble tingis:iron"))
    after = play(here, Conquer("croton", 1))
    assert after.current.cities["croton"] == "marble"
    assert after.bank.tokens == here.bank.tokens


def test_dt3_founding_ends_the_action_of_the_wedge() -> None:
    rich = pay(9, 9, 9)
    moving = turn("maneuver-1", nation(cities="roma:gold", legions={"ancona": 2}, purse=rich))
    founded = play(moving, Found("ancona", "iron"))
    refused(founded, Move("legion", 1, "ancona", "roma"), "not-now")
    learning = turn("know-how", nation(cities="roma:gold", legions={"ancona": 1}, purse=rich))
    refused(play(learning, Found("ancona", "iron")), Learn("strata"), "not-now")
    assert play(learning, Learn("strata"), Found("ancona", "iron"), EndTurn()).mover == "carthaginians"


def test_de3_a_display_that_has_shrunk_stays_so_with_new_discards() -> None:
    lying = {"levy": 1, "omen": 1}
    held = [card.id for card in PUNIC.cards.values() for _ in range(card.copies - lying.get(card.id, 0))]
    romans = nation(wedge="marble", purse=pay(gold=7))
    short = position(romans, nation(cards=" ".join(held)), cards_due=1, display="levy omen")
    taken = play(short, TakeCard("levy"))
    assert taken.display == ("omen",)
    scholar = play(taken, PlayCard("levy", legions=1), Rondel("know-how"), Learn("strata"), EndTurn())
    assert (scholar.cards_due, scholar.discard) == (1, {"levy": 1})
    again = play(scholar, TakeCard("omen"))
    assert (again.display, again.discard) == (("levy",), {})
