"""The people's side: what the web page, or a test, does in a person's name."""

from discord_sandbox.ui.app import add_routes, ui_middleware

__all__ = ["add_routes", "ui_middleware"]
