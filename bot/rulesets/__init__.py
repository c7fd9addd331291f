"""The registry of rulesets: the one place where a game's `ruleset` is looked up.

Each ruleset is bound together by a module of its own here, imported when it is first asked for, so that every
layer of the bot may look one up without knowing any.
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
