"""`simulate`: whole games, the same for the same seed, and records that replay to the same end."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

_KEYS = ["game", "board", "nations", "winner", "reason", "rounds", "actions"]


def _simulate(run: Run, *more: str | int | Path) -> list[dict[str, object]]:
    ran = run("simulate", "--board", "east", *more)
    assert ran.status == 0
    assert ran.err == ""
    return [json.loads(line) for line in ran.out.splitlines()]


@pytest.mark.parametrize("nations", [3, 4, 5, 6])
def test_one_line_a_game(run: Run, nations: int) -> None:
    lines = _simulate(run, "--nations", nations, "--games", 2, "--seed", 7, "--cap", 12)
    assert [line["game"] for line in lines] == [0, 1]
    for line in lines:
        assert list(line) == _KEYS
        assert (line["board"], line["nations"]) == ("east", nations)
        assert line["reason"] in ("target", "temple", "cap")
        assert (line["winner"] is None) == (line["reason"] == "cap")
        assert isinstance(line["actions"], int)
        assert line["actions"] > 0


def test_the_same_seed_gives_the_same_games(run: Run) -> None:
    options = ("--nations", 3, "--games", 3, "--cap", 8, "--seed")
    assert _simulate(run, *options, 5) == _simulate(run, *options, 5)
    assert _simulate(run, *options, 5) != _simulate(run, *options, 6)


def test_games_of_one_run_differ_and_do_not_depend_on_their_number(run: Run) -> None:
    options = ("--nations", 4, "--cap", 8, "--seed", 2, "--games")
    many = _simulate(run, *options, 3)
    assert _simulate(run, *options, 1) == many[:1]
    assert len({line["actions"] for line in many}) > 1


def test_a_cap_ends_games_without_a_winner(run: Run) -> None:
    for cap in (1, 3):
        (line,) = _simulate(run, "--nations", 4, "--cap", cap)
        assert (line["winner"], line["reason"], line["rounds"]) == (None, "cap", cap)


def test_a_goal_near_is_reached(run: Run) -> None:
    lines = _simulate(run, "--nations", 3, "--games", 2, "--seed", 1, "--variant", "goal=1")
    assert all(line["reason"] == "target" for line in lines)
    assert all(isinstance(line["rounds"], int) and line["rounds"] < 1000 for line in lines)


_VARIANTS: list[tuple[int, list[str]]] = [
    (3, ["goal=12"]),
    (3, ["goal=null"]),
    (4, ["expert=true"]),
    (5, ["military=true"]),
    (6, ["one_city=true", "military=true", "expert=true"]),
    (4, ["two_players=four-nations"]),
    (4, ["two_players=four-nations", "one_city=true"]),
    (2, ["two_players=doubled"]),
    (2, ["two_players=doubled", "military=true", "goal=12"]),
]


def test_two_nations_play_with_doubled_material_as_in_arena(run: Run, tmp_path: Path) -> None:
    _simulate(run, "--nations", 2, "--cap", 1, "--out", tmp_path)
    (file,) = tmp_path.iterdir()
    assert json.loads(file.read_text())["variant"]["two_players"] == "doubled"


@pytest.mark.parametrize(("nations", "settings"), _VARIANTS)
def test_every_variant_is_played_and_its_records_replay(
    run: Run, tmp_path: Path, nations: int, settings: list[str]
) -> None:
    flags = [part for setting in settings for part in ("--variant", setting)]
    (line,) = _simulate(run, "--nations", nations, *flags, "--cap", 6, "--out", tmp_path)
    assert (line["nations"], line["reason"]) == (nations, "cap")
    (file,) = tmp_path.iterdir()
    record = json.loads(file.read_text())
    assert len(record["actions"]) == line["actions"]
    assert len(record["seats"]) == nations
    told = run("replay", file).json
    assert told["position"]["round"] == 7
    picks = [action for action in record["actions"] if action["type"] == "pick_city"]
    expected = 6 if nations == 2 else nations if "one_city=true" in settings else 0
    assert len(picks) == expected
    players = {seat["player"] for seat in record["seats"]}
    assert len(players) == (2 if "two_players" in settings[0] else nations)


def test_help_shows_how_two_players_are_set(run: Run) -> None:
    assert "goal=12 or two_players=doubled" in " ".join(run("simulate", "--help").out.split())


def test_doubled_to_its_end(run: Run) -> None:
    (line,) = _simulate(run, "--nations", 2, "--variant", "two_players=doubled", "--seed", 3)
    assert line["reason"] == "target"
    assert line["winner"] in ("arabs", "persians", "greeks", "phoenicians", "egyptians", "babylonians")


def test_the_records_written_replay_to_the_same_end(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    for goal, cap in ((1, 1000), (30, 4)):
        out = folder / str(goal)
        options = ("--nations", 5, "--games", 2, "--variant", f"goal={goal}", "--cap", cap, "--out", out)
        lines = _simulate(run, *options)
        files = sorted(out.iterdir())
        assert len(files) == 2
        assert all(file.suffix == ".json" for file in files)
        for line, file in zip(lines, files, strict=True):
            record = json.loads(file.read_text())
            assert record["variant"]["goal"] == goal
            assert len(record["actions"]) == line["actions"]
            assert len(record["seats"]) == 5
            told = run("replay", file).json
            assert told["winner"] == line["winner"]
            if line["winner"]:
                assert told["position"]["round"] == line["rounds"]


def test_what_is_written_is_the_same_every_time(run: Run, tmp_path: Path) -> None:
    written = []
    for name in ("one", "two"):
        _simulate(run, "--nations", 4, "--cap", 3, "--seed", 9, "--out", tmp_path / name)
        written.append([(file.name, file.read_bytes()) for file in sorted((tmp_path / name).iterdir())])
    assert written[0] == written[1]


@pytest.mark.parametrize(
    ("options", "word"),
    [
        (["--board", "north"], "north"),
        (["--board", ""], "board"),
        (["--nations", "1"], "1 nation cannot play"),
        (["--nations", "7"], "7 nations cannot play on this board; possible: 2, 3, 4, 5 or 6."),
        (["--nations", "0"], "--nations"),
        (["--nations", "four"], "--nations"),
        (["--games", "0"], "--games"),
        (["--games", "-1"], "--games"),
        (["--cap", "0"], "--cap"),
        (["--cap", "1.5"], "--cap"),
        (["--seed", "x"], "--seed"),
        (["--policy", "clever"], "--policy"),
        (["--variant", "goal"], "--variant"),
        (["--variant", "goal="], "--variant: “goal” is not a whole number"),
        (["--variant", "goal=0"], "--variant: “goal” must be at least 1."),
        (["--variant", "goal=many"], "--variant: “goal” is not a whole number"),
        (["--variant", "clock=1"], "--variant: “clock” does not belong there."),
        (["--variant", "nations=3"], "the option --nations"),
        (["--variant", "expert=perhaps"], "--variant: “expert” is neither true nor false."),
        (["--variant", "two_players=tripled"], "“two_players” must be four-nations or doubled."),
        (["--variant", "two_players=doubled"], "2 nations"),
        (["--nations", "3", "--variant", "two_players=four-nations"], "4 nations"),
        (["--nations", "2", "--variant", "two_players=doubled", "--variant", "one_city=1"], "one start city"),
        (["--nations", "2", "--variant", "two_players=doubled", "--variant", "military=1"], "goal"),
        (["--variant", "a\nb=1"], "--variant"),
        (["--fast"], "--fast"),
    ],
)
def test_wrong_options(run: Run, options: list[str], word: str) -> None:
    assert word in run("simulate", "--games=1", "--cap=1", *options).refusal


def test_a_folder_that_cannot_be(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    for folder in (file, file / "below", "a\0b"):
        assert "--out" in run("simulate", "--cap", 1, "--out", folder).refusal


def test_a_record_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    """The game's line has been printed before, so only the error line and the status show it."""
    (tmp_path / "east-4-0-0000.json").mkdir()
    ran = run("simulate", "--cap", 1, "--out", tmp_path)
    assert ran.status == 2
    assert len(ran.err.splitlines()) == 1
    assert "--out" in ran.err


