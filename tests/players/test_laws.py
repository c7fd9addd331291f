"""In every position a computer player has a legal line of play."""

import pytest

from bot.boards import load_board
from bot.engine.antike import Phase, Position, Setup, Variant, apply, legal, start
from bot.engine.antike.actions import Action
from bot.engine.antike.setup import eligible_nations
from bot.model.seats import LEVELS
from bot.players.antike.policies import POLICIES, thoughts
from tests.engine.builders import ALL_EIGHT, nation, pay, people, position
from tests.players.dice import dice

pytestmark = pytest.mark.slow

VARIANTS = {
    "three": Variant(3),
    "four": Variant(4),
    "five": Variant(5),
    "six": Variant(6),
    "expert": Variant(4, expert=True),
    "military": Variant(5, military=True),
    "one-city": Variant(4, one_city=True),
    "pairs": Variant(4, two_players="four-nations"),
    "doubled": Variant(2, two_players="doubled"),
    "short": Variant(3, goal=2),
}


def beginning(board_id: str, variant: Variant) -> Position:
    board = load_board(board_id)
    return start(Setup(board, variant, eligible_nations(board, variant)[: variant.nations]))


def played(here: Position, line: list[Action]) -> Position:
    for action in line:
        here, _ = apply(here, action)
    return here


@pytest.mark.parametrize("board_id", ["east", "west"])
@pytest.mark.parametrize("name", VARIANTS)
def test_every_policy_has_a_line_wherever_a_random_game_leads(board_id: str, name: str) -> None:
    chance = dice(f"{board_id}/{name}")
    here = beginning(board_id, VARIANTS[name])
    policies = [policy for policy in POLICIES if not policy.startswith("hard")]
    for step in range(240):
        if here.outcome is not None:
            break
        if step % 12 == 0:
            policy = policies[step // 12 % len(policies)]
            line = thoughts(here, POLICIES[policy], chance)
            assert line
            played(here, list(line))
        here, _ = apply(here, chance.choice(legal(here)))


@pytest.mark.parametrize("name", ["six", "one-city", "doubled"])
def test_games_among_levels_stay_legal_and_end_their_turns(name: str) -> None:
    here, chance = beginning("west", VARIANTS[name]), dice(name)
    for _ in range(60):
        policy = LEVELS[list(here.setup.turn_order).index(here.mover) % 2]
        awaited = here.awaited
        line = list(thoughts(here, POLICIES[policy], chance))
        after = played(here, line)
        assert after.awaited != awaited or len(line) == 1 or after.demand is not None
        here = after
    assert here.round >= 2


def test_a_line_stops_where_somebody_is_asked() -> None:
    mine = nation(cities="athen sparta pella", galleys={"athen": 6}, wedge="iron")
    theirs = nation(cities="tyros paphos alexandria", temples="paphos", galleys={"knossos": 1})
    here = position("greeks", greeks=mine, phoenicians=theirs)
    seen = 0
    for _ in range(8):
        line = thoughts(here, POLICIES["hard"], dice())
        for index, action in enumerate(line):
            here, _ = apply(here, action)
            if here.demand is not None:
                seen += 1
                assert index == len(line) - 1
        if here.demand is not None:
            answer = thoughts(here, POLICIES["hard"], dice())
            assert [action.type for action in answer] == ["answer"]
            here, _ = apply(here, answer[0])
        if here.mover != "greeks":
            break
    assert here.mover != "greeks", "the turn comes to its end"


def test_an_owed_chip_is_taken_first() -> None:
    here = position("greeks", greeks=nation(wedge="iron", owes_chip=True, purse=pay(marble=3)))
    for policy in POLICIES.values():
        assert thoughts(here, policy, dice())[0].type == "take_chip"


def test_the_personage_for_all_eight_is_chosen() -> None:
    seven = ALL_EIGHT.removesuffix(" democracy")
    won = people(king=1, scholar=3)
    mine = nation(
        know_hows=seven, purse=pay(gold=20), personages=won, cities="athen pella sparta dyrrhachion"
    )
    here = position("greeks", greeks=mine, persians=nation(personages=people(king=2)))
    chance = dice()
    while here.phase is not Phase.PERSONAGE and here.mover == "greeks":
        for action in thoughts(here, POLICIES["hard"], chance):
            here, _ = apply(here, action)
    assert "democracy" in here.nations["greeks"].know_hows


def test_policies_refuse_a_game_that_is_over() -> None:
    here = beginning("east", VARIANTS["short"])
    chance = dice(5)
    while here.outcome is None:
        here, _ = apply(here, thoughts(here, POLICIES["medium"], chance)[0])
    for name in ("greedy", "hard"):
        with pytest.raises(ValueError, match="after the end"):
            thoughts(here, POLICIES[name], chance)


@pytest.mark.slow
def test_games_of_the_strongest_differ() -> None:
    """Nobody would play twice against a player that always played the same line."""
    openings = set()
    for seed in range(4):
        here, chance, turns = beginning("west", VARIANTS["three"]), dice(seed), []
        while here.round < 4:
            for action in thoughts(here, POLICIES["hard"], chance):
                here, _ = apply(here, action)
                turns.append(action)
        openings.add(str(turns))
        if len(openings) > 1:
            break
    assert len(openings) > 1
