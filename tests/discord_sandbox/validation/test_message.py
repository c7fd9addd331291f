from __future__ import annotations

from typing import Any

import pytest

from discord_sandbox.errors import ApiError
from discord_sandbox.state.models import MessageFlag
from discord_sandbox.validation.message import check_message


def refused(body: dict[str, Any]) -> ApiError | None:
    try:
        check_message(body, [], 1_000)
    except ApiError as error:
        return error
    return None


@pytest.mark.parametrize(
    "flags", [0, MessageFlag.EPHEMERAL, MessageFlag.SILENT | MessageFlag.SUPPRESS_EMBEDS]
)
def test_some_flags_are_for_the_writer(flags: int) -> None:
    assert refused({"content": "x", "flags": flags}) is None


@pytest.mark.parametrize("flags", [1, MessageFlag.LOADING, MessageFlag.HAS_THREAD, 1 << 40])
def test_the_others_are_not(flags: int) -> None:
    error = refused({"content": "x", "flags": flags})
    assert error is not None
    assert error.errors is not None
    assert "MESSAGE_FLAGS_INVALID" in str(error.errors["flags"])


@pytest.mark.parametrize("content", ["", " ", "\n\t \u2003"])
def test_blanks_are_no_message(content: str) -> None:
    error = refused({"content": content})
    assert error is not None
    assert error.code == 50006


def test_half_a_character_is_no_text() -> None:
    error = refused({"content": "a\ud800b"})
    assert error is not None
    assert error.errors is not None
    assert "STRING_TYPE_CONVERT" in str(error.errors["content"])


@pytest.mark.parametrize("embed", [{}, {"color": 3}, {"title": ""}, {"fields": []}])
def test_an_empty_embed_is_none(embed: dict[str, Any]) -> None:
    error = refused({"content": "x", "embeds": [embed]})
    assert error is not None
    assert "EMBED_EMPTY" in str(error.errors)


def test_names_and_labels_are_more_than_blanks() -> None:
    button = {"type": 2, "style": 1, "label": " ", "custom_id": " "}
    error = refused({"content": "x", "components": [{"type": 1, "components": [button]}]})
    assert error is not None
    embed = {"title": "t", "fields": [{"name": " ", "value": "v"}]}
    assert refused({"embeds": [embed]}) is not None


@pytest.mark.parametrize(
    ("ids", "wrong"),
    [((5, 5), "COMPONENT_ID_DUPLICATED"), ((2**31, 1), "NUMBER_TYPE_MAX"), (("5", 1), "COERCE")],
)
def test_numbers_of_components_are_unique(ids: tuple[Any, Any], wrong: str) -> None:
    section = {"type": 9, "components": [{"type": 10, "content": "x", "id": ids[0]}]}
    accessory = {"type": 2, "style": 1, "label": "x", "custom_id": "x", "id": ids[1]}
    error = refused({"flags": MessageFlag.COMPONENTS_V2, "components": [{**section, "accessory": accessory}]})
    assert wrong in str(error)


def test_components_without_a_number_of_their_own() -> None:
    texts = [
        {"type": 10, "content": "x", **more} for more in ({}, {"id": 0}, {"id": 0}, {"id": None}, {"id": 3})
    ]
    assert refused({"flags": MessageFlag.COMPONENTS_V2, "components": texts}) is None
