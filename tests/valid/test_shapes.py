"""Values of one shape are all valid, or none is; values that a schema distinguishes differ in shape."""

from typing import Any

import pytest

from tests.valid.shapes import Shapes

_SHAPES = Shapes(
    {
        "properties": {
            "name": {"type": "string", "minLength": 1, "maxLength": 32},
            "id": {"type": "string", "pattern": "^[0-9]+$"},
            "type": {"type": "integer", "enum": [1, 2]},
            "style": {"const": "wide"},
            "many": {"type": "array", "maxItems": 3, "uniqueItems": True},
            "size": {"type": "integer", "maximum": 100},
        }
    }
)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Ben"),
        ("x" * 20, "x" * 31),
        ("123", "77"),
        (50, 60),
        (["a", "b"], ["c", "d"]),
        ({"name": "Ada"}, {"name": "Ben"}),
        ([{"name": "a"}, {"name": "b"}], [{"name": "c"}, {"name": "d"}]),
    ],
)
def test_what_no_schema_tells_apart_has_one_shape(one: Any, other: Any) -> None:
    assert _SHAPES.of(one) == _SHAPES.of(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", ""),
        ("x" * 32, "x" * 33),
        ("Ada", "123"),
        ("wide", "high"),
        (1, 2),
        (1, 3),
        (1, True),
        (100, 101),
        (0, None),
        ("1", 1),
        ([1, 2, 1], [1, 2]),
        (["a", "b"], ["a", "a"]),
        (["a", "b", "c"], ["a", "b", "c", "d"]),
        (["a"], [50]),
        ({"name": "a"}, {"names": "a"}),
        ({"name": "a"}, {"name": "a", "id": "a"}),
        ({"name": "a"}, ["name"]),
    ],
)
def test_what_a_schema_tells_apart_has_another_shape(one: Any, other: Any) -> None:
    assert _SHAPES.of(one) != _SHAPES.of(other)


def test_a_keyword_that_looks_closer_is_not_passed_over() -> None:
    with pytest.raises(AssertionError):
        Shapes({"type": "integer", "multipleOf": 5})
