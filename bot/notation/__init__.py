"""Text notation of actions: one line per action, as short as a chess move (`docs/notation.md`).

Printing and parsing are inverses: parsing printed notation returns the same action. No function here has
access to a position, so well-formed notation may still be illegal. Each ruleset has its own module; others
use it through `bot.rulesets`.
"""

from bot.notation.errors import Fault, NotationError
