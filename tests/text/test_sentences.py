"""Sentences that once read wrongly."""

from bot.engine.antike.actions import (
    Action,
    Answer,
    Arm,
    ChoosePersonage,
    Conquer,
    EndTurn,
    Fight,
    Move,
    PickCity,
    Rondel,
    TakeChip,
    Temple,
    Trade,
)
from bot.engine.antike.position import Position
from bot.i18n.catalogue import speaking
from bot.text.antike.rules.rule_errors import format_rule_error
from bot.text.antike.turn.events import format_events
from tests.engine.builders import EAST, events, maneuver, nation, pay, play, position, refused


def _told(here: Position, action: Action, code: str) -> str:
    return format_rule_error(EAST, refused(here, action, code))


def test_coins_of_a_round_when_the_bank_has_too_few() -> None:
    rich = nation(wedge="iron", purse=pay(coins=28))
    ended = events(play(position("greeks", phoenicians=rich), Rondel("gold")), EndTurn())
    assert format_events(EAST, ended)[1:4] == [
        "Round 6 begins.",
        "The Phoenicians and Persians take a coin.",
        "The bank has no coin for the Arabs and Greeks: each takes a chip on their turn.",
    ]
    with speaking("de"):
        assert format_events(EAST, ended)[3] == (
            "Die Bank hat keine Münze für die Araber und Griechen: "
            "Jedes Volk nimmt in seinem Zug eine Ressource."
        )
    rich = nation(wedge="iron", purse=pay(coins=27))
    ended = events(play(position("greeks", phoenicians=rich), Rondel("gold")), EndTurn())
    assert "The bank has no coin for the Greeks: they take a chip on their turn." in format_events(
        EAST, ended
    )
    rich = nation(wedge="iron", purse=pay(coins=26))
    ended = events(play(position("greeks", phoenicians=rich), Rondel("gold")), EndTurn())
    assert format_events(EAST, ended)[1:3] == ["Round 6 begins.", "Each nation takes a coin."]


def test_an_empty_supply_and_the_last_unit() -> None:
    for standing, told in (
        (0, "no legion is left in the supply."),
        (1, "only 1 legion is left in the supply."),
    ):
        legions = {"pella": 17 - standing}
        greeks = nation(cities="athen", temples="athen", purse=pay(iron=9), legions=legions)
        here = play(position("greeks", greeks=greeks), Rondel("arming"))
        assert _told(here, Arm("athen", 2), "supply").endswith(told)


def test_units_that_cannot_go() -> None:
    here = maneuver(greeks=nation(cities="athen", know_hows="wheel", legions={"athen": 2}))
    assert _told(here, Move("legion", 3, "athen", "pella"), "too-few-units").endswith(
        ": in Athen there are 2 legions with 2 moves left."
    )
    mixed = play(here, Move("legion", 1, "athen", "pella"), Move("legion", 1, "pella", "athen"))
    assert _told(mixed, Move("legion", 2, "athen", "pella"), "too-few-units").endswith(
        ": in Athen there is 1 legion with no moves left and 1 legion with 2 moves left; "
        "a group moves together."
    )
    assert _told(mixed, Move("legion", 1, "athen", "pella", 0), "tipped").startswith("The Greeks cannot move")


def test_who_answers_out_of_turn_and_losses_that_do_not_stand_there() -> None:
    here = maneuver(
        greeks=nation(cities="athen", galleys={"sparta": 2}),
        phoenicians=nation(cities="tyros", galleys={"knossos": 1}),
        arabs=nation(cities="saba", galleys={"knossos": 1}),
    )
    asked = play(here, Move("galley", 1, "sparta", "knossos"))
    assert _told(asked, Answer("arabs", fight=True), "not-asked") == (
        "The Arabs cannot demand a fight: the Phoenicians are asked first."
    )
    assert _told(asked, EndTurn(), "not-now").startswith("The Greeks cannot end the turn: ")
    waited = play(asked, Answer("phoenicians", fight=False), Answer("arabs", fight=False))
    assert _told(waited, Fight("knossos", "galley", "arabs", {2: 1}), "wrong-losses").endswith(
        ": the losses must be exactly 1 galley from that province."
    )


def test_no_move_of_the_stone_is_named_where_none_would_help() -> None:
    """An action of M5, T4, S7, K4 or X4 that nothing calls for does not become possible with the stone."""
    here = position("greeks")
    for action, reason in (
        (Answer("arabs", fight=True), "The Arabs cannot demand a fight: nobody is being asked to fight."),
        (
            Trade(pay(gold=2), pay(iron=1)),
            "The Greeks cannot trade 2 gold for 1 iron: that takes all eight know-hows.",
        ),
        (TakeChip("gold"), "The Greeks cannot take 1 gold instead of the coin: the bank owes them no chip."),
        (ChoosePersonage("king"), "The Greeks cannot choose the king: there is no personage to choose."),
        (
            PickCity("athen"),
            "The Greeks cannot pick Athen as a start city: start cities are picked before the first round.",
        ),
    ):
        for now in (here, play(here, Rondel("gold"))):
            assert _told(now, action, "not-now").startswith(reason)
    with speaking("de"):
        assert "Dazu braucht es alle acht Fortschritte." in _told(
            here, Trade(pay(gold=2), pay(iron=1)), "not-now"
        )


def test_after_a_conquest_only_movement_and_fights_are_over_because_of_it() -> None:
    """What belongs to another wedge was not possible before the conquest (M7) either."""
    phoenicians = nation(cities="tyros paphos")
    here = play(maneuver(greeks=nation(legions={"tyros": 2}), phoenicians=phoenicians), Conquer("tyros", 1))
    march = Move("legion", 1, "tyros", "petra")
    assert "after a conquest nobody moves or fights." in _told(here, march, "not-now")
    assert "the stone is on MANEUVER ①." in _told(here, Temple("athen"), "not-now")
