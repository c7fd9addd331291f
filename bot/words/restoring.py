"""What tables are told when a backup was put back."""

from bot.words.waiting import moment

__all__ = ["tell_set_back"]


def tell_set_back(at: int) -> str:
    """Whoever runs the bot has put a backup in the place of what there was."""
    return (
        f"I have been set back to a backup of {moment(at, 'f')}. What was done here since then is gone; the "
        "game stands as this message shows it, and earlier buttons no longer count."
    )
