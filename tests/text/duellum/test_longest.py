"""The longest texts about Duellum fit into Discord's limits; everything that occurs in play has a text."""

import pytest

from bot.engine.duellum import Position, ruleset
from bot.engine.duellum.board import DuellumBoard
from bot.engine.duellum.events import Event
from bot.engine.terms import Nation
from bot.i18n.catalogue import speaking
from bot.i18n.language import LANGUAGES, Language
from bot.model.turns import Readers
from bot.text.duellum import presenter
from bot.text.duellum.position.cards import format_cards
from bot.text.duellum.position.next_steps import format_next_steps
from bot.text.notifications.reminders import format_channel_call, format_due_time
from tests.engine.duellum.builders import HELLENIC, PUNIC
from tests.engine.duellum.playing import rich, steps
from tests.engine.playing import dice
from tests.text.duellum.test_languages import checked

pytestmark = pytest.mark.slow

MESSAGE, FIELD, HEADING, EMBED, ALT = 2000, 1024, 256, 6000, 4096
NAME = "W\\*" * 32
"""Longer than names on Discord can be (32 characters), and full of characters that are escaped."""


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("board", [PUNIC, HELLENIC], ids=lambda board: board.id)
def test_whole_games_in_words(board: DuellumBoard, spoken: Language) -> None:
    with speaking(spoken):
        for seed in range(3):
            chance = dice("words", seed)
            here = rich(board, chance)
            first, happened = here.mover, list[Event]()
            for step in steps(here, chance, 150):
                checked(format_next_steps(step.before), spoken)
                checked(presenter.say_action(board, step.action), spoken)
                happened += step.events
                if ruleset.begins_turn(step.events):
                    _check(first, step.after, happened, spoken)
                    first, happened = step.after.mover, []


def _check(first: Nation, here: Position, events: list[Event], spoken: Language) -> None:
    """Check the lengths of a message to the table with the longest call, and of texts on the position."""
    names = dict.fromkeys(here.setup.nations, NAME)
    readers = Readers(names, here.setup.nations)
    told = presenter.format_turn(here, presenter.by_turn(first, here, events), readers)
    call = format_channel_call(
        NAME, 10**9, f"{presenter.call_turn(here, 'stopped')}{format_due_time(10**10)}"
    )
    assert len(f"{call}\n{told}") <= MESSAGE
    assert len(f"{call}\n{presenter.format_game_start(here, readers)}") <= MESSAGE
    for line in presenter.format_legal_moves(here):
        assert len(checked(line, spoken)) <= MESSAGE
    status = presenter.format_status(here, names)
    assert len(status.text) <= ALT
    assert all(len(heading) <= HEADING and len(text) <= FIELD for heading, text in status.sections)
    assert len(status.title) + len(status.text) + sum(map(len, sum(status.sections, ()))) <= EMBED
    assert len(checked(format_cards(here), spoken)) <= MESSAGE
    for line in presenter.format_whole_board(here, dict.fromkeys(names, "Ada")):
        checked(line, spoken)
