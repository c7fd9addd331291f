"""In random positions pages fit Discord's limits, custom ids are unique, and everything offered is legal."""

from functools import cache

import pytest

from bot.app import PlayerView
from bot.app.turn.payments import outcome
from bot.boards import load_board
from bot.engine.duellum import Phase, Position, apply, legal, ruleset
from bot.engine.duellum.actions import Rondel
from bot.engine.duellum.board import DuellumBoard
from bot.engine.duellum.update import evolve, with_mover
from bot.engine.purse import Purse
from bot.engine.rondel import PAID_WITH
from bot.engine.terms import CHIPS, WEDGES, Resource
from bot.i18n.catalogue import say, speaking
from bot.i18n.language import LANGUAGES
from bot.notation.duellum import parse_turn
from bot.panel import Page, PanelMenu, PanelRequest, page_of
from bot.panel.duellum import panel
from bot.panel.duellum.builder import script_of
from bot.panel.page import MOST_WEIGHT, weight
from bot.text.duellum.position.legal_moves import format_legal_moves
from bot.text.duellum.position.names import WEDGE_NAMES
from tests.engine.duellum.playing import begun, late, rich, steps
from tests.engine.playing import dice
from tests.panel.duellum.pressing import view
from tests.panel.limits import asks_of, check_framed, check_sent

pytestmark = pytest.mark.slow

_ACTIONS = 40
_WALKS = 12
_PRESSES = 25
_BOARDS = ["punic", "hellenic"]


def _board(name: str) -> DuellumBoard:
    board: DuellumBoard = load_board(name)
    return board


def _check(view: PlayerView, page: Page) -> list[PanelRequest]:
    """Check limits and legality of one page; return its requests for other pages."""
    check_sent(page)
    assert weight(page.blocks) <= MOST_WEIGHT, page.title
    asked = list(asks_of(page))
    check_framed(page, view.position, asked)
    for ask in asked:
        if ask.verb == "do":
            actions = parse_turn(ask.rest)
            assert outcome(view.position, script_of(actions, ask.first)) is not None, (ask, page.title)
    return [ask for ask in asked if ask.verb == "go"]


def _all_pages(position: Position) -> set[str]:
    """Check the first page, those it leads to, and up to six that these lead to; return their names."""
    here, names = view(position), set[str]()

    @cache  # many ways lead to the same page
    def onward(rest: str = "", first: Resource | None = None) -> list[PanelRequest]:
        return _check(here, page_of(here, rest, first))

    for ask in onward():
        names.add(ask.rest.partition(".")[0])
        for further in onward(ask.rest, ask.first)[:6]:
            names.add(further.rest.partition(".")[0])
            onward(further.rest, further.first)
    return names


@pytest.mark.parametrize("board", _BOARDS)
@pytest.mark.parametrize("seed", [1, 2])
def test_all_pages_of_random_games(board: str, seed: int) -> None:
    chance, languages = dice("duellum panel", board, seed), list(LANGUAGES)
    for here in (begun(_board(board), chance), rich(_board(board), chance)):
        for turn, step in enumerate(steps(here, chance, _ACTIONS)):
            with speaking(languages[turn % len(languages)]):
                _all_pages(step.before)


@pytest.mark.parametrize("board", _BOARDS)
@pytest.mark.parametrize("wedge", WEDGES)
def test_all_pages_of_every_wedge(board: str, wedge: str) -> None:
    chance = dice("wedges", board, wedge)
    names = set[str]()
    for language in LANGUAGES:
        here = rich(_board(board), chance)
        for step in steps(here, chance, 30):
            here = step.after
        while here.phase is not Phase.RONDEL and here.outcome is None:
            here, _ = apply(here, ruleset.with_draw(here, ruleset.minimal_action(here), chance.randrange))
        ways = [each for each in legal(here) if isinstance(each, Rondel) and each.wedge == wedge]
        with speaking(language):
            for position in [here, *(apply(here, way)[0] for way in ways[:1])]:
                names |= _all_pages(position)
    assert "cards" in names or "way" in names


@pytest.mark.parametrize("board", _BOARDS)
def test_no_page_that_random_presses_lead_to_is_refused(board: str) -> None:
    """No page is refused, with units chosen in many cities and in every way of paying."""
    chance = dice("duellum presses", board)
    for _ in range(_WALKS):
        here = rich(_board(board), chance)
        for step in steps(here, chance, chance.randint(1, 60)):
            here = step.after
        if here.outcome is not None:
            continue
        seen, asked, first = view(here), "", None
        for _ in range(_PRESSES):
            onward = _check(seen, page_of(seen, asked, first))
            if not onward:
                break
            chosen = chance.choice(onward)
            asked, first = chosen.rest, chosen.first


