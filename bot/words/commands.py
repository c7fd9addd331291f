"""Commands by the names that people type."""

from bot.words.speech import say

__all__ = ["say_command"]


def say_command(name: str) -> str:
    """A command with its slash, as whoever is spoken to finds it: `say_command("end-turn")`."""
    return say(f"command-{name.replace(' ', '-')}")