@pytest.mark.parametrize(("board", "nations"), [("punic", 2), ("east", 4)])
def test_the_board_names_ruleset_and_nations(run: Run, board: str, nations: int) -> None:
    ran = run("simulate", "--board", board, "--cap", 2)
    assert ran.status == 0
    told = json.loads(ran.out)
    assert (told["board"], told["nations"]) == (board, nations)


@pytest.mark.parametrize(("ruleset", "board"), [("antike", "east"), ("duellum", "hellenic")])
def test_without_a_board_the_ruleset_s_first_is_taken(run: Run, ruleset: str, board: str) -> None:
    ran = run("simulate", "--ruleset", ruleset, "--cap", 2)
    assert (ran.status, json.loads(ran.out)["board"]) == (0, board)


@pytest.mark.parametrize(("ruleset", "board"), [("antike", "punic"), ("duellum", "east")])
def test_a_board_of_another_ruleset_is_refused(run: Run, ruleset: str, board: str) -> None:
    for command in ("simulate", "arena"):
        ran = run(command, "--ruleset", ruleset, "--board", board)
        assert ran.status == 2
        assert f"'{board}' is not made for {ruleset}" in ran.err


def test_ds5_ds7_start_player_and_cards_come_from_the_seed(run: Run, tmp_path: Path) -> None:
    begun = set()
    for seed in range(4, 8):
        written = []
        for folder in (tmp_path / f"{seed}", tmp_path / f"{seed}-again"):
            ran = run("simulate", "--board", "punic", "--seed", seed, "--cap", 8, "--out", folder)
            assert ran.status == 0
            (file,) = folder.iterdir()
            written.append(file.read_bytes())
            replayed = run("replay", file)
            assert replayed.json["ok"]
        assert written[0] == written[1]
        record = json.loads(written[0])
        taken = sum(action["type"] == "take_card" for action in record["actions"])
        assert len(record["draws"]) == 3 + taken
        begun.add((record["seats"][0]["nation"], *record["draws"][:3]))
    assert {first for first, *_ in begun} == {"romans", "carthaginians"}
    assert len(begun) == 4