@pytest.mark.parametrize("board", _BOARDS)
def test_every_page_leads_to_everything_that_is_legal_in_the_end(board: str) -> None:
    """Pages reached from the first one have buttons for all types of legal actions, and for no others."""
    chance = dice("duellum reach", board)
    for _ in range(4):
        here = rich(_board(board), chance)
        for step in steps(here, chance, chance.randint(1, 30)):
            here = step.after
        if here.outcome is not None:
            continue
        found, ahead, seen = set[str](), [("", None)], set[str]()
        now = view(here)
        while ahead and len(seen) < 80:
            asked, first = ahead.pop(0)
            for ask in asks_of(page_of(now, asked, first)):
                if ask.verb == "do":
                    found |= {action.type for action in parse_turn(ask.rest)}
                elif ask.verb == "go" and ask.rest not in seen and ask.first is None:
                    seen.add(ask.rest)
                    ahead.append((ask.rest, None))
        assert found == {action.type for action in legal(here)}, here.phase


@pytest.mark.parametrize("board", _BOARDS)
def test_a_way_costs_the_chips_that_leave_what_the_list_of_moves_promises(board: str) -> None:
    chance, ways = dice("duellum ways", board), 0
    for _ in range(40):
        here = late(begun(_board(board), chance), chance)
        purse = Purse(*(chance.randint(0, 6) for _ in range(4)))
        here = with_mover(here, purse=purse, wedge=chance.choice(WEDGES))
        if here.phase is not Phase.RONDEL:
            continue
        listed = format_legal_moves(here)
        for wedge in (each for each in WEDGES if each in PAID_WITH):
            page = page_of(view(here), f"way.{wedge}")
            if page.title == say("panel-way-title", wedge=WEDGE_NAMES[wedge]):
                ways += 1
                gain = next(str(block)[3:] for block in page.blocks if str(block).startswith("-# "))
                assert any(f"`/{wedge}`" in line and gain in line for line in listed), (wedge, gain)
    assert ways > 10


@pytest.mark.parametrize("board", _BOARDS)
def test_cards_are_reachable_from_every_page_of_the_turn(board: str) -> None:
    """The exception is a page with chosen units, which have to be set up or put back first."""
    chance, pages = dice("aside", board), set[str]()
    for _ in range(20):
        here = rich(_board(board), chance)
        for step in steps(here, chance, chance.randint(1, 20)):
            here = step.after
        if here.phase in {Phase.CARDS, Phase.OVER} or not here.current.cards:
            continue
        now = view(here)
        asked = ["", *(ask.rest for ask in asks_of(page_of(now)) if ask.verb == "go")]
        for rest in asked:
            name = rest.partition(".")[0]
            if name == "cards" or panel.draft_of(rest):
                continue
            pages.add(name)
            offered = [ask.rest for ask in asks_of(page_of(now, rest)) if ask.verb == "go"]
            assert "cards" in offered, rest
    assert len(pages) >= 6, pages


@pytest.mark.parametrize("board", _BOARDS)
def test_as_many_lines_as_a_menu_takes_can_be_done_together_in_any_order(board: str) -> None:
    """Temples make each other dearer (DB2), so some that can be paid alone cannot be paid together."""
    chance, several = dice("several", board), 0
    for _ in range(40):
        here = rich(_board(board), chance)
        cities = {site: chance.choice(CHIPS) for site in chance.sample(sorted(here.setup.board.sites), 6)}
        rival = {city: kind for city, kind in here.other.cities.items() if city not in cities}
        purse = Purse(chance.randint(6, 40), 3, 3, chance.randint(0, 6))
        mine = evolve(here.current, wedge="temple", cities=cities, purse=purse)
        nations = {here.mover: mine, here.rival: evolve(here.other, cities=rival)}
        here = evolve(here, phase=Phase.ACTION, nations=nations)
        for block in page_of(view(here), "temples").blocks:
            if isinstance(block, PanelMenu) and block.most > 1:
                several += 1
                chosen = chance.sample(block.options, block.most)
                actions = parse_turn("; ".join(option.value.removeprefix("do ") for option in chosen))
                assert outcome(here, script_of(actions)) is not None, chosen
    assert several > 10
