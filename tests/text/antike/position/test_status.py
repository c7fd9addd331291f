"""Status, moves, history and rules: complete, and short enough for Discord."""

import re

from bot.engine.antike import apply, legal
from bot.engine.antike.actions import Move, Rondel
from bot.engine.antike.constants import CITY_PRICE, TEMPLE_PRICE
from bot.engine.antike.update import evolve
from bot.engine.payment import AnyPrice, ChipPrice
from bot.engine.purse import Purse
from bot.i18n.catalogue import speaking
from bot.i18n.lines import pages
from bot.model import LogRow
from bot.model.turns import PastTurn
from bot.notation.antike import parse_turn
from bot.text.antike.position.legal_moves import format_legal_moves
from bot.text.antike.position.status import format_learning, format_progress, format_status
from bot.text.antike.rules.topics import TOPICS
from bot.text.antike.turn.catch_up import format_history
from bot.text.prices import brief, brief_price, brief_total, lacking
from bot.text.rules.topics import format_topic
from tests.engine.builders import ALL_EIGHT, EAST, maneuver, nation, opening, pay, people, play, position
from tests.engine.playing import dice, late, pick

TIMES = "\N{MULTIPLICATION SIGN}"


def test_prices_in_short() -> None:
    assert brief(Purse(1, 0, 2, 1)) == "1 marble + 2 gold + 1 coin"
    assert brief(Purse()) == "nothing"
    assert brief_price(AnyPrice(0)) == "free"
    assert brief_price(AnyPrice(2)) == "2 of any"
    assert brief_price(CITY_PRICE) == "1 marble + 1 iron + 1 gold"
    assert brief_total(TEMPLE_PRICE, AnyPrice(1)) == "5 marble + 1 of any for the way"
    assert brief_total(ChipPrice(), AnyPrice(1)) == "1 of any for the way"
    assert brief_total(TEMPLE_PRICE, AnyPrice(0)) == "5 marble"


def test_what_is_lacking_counts_coins_once() -> None:
    assert lacking(CITY_PRICE, pay(coins=1)) == pay(iron=1, gold=1)
    assert lacking(CITY_PRICE, pay(coins=3)) == pay()
    assert lacking(TEMPLE_PRICE, pay(marble=2, gold=9)) == pay(marble=3)


def test_status_says_who_is_awaited() -> None:
    told = format_status(opening(), {"phoenicians": "Ada|"})
    assert told.title == "Round 1 · goal: 9 personages"
    assert told.text == r"Phoenicians (Ada\|) to move."
    assert told.sections[0][0] == r"▶ Phoenicians (Ada\|): 0 of 9"
    assert [heading for heading, _ in told.sections[1:]] == [
        "Persians: 0 of 9",
        "Arabs: 0 of 9",
        "Greeks: 0 of 9",
        "The bank",
    ]
    asked = play(
        maneuver(
            greeks=nation(cities="athen", galleys={"sparta": 1}),
            arabs=nation(cities="saba", galleys={"knossos": 1}),
        ),
        Move("galley", 1, "sparta", "knossos"),
    )
    told = format_status(asked, {})
    assert told.text == "Greeks to move. Arabs decide whether to fight in Knossos."
    assert [heading for heading, _ in told.sections if heading.startswith("▶")] == ["▶ Arabs: 0 of 9"]


def test_the_bank_tells_which_personages_it_has_none_of() -> None:
    here = opening()
    here = evolve(here, bank=here.bank._replace(temples=0, personages=people(king=2)))
    told = dict(format_status(here, {}).sections)["The bank"]
    assert told.endswith(" coins, 0 temples; 2 kings, 0 scholars, 0 generals, 0 citizens and 0 navigators")


def test_status_of_a_nation() -> None:
    greeks = nation(
        wedge="know-how",
        purse=pay(2, 0, 1, 1),
        know_hows="wheel sailing",
        cities="athen pella",
        temples="pella",
        legions={"athen": 2},
        galleys={"cyrene": 1},
        owes_chip=True,
    )
    section = dict(format_status(position("greeks", greeks=greeks), {}).sections)["▶ Greeks: 0 of 9"]
    assert section.splitlines() == [
        "2 marble, 1 gold and 1 coin; stone on KNOW-HOW",
        "Know-how: Wheel and Sailing",
        "2 cities with 1 temple: Pella 🏛️, Athen",
        "2 legions and 1 galley on the board, 15 and 16 in the supply; galleys in 1 province",
        "Takes a chip instead of a coin at the start of the turn",
    ]


