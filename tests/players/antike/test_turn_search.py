"""The search of a turn: bounded, in the fewest steps, and with regard to the next turn."""

import pytest

from bot.boards import load_board
from bot.engine.antike import Phase, Position, Setup, Variant, apply, start
from bot.engine.antike.actions import Action, Answer, Conquer, EndTurn, Fight, Learn, Move, Rondel
from bot.engine.antike.setup import eligible_nations
from bot.players.antike.beam_search import Search
from bot.players.antike.evaluation import Evaluator
from bot.players.antike.policies import POLICIES, thoughts
from bot.players.antike.turn_search import Effort, best_single, think
from bot.players.win_search import SearchDepth
from tests.engine.builders import ALL_EIGHT, maneuver, nation, pay, people, play, position
from tests.players.dice import dice
from tests.players.turns import hard_turn
from tools.bench.engine import compiled

HOMES = "athen pella sparta dyrrhachion"
THRIFTY = Effort(width=1, budget=20, wedges=2, marches=0, ahead=0, leeway=0.0)
THOROUGH = Effort(width=3, budget=300, wedges=8, marches=6, ahead=3, leeway=0.0)


def crowded() -> Position:
    """Return a position with all units of three nations on the board; they can cross three borders."""

    def host(cities: str, **facts: int) -> object:
        half = {place: count // 2 for place, count in facts.items()}
        return nation(
            cities=cities,
            know_hows=ALL_EIGHT,
            purse=pay(9, 9, 9, 5),
            wedge="gold",
            legions=half,
            galleys=half,
        )

    return position(
        "greeks",
        greeks=host(HOMES, athen=10, pella=8, sparta=8, bycantium=8),  # type: ignore[arg-type]
        phoenicians=host("tyros paphos alexandria antiochia", tyros=10, alexandria=10, antiochia=14),  # type: ignore[arg-type]
        arabs=host("petra mecca saba", mecca=10, petra=10, berenice=14),  # type: ignore[arg-type]
    )


def line_of(here: Position, effort: Effort) -> list[Action]:
    return list(think(here, effort, dice()))


@pytest.mark.skipif(compiled(), reason="in a wheel nobody looks into a compiled class")
def test_a_crowded_board_is_thought_over_within_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bound counts evaluated positions, not seconds, so it does not depend on the machine."""
    weighed = 0
    value = Evaluator.value

    def counted(evaluator: Evaluator, position: Position) -> float:
        nonlocal weighed
        weighed += 1
        return value(evaluator, position)

    monkeypatch.setattr(Evaluator, "value", counted)
    assert line_of(crowded(), THOROUGH)
    assert 500 < weighed < 9_000


def test_every_effort_plays_a_legal_line() -> None:
    here = crowded()
    for action in line_of(here, THRIFTY):
        assert here.awaited == "greeks"
        here, _ = apply(here, action)
    assert here.mover != "greeks" or here.demand is not None


def test_a_turn_under_way_is_gone_on_with() -> None:
    mine = nation(wedge="marble", purse=pay(gold=7), cities=HOMES)
    here = play(position("greeks", greeks=mine), Rondel("know-how"))
    line = line_of(here, THOROUGH)
    assert isinstance(line[0], Learn)
    assert isinstance(line[-1], EndTurn)


def test_the_turn_after_is_thought_of() -> None:
    """The purse is 2 short of the scholar that wins; after the turn it has the 7 that it costs."""
    won = people(king=1, scholar=6, citizen=1)
    mine = nation(
        wedge="maneuver-2",
        purse=pay(gold=5),
        personages=won,
        cities="dyrrhachion athen sparta pella",
    )
    here = position("greeks", greeks=mine)
    line, after = hard_turn(here)
    assert isinstance(line[0], Rondel)
    funds = after.nations["greeks"].purse
    assert funds.gold + funds.coins >= 7


def test_no_step_without_a_use() -> None:
    """A maneuver uses the fewest steps, so no unit goes out and comes back."""
    mine = nation(wedge="gold", cities=HOMES, know_hows="wheel roads", legions={"athen": 2, "pella": 2})
    here = play(position("greeks", greeks=mine), Rondel("maneuver-1"))
    steps = [(each.origin, each.target) for each in line_of(here, THOROUGH) if isinstance(each, Move)]
    assert not {(target, origin) for origin, target in steps} & set(steps)


def test_an_answer_is_the_one_that_leaves_more() -> None:
    raider = nation(cities=HOMES, know_hows="sailing", galleys={"athen": 2})
    owner = nation(cities="knossos tyros paphos", galleys={"knossos": 1}, temples="tyros")
    here = play(maneuver(greeks=raider, phoenicians=owner), Move("galley", 1, "athen", "knossos"))
    assert here.phase is Phase.ANSWER
    evaluator = Evaluator(here, "phoenicians")
    worth = {fight: evaluator.value(play(here, Answer("phoenicians", fight))) for fight in (True, False)}
    assert best_single(here) == Answer("phoenicians", worth[True] > worth[False])


def test_cities_are_taken_after_all_have_moved() -> None:
    """After the first conquest no unit may move (M7), so the marches come first."""
    mine = nation(wedge="gold", cities=HOMES, know_hows="sailing", galleys={"athen": 4, "sparta": 4})
    theirs = nation(cities="knossos ephesos tyros paphos", temples="knossos ephesos")
    line, _ = hard_turn(position("greeks", greeks=mine, phoenicians=theirs))
    kinds = [type(action) for action in line if isinstance(action, Move | Conquer)]
    assert kinds.count(Conquer) == 2
    assert kinds == sorted(kinds, key=lambda kind: kind is Conquer)


@pytest.mark.parametrize("board_id", ["east", "west"])
def test_start_cities_of_gold_come_first_and_differ(board_id: str) -> None:
    """Of 220 games with start cities drawn by lot, three marble cities won a quarter (X4, S10)."""
    board, variant = load_board(board_id), Variant(2, two_players="doubled")
    here = start(Setup(board, variant, eligible_nations(board, variant)[:2]))
    picked = set[frozenset[str]]()
    for number in range(8):
        after, chance = here, dice(f"picks {number}")
        while after.phase is Phase.PICK:
            (pick,) = thoughts(after, POLICIES["hard"], chance)
            after, _ = apply(after, pick)
        picked |= {nation.cities for nation in after.nations.values()}
    assert {len(cities & board.yielding("gold")) for cities in picked} == {2}
    assert len(picked) > 8


@pytest.mark.parametrize("pairs", [True, False])
def test_a_player_does_not_fight_its_other_nation(pairs: bool) -> None:
    """With S9 the Greeks and the Arabs belong to one player; a founding in Knossos would win."""
    mine = nation(
        wedge="gold", cities=HOMES, galleys={"athen": 1}, purse=pay(1, 1, 1), personages=people(scholar=8)
    )
    theirs = nation(cities="saba petra mecca", galleys={"knossos": 1})
    settings = {"two_players": "four-nations"} if pairs else {}
    before = position("greeks", settings=settings, greeks=mine, arabs=theirs)
    moved = Move("galley", 1, "athen", "knossos")
    asked = play(before, Rondel("maneuver-1"), moved)
    assert best_single(asked, look=SearchDepth.KILLER) == Answer("arabs", fight=not pairs)
    search = Search(Evaluator(before, "greeks"), "greeks", 1, 99)
    after = search.after(play(before, Rondel("maneuver-1")), moved)
    assert after.current.count("galley", "knossos") == pairs
    listed = search.candidates(play(asked, Answer("arabs", fight=False)), ())
    assert (Fight("knossos", "galley", "arabs") in listed) == (not pairs)
