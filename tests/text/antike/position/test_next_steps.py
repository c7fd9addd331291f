"""The commands named at the end of a reply are those that work."""

import re

from bot.engine.antike import Position, apply, legal
from bot.engine.antike.actions import Rondel
from bot.i18n.catalogue import speaking
from bot.text.antike.position.next_steps import format_next_steps
from bot.text.position.next_steps import wedge_command
from tests.engine.builders import ALL_EIGHT, maneuver, nation, opening, pay, people, play, position
from tests.engine.playing import dice, late, pick

FIVE = "athen sparta pella dyrrhachion messana"
COMMANDS = {
    "temple": "temple",
    "arm": "arming",
    "learn": "know-how",
    "move": "move",
    "fight": "fight",
    "conquer": "conquer",
    "found": "found",
    "trade": "trade",
    "end_turn": "end-turn",
}


def _named(told: str) -> set[str]:
    """Return the commands offered, without those in remarks about lacking resources."""
    return set(re.findall(r"`/([a-z-]+)`", re.sub(r" \(`?.*? more\.\)", "", told)))


def test_wedges_come_by_price() -> None:
    here = position("greeks", greeks=nation(wedge="iron", purse=pay(gold=2)))
    assert format_next_steps(here) == (
        "**Next:** move your stone. Free: `/temple`, `/gold` or `/maneuver` ①; "
        "for 1: `/arming`; for 2: `/marble`."
    )
    assert format_next_steps(opening()) == (
        "**Next:** move your stone. Free: `/iron`, `/temple`, `/gold`, `/maneuver`, `/arming`, `/marble` or "
        "`/know-how`."
    )


def test_what_is_lacking_is_told() -> None:
    greeks = nation(cities="athen", galleys={"cyrene": 1}, purse=pay(marble=1, coins=1))
    assert "(For `/found` in Cyrene you lack 1 gold.)" in format_next_steps(maneuver(greeks=greeks))
    poor = play(position("greeks", greeks=nation(wedge="marble")), Rondel("know-how"))
    assert format_next_steps(poor) == "**Next:** `/end-turn`. (For a know-how you lack 7 gold.)"
    with speaking("de"):
        assert "(Für einen Fortschritt fehlt dir noch: 7 Gold.)" in format_next_steps(poor)


def test_what_can_be_had_has_its_price_and_says_what_it_ends() -> None:
    found = "`/found` (1 marble + 1 iron + 1 gold: Cyrene"
    greeks = nation(wedge="gold", cities="athen", galleys={"cyrene": 1}, purse=pay(1, 1, 8))
    assert f"{found}; ends your moves and conquests)" in format_next_steps(maneuver(greeks=greeks))
    here = position("greeks", greeks=greeks)
    assert f"{found})" in format_next_steps(play(here, Rondel("marble")))
    told = format_next_steps(play(here, Rondel("know-how")))
    assert f"{found}; ends the wedge's action)" in told
    assert "`/know-how` (7 gold: Wheel, Sailing, Market or Monarchy)" in told


def test_owed_choices_and_answers_come_first() -> None:
    assert "take the chip" in format_next_steps(
        position("greeks", greeks=nation(wedge="iron", owes_chip=True))
    )


def test_wedges_have_commands() -> None:
    assert wedge_command("maneuver-2") == "`/maneuver`"
    assert wedge_command("know-how") == "`/know-how`"


def _check(here: Position) -> None:
    told = format_next_steps(here)
    kinds = {action.type for action in legal(here)}
    assert len(told) < 560, told
    if kinds <= set(COMMANDS):
        assert _named(told) == {COMMANDS[kind] for kind in kinds}, told


def test_in_any_game_they_are_the_legal_ones() -> None:
    for seed in range(6):
        chance = dice("next", seed)
        here = late(chance, 4)
        for _ in range(80):
            listed = list(legal(here))
            if not listed:
                break
            _check(here)
            here, _ = apply(here, pick(chance, listed))


def test_with_all_eight_trading_is_named() -> None:
    rich = nation(know_hows=ALL_EIGHT, wedge="iron", purse=pay(gold=3))
    assert "`/trade`" in format_next_steps(play(position("greeks", greeks=rich), Rondel("gold")))


def test_v1_after_the_last_action_what_the_end_of_the_turn_brings() -> None:
    greeks = nation(wedge="know-how", cities=FIVE, purse=pay(1))
    here = play(position("greeks", greeks=greeks), Rondel("iron"))
    brings = "**Ending your turn brings you 1 king.**"
    assert format_next_steps(here) == f"**Next:** `/end-turn`. {brings}"
    with speaking("de"):
        assert format_next_steps(here).endswith("**Am Zugende bekommst du 1 König.**")
    greeks = nation(wedge="iron", cities=FIVE, purse=pay(9))
    here = play(position("greeks", greeks=greeks), Rondel("temple"))
    assert brings not in format_next_steps(here), "there is more to do"
    greeks = nation(wedge="know-how", cities=FIVE, personages=people(scholar=opening().setup.target - 1))
    here = play(position("greeks", greeks=greeks), Rondel("iron"))
    assert format_next_steps(here).endswith("**Ending your turn wins the game.** It brings you 1 king.")
