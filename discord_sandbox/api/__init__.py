"""Discord's REST interface, version 10, as far as bots of commands, buttons and messages need it."""

from discord_sandbox.api.app import API_PREFIX, add_api_routes, api_middleware

__all__ = ["API_PREFIX", "add_api_routes", "api_middleware"]
