"""Catch-up of Antike: what nations have gained meanwhile."""

import pytest

from bot.engine.antike import events as ev
from bot.i18n.catalogue import speaking
from bot.i18n.language import Language
from bot.model import SeatRow, Table
from bot.model.turns import Digest, PastTurn
from bot.text.antike.turn.catch_up import format_digest, format_round
from tests.engine.builders import nation, opening, pay, position
from tests.rows import game_row


def test_only_new_know_hows_are_gained() -> None:
    before = position("greeks", greeks=nation(cities="athen", know_hows="wheel"))
    after = position("greeks", greeks=nation(cities="athen", know_hows="wheel sailing"))
    table = Table(game_row(status="running"), (SeatRow(0, 1, "Ada", "greeks", conceded=False),), after)
    told = format_digest(Digest(table, after, (), (), since_own=False, whole=True, before=before))
    assert [line for line in told.splitlines() if "learned" in line] == ["- Greeks: learned Sailing"]


def _digest(*turns: PastTurn) -> str:
    after = turns[-1].position
    table = Table(game_row(status="running"), (SeatRow(0, 1, "Ada", "greeks", conceded=False),), after)
    digest = Digest(table, after, (), turns, since_own=False, whole=True, before=turns[0].before)
    return format_digest(digest)


def _gained(*turns: PastTurn) -> list[str]:
    return [line for line in _digest(*turns).splitlines() if line.startswith("- Greeks:")]


def test_what_a_turn_tells_is_not_told_again_as_gained() -> None:
    start, first, second = (
        position("greeks", greeks=nation(cities="athen sparta", temples=temples))
        for temples in ("", "athen", "athen sparta")
    )
    athen, sparta = (ev.TempleBuilt("greeks", city, pay(marble=5)) for city in ("athen", "sparta"))
    one = PastTurn(5, "greeks", (athen,), (), start, first)
    other = PastTurn(6, "greeks", (sparta,), (), first, second)
    assert _gained(one) == []
    assert _gained(one, other) == ["- Greeks: +2 temples (Athen and Sparta)"], "no turn tells both"
    long = PastTurn(5, "greeks", (*[ev.GameWon("greeks", "target")] * 20, athen), (), start, first)
    assert _gained(long) == ["- Greeks: +1 temple (Athen)"], "its turn may leave it out"


def test_x4_who_is_awaited_for_a_start_city_is_told_to_pick_it() -> None:
    here = opening(4, one_city=True)
    table = Table(game_row(status="running"), (SeatRow(0, 1, "Ada", here.mover, conceded=False),), here)
    digest = Digest(table, here, (here.mover,), (), since_own=False, whole=True, before=here)
    assert "Pick a start city: `/turn`." in format_digest(digest)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "📰 **Round 5:** The Greeks took Knossos, won 1 king and founded Paphos; "
            "the Persians built a temple in Susa; all have 0 of 9.",
        ),
        (
            "de",
            "📰 **Runde 5:** Die Griechen haben Knossos erobert, 1 König gewonnen und Paphos gegründet; "
            "die Perser haben einen Tempel in Susa gebaut; alle haben 0 von 9.",
        ),
    ],
)
def test_a_headline_names_a_nation_once(language: Language, told: str) -> None:
    here = position("greeks")
    greeks = (
        ev.Conquered("greeks", "phoenicians", "knossos", 0, 1, 0, 0, temple=False),
        ev.CityFounded("greeks", "paphos", pay(marble=1, iron=1, gold=1)),
        ev.PersonageWon("greeks", "king", 1),
    )
    persians = (ev.TempleBuilt("persians", "susa", pay(marble=5)),)
    past = [PastTurn(5, "greeks", greeks, (), here, here), PastTurn(5, "persians", persians, (), here, here)]
    with speaking(language):
        assert format_round(past) == told


def test_a_digest_has_the_score_once() -> None:
    here = position("greeks")
    took = ev.Conquered("greeks", "phoenicians", "knossos", 0, 1, 0, 0, temple=False)
    told = _digest(*[PastTurn(number, "greeks", (took,), (), here, here) for number in (5, 6)])
    assert "📰 **Round 5:** The Greeks took Knossos.\n📰 **Round 6:** The Greeks took Knossos.\n" in told
    assert told.count("of 9") + told.count("goal: 9") == 1


def test_a_round_with_much_news_tells_the_most_important_only() -> None:
    here = position("greeks")
    events = (
        *(ev.CityFounded(each, "pella", pay()) for each in here.nations),
        *(ev.PersonageWon(each, "king", 1) for each in here.nations),
    )
    told = format_round([PastTurn(5, "greeks", events, (), here, here)])
    assert told.count("won 1 king") == len(here.nations)
    assert told.count("founded") == 0
