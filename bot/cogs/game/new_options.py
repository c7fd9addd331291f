"""The options `ruleset` and `board` of `/game new`; each board belongs to one ruleset."""

from collections.abc import Mapping, Sequence
from itertools import chain, zip_longest
from typing import Final

from bot.boards import board_ids, board_ruleset, usual_board
from bot.cogs.completion import Choices, Offer, matching
from bot.cogs.shared import Interaction
from bot.i18n.catalogue import has_message, say_each
from bot.rulesets import DEFAULT_RULESET, Ruleset, ruleset, ruleset_ids
from bot.text.names import board_name, ruleset_name

MOST_BOARDS: Final = 25
"""Maximum options of a Discord menu, and buttons of a message; further boards can be given in the command."""


def boards_by_ruleset() -> Mapping[str, Sequence[str]]:
    """Return all boards by the ruleset they belong to."""
    return {
        rules: [board for board in board_ids(rules) if board_ruleset(board) == rules]
        for rules in ruleset_ids()
    }


def offered_boards() -> Mapping[str, Sequence[str]]:
    """Return the boards that fit a menu, by ruleset.

    Rulesets take turns, each with its usual board first, so that none crowds out another's.
    """
    every = boards_by_ruleset()
    first = (sorted(boards, key=lambda board: board != usual_board(rules)) for rules, boards in every.items())
    taken = [board for board in chain(*zip_longest(*first)) if board is not None][:MOST_BOARDS]
    return {rules: [board for board in boards if board in taken] for rules, boards in every.items()}


def read_board(rules: str | None, board: str | None) -> tuple[str, str]:
    """Return ruleset and board, with defaults for missing ones.

    A board of another ruleset is left for the lobby to refuse.
    """
    named = _board_id(board) if board else None
    rules = rules or (named and board_ruleset(named)) or DEFAULT_RULESET
    return rules, named or usual_board(rules)


def _board_id(text: str) -> str:
    """Return a board's id by id or name in any language; the text itself if unknown."""
    sought = text.strip().casefold()
    for board in board_ids():
        names = [board, board_name(board)]
        names += say_each(f"board-{board}").values() if has_message(f"board-{board}") else []
        if sought in [name.casefold() for name in names]:
            return board
    return text


async def offer_boards(interaction: Interaction, current: str) -> Choices:
    """Autocomplete boards of the chosen ruleset, or of all, labelled with their ruleset."""
    chosen = _chosen(interaction, "ruleset")
    every = [chosen] if chosen in ruleset_ids() else ruleset_ids()
    offers = [
        Offer(f"{board_name(board)} ({ruleset_name(rules)})" if len(every) > 1 else board_name(board), board)
        for rules in every
        for board in board_ids(rules)
    ]
    return matching(current, offers)


def rules_so_far(interaction: Interaction) -> Ruleset:
    """Return the ruleset chosen so far, explicitly or by its board, for other completions."""
    chosen, board = _chosen(interaction, "ruleset"), _chosen(interaction, "board")
    if chosen not in ruleset_ids():
        chosen, _ = read_board(None, board)
    return ruleset(chosen if chosen in ruleset_ids() else DEFAULT_RULESET)


def _chosen(interaction: Interaction, option: str) -> str:
    return str(getattr(interaction.namespace, option, None) or "")
