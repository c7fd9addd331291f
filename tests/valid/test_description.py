"""Requests that deviate from the description are found, wherever they do."""

from typing import Any

import pytest

from tests.valid.description import Description, description

_HOOK = "/webhooks/1/token"
_ROW = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "a"}]}


@pytest.fixture
def described() -> Description:
    return description()


def _entry(method: str, path: str, body: Any = None, *, query: Any = None, files: int = 0) -> dict[str, Any]:
    return {"method": method, "path": path, "query": query or {}, "body": body, "files": [{}] * files}


@pytest.mark.parametrize(
    "entry",
    [
        _entry("GET", "/users/@me"),
        _entry("POST", "/channels/1/messages", {"content": "x", "nonce": "1", "components": [_ROW]}),
        _entry("POST", "/channels/1/messages", {"content": "x"}, files=1),
        _entry("PATCH", "/channels/1/messages/2", {"content": "x", "tts": False}),
        _entry("PATCH", f"{_HOOK}/messages/@original", {"content": None, "embeds": [{"title": "x"}]}),
        _entry("POST", "/interactions/1/t/callback", {"type": 5, "data": {"flags": 64}}),
        _entry("POST", "/interactions/1/t/callback", {"type": 4, "data": {"content": "x"}},
               query={"with_response": "1"}),
        _entry("POST", "/interactions/1/t/callback", {"type": 8, "data": {"choices": []}}),
        _entry("PUT", "/applications/1/commands", [{"name": "a", "description": "b", "type": 1}]),
    ],
)  # fmt: skip
def test_what_is_described_is_fine(described: Description, entry: dict[str, Any]) -> None:
    assert described.faults([entry]) == []


@pytest.mark.parametrize(
    "entry",
    [
        _entry("GET", "/users/@you/me"),
        _entry("PUT", "/channels/1/messages", {"content": "x"}),
        _entry("GET", "/gateway/bot", {"content": "x"}),
        _entry("GET", "/gateway/bot", query={"v": "1"}),
        _entry("PUT", "/applications/1/commands", [], files=1),
        _entry("POST", "/channels/1/messages", {"contents": "x"}),
        _entry("POST", "/channels/1/messages", {"content": 7}),
        _entry("POST", "/channels/1/messages", {"components": [{"type": 1, "components": []}]}),
        _entry("POST", "/channels/1/messages", {"embeds": [{"titel": "x"}]}),
        _entry("POST", "/channels/1/messages", {"allowed_mentions": {"parse": ["everybody"]}}),
        _entry("POST", "/channels/abc/messages", {"flags": "64"}),
        _entry("PATCH", f"{_HOOK}/messages/@original", {"attachments": [{"id": "x"}]}),
        _entry("POST", "/interactions/1/t/callback", {"type": 3}),
        _entry("POST", "/interactions/1/t/callback", {"type": 8, "data": {"choices": [{"name": "x"}]}}),
        _entry("PUT", "/applications/1/commands", [{"name": "x" * 33, "description": "b", "type": 1}]),
        _entry("PUT", "/applications/1/commands", {"name": "x"}),
    ],
)
def test_what_is_not_described_is_wrong(described: Description, entry: dict[str, Any]) -> None:
    assert described.faults([entry]) != []


def test_nothing_is_taken_for_another_thing_that_was_fine(described: Description) -> None:
    """Results are cached by shape; a text one character too long has another shape."""
    for length, well in ((80, True), (81, False), (80, True)):
        button = {"type": 2, "style": 1, "label": "x" * length, "custom_id": "a"}
        body = {"content": "x", "components": [{"type": 1, "components": [button]}]}
        assert (described.faults([_entry("POST", "/channels/1/messages", body)]) == []) is well
