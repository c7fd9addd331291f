"""The people's side: what the web page, or a test, does in a person's name."""

from discord_sandbox.web.app import add_web_routes, web_middleware

__all__ = ["add_web_routes", "web_middleware"]
