"""The locales that Discord's clients can be set to."""

from __future__ import annotations

__all__ = ["DEFAULT_LOCALE", "LOCALES"]

DEFAULT_LOCALE = "en-GB"
_LOCALES = """
bg cs da de el en-GB en-US es-419 es-ES fi fr hi hr hu id it ja ko lt nl no pl pt-BR ro ru sv-SE th tr uk vi
zh-CN zh-TW
"""
LOCALES = frozenset(_LOCALES.split())