def test_the_next_threshold_goes_by_what_was_earned_by_number() -> None:
    greeks = nation(
        cities="athen sparta pella",
        temples="athen",
        galleys={"athen": 2, "knossos": 1},
        personages=people(king=2, navigator=1),
        earned=people(king=1, navigator=1),
    )
    here = position("greeks", greeks=greeks)
    assert format_progress(here, "king") == "Cities: 3 of 10 for a king."
    assert format_progress(here, "citizen") == "Temples: 1 of 3 for a citizen."
    assert format_progress(here, "navigator") == "Galleys in 2 of 14 provinces for a navigator."
    with speaking("de"):
        assert format_progress(here, "navigator") == "Galeeren in 2 von 14 Provinzen für einen Seefahrer."
    rich = position("greeks", greeks=nation(personages=people(citizen=6), earned=people(citizen=6)))
    assert format_progress(rich, "citizen") == "The bank has no citizen left."
    with speaking("de"):
        assert format_progress(rich, "citizen") == "Die Bank hat keinen Bürger mehr."


def test_what_is_reached_in_a_turn_is_enough_until_it_ends() -> None:
    """The personage comes at the end of the turn (V3); until then, one could count "6 of 5"."""
    greeks = nation(cities="athen sparta pella napoca tomis bycantium", temples="athen sparta pella")
    here = position("greeks", greeks=greeks)
    assert format_progress(here, "king") == "Cities: 6, enough for a king."
    assert format_progress(here, "citizen") == "Temples: 3, enough for a citizen."
    with speaking("de"):
        assert format_progress(here, "king") == "Städte: 6, genug für einen König."


def test_the_personage_for_the_eighth_know_how_is_told_while_it_is_to_be_had() -> None:
    """K4; the variants X2 and X3 do not give it."""
    some = nation(know_hows="wheel sailing")
    here = position("greeks", greeks=some)
    assert format_learning(here) == "Know-hows: 2 of 8; the eighth earns an extra personage."
    for variant in ("expert", "military"):
        assert format_learning(position("greeks", settings={variant: True}, greeks=some)) == ""
    assert format_learning(position("greeks", greeks=nation(know_hows=ALL_EIGHT))) == ""
    gone = evolve(here, bank=here.bank._replace(personages=people()))
    assert format_learning(gone) == "", "no stack has any left"


def test_late_positions_fit_into_an_embed_and_a_few_messages() -> None:
    for seed in range(30):
        chance = dice("looks", seed)
        here = late(chance, 3 + seed % 4)
        told = format_status(here, dict.fromkeys(here.setup.nations, "*" * 32))
        assert len(told.title) <= 256
        assert all(len(heading) <= 256 and len(text) <= 1024 for heading, text in told.sections)
        whole = len(told.title) + len(told.text) + sum(len(h) + len(t) for h, t in told.sections)
        assert whole <= 6000
        for _ in range(12):
            listed = list(legal(here))
            if not listed:
                break
            assert len(pages(format_legal_moves(here))) <= 5
            here, _ = apply(here, pick(chance, listed))


