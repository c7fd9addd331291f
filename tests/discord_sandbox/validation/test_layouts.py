from __future__ import annotations

from typing import Any

import pytest

from discord_sandbox.errors import ApiError
from discord_sandbox.validation.form import Form
from discord_sandbox.validation.layouts import check_layout, check_rows
from tests.discord_sandbox.rest_client import row


def button(custom_id: str = "b", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Press", "custom_id": custom_id, **more}


def link(url: str) -> dict[str, Any]:
    return {"type": 2, "style": 5, "label": "Open", "url": url}


def menu(custom_id: str = "m", count: int = 3, **more: Any) -> dict[str, Any]:
    options = [{"label": f"Option {n}", "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": custom_id, "options": options, **more}


def text(content: str = "words") -> dict[str, Any]:
    return {"type": 10, "content": content}


def errors(check: Any, *told: Any) -> Any:
    form = Form()
    check(form, *told)
    try:
        form.raise_errors()
    except ApiError as error:
        return (error.errors or {})["components"]
    return {}


def first_error(found: Any, *path: int | str) -> str:
    for step in path:
        found = found[str(step)]
    code: str = found["_errors"][0]["code"]
    return code


FULL = [row(*[button(f"{n}:{m}") for m in range(5)]) for n in range(5)]


def test_five_rows_of_five_buttons_or_one_menu() -> None:
    assert errors(check_rows, FULL) == {}
    assert errors(check_rows, [row(menu(count=25, min_values=0, max_values=25))]) == {}
    assert first_error(errors(check_rows, [*FULL, row(button("x"))])) == "BASE_TYPE_MAX_LENGTH"
    both = errors(check_rows, [row(button(), menu())])
    assert first_error(both, 0, "components", 1) == "COMPONENT_LAYOUT_WIDTH_EXCEEDED"


@pytest.mark.parametrize(
    ("item", "path", "code"),
    [
        (button(""), ("custom_id",), "BASE_TYPE_REQUIRED"),
        (button("x" * 101), ("custom_id",), "BASE_TYPE_BAD_LENGTH"),
        (button(label="x" * 81), ("label",), "BASE_TYPE_MAX_LENGTH"),
        (button(label=None), (), "BUTTON_COMPONENT_INVALID"),
        (button(style=7), ("style",), "BASE_TYPE_CHOICES"),
        (button(style=6), ("style",), "BUTTON_COMPONENT_INVALID"),
        (button(style=5, url="https://example.org"), ("custom_id",),
         "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"),
        ({"type": 2, "style": 5, "label": "x"}, ("url",), "BASE_TYPE_REQUIRED"),
        (link("example.org"), ("url",), "URL_TYPE_INVALID_SCHEME"),
        (link("steam://run/1"), ("url",), "URL_TYPE_INVALID_SCHEME"),
        (link("https://"), ("url",), "URL_TYPE_INVALID_URL"),
        (link("https://[your link]"), ("url",), "URL_TYPE_INVALID_URL"),
        (link("https://" + "x" * 505), ("url",), "BASE_TYPE_MAX_LENGTH"),
        ({"type": 4, "custom_id": "x"}, ("type",), "BASE_TYPE_CHOICES"),
        (menu(count=0), ("options",), "BASE_TYPE_BAD_LENGTH"),
        (menu(count=26), ("options",), "BASE_TYPE_BAD_LENGTH"),
        (menu(placeholder="x" * 151), ("placeholder",), "BASE_TYPE_MAX_LENGTH"),
        (menu(max_values=26), ("max_values",), "NUMBER_TYPE_MAX"),
        (menu(min_values=2), ("min_values",), "SELECT_COMPONENT_MIN_VALUES"),
        (menu(max_values=4), ("options",), "BASE_TYPE_BAD_LENGTH"),
        (menu(min_values=4, max_values=4), ("options",), "BASE_TYPE_BAD_LENGTH"),
        ({"type": 5, "custom_id": "m", "default_values": [{"id": "1", "type": "user"}] * 2},
         ("default_values",), "BASE_TYPE_MAX_LENGTH"),
        (menu(options=[{"label": "", "value": "1"}]), ("options", 0, "label"), "BASE_TYPE_REQUIRED"),
        (menu(options=[{"label": "x", "value": "x" * 101}]), ("options", 0, "value"), "BASE_TYPE_BAD_LENGTH"),
        (menu(options=[{"label": "x", "value": "1"}] * 2), ("options", 1, "value"),
         "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"),
        (menu(options=[{"label": "x", "value": v, "default": True} for v in "ab"]), ("options",),
         "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES"),
    ],
)  # fmt: skip
def test_limits_of_buttons_and_menus(item: Any, path: Any, code: Any) -> None:
    assert first_error(errors(check_rows, [row(item)]), 0, "components", 0, *path) == code


@pytest.mark.parametrize("url", ["https://example.org", "HTTP://example.org/a?b", "discord://-/channels/1"])
def test_addresses_of_buttons(url: str) -> None:
    assert errors(check_rows, [row(link(url))]) == {}


def test_custom_ids_are_unique_in_a_message() -> None:
    found = errors(check_rows, [row(button("a")), row(menu("a"))])
    assert first_error(found, 1, "components", 0, "custom_id") == "COMPONENT_CUSTOM_ID_DUPLICATED"


def test_without_the_flag_there_are_only_rows() -> None:
    assert first_error(errors(check_rows, [text()]), 0, "type") == "BASE_TYPE_CHOICES"


SECTION = {"type": 9, "components": [text()], "accessory": button()}
GALLERY = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}, "description": "A map"}]}
CONTAINER = {"type": 17, "accent_color": 0xFFFFFF, "components": [text(), GALLERY, {"type": 14}]}


