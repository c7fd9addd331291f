"""Discord's REST interface, version 10, as far as bots of commands, buttons and messages need it."""

from discord_sandbox.rest.app import API_PREFIX, add_routes, rest_middleware

__all__ = ["API_PREFIX", "add_routes", "rest_middleware"]
