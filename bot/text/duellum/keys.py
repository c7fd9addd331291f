"""Text keys: Duellum's own if the catalogue has one, else the key that rulesets share."""

from bot.i18n.catalogue import has_message


def own_key(key: str) -> str:
    """Return Duellum's own version of a shared text key if the catalogue has it, else the key itself."""
    special = f"duellum-{key}"
    return special if has_message(special) else key
