"""The people's side: what the page, or a test, does for a person."""

from discord_sandbox.web.app import add_web_routes, web_middleware

__all__ = ["add_web_routes", "web_middleware"]
