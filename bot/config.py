"""Configuration from the environment or a `.env` file."""

import re
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import DirectoryPath, Field, HttpUrl, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.boards import BOARDS
from bot.telemetry import LogForm
from bot.words.lines import one_line

__all__ = ["Config", "ConfigError", "read_config"]

_DATA: Final = BOARDS.parent
_SERVERS: Final = ("postgresql://", "postgres://")


class ConfigError(ValueError):
    """A setting that cannot be used; the text is one line and names it."""

    def __init__(self, text: str) -> None:
        super().__init__(one_line(text))


class Config(BaseSettings):
    """All settings, with their defaults."""

    model_config = SettingsConfigDict(
        env_file=".env", env_ignore_empty=True, extra="ignore", populate_by_name=True
    )

    token: Annotated[SecretStr | None, Field(alias="DISCORD_TOKEN")] = None
    api_base: Annotated[HttpUrl | None, Field(alias="DISCORD_API_BASE")] = None
    database: Annotated[Path | SecretStr, Field(alias="ANTIKE_DATABASE")] = _DATA / "antike.sqlite3"
    """The path of an SQLite file, or the address of a PostgreSQL database, which may hold a password."""
    boards: Annotated[DirectoryPath | None, Field(alias="ANTIKE_BOARDS")] = None
    """A folder with boards of the host's own."""
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], Field(alias="ANTIKE_LOG_LEVEL")] = (
        "INFO"
    )
    log_form: Annotated[LogForm, Field(alias="ANTIKE_LOG_FORMAT")] = "line"
    metrics: Annotated[
        str | None, Field(alias="ANTIKE_METRICS", pattern=r"^(\[[\da-fA-F:.]+\]|[\w.-]+):\d{1,5}$")
    ] = None
    """Where metrics and health are told over HTTP, as host:port."""
    grace: Annotated[int, Field(alias="ANTIKE_GRACE", ge=0, le=300)] = 20
    guild: Annotated[int | None, Field(alias="ANTIKE_GUILD", ge=1)] = None
    reports: Annotated[str | None, Field(alias="ANTIKE_REPORTS", max_length=200)] = None
    """Where people send what “Report” shows: an address, a channel, a name."""
    shards: Annotated[tuple[tuple[int, ...], int] | None, Field(alias="ANTIKE_SHARDS"), NoDecode] = None
    """The shards this process serves, and of how many; None for all there are."""

    @property
    def served(self) -> str:
        """The shards of this process as one word; empty where it serves all there are."""
        return f"{','.join(map(str, self.shards[0]))}/{self.shards[1]}" if self.shards else ""

    @field_validator("database", mode="before")
    @classmethod
    def _file_or_server(cls, value: object) -> object:
        if isinstance(value, str):
            return SecretStr(value) if value.startswith(_SERVERS) else Path(value)
        return value

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


def _reason(error: OSError | UnicodeDecodeError) -> str:
    return "it is not UTF-8" if isinstance(error, UnicodeDecodeError) else str(error.strerror)


def read_config() -> Config:
    """Read and check all settings; raises `ConfigError`."""
    try:
        return Config()
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f".env: cannot be read as text ({_reason(error)}).") from None
    except ValidationError as error:
        fault = error.errors(include_input=False)[0]  # an input may be a token
        raise ConfigError(f"{fault['loc'][0]}: {fault['msg']}.") from None
