"""What only lines of Antike have: cities given up, and losses by actions left."""

import re
from typing import Final

from bot.engine.terms import ProvinceId
from bot.notation.words import NUMBER, Words

_LOSSES: Final = re.compile(rf"\{{(?:[0-3]:{NUMBER}(?:,[0-3]:{NUMBER})*)?\}}")


class AntikeWords(Words):
    """The words of a line."""

    def give_up(self) -> ProvinceId | None:
        """A city given up where one follows: `-pella`."""
        if self.rest and self.rest[0].startswith("-"):
            return self.province(self.take("city")[1:])
        return None

    def losses(self) -> dict[int, int] | None:
        """Own losses by actions left where they follow: `{0:1,2:1}`."""
        if not self.rest or not self.rest[0].startswith("{"):
            return None
        word = self.take("losses")
        if not _LOSSES.fullmatch(word):
            self.fail("not-losses", word=word)
        pairs = [entry.split(":") for entry in word[1:-1].split(",") if entry]
        losses = {int(left): int(count) for left, count in pairs}
        if len(losses) < len(pairs):
            self.fail("twice-left", word=word)
        return losses
