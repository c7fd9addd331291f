"""Texts of Duellum's rule errors: who cannot do what, why, and what would work."""

from bot.engine.duellum import Position
from bot.engine.duellum.actions import (
    Action,
    Arm,
    Conquer,
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
from bot.engine.errors import RuleError
from bot.i18n.catalogue import speaking
from bot.text.duellum.rules.error_topics import topic_of
from bot.text.duellum.rules.rule_errors import format_own_refusal, format_rule_error
from tests.engine.duellum.builders import PUNIC, nation, opening, pay, play, position, refused, turn


def error(here: Position, action: Action, code: str) -> RuleError:
    """Return the error of a refused action."""
    return RuleError(code, **refused(here, action, code))  # type: ignore[arg-type]


def told(here: Position, action: Action, code: str) -> str:
    """Return the error's text for the player who tried the action."""
    return format_own_refusal(PUNIC, error(here, action, code))


def test_others_read_who_could_not_do_what() -> None:
    here = turn("temple", nation(cities="roma:gold", purse=pay(9)))
    assert format_rule_error(PUNIC, error(here, Temple("carthago"), "not-your-city")) == (
        "The Romans cannot build a temple in Carthago: that isn't their city. Possible: Roma."
    )
    with speaking("de"):
        assert format_rule_error(PUNIC, error(here, Temple("carthago"), "not-your-city")) == (
            "Die Römer können in Carthago keinen Tempel bauen: Diese Stadt gehört ihnen nicht. Möglich: Roma."
        )


def test_cards_due_come_first() -> None:
    here = position(nation(cards="levy"), cards_due=1, display="granary omen storm")
    assert told(here, Rondel("gold"), "not-now") == "First take the cards due to you: `/card take`."
    assert told(here, PlayCard("levy", legions=1), "not-now").startswith("First take the cards")
    assert told(here, TakeCard("levy"), "not-on-display") == (
        "Levy isn't on display. Possible: Granary, Omen or Storm."
    )
    assert told(opening(), TakeCard("levy"), "not-now") == (
        "You have no card to take now. Possible now: move the stone."
    )


def test_no_move_of_the_stone_is_named_where_none_would_help() -> None:
    """A card (DE4) or a trade (DK7) that nobody is entitled to does not become possible with the stone."""
    for here in (opening(), turn("gold", nation(cities="roma:gold", purse=pay(9, 9, 9)))):
        assert format_rule_error(PUNIC, error(here, TakeCard("levy"), "not-now")).startswith(
            "The Romans cannot take Levy: no card is due."
        )
        assert format_rule_error(PUNIC, error(here, Trade(pay(3), pay(0, 2)), "not-now")).startswith(
            "The Romans cannot trade 3 marble for 2 iron: that takes COMMERCIUM."
        )


def test_a_refused_plan_names_no_command_of_a_turn_that_has_not_come() -> None:
    planned = error(turn("gold", nation(cities="roma:gold")), Temple("roma"), "not-now")
    planned.facts["planned"] = 2
    assert format_own_refusal(PUNIC, planned) == (
        "That takes TEMPLUM, and the stone is on AURUM. Possible there: end the turn."
    )
    with speaking("de"):
        assert format_own_refusal(PUNIC, planned) == (
            "Das geht nur auf TEMPLUM, und der Stein steht auf AURUM. "
            "An dieser Stelle möglich: den Zug beenden."
        )


def test_what_belongs_to_a_wedge_names_it() -> None:
    assert told(opening(), Wall("roma"), "not-now") == "Move your stone to TEMPLUM first, with `/temple`."
    march = Move("legion", 1, "roma", "genua")
    assert told(opening(), march, "not-now") == "Move your stone first, with `/maneuver`."
    here = turn("gold", nation(cities="roma:gold"))
    for action, wedge in (
        (Wall("carthago"), "TEMPLUM"),
        (Arm("roma", 1), "MILITIA"),
        (Learn("strata"), "SCIENTIA"),
    ):
        assert told(here, action, "not-now").startswith(
            f"That takes {wedge}; your stone is on AURUM this turn."
        )
    assert "that takes SCIENTIA, and the stone is on AURUM." in format_rule_error(
        PUNIC, error(here, Recruit(1, 0), "not-now")
    )
    with speaking("de"):
        assert told(opening(), Wall("roma"), "not-now") == (
            "Setz zuerst deinen Stein auf TEMPLUM, mit `/tempel`."
        )
        assert told(here, Wall("roma"), "not-now").startswith(
            "Das geht nur auf TEMPLUM; dein Stein steht in diesem Zug auf AURUM."
        )


def test_after_a_conquest_only_movement_is_over_because_of_it() -> None:
    """What belongs to another wedge was not possible before the conquest (DM5) either."""
    here = turn("maneuver-1", nation(legions={"croton": 2}), nation(cities="croton:gold tingis:iron"))
    here = play(here, Conquer("croton", 1))
    march = Move("legion", 1, "croton", "neapolis")
    assert "after a conquest nothing moves any more." in format_rule_error(
        PUNIC, error(here, march, "not-now")
    )
    assert "that takes TEMPLUM, and the stone is on DUELLUM ①." in format_rule_error(
        PUNIC, error(here, Temple("roma"), "not-now")
    )


def test_cards_that_cannot_be_played() -> None:
    here = position(nation(cards="levy fortress architect burglary"))
    assert told(here, PlayCard("omen"), "not-in-hand") == "You don't hold Omen. Possible: Levy."
    assert told(position(), PlayCard("omen"), "not-in-hand") == "You don't hold Omen."
    assert told(here, PlayCard("fortress"), "plays-itself").startswith("Fortress can't be played by hand")
    assert told(here, PlayCard("architect"), "card-not-now") == (
        "Architect is played on TEMPLUM, before you found a city."
    )
    assert told(here, PlayCard("burglary"), "no-effect") == (
        "Your opponent has fewer than 2 coins, so Burglary would do nothing."
    )
    assert told(here, PlayCard("levy", legions=3), "card-choice") == (
        "Levy can't be played like that. Possible: 1 galley, 2 galleys, 1 legion, 1 legion and 1 galley "
        "or 2 legions."
    )
    allied = position(nation(cities="roma:gold ancona:iron", box=(1, 1), cards="allies"))
    assert told(allied, PlayCard("allies", "genua", "legion"), "card-choice") == (
        "Allies can't be played like that. Possible: legion in Ancona, galley in Ancona, legion in Roma or "
        "galley in Roma."
    )
    with speaking("de"):
        assert told(here, PlayCard("architect"), "card-not-now") == (
            "„Baumeister“ spielt man auf TEMPLUM, vor einer Gründung."
        )
        assert told(here, PlayCard("burglary"), "no-effect") == (
            "„Einbruch“ wäre wirkungslos: Dein Gegner hat keine 2 Münzen."
        )


def test_prices_tell_what_only_coins_pay() -> None:
    romans = nation(cities="roma:gold neapolis:iron", temples="roma", purse=pay(marble=12))
    assert told(turn("temple", romans), Temple("neapolis"), "too-expensive") == (
        "A temple in Neapolis costs 6 marble and 1 coin (1 coin for each temple next to it; "
        "chips don't pay that); you have 12 marble."
    )
    romans = nation(cities="roma:gold", legions={"neapolis": 1}, purse=pay(1, 1, 1))
    assert told(turn("arming", romans), Found("neapolis", "gold"), "too-expensive") == (
        "A gold city in Neapolis costs 1 marble, 1 iron, 1 gold and 1 coin (1 coin for each city next to it "
        "with the same resource; chips don't pay that); you have 1 marble, 1 iron and 1 gold."
    )
    poor = nation(cities="roma:gold", legions={"cremona": 1}, purse=pay(1, 0, 1))
    assert told(turn("arming", poor), Found("cremona", "iron"), "too-expensive").startswith(
        "An iron city in Cremona costs 1 marble, 1 iron and 1 gold;"
    )
    scientia = turn("know-how", nation(purse=pay(gold=2)))
    assert told(scientia, Learn("strata"), "too-expensive") == "STRATA costs 7 gold; you have 2 gold."
    assert told(scientia, Recruit(1, 1), "too-expensive") == (
        "Recruiting 1 legion and 1 galley costs 3 gold; you have 2 gold."
    )
    assert told(turn("know-how", nation(purse=pay(gold=3, coins=1))), Recruit(9, 0), "too-expensive") == (
        "Recruiting 9 legions costs 9 gold; you have 3 gold and 1 coin, enough for 4 legions."
    )
    assert told(scientia, Recruit(0, 3), "too-expensive").endswith("you have 2 gold, enough for 1 galley.")
    assert told(turn("know-how", nation()), Recruit(2, 0), "too-expensive").endswith("you have nothing.")
    with speaking("de"):
        assert told(scientia, Recruit(0, 3), "too-expensive").endswith("du hast 2 Gold, genug für 1 Galeere.")
        later = error(turn("temple", romans), Temple("roma"), "too-expensive")
        later.facts["begun"] = turn("temple", nation(purse=pay(9)))
        left = "; bis dahin hättest du 1 Marmor, 1 Eisen und 1 Gold übrig."
        assert left in format_own_refusal(PUNIC, later)


def test_de7_a_second_city_by_one_settlers_says_that_it_allows_one() -> None:
    romans = nation(cities="roma:gold genua:iron", cards="settlers", purse=pay(6, 6, 6, 6))
    begun = play(turn("gold", romans), PlayCard("settlers"))
    first, second = Found("ancona", "marble"), Found("neapolis", "marble")
    later = error(play(begun, first), second, "no-unit-there")
    assert format_own_refusal(PUNIC, later) == (
        "You have no unit in Neapolis. Nowhere else is possible right now."
    )
    later.facts.update(action=second, begun=begun, earlier=(first,))
    assert format_own_refusal(PUNIC, later).startswith(
        "You have no unit in Neapolis. Settlers allows only one city without one. Possible: Ancona."
    )
    with speaking("de"):
        assert format_own_refusal(PUNIC, later).startswith(
            "In Neapolis hast du keine Einheit. Siedler erlaubt nur eine Stadt ohne Einheit. Möglich: Ancona."
        )
    far = error(play(begun, first), Found("carthago", "gold"), "no-unit-there")
    far.facts.update(begun=begun, earlier=(first,))
    assert "Settlers" not in format_own_refusal(PUNIC, far)


def test_units_that_were_not_in_the_box() -> None:
    here = turn("arming", nation(cities="roma:gold", temples="roma", box=(1, 0), purse=pay(iron=9)))
    assert told(here, Arm("roma", 2), "not-in-box") == (
        "Only 1 legion is left of what lay in your recruitment box when the turn began."
    )
    assert told(here, Arm("roma", 0, 1), "not-in-box") == "You have no galley in your recruitment box."
    assert told(here, Arm("roma", 4), "not-in-box").startswith("Only 1 legion is left")


def test_sites_tokens_walls_and_supplies() -> None:
    romans = nation(cities="roma:gold", legions={"alpes": 1, "genua": 1}, purse=pay(1, 1, 1), walls="roma")
    here = turn("marble", romans)
    assert told(here, Found("alpes", "iron"), "no-site") == "No city can stand in Alpes. Possible: Genua."
    walls = turn("temple", romans)
    assert told(walls, Wall("roma"), "wall-stands") == (
        "Roma already has a wall. Nowhere else is possible right now."
    )
    more = turn("temple", nation(cities="roma:gold genua:iron", walls="roma", purse=pay(2)))
    assert told(more, Wall("genua"), "no-walls-left") == (
        "You have no wall left; you get one each with 1, 2, 3, 5 and 7 personages."
    )
    scientia = turn("know-how", nation(legions={"roma": 10}, box=(2, 0), purse=pay(gold=9)))
    assert told(scientia, Recruit(1), "supply") == "You have no legion left in your supply."


def test_strength_and_trade() -> None:
    here = turn(
        "maneuver-1",
        nation(legions={"croton": 1}),
        nation(cities="croton:iron carthago:gold", temples="croton"),
    )
    assert told(here, Conquer("croton", 1), "too-weak") == (
        "Croton takes exactly 3 units; you have 1 legion and 0 galleys there."
    )
    guarded = turn(
        "maneuver-1",
        nation(legions={"croton": 2}),
        nation(cities="croton:iron carthago:gold", cards="fortress"),
    )
    assert told(guarded, Conquer("croton", 2), "too-weak") == (
        "Croton takes exactly 3 units (2 of them for Fortress); you have 2 legions and 0 galleys there."
    )
    trading = position(nation(know_hows="commercium", purse=pay(gold=4)))
    assert told(trading, Trade(pay(gold=2), pay(marble=1)), "trade-rate") == (
        "You give three for every two you take, e.g. `3g` for `1m 1i`; 2 gold for 1 marble isn't that."
    )
    assert told(opening(), Trade(pay(gold=3), pay(marble=2)), "not-now").startswith(
        "You can trade once you own COMMERCIUM."
    )


def test_each_refusal_names_the_topic_that_explains_it() -> None:
    due = position(nation(cards="levy"), cards_due=1, display="granary omen storm")
    assert topic_of(error(due, Rondel("gold"), "not-now")) == "cards"
    here = position(nation(cards="levy"))
    assert topic_of(error(here, PlayCard("levy", legions=3), "card-choice")) == "card-levy"
    assert topic_of(error(here, Move("legion", 1, "roma", "genua"), "not-now")) == "turn"
    assert topic_of(error(here, Trade(pay(gold=3), pay(iron=2)), "not-now")) == "trade"
    temple = turn("temple", nation(cities="roma:gold", purse=pay(6)))
    assert topic_of(error(temple, Temple("roma", pay(5, 0, 0, 1)), "not-at-hand")) == "payments"
    assert topic_of(error(temple, Rondel("iron"), "not-now")) == "turn"
    rival = nation(cities="croton:iron carthago:gold")
    conquering = turn("maneuver-1", nation(cities="roma:gold", legions={"croton": 1}), rival)
    conquered = play(conquering, Conquer("croton", 1))
    assert topic_of(error(conquered, Move("legion", 1, "roma", "ancona"), "not-now")) == "conquest"
    assert topic_of(error(conquered, Temple("croton"), "not-now")) == "turn", "TEMPLUM is what it takes"
