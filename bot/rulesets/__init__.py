"""The registry of rulesets: the only place that maps a game's `ruleset` id to its implementation.

Each ruleset is assembled by its own module here, imported on first use, so that every layer can look one up
without depending on any.
"""

from bot.rulesets.registry import (
    DEFAULT_RULESET,
    load_rulesets,
    register,
    registered,
    ruleset,
    ruleset_ids,
    ruleset_of,
    standing_questions,
)
from bot.rulesets.ruleset import Codec, OwnRenderer, QuestionKind, RecordContents, Ruleset, Script
