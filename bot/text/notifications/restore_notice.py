"""What people are told when the bot is set back to a backup."""

from bot.i18n.catalogue import say
from bot.text.notifications.reminders import moment


def tell_set_back(at: int) -> str:
    """Whoever runs the bot has put a backup in the place of what there was."""
    return say("keeping-set-back", moment=moment(at, "f"))
