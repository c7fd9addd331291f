"""Discord's REST API, version 10, as far as bots with commands, components and messages need it."""

from discord_sandbox.api.app import API_PREFIX, add_api_routes, api_middleware

__all__ = ["API_PREFIX", "add_api_routes", "api_middleware"]
