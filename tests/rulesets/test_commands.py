"""A command of the turn follows the ruleset of the game in which it is used."""

import subprocess
import sys
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.client import InputError
from bot.cogs import extensions
from bot.cogs.turn.submit import NOTHING, script_of
from bot.engine.antike.actions import Rondel
from bot.i18n.catalogue import speaking
from bot.rulesets import ruleset
from tests.engine.builders import opening


def test_a_command_is_looked_up_in_the_games_ruleset() -> None:
    assert next(script_of("gold", pay=None)(opening(4))) == Rondel("gold")


def test_a_game_by_other_rules_says_that_it_has_no_such_command() -> None:
    position = cast("Any", SimpleNamespace(setup=SimpleNamespace(ruleset="heaps")))
    with pytest.raises(InputError, match="no such choice in Heaps: this game has no `/gold`"):
        script_of("gold", pay=None)(position)
    with pytest.raises(InputError, match="no such choice in Antike: this game has no `/card`"):
        next(script_of("card take", card="omen")(opening(4)))


def test_the_line_that_says_why_there_is_nothing_is_no_choice() -> None:
    with pytest.raises(InputError, match="only said why there is nothing to choose"):
        next(script_of("temple", provinces=NOTHING, pay=None)(opening(4)))


def test_a_ruleset_brings_its_commands_along() -> None:
    assert {*ruleset("antike").commands.EXTENSIONS} <= {*extensions()}


def test_every_option_that_is_completed_belongs_to_a_command() -> None:
    commands = ruleset("antike").commands
    assert {command for command, _ in commands.OFFERS} <= commands.SCRIPTS.keys()


@pytest.mark.process
def test_nobody_waits_for_a_part_to_be_imported() -> None:
    """In a fresh process nothing more of a ruleset is imported after `load_rulesets`."""
    code = (
        "import sys\n"
        "from bot.rulesets import load_rulesets, ruleset\n"
        "load_rulesets()\n"
        "known = set(sys.modules)\n"
        "found = ruleset('antike')\n"
        "found.pictures.Renderer, found.panel.page_of, found.planner.assumptions, found.options.settings\n"
        "assert known == set(sys.modules), set(sys.modules) - known\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


@pytest.mark.parametrize(
    ("command", "option"), [("temple", "walls"), ("know-how", "recruit"), ("marble", "chip")]
)
def test_an_option_of_another_ruleset_is_refused(command: str, option: str) -> None:
    with pytest.raises(InputError, match=f"Antike has no option `{option}` here"):
        next(script_of(command, **{option: "roma"})(opening(4)))
    left_out = script_of(command, **{option: None, "pay": None})
    left_out.check(ruleset("antike"))
    script_of(command, **{option: "roma"}).check(ruleset("duellum"))
    shown = {"walls": "mauern", "recruit": "rekrutieren", "chip": "ressource"}[option]
    with speaking("de"), pytest.raises(InputError, match=f"keine Option `{shown}`"):
        next(script_of(command, **{option: "roma"})(opening(4)))
