"""One line of text per action, as short as a move of chess; described in `docs/notation.md`.

Printing and parsing are inverses: what is printed is read back as the same action. Nothing here knows a
position, so a line may be well written and still not be playable. A folder for each ruleset; they are asked
through `bot.rulesets`.
"""

from bot.notation.errors import Fault, NotationError