def seated(run: Run, folder: Path, *options: str | int) -> list[list[str]]:
    """Return the nations by seat for each of six games."""
    run("simulate", *options, "--games", 6, "--cap", 1, "--out", folder)
    records = [json.loads(path.read_text()) for path in sorted(folder.iterdir())]
    return [[seat["nation"] for seat in record["seats"]] for record in records]


@pytest.mark.parametrize("board", ["east", "west", "hellenic"])
def test_seats_of_bots_are_drawn_by_the_seed(run: Run, tmp_path: Path, board: str) -> None:
    """Seats are drawn because a nation that always has the same seat wins for that reason, too."""
    bots = ("--board", board, "--policy", "bot", "--level", "easy")
    drawn, again, other = (
        seated(run, tmp_path / name, *bots, "--seed", seed) for name, seed in (("a", 1), ("b", 1), ("c", 2))
    )
    assert drawn == again
    assert drawn != other
    assert len({tuple(seats) for seats in drawn}) > 1
    assert len({frozenset(seats) for seats in drawn}) == 1


def test_two_bots_play_any_two_nations(run: Run, tmp_path: Path) -> None:
    two = ("--nations", 2, "--variant", "two_players=doubled", "--policy", "bot", "--level", "easy")
    drawn = seated(run, tmp_path / "two", *two)
    assert all(len(set(seats)) == 2 for seats in drawn)
    assert len({frozenset(seats) for seats in drawn}) > 1
