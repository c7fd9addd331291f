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
    ValidatorFunctionWrapHandler,
    field_validator,
)
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.boards import BOARDS, INSTALLED
from bot.i18n.lines import one_line
from bot.telemetry import LogForm

_FILE: Final = Path(".env")
_OURS: Final = ("ANTIKE_", "DISCORD_")
_LAST_PORT: Final = 65_535
_NAME: Final = "antike.sqlite3"
_SERVER: Final = re.compile(r"(?i:(postgres(?:ql)?)://)(.*)", re.DOTALL)


class ConfigError(ValueError):
    """A setting that cannot be used; the text is one line and names it."""

    def __init__(self, text: str) -> None:
        super().__init__(one_line(text))


def usual_database() -> Path:
    """Where games are kept if nobody says where: in the checkout, or else in the user's folder for data.

    An installed package has no place for them: they would go with it. Raises `ConfigError` for a user
    without a home.
    """
    beside = BOARDS.parent / _NAME
    if not INSTALLED or beside.is_file():  # there versions before had it
        return beside
    from platformdirs import user_data_path  # a checkout has no need of it

    with contextlib.suppress(RuntimeError):  # how newer versions of the library say that there is no home
        path = user_data_path("antike-bot", appauthor=False) / _NAME
        if path.is_absolute():
            return path
    raise ConfigError("ANTIKE_DATABASE: this user has no home to keep games in; write the path of a file.")


def _possible(address: str) -> str:
    """Beyond the last port they begin again where a host has a name."""
    host, _, port = address.rpartition(":")
    host.encode("idna")
    if int(port) > _LAST_PORT:
        raise ValueError(f"ports end at {_LAST_PORT}")
    return address


_Address = Annotated[str, Field(pattern=r"^(\[[\da-fA-F:.]+\]|[\w.-]+):\d{1,5}$"), AfterValidator(_possible)]
"""A host and a port."""


class BoardSettings(BaseSettings):
    """What every command has to know."""

    model_config = SettingsConfigDict(
        env_file=_FILE, env_ignore_empty=True, extra="ignore", populate_by_name=True
    )

    boards: Annotated[DirectoryPath | None, Field(alias="ANTIKE_BOARDS")] = None
    """A folder with boards of the host's own."""

    @field_validator("boards", mode="wrap")
    @classmethod
    def _within_reach(cls, value: object, handler: ValidatorFunctionWrapHandler) -> object:
        try:
            return handler(value)
        except OSError as error:
            raise ValueError(f"{value}: {error.strerror}") from None


