"""Log lines as `key=value` or JSON, without tokens or users' texts.

Uses the standard library's logging with a formatter of the bot: discord.py and aiohttp log through it too, so
one formatter covers all lines, and a library for structured logs would only add a second way. Every line of a
task carries the context of the current work, whichever module writes it.
"""

import json
import logging
import re
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from types import MappingProxyType
from typing import Any, Final, Literal, TextIO

_NONE: Final[Mapping[str, object]] = MappingProxyType({})
_MARKS: ContextVar[Mapping[str, object]] = ContextVar("marks", default=_NONE)


def marks() -> Mapping[str, object]:
    """Return the context of the current task: `game`, `turn`, `command` and the like, as far as known."""
    return _MARKS.get()


def mark(**facts: object) -> None:
    """Add to the current task's context, until the task or the enclosing `marked` ends."""
    _MARKS.set({**_MARKS.get(), **facts})


@contextmanager
def marked(**facts: object) -> Iterator[None]:
    """Add to the current task's context within the block."""
    token = _MARKS.set({**_MARKS.get(), **facts})
    try:
        yield
    finally:
        _MARKS.reset(token)


LogForm = Literal["line", "json"]

_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}
_TALKATIVE: Final = ("discord", "aiosqlite", "aiohttp", "asyncio", "psycopg", "PIL")
"""Loggers kept at INFO: at DEBUG they write whole requests, events and queries, with names and tokens."""
_RECONNECTING: Final = ("discord.client", "discord.shard")
_IN_ADDRESSES: Final = re.compile(r"((?:interactions|webhooks)/\d+/)[\w.~%-]{20,}")
"""Discord's URLs with an interaction's or webhook's token, which allows replying in the bot's name."""
_BARE: Final = re.compile(r"[^\s\"=]+")
_HIDDEN: Final = "[hidden]"
_INDENT: Final = "    "
"""Indentation of tracebacks, so that no line of an error's text can pass for an event."""


class LineFormatter(logging.Formatter):
    """Formatter with one line per event; in the form `line`, an indented traceback follows.

    The task's context comes first, then the fields of `extra`. `secrets`, and tokens in Discord's URLs, are
    replaced wherever they occur.
    """

    def __init__(self, form: LogForm, secrets: Sequence[str]) -> None:
        super().__init__()
        self._form = form
        known = [secret for secret in secrets if secret]
        self._secrets = [*known, *(json.dumps(secret)[1:-1] for secret in known)]

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as text."""
        facts: dict[str, Any] = {
            "time": _format_time(record.created),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **marks(),
            **{name: value for name, value in vars(record).items() if name not in _STANDARD},
        }
        error = self.formatException(record.exc_info) if record.exc_info else None
        if record.stack_info:
            error = f"{error or ''}\n{record.stack_info}".strip()
        if self._form == "json":
            told = _escape_invisible(
                json.dumps(facts | ({"error": error} if error else {}), default=str, ensure_ascii=False)
            )
        else:
            told = " ".join(f"{name}={_value(value)}" for name, value in facts.items())
            lines = [
                told,
                *(f"{_INDENT}{_escape_invisible(line)}" for line in (error.split("\n") if error else ())),
            ]
            told = "\n".join(lines)
        return self._redact(told)

    def _redact(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, _HIDDEN)
        return _IN_ADDRESSES.sub(rf"\1{_HIDDEN}", text)


def _format_time(seconds: float) -> str:
    """Format Unix seconds in UTC, to the millisecond."""
    return f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(seconds))}.{int(seconds * 1000) % 1000:03}Z"


def _value(value: object) -> str:
    text = str(value)
    bare = _BARE.fullmatch(text) and text.isprintable()
    return text if bare else _escape_invisible(json.dumps(text, ensure_ascii=False))


def _escape_invisible(text: str) -> str:
    """Escape characters that move the cursor, change the text direction or break lines in some viewer."""
    if text.isprintable():
        return text
    return "".join(each if each.isprintable() else _escape_character(each) for each in text)


def _escape_character(letter: str) -> str:
    return f"\\u{ord(letter):04x}" if letter <= "\uffff" else json.dumps(letter)[1:-1]


def _shorten_reconnect(record: logging.LogRecord) -> bool:
    """Make a warning in one line of a lost connection; discord.py logs each new try with fifty lines."""
    error = record.exc_info[1] if record.exc_info else None
    if error is not None and record.getMessage().startswith("Attempting a reconnect"):
        record.msg, record.args = f"{record.getMessage()}: {type(error).__name__}: {error}", None
        record.levelno, record.levelname, record.exc_info = logging.WARNING, "WARNING", None
    return True


def start_logging(level: str, form: LogForm, secrets: Sequence[str], stream: TextIO | None = None) -> None:
    """Direct the log to a stream, standard error by default."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(LineFormatter(form, secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in _TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))
    for name in _RECONNECTING:
        logging.getLogger(name).addFilter(_shorten_reconnect)
