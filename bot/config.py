"""Configuration from the environment or a `.env` file."""

import contextlib
import os
import re
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Final, Literal, TypeVar

from dotenv.parser import Binding, parse_stream
from pydantic import (
    AfterValidator,
    DirectoryPath,
    Field,
    HttpUrl,
    SecretStr,
    ValidationError,
    ValidationInfo,
    ValidatorFunctionWrapHandler,
    field_validator,
)
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.boards import BOARDS, INSTALLED
from bot.i18n.lines import one_line
from bot.telemetry import LogForm

_FILE: Final = Path(".env")
_OURS: Final = ("ANTIKE_", "DISCORD_")
_ANY_PORT: Final = 0
_LAST_PORT: Final = 65_535
_NAME: Final = "antike.sqlite3"
_MEMORY: Final = Path(":memory:")
"""No file for SQLite, and a new, empty database for every connection."""
_SERVER: Final = re.compile(r"(?i:(postgres(?:ql)?)://)(.*)", re.DOTALL)


class ConfigError(ValueError):
    """A setting is invalid; the text is one line and names it."""

    def __init__(self, text: str) -> None:
        super().__init__(one_line(text))


def usual_database() -> Path:
    """Return the default path of the database: in the checkout, or else in the user's data directory.

    An installed package is no place for games, since removing it would delete them; a database that is there
    already is used. Raises `ConfigError` if the user has no home directory.
    """
    beside = BOARDS.parent / _NAME
    if not INSTALLED or beside.is_file():  # earlier versions put it there
        return beside
    from platformdirs import user_data_path  # not needed in a checkout

    with contextlib.suppress(RuntimeError):  # raised by newer platformdirs without a home
        path = user_data_path("antike-bot", appauthor=False) / _NAME
        if path.is_absolute():
            return path
    raise ConfigError("ANTIKE_DATABASE: this user has no home to keep games in; write the path of a file.")


def _check_address(address: str) -> str:
    """Return the address; raises `ValueError` for an invalid host or port.

    With a host name, ports beyond the last one would wrap around.
    """
    address.rpartition(":")[0].encode("idna")
    if _port_of(address) > _LAST_PORT:
        raise ValueError(f"ports end at {_LAST_PORT}")
    return address


def _port_of(address: str) -> int:
    return int(address.rpartition(":")[2])


_Address = Annotated[
    str, Field(pattern=r"^(\[[\da-fA-F:.]+\]|[\w.-]+):\d{1,5}$"), AfterValidator(_check_address)
]
"""A host and a port, as host:port."""


class BoardSettings(BaseSettings):
    """Settings of every command."""

    model_config = SettingsConfigDict(
        env_file=_FILE, env_ignore_empty=True, extra="ignore", populate_by_name=True
    )

    boards: Annotated[DirectoryPath | None, Field(alias="ANTIKE_BOARDS")] = None
    """A folder with the host's own boards."""

    @field_validator("boards", mode="wrap")
    @classmethod
    def _check_boards_folder(cls, value: object, handler: ValidatorFunctionWrapHandler) -> object:
        try:
            return handler(_expand_home(Path(value)) if isinstance(value, str) else value)
        except OSError as error:
            raise ValueError(f"{value}: {error.strerror}") from None