def test_moves_name_prices_and_numbers() -> None:
    here = position("greeks", greeks=nation(wedge="iron", purse=pay(marble=5), cities="athen sparta pella"))
    told = format_legal_moves(here)
    assert "- MARBLE: 2 of any, gives 2 (`/marble`)" in told
    assert "- TEMPLE: free · 1 temple (5 marble) (`/temple`)" in told
    assert "- MANEUVER ①: free · no units to move (`/maneuver`)" in told
    assert "- ARMING: 1 of any · no unit affordable (1 iron) (`/arming`)" in told
    saved = nation(
        wedge="gold", purse=pay(marble=4, iron=2, gold=1), cities="athen sparta", galleys={"athen": 1}
    )
    told = format_legal_moves(position("greeks", greeks=saved))
    assert f"- MANEUVER ①: free · 1 galley {TIMES} 1 move (`/maneuver`)" in told
    assert "- ARMING: free · up to 2 units (1 iron each) (`/arming`)" in told
    dear = position("greeks", greeks=nation(wedge="maneuver-1", purse=pay(marble=6, gold=3), cities="athen"))
    assert "- TEMPLE: 3 of any · 1 temple (5 marble) (`/temple`)" in format_legal_moves(dear), (
        "the way spares the marble"
    )
    assert format_legal_moves(play(here, Rondel("temple")))[:2] == [
        "**`/temple`** for 5 marble each",
        "- Athen, Pella, Sparta",
    ]
    one = position("greeks", greeks=nation(wedge="iron", purse=pay(marble=5), cities="athen"))
    assert format_legal_moves(play(one, Rondel("temple")))[:2] == ["**`/temple`** for 5 marble", "- Athen"]
    fighting = maneuver(
        greeks=nation(cities="athen", legions={"tyros": 3}),
        phoenicians=nation(cities="tyros paphos", legions={"tyros": 1}),
    )
    told = format_legal_moves(fighting)
    assert "- Tyros: legions against the Phoenicians, 1 lost on each side" in told
    assert "- Tyros from the Phoenicians: 2 units" in told
    assert any(re.match(r"- Tyros: 3 legions \(1 move\) to .+ or .+", line) for line in told)


def test_moves_tell_the_purse_of_whoever_is_asked() -> None:
    here = maneuver(
        greeks=nation(cities="athen", galleys={"sparta": 2}, purse=pay(gold=4)),
        phoenicians=nation(cities="tyros", galleys={"knossos": 1}, purse=pay(iron=2)),
    )
    assert format_legal_moves(here)[-1] == "You have 4 gold."
    assert format_legal_moves(here, "Ben")[-1] == "The Greeks (Ben) have 4 gold."
    asked = play(here, Move("galley", 1, "sparta", "knossos"))
    assert format_legal_moves(asked)[-1] == "You have 2 iron."
    assert format_legal_moves(asked, "Ada")[-1] == "The Phoenicians (Ada) have 2 iron."


def test_history_has_a_heading_for_each_turn() -> None:
    after, happened = apply(opening(), Rondel("gold"))
    turn = PastTurn(3, "phoenicians", happened, (), opening(), after)
    assert format_history(EAST, [turn, turn], {"phoenicians": "A*a"})[:3] == [
        r"**Round 3, Phoenicians (A\*a)**",
        "- The Phoenicians move their stone to GOLD.",
        "- The Phoenicians produce 1 gold.",
    ]


def test_history_ends_each_turn_with_its_notation() -> None:
    walked = [Move("legion", 1, "leptis_magna", "corniclanum")] * 150
    rows = tuple(LogRow("greeks", 1, 1, action, 0) for action in (Rondel("gold"), *walked))
    told = format_history(EAST, [PastTurn(3, "greeks", (), rows, opening(), opening())], {})
    assert told[0] == "**Round 3, Greeks**"
    assert told[1].startswith("-# `@gold; 1L leptis_magna>corniclanum; 1L")
    assert all(line.startswith("-# `") and line.endswith("`") and len(line) <= 1005 for line in told[1:])
    assert len(pages(told)) < len(told) == 6
    actions = [action for line in told[1:] for action in parse_turn(line[4:-1])]
    assert actions == [Rondel("gold"), *walked]


def test_pages_break_between_lines() -> None:
    assert pages([]) == []
    assert pages(["a" * 10, "b" * 10, "c"], 21) == ["a" * 10 + "\n" + "b" * 10, "c"]
    assert pages(["x" * 50], 20) == ["x" * 20]


def test_topics_are_short_and_listed() -> None:
    for key, topic in TOPICS.items():
        assert len(format_topic(TOPICS[key])) <= 700, key
        lines = topic.text.split("\n")
        assert 3 <= len(lines) <= 6, (key, len(lines))
        assert all(line.startswith("- ") and line.endswith(".") for line in lines), key
        assert max(map(len, lines)) <= 130, key
        assert len(f"{topic.title}: {topic.summary}") <= 100
        assert "`" not in topic.summary, "menus and completion show it as it is"


def test_topics_cover_what_a_player_asks() -> None:
    wanted = {
        "turn", "rondel", "production", "temple", "arming", "know-how", "maneuver", "fights", "conquest",
        "founding", "coins", "trade", "personages", "end", "payments", "undo",
    }  # fmt: skip
    assert wanted <= set(TOPICS)
