"""The search for a win in the current turn: compared with an exhaustive one, and as it is used."""

import os
from random import Random
from typing import Any

import pytest

from bot.engine.antike import Position, ruleset
from bot.engine.antike.actions import Learn, Temple
from bot.engine.duellum import Position as DuellumPosition
from bot.engine.duellum import ruleset as duellum
from bot.engine.duellum.actions import PlayCard, TakeCard
from bot.engine.duellum.terms import KNOW_HOWS as FIVE
from bot.engine.purse import Purse
from bot.engine.terms import CHIPS, WEDGES, Nation
from bot.players.antike.win_search import Wins, next_turns
from bot.players.duellum.win_search import Wins as DuellumWins
from bot.players.geography import spread
from bot.players.win_search import OWN_TURN, ThreatDetector, WinSearch
from tests.engine.builders import ALL_EIGHT, EAST, nation, pay, people, position
from tests.engine.duellum import builders as punic
from tests.engine.duellum.builders import PUNIC
from tests.players.dice import dice
from tests.players.exhaustive import Exhaustive, TooMuchError
from tests.players.turns import hard_turn

pytestmark = pytest.mark.slow

HOMES = "athen pella sparta"
COUNT = 400 if os.environ.get("ANTIKE_LONG") else 30
MOST = 20_000 if os.environ.get("ANTIKE_LONG") else 1_000
"""Maximum positions of an exhaustive search; cases that need more are left out."""


def few(chance: Random, places: list[str], most: int) -> dict[str, int]:
    """Return 1 or 2 units in each of at most `most` of the places, chosen at random."""
    return {place: chance.randint(1, 2) for place in chance.sample(places, chance.randint(0, most))}


def purse(chance: Random) -> Purse:
    marble, iron, gold = [chance.choice((0, 0, 1, 2, 5, 7)) for _ in range(3)]
    return pay(marble, iron, gold, chance.choice((0, 0, 1, 3)))


def antike_position(chance: Random) -> Position:
    """Return a random position: Greeks who lack one or two personages, and a weak neighbour."""
    ports = [place for place in EAST.provinces if EAST.carries("galley", place)]
    near = chance.sample(ports, 12)
    mine = near[: chance.choice((3, 4))]
    rest = [place for place in near if place not in mine]
    theirs = rest[:3]
    known = chance.sample(["wheel", "sailing", "market", "monarchy"], chance.choice((0, 1, 2, 4)))
    greeks = nation(
        wedge=chance.choice(WEDGES),
        purse=purse(chance),
        know_hows=" ".join(known),
        cities=" ".join(mine),
        temples=" ".join(mine[:2]),
        galleys=few(chance, near[:8], 3),
        legions=few(chance, [place for place in near if EAST.carries("legion", place)], 1),
        personages=people(scholar=4, general=chance.choice((5, 5, 4))),
    )
    others = nation(
        cities=" ".join(theirs), temples=chance.choice(("", theirs[0])), galleys=few(chance, near, 2)
    )
    return position("greeks", greeks=greeks, phoenicians=others, goal=10)


def duellum_position(chance: Random) -> DuellumPosition:
    """Return a random position: Romans who lack one or two personages, with one card or none."""
    near = chance.sample(sorted(PUNIC.sites), 12)
    mine, theirs = near[: chance.choice((3, 4))], near[4:7]
    seas = [place for place in PUNIC.provinces if PUNIC.carries("galley", place)]
    lands = [place for place in PUNIC.provinces if PUNIC.carries("legion", place)]
    cards = chance.sample(
        [
            "granary",
            "allies",
            "architect",
            "philosopher",
            "fair_wind",
            "storm",
            "omen",
            "settlers",
            "earthquake",
        ],
        chance.choice((0, 1)),
    )
    romans = punic.nation(
        wedge=chance.choice(WEDGES),
        purse=purse(chance),
        know_hows=" ".join(chance.sample(FIVE, chance.choice((0, 1, 2)))).replace("commercium", ""),
        cities=" ".join(f"{city}:{chance.choice(CHIPS)}" for city in mine),
        temples=" ".join(mine[:2]),
        galleys=few(chance, seas, 2),
        legions=few(chance, lands, 1),
        box=(1, 1),
        cards=" ".join(cards),
        scholar=4,
        general=chance.choice((4, 4, 3)),
    )
    rival = punic.nation(
        cities=" ".join(f"{city}:iron" for city in theirs),
        temples=chance.choice(("", theirs[0])),
        walls=theirs[1],
    )
    return punic.position(romans, rival, goal=9)