class Config(BoardSettings):
    """All settings, with their defaults."""

    token: Annotated[SecretStr | None, Field(alias="DISCORD_TOKEN")] = None
    api_base: Annotated[HttpUrl | None, Field(alias="DISCORD_API_BASE")] = None
    database: Path | SecretStr = Field(alias="ANTIKE_DATABASE", default_factory=usual_database)
    """Path of an SQLite file, or address of a PostgreSQL database, which may contain a password."""
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], Field(alias="ANTIKE_LOG_LEVEL")] = (
        "INFO"
    )
    log_form: Annotated[LogForm, Field(alias="ANTIKE_LOG_FORMAT")] = "line"
    metrics: Annotated[_Address | None, Field(alias="ANTIKE_METRICS")] = None
    """Address of the HTTP server for metrics and health, as host:port; None for no server."""
    feeds: Annotated[_Address | None, Field(alias="ANTIKE_FEEDS")] = None
    """Address of the HTTP server for tables and calendars, as host:port; None for no server."""
    feeds_url: Annotated[HttpUrl | None, Field(alias="ANTIKE_FEEDS_URL")] = None
    """Public base URL of that server, such as https://antike.example."""
    patience: Annotated[int, Field(alias="ANTIKE_PATIENCE", ge=0, le=3600)] = 300
    grace: Annotated[int, Field(alias="ANTIKE_GRACE", ge=0, le=300)] = 20
    guild: Annotated[int | None, Field(alias="ANTIKE_GUILD", ge=1, lt=2**63)] = None
    reports: Annotated[str | None, Field(alias="ANTIKE_REPORTS", max_length=200)] = None
    """Where users send the text of “Report”: an address, a channel, a name."""
    shards: Annotated[tuple[tuple[int, ...], int] | None, Field(alias="ANTIKE_SHARDS"), NoDecode] = None
    """The shards served by this process, and the total number of shards; None for all."""

    @property
    def feeds_base(self) -> str | None:
        """The base URL of feed links, without a trailing slash; None without feeds."""
        if self.feeds is None:
            return None
        return str(self.feeds_url).rstrip("/") if self.feeds_url else f"http://{self.feeds}"

    @property
    def served(self) -> str:
        """The shards of this process, such as `0,1/4`; "" if it serves all."""
        return f"{','.join(map(str, self.shards[0]))}/{self.shards[1]}" if self.shards else ""

    @field_validator("database", mode="before")
    @classmethod
    def _parse_database(cls, value: object) -> object:
        if not isinstance(value, str):
            return value
        if server := _SERVER.fullmatch(value):
            return SecretStr(f"{server[1].lower()}://{server[2]}")
        if is_address(value):
            raise ValueError(
                "unknown kind of address; write the path of an SQLite file, or "
                "postgresql://USER:PASSWORD@HOST:PORT/DATABASE"
            )
        if Path(value) == _MEMORY:
            raise ValueError("what is kept in memory is gone at once; write the path of an SQLite file")
        return _expand_home(Path(value))

    @field_validator("feeds")
    @classmethod
    def _check_own_port(cls, value: str | None, info: ValidationInfo) -> str | None:
        metrics = info.data.get("metrics")
        if value and metrics and _port_of(value) == _port_of(metrics) != _ANY_PORT:
            raise ValueError("ANTIKE_METRICS has the same port; choose another one")
        return value

    @field_validator("token")
    @classmethod
    def _check_token(cls, value: SecretStr | None) -> SecretStr | None:
        # docker run --env-file keeps the quotes that a .env may have.
        token = value.get_secret_value().strip(" \t\r\n\"'") if value else ""
        if not re.fullmatch(r"[!-~]*", token):
            raise ValueError(
                "it contains a space, a line break or another character that no token has; copy it again"
            )
        return SecretStr(token) if token else None

    @field_validator("shards", mode="before")
    @classmethod
    def _parse_shards(cls, value: object) -> object:
        if not isinstance(value, str):
            return value
        found = re.fullmatch(r"(\d+(?:,\d+)*)/(\d+)", value.replace(" ", ""))
        own = tuple(sorted({int(shard) for shard in found[1].split(",")})) if found else ()
        if found is None or own[-1] >= int(found[2]):
            raise ValueError("write the shards of this process and how many there are, such as 0,1/4")
        return own, int(found[2])

    @field_validator("log_level", mode="before")
    @classmethod
    def _upper_case(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value


_Settings = TypeVar("_Settings", bound=BoardSettings)


def _expand_home(path: Path) -> Path:
    """Expand `~`, as no shell does so in a `.env`; raises `ValueError` if there is no such user."""
    try:
        return path.expanduser()
    except RuntimeError:
        raise ValueError(
            f"there is no user whose folder {path.parts[0]} could be; write the whole path"
        ) from None


def is_address(text: str) -> bool:
    """Return whether a text is the address of a server, which may contain a password, instead of a path."""
    return "://" in text or re.match(r"(?i)postgres\w*:", text) is not None


def _check_file() -> None:
    """Reject a `.env` with unreadable lines, which would be ignored; raises `ConfigError`."""
    if not _FILE.exists():
        return
    if not _FILE.is_file():
        raise ConfigError(
            f"{_FILE} is {'a folder' if _FILE.is_dir() else 'no file'}; it has to be a text file."
        )
    with _FILE.open(encoding="utf-8") as lines:
        for found in parse_stream(lines):
            if found.error or (found.key is not None and found.value is None):
                raise ConfigError(
                    f"{_FILE}, line {_line(found)} cannot be read; write NAME=value, with "
                    "quotes round a value that has spaces."
                )


def unknown_setting_warnings() -> list[str]:
    """Return a warning of one line for each name that looks like a setting but is none.

    Of the environment, which other programs use too, only names close to a setting.
    """
    known = {
        field.alias.partition("_")[2]: field.alias for field in Config.model_fields.values() if field.alias
    }
    told = [(f"{_FILE}, line {line}", name, _similar_setting(name, known)) for line, name in _names_in_file()]
    told += [
        ("the environment", name, meant) for name in os.environ if (meant := _similar_setting(name, known))
    ]
    return [
        one_line(f"{where}: there is no setting {name}{f'; {meant}?' if meant else ''}")
        for where, name, meant in told
        if name.upper().startswith(_OURS) and name.upper() not in known.values()
    ]


def _names_in_file() -> list[tuple[int, str]]:
    """Return the names in `.env`, each with its line number."""
    if not _FILE.is_file():
        return []
    with _FILE.open(encoding="utf-8") as lines:
        return [(_line(found), found.key) for found in parse_stream(lines) if found.key]


def _similar_setting(name: str, known: Mapping[str, str]) -> str | None:
    """Return the setting whose name without prefix is similar; the prefix may be the wrong one."""
    close = get_close_matches(name.upper().partition("_")[2], known, 1)
    return known[close[0]] if close else None


def _line(found: Binding) -> int:
    """Return the line number of an entry; its text starts with any blank lines before it."""
    text = found.original.string
    return found.original.line + text[: len(text) - len(text.lstrip())].count("\n")


def read_config() -> Config:
    """Read and check all settings; raises `ConfigError`."""
    return _read(Config)


def read_board_folder() -> Path | None:
    """Return the folder of the host's boards, even if other settings are invalid; raises `ConfigError`."""
    return _read(BoardSettings).boards


def _read(settings: type[_Settings]) -> _Settings:
    try:
        _check_file()
        return settings()
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8"
        raise ConfigError(f"{_FILE}: cannot be read as text ({reason}).") from None
    except ValidationError as error:
        fault = error.errors(include_input=False)[0]  # the input may be a token
        raise ConfigError(f"{fault['loc'][0]}: {fault['msg'].removeprefix('Value error, ')}.") from None
