"""Settings from the environment and `.env`."""

from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.config import Config, ConfigError, read_board_folder, read_config, unknown_setting_warnings

NAMES = [field.alias for field in Config.model_fields.values() if field.alias]


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def test_all_settings_have_defaults() -> None:
    config = read_config()
    assert config.token is None
    assert config.api_base is None
    assert isinstance(config.database, Path)
    assert config.database.name == "antike.sqlite3"
    assert config.shards is None
    assert config.log_level == "INFO"
    assert config.guild is None
    assert config.grace == 20
    assert config.patience == 300
    assert config.reports is None


def test_settings_come_from_the_environment_and_from_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text("DISCORD_TOKEN=from-the-file\nANTIKE_GUILD=42\nSOMETHING_ELSE=1\n")
    monkeypatch.setenv("ANTIKE_LOG_LEVEL", "debug")
    monkeypatch.setenv("ANTIKE_GUILD", "43")
    monkeypatch.setenv("DISCORD_API_BASE", "http://127.0.0.1:8080/api/v10")
    config = read_config()
    assert config.token is not None
    assert config.token.get_secret_value() == "from-the-file"
    assert config.guild == 43, "the environment goes before the file"
    assert config.log_level == "DEBUG"
    assert str(config.api_base) == "http://127.0.0.1:8080/api/v10"


@pytest.mark.parametrize("quote", ['"', "'"])
def test_quotes_that_docker_keeps_round_a_token_are_dropped(
    monkeypatch: pytest.MonkeyPatch, quote: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", f"{quote}a-token{quote}")
    assert (token := read_config().token) is not None
    assert token.get_secret_value() == "a-token"


def test_an_empty_setting_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert read_config().token is None


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DISCORD_API_BASE", "nowhere"),
        ("ANTIKE_LOG_LEVEL", "LOUD"),
        ("ANTIKE_GUILD", "my server"),
        ("ANTIKE_GUILD", "0"),
        ("ANTIKE_GUILD", str(2**63)),
        ("ANTIKE_METRICS", "localhost:99999"),
        ("ANTIKE_METRICS", "9100"),
        ("ANTIKE_FEEDS", "[::1]:65536"),
        ("ANTIKE_FEEDS", f"{'a' * 64}:9200"),
        ("ANTIKE_SHARDS", "0"),
        ("ANTIKE_SHARDS", "4/4"),
        ("ANTIKE_SHARDS", "0,/4"),
        ("ANTIKE_SHARDS", "-1/4"),
    ],
)
def test_a_wrong_setting_is_named(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(ConfigError, match=name):
        read_config()


def test_a_token_is_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very-secret")
    assert "very-secret" not in repr(read_config())


def test_a_database_is_a_file_or_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANTIKE_DATABASE", "some/where/games.sqlite3")
    assert read_config().database == Path("some/where/games.sqlite3")
    for address in ("postgresql://ada:very-secret@db.example:5433/antike", "postgres:///antike?host=/run/pg"):
        monkeypatch.setenv("ANTIKE_DATABASE", address)
        config = read_config()
        assert isinstance(config.database, SecretStr)
        assert config.database.get_secret_value() == address
        assert "very-secret" not in f"{config!r} {config} {config.database}"


@pytest.mark.parametrize(
    ("told", "read"), [("0,1/4", ((0, 1), 4)), ("3, 1, 3 / 16", ((1, 3), 16)), ("0/1", ((0,), 1))]
)
def test_shards_are_those_of_this_process_and_all(
    monkeypatch: pytest.MonkeyPatch, told: str, read: object
) -> None:
    monkeypatch.setenv("ANTIKE_SHARDS", told)
    assert read_config().shards == read


@pytest.mark.parametrize("content", [b"\xff\xfeD\x00", b"DISCORD_TOKEN=\xe4"])
def test_a_file_that_is_no_text_is_told(content: bytes) -> None:
    Path(".env").write_bytes(content)
    with pytest.raises(ConfigError, match=r"^\.env: cannot be read as text \(it is not UTF-8\)\.$"):
        read_config()


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "PostgreSQL", "POSTGRES"])
def test_a_server_is_known_in_any_case_of_letters(monkeypatch: pytest.MonkeyPatch, scheme: str) -> None:
    monkeypatch.setenv("ANTIKE_DATABASE", f"{scheme}://ada:secret@db/Games")
    assert read_config().database == SecretStr(f"{scheme.lower()}://ada:secret@db/Games")


@pytest.mark.parametrize(
    "address",
    [
        "postgressql://ada:secret@db/games",
        "postgresql:/ada:secret@db/games",
        "Postgres:ada:secret@db",
        "sqlite:///secret",
        "://secret",
        "/srv/secret://games",
    ],
)
def test_an_address_of_another_kind_is_refused_without_what_it_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, address: str
) -> None:
    monkeypatch.setenv("ANTIKE_DATABASE", address)
    with pytest.raises(ConfigError, match="ANTIKE_DATABASE") as refused:
        read_config()
    assert "secret" not in str(refused.value)
    assert len(str(refused.value).splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["games.sqlite3", "C:\\games", "file:games", "a:b", "postgres", "./x"])
