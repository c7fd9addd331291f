from __future__ import annotations

from typing import Any

import pytest

from discord_sandbox.errors import ApiError
from discord_sandbox.validation.modals import check_modal
from tests.discord_sandbox.rest_client import row


def field(custom_id: str = "f", **more: Any) -> dict[str, Any]:
    return {"type": 4, "custom_id": custom_id, "label": "Field", "style": 1, **more}


def form(*components: Any, **more: Any) -> dict[str, Any]:
    return {"custom_id": "form", "title": "A form", "components": list(components), **more}


def labelled(component: Any, **more: Any) -> dict[str, Any]:
    return {"type": 18, "label": "Label", "component": component, **more}


MENU = {"type": 3, "custom_id": "m", "options": [{"label": "One", "value": "1"}]}


def test_five_items_of_every_kind() -> None:
    check_modal(
        form(row(field("a")), labelled(field("b", label=None)), labelled(MENU), {"type": 10, "content": "Hi"})
    )
    check_modal(form(*[row(field(str(n))) for n in range(5)], title="t" * 45, custom_id="c" * 100))


def group(kind: int, count: int, **more: Any) -> dict[str, Any]:
    options = [{"label": f"Option {n}", "value": str(n)} for n in range(count)]
    return labelled({"type": kind, "custom_id": f"g{count}", "options": options, **more})


def test_groups_and_boxes() -> None:
    groups = [group(21, 2), group(21, 10), group(22, 1), group(22, 8, min_values=8)]
    check_modal(form(*groups, labelled({"type": 23, "custom_id": "c", "default": True})))
    check_modal(
        form(
            group(22, 2, min_values=0, required=False), labelled(MENU | {"min_values": 0, "required": False})
        )
    )


@pytest.mark.parametrize(
    ("told", "path"),
    [
        (form(row(field()), custom_id=""), ["custom_id"]),
        (form(row(field()), custom_id="c" * 101), ["custom_id"]),
        (form(row(field()), title=""), ["title"]),
        (form(row(field()), title="t" * 46), ["title"]),
        (form(), ["components"]),
        (form(*[row(field(str(n))) for n in range(6)]), ["components"]),
        (form(row(field(), field("g"))), ["components", "0", "components"]),
        (form(row(field()), row(field())), ["components", "1", "components", "0", "custom_id"]),
        (form(row(MENU)), ["components", "0", "components", "0", "type"]),
        (form(row(field(style=3))), ["components", "0", "components", "0", "style"]),
        (form(row(field(label="l" * 46))), ["components", "0", "components", "0", "label"]),
        (form(row(field(max_length=4001))), ["components", "0", "components", "0", "max_length"]),
        (form(row(field(min_length=5, max_length=4))), ["components", "0", "components", "0", "min_length"]),
        (form(labelled(None)), ["components", "0", "component"]),
        (form(labelled(field(), description="d" * 101)), ["components", "0", "description"]),
        (form({"type": 9}), ["components", "0", "type"]),
        (form(labelled({**MENU, "min_values": 0})), ["components", "0", "component", "min_values"]),
        (form(labelled({"type": 19, "custom_id": "u", "min_values": 0, "required": True})),
         ["components", "0", "component", "min_values"]),
        (form(labelled({"type": 19, "custom_id": "u", "max_values": 11})),
         ["components", "0", "component", "max_values"]),
        (form(group(21, 1)), ["components", "0", "component", "options"]),
        (form(group(21, 11)), ["components", "0", "component", "options"]),
        (form(group(22, 0)), ["components", "0", "component", "options"]),
        (form(group(22, 2, max_values=3)), ["components", "0", "component", "options"]),
        (form(group(22, 2, min_values=3)), ["components", "0", "component", "min_values"]),
        (form(labelled({"type": 23, "custom_id": ""})), ["components", "0", "component", "custom_id"]),
        (form(labelled(field(id=4), id=4)), ["components", "0", "component", "id"]),
    ],
)  # fmt: skip
def test_limits(told: Any, path: Any) -> None:
    with pytest.raises(ApiError) as refused:
        check_modal(told)
    found: Any = refused.value.errors["data"]  # type: ignore[index]
    for step in path:
        found = found[step]
    assert found["_errors"]