def test_a_layout_of_every_kind() -> None:
    layout = [SECTION, CONTAINER, row(menu()), {"type": 13, "file": {"url": "attachment://a.png"}}]
    assert errors(check_layout, layout, {"a.png"}) == {}


@pytest.mark.parametrize(
    ("item", "path", "code"),
    [
        ({**SECTION, "components": [text()] * 4}, ("components",), "BASE_TYPE_BAD_LENGTH"),
        ({**SECTION, "accessory": None}, ("accessory",), "BASE_TYPE_REQUIRED"),
        ({**SECTION, "accessory": text()}, ("accessory", "type"), "BASE_TYPE_CHOICES"),
        (text(""), ("content",), "BASE_TYPE_REQUIRED"),
        ({"type": 12, "items": []}, ("items",), "BASE_TYPE_BAD_LENGTH"),
        ({"type": 12, "items": [{"media": {"url": "attachment://b.png"}}]}, ("items", 0, "media", "url"),
         "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"),
        ({"type": 13, "file": {"url": "https://example.org/a"}}, ("file", "url"), "URL_TYPE_INVALID_SCHEME"),
        ({"type": 12, "items": [{"media": {"url": "http://[x"}}]}, ("items", 0, "media", "url"),
         "URL_TYPE_INVALID_URL"),
        ({**CONTAINER, "components": [CONTAINER]}, ("components", 0, "type"), "BASE_TYPE_CHOICES"),
        ({**CONTAINER, "components": []}, ("components",), "BASE_TYPE_BAD_LENGTH"),
        (button(), ("type",), "BASE_TYPE_CHOICES"),
    ],
)  # fmt: skip
def test_limits_of_layout_parts(item: Any, path: Any, code: Any) -> None:
    assert first_error(errors(check_layout, [item], {"a.png"}), 0, *path) == code


def test_forty_components_counting_nested_ones() -> None:
    assert errors(check_layout, [text("x")] * 40, ()) == {}
    rows = [row(*[button(f"{n}:{m}") for m in range(5)]) for n in range(6)]
    assert errors(check_layout, [*rows, *[text("x")] * 4], ()) == {}
    assert first_error(errors(check_layout, [*rows, *[text("x")] * 5], ())) == (
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"
    )


def test_four_thousand_characters_in_all_texts() -> None:
    assert errors(check_layout, [text("x" * 4000)], ()) == {}
    found = errors(check_layout, [text("x" * 2000), {**CONTAINER, "components": [text("x" * 2001)]}], ())
    assert first_error(found) == "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"
