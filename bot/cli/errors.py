"""What the command line refuses."""

from bot.i18n.lines import one_line


class UsageError(Exception):
    """Wrong use, or a file that cannot be used; the text is one line."""

    def __init__(self, text: str) -> None:
        super().__init__(one_line(text))
