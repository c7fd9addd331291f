"""Texts about votes: whom they are about, and who is asked."""

from typing import Any

from bot.i18n.catalogue import speaking
from bot.model import SeatRow, Table, VoteKind, VoteRow
from bot.model.votes import Tally
from bot.text.table.votes import (
    format_extended_by_vote,
    format_press_reply,
    format_undo_preview,
    format_vote,
    format_vote_rejected,
    format_vote_reply,
    format_vote_tally,
)
from tests.rows import game_row

_ADA, _BEN, _CHLOE, _GONE = 1, 2, 3, 9
_TABLE = Table(
    game_row(status="running"),
    (
        SeatRow(0, _ADA, "Ada", "phoenicians", conceded=False),
        SeatRow(1, _BEN, "Ben", "arabs", conceded=False),
        SeatRow(2, _CHLOE, "Chloe", "persians", conceded=False),
    ),
    None,
)


def _vote(kind: VoteKind, about: int | None = None, **facts: Any) -> VoteRow:
    return VoteRow(1, kind, _ADA, about, 1, (_BEN, _CHLOE), "majority", 0, facts)


def test_a_player_is_named_with_the_nations_played() -> None:
    told = format_vote(_TABLE, _vote("extend", _BEN))
    assert told == "🗳️ **Ada** asks to give **Ben** (Arabs) the same time again."
    told = format_vote(_TABLE, _vote("extend", _GONE, names={str(_GONE): "Dario"}))
    assert told == "🗳️ **Ada** asks to give **Dario** the same time again."


def test_whoever_needs_more_time_is_named_once() -> None:
    assert format_vote(_TABLE, _vote("extend", _ADA)) == (
        "🗳️ **Ada** (Phoenicians) asks for the same time again."
    )
    with speaking("de"):
        assert format_vote(_TABLE, _vote("extend", _ADA)) == (
            "🗳️ **Ada** (Phönizier) bittet um noch einmal so viel Zeit."
        )


def test_time_that_was_given_ends_at_a_moment_or_is_not_limited() -> None:
    begins = "⏳ Agreed: **Ben** (Arabs) gets the same time again"
    assert format_extended_by_vote(_TABLE, _vote("extend", _BEN), None) == f"{begins}."
    told = format_extended_by_vote(_TABLE, _vote("extend", _BEN), 60)
    assert told == f"{begins}, until <t:60:f>."


def test_an_undo_names_a_start_city_that_was_picked_and_the_end_of_a_turn() -> None:
    picked = _vote("undo", gone=[["phoenicians", "P tyros"]])
    assert format_vote(_TABLE, picked) == (
        "🗳️ **Ada** asks to undo their own last action (pick Tyros as a start city)."
    )
    ended = _vote("undo", gone=[["phoenicians", "."]])
    assert format_vote(_TABLE, ended) == "🗳️ **Ada** asks to undo the end of their turn."
    passed = _vote("undo", gone=[["phoenicians", "."], ["arabs", "."], ["arabs", "."]])
    assert format_vote(_TABLE, passed) == (
        "🗳️ **Ada** asks to undo the end of their turn and what the Arabs did (end the turn)."
    )


def _asked(yes: int, needed: int, *waiting: int) -> str:
    told = format_vote_reply(_TABLE, "pause", "open", Tally(yes, needed, waiting, None))
    return told.removeprefix("I asked in the channel. ").removesuffix(" Press No there to withdraw it.")


def test_those_whose_yes_is_missing_are_named_or_counted() -> None:
    """Named where everyone left has to agree; «more» only where somebody has said yes."""
    assert _asked(0, 1, _BEN) == "It needs a yes from Ben."
    assert _asked(1, 3, _BEN, _CHLOE) == "It needs a yes from Ben and Chloe."
    assert _asked(0, 1, _BEN, _CHLOE) == "It needs 1 yes vote."
    assert _asked(0, 2, _ADA, _BEN, _CHLOE) == "It needs 2 yes votes."
    assert _asked(1, 2, _BEN, _CHLOE) == "It needs 1 more yes vote."
    assert _asked(1, 2) == "Waits until someone who is away is back."
    with speaking("de"):
        one, all_left = Tally(0, 1, (_BEN,), None), Tally(0, 2, (_BEN, _CHLOE, _ADA), None)
        told = format_press_reply(_TABLE, "open", one, yes=False)
        assert told == "Notiert: Nein. Es fehlt das Ja von Ben."
        assert "Es braucht 2 Ja-Stimmen." in format_vote_reply(_TABLE, "pause", "open", all_left)
        more = Tally(1, 2, (_BEN, _CHLOE), None)
        assert "Es fehlt noch 1 Ja-Stimme." in format_vote_reply(_TABLE, "pause", "open", more, again=True)


def test_who_said_no_is_named() -> None:
    told = format_vote_rejected(_TABLE, _ADA, {_BEN: False, _CHLOE: True})
    assert told == "<@1>, Ben said no; nothing changes."
    with speaking("de"):
        told = format_vote_rejected(_TABLE, _ADA, {_BEN: False, _CHLOE: False})
        assert told == "<@1>, Ben und Chloe haben abgelehnt; alles bleibt, wie es ist."


def test_a_vote_that_nobody_else_had_to_agree_to_is_done() -> None:
    assert format_vote_reply(_TABLE, "pause", "carried", None) == "Done; nobody else had to agree."
    told = format_vote_reply(_TABLE, "pause", "carried", None, again=True)
    assert told == "Noted: yes. That settles it: agreed."


def test_one_who_must_agree_is_named() -> None:
    """With two players, nobody else is there: not «the others», and no vote of one."""
    shown = _vote("undo", gone=[["phoenicians", "."]], shown=True).facts
    told = format_undo_preview(_TABLE, (_BEN,), shown)
    assert told.startswith("That turned up something new, so Ben must agree. ")
    assert told.endswith(" Ask Ben?")
    told = format_undo_preview(_TABLE, (_BEN,), {**shown, "acted": True})
    assert told.startswith("The game has gone on since; Ben must agree. ")
    with speaking("de"):
        told = format_undo_preview(_TABLE, (_BEN,), shown)
        assert told.startswith("Dabei wurde Neues aufgedeckt, darum muss Ben zustimmen. ")
    assert format_vote_tally(_TABLE, "majority", Tally(0, 1, (_BEN,), None), {}) == "-# One yes is enough."
    assert (
        format_vote_tally(_TABLE, "majority", Tally(0, 2, (_BEN, _GONE), None), {})
        == "-# Needs 2 of 2 votes."
    )