class Config(BoardSettings):
    """All settings, with their defaults."""

    token: Annotated[SecretStr | None, Field(alias="DISCORD_TOKEN")] = None
    api_base: Annotated[HttpUrl | None, Field(alias="DISCORD_API_BASE")] = None
    database: Path | SecretStr = Field(alias="ANTIKE_DATABASE", default_factory=usual_database)
    """The path of an SQLite file, or the address of a PostgreSQL database, which may hold a password."""
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], Field(alias="ANTIKE_LOG_LEVEL")] = (
        "INFO"
    )
    log_form: Annotated[LogForm, Field(alias="ANTIKE_LOG_FORMAT")] = "line"
    metrics: Annotated[_Address | None, Field(alias="ANTIKE_METRICS")] = None
    """Where metrics and health are told over HTTP, as host:port."""
    feeds: Annotated[_Address | None, Field(alias="ANTIKE_FEEDS")] = None
    """Where programs may read tables and calendars over HTTP, as host:port; nowhere if left out."""
    feeds_url: Annotated[HttpUrl | None, Field(alias="ANTIKE_FEEDS_URL")] = None
    """The address at which people reach that from elsewhere, such as https://antike.example."""
    patience: Annotated[int, Field(alias="ANTIKE_PATIENCE", ge=0, le=3600)] = 300
    grace: Annotated[int, Field(alias="ANTIKE_GRACE", ge=0, le=300)] = 20
    guild: Annotated[int | None, Field(alias="ANTIKE_GUILD", ge=1, lt=2**63)] = None
    reports: Annotated[str | None, Field(alias="ANTIKE_REPORTS", max_length=200)] = None
    """Where people send what “Report” shows: an address, a channel, a name."""
    shards: Annotated[tuple[tuple[int, ...], int] | None, Field(alias="ANTIKE_SHARDS"), NoDecode] = None
    """The shards this process serves, and of how many; None for all there are."""

    @property
    def feeds_base(self) -> str | None:
        """Where links for programs lead, without a slash at the end; None where none are offered."""
        if self.feeds is None:
            return None
        return str(self.feeds_url).rstrip("/") if self.feeds_url else f"http://{self.feeds}"

    @property
    def served(self) -> str:
        """The shards of this process as one word; empty where it serves all there are."""
        return f"{','.join(map(str, self.shards[0]))}/{self.shards[1]}" if self.shards else ""

    @field_validator("database", mode="before")
    @classmethod
    def _file_or_server(cls, value: object) -> object:
        if not isinstance(value, str):
            return value
        if server := _SERVER.fullmatch(value):
            return SecretStr(f"{server[1].lower()}://{server[2]}")
        if is_address(value):
            raise ValueError(
                "unknown kind of address; write the path of an SQLite file, or "
                "postgresql://USER:PASSWORD@HOST:PORT/DATABASE"
            )
        return _at_home(Path(value))

    @field_validator("token")
    @classmethod
    def _in_one_piece(cls, value: SecretStr | None) -> SecretStr | None:
        token = value.get_secret_value().strip() if value else ""
        if not re.fullmatch(r"[!-~]*", token):
            raise ValueError(
                "it contains a space, a line break or another character that no token has; copy it again"
            )
        return SecretStr(token) if token else None

    @field_validator("shards", mode="before")
    @classmethod
    def _some_of_all(cls, value: object) -> object:
        if not isinstance(value, str):
            return value
        found = re.fullmatch(r"(\d+(?:,\d+)*)/(\d+)", value.replace(" ", ""))
        own = tuple(sorted({int(shard) for shard in found[1].split(",")})) if found else ()
        if found is None or own[-1] >= int(found[2]):
            raise ValueError("write the shards of this process and how many there are, such as 0,1/4")
        return own, int(found[2])

    @field_validator("log_level", mode="before")
    @classmethod
    def _any_case(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value


_Settings = TypeVar("_Settings", bound=BoardSettings)


def _at_home(path: Path) -> Path:
    """`~` in a `.env`, where no shell puts the user's folder in its place."""
    try:
        return path.expanduser()
    except RuntimeError:
        raise ValueError(
            f"there is no user whose folder {path.parts[0]} could be; write the whole path"
        ) from None


def is_address(text: str) -> bool:
    """Whether a text is no path, but the address of a server, which may hold a password."""
    return "://" in text or re.match(r"(?i)postgres\w*:", text) is not None


def _reason(error: OSError | UnicodeDecodeError) -> str:
    return "it is not UTF-8" if isinstance(error, UnicodeDecodeError) else str(error.strerror)


def _check_file() -> None:
    """Refuse a `.env` of which a part would be ignored; raises `ConfigError`."""
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


def strange_names() -> list[str]:
    """What looks like a setting of ours and is none, in a line each.

    Of the environment, which others use too, only what is nearly one.
    """
    known = {
        field.alias.partition("_")[2]: field.alias for field in Config.model_fields.values() if field.alias
    }
    told = [(f"{_FILE}, line {line}", name, _meant(name, known)) for line, name in _written()]
    told += [("the environment", name, meant) for name in os.environ if (meant := _meant(name, known))]
    return [
        one_line(f"{where}: there is no setting {name}{f'; {meant}?' if meant else ''}")
        for where, name, meant in told
        if name.upper().startswith(_OURS) and name.upper() not in known.values()
    ]


def _written() -> list[tuple[int, str]]:
    """The names in `.env`, each with its line."""
    if not _FILE.is_file():
        return []
    with _FILE.open(encoding="utf-8") as lines:
        return [(_line(found), found.key) for found in parse_stream(lines) if found.key]


def _meant(name: str, known: Mapping[str, str]) -> str | None:
    """The setting that is alike but for the beginning, which may be the other one."""
    close = get_close_matches(name.upper().partition("_")[2], known, 1)
    return known[close[0]] if close else None


def _line(found: Binding) -> int:
    """What was read begins behind the entry before, with the empty lines in between."""
    text = found.original.string
    return found.original.line + text[: len(text) - len(text.lstrip())].count("\n")


def read_config() -> Config:
    """Read and check all settings; raises `ConfigError`."""
    return _read(Config)


def read_board_folder() -> Path | None:
    """The folder of the host's boards, whatever the other settings are; raises `ConfigError`."""
    return _read(BoardSettings).boards


def _read(settings: type[_Settings]) -> _Settings:
    try:
        _check_file()
        return settings()
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f"{_FILE}: cannot be read as text ({_reason(error)}).") from None
    except ValidationError as error:
        fault = error.errors(include_input=False)[0]  # an input may be a token
        raise ConfigError(f"{fault['loc'][0]}: {fault['msg'].removeprefix('Value error, ')}.") from None