def agree(search: WinSearch, here: Any, rules: Any) -> bool | None:
    """Return whether the turn can be won, by both searches; None if the exhaustive one takes too long."""
    line = search.line(here)
    if line is not None:
        mover, after = here.mover, here
        for action in line:
            after, _ = rules.apply(after, action)
        assert after.winner == mover or after.awaited != mover
        return True
    try:
        won = Exhaustive(rules, MOST).wins(here)
    except TooMuchError:
        return None
    assert search.exhausted or not won
    return won


@pytest.mark.parametrize("name", ["antike", "duellum"])
def test_it_agrees_with_trying_everything(name: str) -> None:
    found = []
    for seed in range(COUNT):
        chance = dice(f"{name}/{seed}")
        if name == "antike":
            here = antike_position(chance)
            found.append(agree(Wins(here, 20_000), here, ruleset))
        else:
            there = duellum_position(chance)
            found.append(agree(DuellumWins(there, 20_000), there, duellum))
    assert found.count(True) >= COUNT // 20
    assert found.count(False) >= COUNT // 20


def test_it_finds_what_a_trade_pays_for() -> None:
    """Two iron are traded for the marble that the third temple lacks (T4)."""
    mine = nation(
        wedge="iron",
        know_hows=ALL_EIGHT,
        purse=pay(marble=4, iron=2),
        cities="athen pella sparta",
        temples="athen pella",
        personages=people(scholar=6, general=2),
    )
    here = position("greeks", greeks=mine)
    line = Wins(here, OWN_TURN).line(here)
    assert line is not None
    assert [action.type for action in line] == ["rondel", "trade", "temple", "end_turn"]


def test_v2_it_sets_up_a_galley_in_the_seventh_sea() -> None:
    seas = dict.fromkeys(["sparta", "knossos", "messana", "cyrene", "leptis_magna", "alexandria"], 1)
    mine = nation(
        wedge="maneuver-1",
        purse=pay(iron=1),
        cities="athen pella",
        galleys=seas,
        personages=people(scholar=6, general=2),
    )
    here = position("greeks", greeks=mine)
    line = Wins(here, OWN_TURN).line(here)
    assert line is not None
    assert [action.type for action in line] == ["rondel", "arm", "end_turn"]


def test_m4_it_fights_with_a_galley_that_arrives_spent_before_it_conquers() -> None:
    """Knossos takes 4 units, or 3 after the fight; the fourth galley, from Messana, cannot conquer."""
    mine = nation(
        wedge="iron",
        know_hows="sailing",
        cities="athen pella",
        galleys={"athen": 2, "sparta": 1, "messana": 1},
        personages=people(scholar=6, general=2),
    )
    for galleys in (1, 2):
        theirs = nation(cities="knossos susa", temples="knossos", galleys={"knossos": galleys})
        here = position("greeks", greeks=mine, persians=theirs)
        assert (Wins(here, OWN_TURN).line(here) is not None) == (galleys == 1)


def test_it_pays_the_way_with_what_it_does_not_need() -> None:
    """By default the way is paid with marble, of which there is most, and then the temple is unaffordable."""
    mine = nation(
        wedge="gold",
        purse=pay(marble=5, gold=4, iron=1),
        cities="athen pella sparta",
        temples="athen pella",
        personages=people(scholar=6, general=2),
    )
    here = position("greeks", greeks=mine)
    dear = [wedge for wedge in WEDGES if wedge == "temple"]
    line = Wins(here, OWN_TURN).line(here)
    assert line is not None
    assert line[0].wedge in dear
    assert any(isinstance(action, Temple) for action in line)


def test_it_marches_nowhere_on_the_way() -> None:
    mine = nation(
        wedge="temple",
        purse=pay(2, 2, 2),
        cities=HOMES,
        galleys={"knossos": 1, "ephesos": 1, "cyrene": 2},
        personages=people(scholar=7, citizen=1),
    )
    here = position("greeks", greeks=mine)
    line = Wins(here, OWN_TURN).line(here)
    assert line is not None
    assert [action.type for action in line] == ["rondel", "found", "found", "end_turn"]