def test_a_path_is_a_path(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv("ANTIKE_DATABASE", name)
    assert read_config().database == Path(name)


@pytest.mark.parametrize("token", ["a b", "a\nb", "a\tb", "a\x7fb", "tökén", "a\u202eb"])
def test_a_token_that_no_header_takes_is_refused_unseen(monkeypatch: pytest.MonkeyPatch, token: str) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", f"secret{token}")
    with pytest.raises(ConfigError, match="DISCORD_TOKEN") as refused:
        read_config()
    assert "secret" not in str(refused.value)


def test_a_token_may_have_been_copied_with_the_end_of_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", " a.b-c_d\n")
    assert read_config().token == SecretStr("a.b-c_d")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("DISCORD_TOKEN: secret\n", 1),
        ("ANTIKE_GUILD=1\n\n# a remark\n\nDISCORD_TOKEN\n", 5),
        ('\r\nDISCORD_TOKEN="secret\r\nANTIKE_GUILD=1\r\n', 2),
        ("\ufeffANTIKE_GUILD=1\nDISCORD_TOKEN='secret' more\n", 2),
        ("export DISCORD TOKEN=secret\n", 1),
    ],
)
def test_a_line_that_would_be_ignored_is_refused_by_its_number(text: str, line: int) -> None:
    Path(".env").write_bytes(text.encode())
    with pytest.raises(ConfigError, match=rf"^\.env, line {line} cannot be read") as refused:
        read_config()
    assert "secret" not in str(refused.value)


def test_remarks_quotes_and_empty_lines_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    del monkeypatch
    Path(".env").write_text(
        "\ufeff# ours\n\nexport DISCORD_TOKEN = 'abc' # not shown\n\n ANTIKE_REPORTS=\"#help me\"\nEMPTY=\n"
    )
    config = read_config()
    assert (config.token, config.reports) == (SecretStr("abc"), "#help me")


def test_a_folder_in_the_place_of_the_file_is_refused() -> None:
    Path(".env").mkdir()
    with pytest.raises(ConfigError, match=r"^\.env is a folder"):
        read_config()


def test_a_checkout_keeps_its_games_and_a_package_leaves_them_to_the_user(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    checkout = Path(__file__).parents[1]
    assert read_config().database == checkout / "data" / "antike.sqlite3"
    monkeypatch.setattr("bot.config.INSTALLED", True)
    monkeypatch.setattr("bot.config.BOARDS", tmp_path / "site-packages" / "bot" / "data" / "boards")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "mine"))
    assert read_config().database == tmp_path / "mine" / "antike-bot" / "antike.sqlite3"
    before = tmp_path / "site-packages" / "bot" / "data" / "antike.sqlite3"
    before.parent.mkdir(parents=True)
    before.touch()
    assert read_config().database == before, "an earlier version has put its games there"


def test_a_user_without_a_home_is_asked_where_games_are_to_be_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("bot.config.INSTALLED", True)
    monkeypatch.setattr("bot.config.BOARDS", tmp_path / "site-packages" / "bot" / "data" / "boards")
    for name in ("HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("os.getuid", lambda: 4_000_000_000)
    with pytest.raises(ConfigError, match=r"^ANTIKE_DATABASE: this user has no home"):
        read_config()
    monkeypatch.setenv("ANTIKE_DATABASE", "games.sqlite3")
    assert read_config().database == Path("games.sqlite3")


def test_a_misspelt_setting_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would be ignored, and games might be kept elsewhere than the host believes."""
    assert unknown_setting_warnings() == []
    monkeypatch.setenv("ANTIKE_LONG", "1")
    monkeypatch.setenv("ANTIKE_DATABASES", "games.sqlite3")  # as from `env_file` of a container
    assert unknown_setting_warnings() == [
        "the environment: there is no setting ANTIKE_DATABASES; ANTIKE_DATABASE?"
    ]
    monkeypatch.delenv("ANTIKE_DATABASES")
    Path(".env").write_text(
        "# ours\nexport ANTIKE_DATABSE=games.sqlite3\nPATH_OF_SOMETHING=1\nantike_guild=42\nANTIKE_LUNCH=12\n"
        "DISCORD_TOKE=secret\nANTIKE_TOKEN=secret\n"
    )
    assert unknown_setting_warnings() == [
        ".env, line 2: there is no setting ANTIKE_DATABSE; ANTIKE_DATABASE?",
        ".env, line 5: there is no setting ANTIKE_LUNCH",
        ".env, line 6: there is no setting DISCORD_TOKE; DISCORD_TOKEN?",
        ".env, line 7: there is no setting ANTIKE_TOKEN; DISCORD_TOKEN?",
    ]


def test_the_folder_of_a_user_may_be_written_as_in_a_shell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ann")
    Path(".env").write_text("ANTIKE_DATABASE=~/games/antike.sqlite3\n")
    assert read_config().database == Path("/home/ann/games/antike.sqlite3")
    monkeypatch.setenv("ANTIKE_DATABASE", "~nobody-of-that-name/antike.sqlite3")
    with pytest.raises(ConfigError, match=r"^ANTIKE_DATABASE: there is no user whose folder ~nobody-of-"):
        read_config()


def test_so_may_that_of_boards(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "boards").mkdir()
    monkeypatch.setenv("ANTIKE_BOARDS", "~/boards")
    assert read_board_folder() == read_config().boards == tmp_path / "boards"
    monkeypatch.setenv("ANTIKE_BOARDS", "~nobody-of-that-name/boards")
    with pytest.raises(ConfigError, match=r"^ANTIKE_BOARDS: there is no user whose folder ~nobody-of-"):
        read_board_folder()
