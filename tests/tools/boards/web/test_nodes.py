"""Borders made from nodes have two ends, in any coordinates."""

from pathlib import Path

import pytest

from bot.boards import board_ids, load_board
from tools.boards.facts import HERE
from tools.boards.web.nodes import read_arcs


def written(folder: Path, text: str) -> Path:
    path = folder / "nodes.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("board_id", board_ids("duellum"))
def test_the_nodes_of_a_board_make_its_borders(board_id: str) -> None:
    wanted = {tuple(sorted(pair)) for pair in load_board(board_id).borders}
    assert set(read_arcs(HERE / board_id / "nodes.toml")) == wanted


def test_what_a_border_passes_lies_in_order_from_its_first_end(tmp_path: Path) -> None:
    text = (
        '[nodes]\n"a b c" = [0, 0]\n"b a d" = [9, 0]\n'
        '[exits]\n"a c" = [0, 5]\n"b c" = [-5, 0]\n"a d" = [9, 5]\n"b d" = [14, 0]\n'
        '[middles]\n"b a" = [[6, 1], [3, 1]]\n"a d" = [9, 2]\n'
    )
    arcs = read_arcs(written(tmp_path, text), lambda point: (2 * point[0], point[1]))
    assert arcs["a", "b"] == ((0, 0), (6, 1), (12, 1), (18, 0))
    assert arcs["a", "d"] == ((18, 0), (18, 2), (18, 5))
    assert arcs["b", "c"] == ((0, 0), (-10, 0))


def test_four_provinces_at_a_node_touch_only_their_neighbours(tmp_path: Path) -> None:
    text = (
        '[nodes]\n"a b c d" = [0, 0]\n[middles]\n'
        '[exits]\n"a b" = [0, 1]\n"b c" = [1, 0]\n"c d" = [0, -1]\n"a d" = [-1, 0]\n'
    )
    assert set(read_arcs(written(tmp_path, text))) == {("a", "b"), ("b", "c"), ("c", "d"), ("a", "d")}


def test_a_border_with_one_end_is_told(tmp_path: Path) -> None:
    text = '[nodes]\n"a b c" = [0, 0]\n[exits]\n"a b" = [0, 1]\n"b c" = [1, 0]\n[middles]\n'
    with pytest.raises(KeyError, match="The border a-c has 1 ends"):
        read_arcs(written(tmp_path, text))