def test_what_another_may_fight_off_is_no_win() -> None:
    """The only galley for the seventh sea has to pass a foreign one, which would sink it (M5)."""
    seas = {"athen": 1, "sparta": 1, "knossos": 1, "ephesos": 1, "pella": 1, "attalia": 2}
    mine = nation(wedge="gold", cities=HOMES, galleys=seas, personages=people(scholar=7, citizen=1))
    free = position("greeks", greeks=mine)
    assert Wins(free, OWN_TURN).line(free)
    others = sorted(EAST.ways("galley", "attalia"))
    guards = {place: 1 for place in [*others, *EAST.provinces] if EAST.carries("galley", place)}
    guards = {place: 1 for place in guards if place not in seas}
    watched = position("greeks", greeks=mine, phoenicians=nation(galleys=dict(list(guards.items())[:17])))
    held = Wins(watched, 20_000)
    reached = {place for sea in seas for place in EAST.ways("galley", sea)} - seas.keys()
    assert reached <= guards.keys()
    assert held.line(watched) is None or not reached <= watched.nations["phoenicians"].galleys.keys()


def test_of_cards_due_the_one_that_wins_is_taken() -> None:
    mine = punic.nation(
        wedge="iron",
        purse=punic.pay(marble=4, coins=1),
        cities="roma:gold ancona:iron genua:marble",
        temples="roma ancona",
        scholar=4,
        general=4,
    )
    here = punic.position(mine, cards_due=1, display="storm architect omen")
    line = DuellumWins(here, OWN_TURN).line(here)
    assert line is not None
    assert line[0] == TakeCard("architect")
    assert PlayCard("architect") in line


def test_units_are_spread_as_far_as_they_reach() -> None:
    assert spread([]) == 0
    assert spread([("a", 3)]) == 1
    assert spread([("ab", 1), ("a", 1)]) == 2
    assert spread([("ab", 1), ("a", 1), ("b", 4)]) == 2
    assert spread([("abc", 2), ("a", 1), ("ad", 1), ("d", 1)]) == 4


def won_by(here: Position, me: Nation) -> bool:
    found = ThreatDetector(me, next_turns, Wins, killer=False).lost(here)
    killer = ThreatDetector(me, next_turns, Wins, killer=True)
    assert [killer.lost(here), killer.lost(here)] == [found, found]
    return found


def test_a_turn_after_which_somebody_wins_is_lost() -> None:
    rival = nation(wedge="marble", purse=pay(gold=10), personages=people(scholar=7, king=1))
    here = position("phoenicians", phoenicians=rival)
    assert won_by(here, "greeks")
    assert not won_by(here, "phoenicians")


def test_everybody_else_is_looked_at_as_if_nobody_came_between() -> None:
    rival = nation(wedge="marble", purse=pay(gold=9), personages=people(scholar=7, king=1))
    here = position("persians", phoenicians=rival)
    assert here.setup.turn_order[0] == "phoenicians"
    assert won_by(here, "greeks"), "the coin of the next round is the tenth chip"


def test_hard_stops_who_would_win_next() -> None:
    """The last NEW know-how wins for the Phoenicians; the Greeks take it, though they could build temples."""
    known = ALL_EIGHT.removesuffix(" democracy")
    rival = nation(
        wedge="marble", know_hows="monarchy", purse=pay(gold=10), personages=people(scholar=7, king=1)
    )
    mine = nation(wedge="marble", know_hows="monarchy", purse=pay(marble=15, gold=10), cities=HOMES)
    here = position("greeks", greeks=mine, phoenicians=rival, persians=nation(know_hows=known))
    line, _ = hard_turn(here)
    assert Learn("democracy") in line


def test_a_players_other_nation_need_not_be_stopped() -> None:
    """With S9 the Greeks and the Arabs belong to one player."""
    near = nation(wedge="marble", purse=pay(gold=10), personages=people(scholar=7, king=1))
    here = position("arabs", settings={"two_players": "four-nations"}, arabs=near)
    assert won_by(here, "phoenicians")
    assert not won_by(here, "greeks")
