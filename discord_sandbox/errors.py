"""Discord's errors: HTTP status, code, message and, for a malformed body, the errors by field."""

from enum import Enum
from typing import Any


class ErrorCode(Enum):
    """Errors of the sandbox, as (HTTP status, Discord's code, Discord's message)."""

    NOT_FOUND = (404, 0, "404: Not Found")
    METHOD_NOT_ALLOWED = (405, 0, "405: Method Not Allowed")
    UNAUTHORIZED = (401, 0, "401: Unauthorized")
    INTERNAL = (500, 0, "500: Internal Server Error")
    UNKNOWN_APPLICATION = (404, 10002, "Unknown Application")
    UNKNOWN_CHANNEL = (404, 10003, "Unknown Channel")
    UNKNOWN_GUILD = (404, 10004, "Unknown Guild")
    UNKNOWN_MEMBER = (404, 10007, "Unknown Member")
    UNKNOWN_MESSAGE = (404, 10008, "Unknown Message")
    UNKNOWN_USER = (404, 10013, "Unknown User")
    UNKNOWN_EMOJI = (404, 10014, "Unknown Emoji")
    UNKNOWN_WEBHOOK = (404, 10015, "Unknown Webhook")
    UNKNOWN_INTERACTION = (404, 10062, "Unknown interaction")
    UNKNOWN_COMMAND = (404, 10063, "Unknown application command")
    TOO_MANY_EMOJIS = (400, 30008, "Maximum number of emojis reached")
    TOO_LARGE = (413, 40005, "Request entity too large")
    ALREADY_ACKNOWLEDGED = (400, 40060, "Interaction has already been acknowledged.")
    MISSING_ACCESS = (403, 50001, "Missing Access")
    OTHERS_MESSAGE = (403, 50005, "Cannot edit a message authored by another user")
    EMPTY_MESSAGE = (400, 50006, "Cannot send an empty message")
    CANNOT_SEND_TO_USER = (403, 50007, "Cannot send messages to this user")
    NO_MUTUAL_SERVER = (403, 50278, "Cannot send messages to this user due to having no mutual guilds")
    MISSING_PERMISSIONS = (403, 50013, "Missing Permissions")
    SYSTEM_MESSAGE = (403, 50021, "Cannot execute action on a system message")
    WRONG_CHANNEL_TYPE = (400, 50024, "Cannot execute action on this channel type")
    INVALID_TOKEN = (401, 50027, "Invalid Webhook Token")
    INVALID_FORM = (400, 50035, "Invalid Form Body")
    THREAD_ARCHIVED = (400, 50083, "Thread is archived")
    INVALID_JSON = (400, 50109, "The request body contains invalid JSON.")
    REPLY_NEEDS_HISTORY = (400, 160002, "Cannot reply without permission to read message history")
    THREAD_EXISTS = (400, 160004, "A thread has already been created for this message")
    THREAD_LOCKED = (400, 160005, "Thread is locked")


class ApiError(Exception):
    """An error in Discord's format, to be sent to the bot."""

    def __init__(self, trouble: ErrorCode, errors: dict[str, Any] | None = None) -> None:
        self.status, self.code, self.message = trouble.value
        self.trouble = trouble
        self.errors = errors
        super().__init__(f"{self.status} {self.message} ({self.code}) {errors or ''}".rstrip())

    def body(self) -> dict[str, Any]:
        """Return the JSON of the response."""
        told: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors:
            told["errors"] = self.errors
        return told


class PersonError(Exception):
    """Something a person on the page cannot do; the text says what would be possible."""

    def __init__(self, message: str, status: int = 400) -> None:
        self.status = status
        super().__init__(message)
