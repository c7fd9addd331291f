"""Keys of texts: Duellum's own where it has one, else the one that rulesets share."""

from bot.i18n.catalogue import has


def own(key: str) -> str:
    """The key under which Duellum says something that other rulesets say as well."""
    special = f"duellum-{key}"
    return special if has(special) else key
