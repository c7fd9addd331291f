"""Limits of modals."""

from collections.abc import Callable

from discord_sandbox.state.models import Json
from discord_sandbox.validation.controls import (
    ROW,
    SELECTS,
    CustomIds,
    check_bounds,
    check_ids,
    check_options,
    check_select,
)
from discord_sandbox.validation.form import Form, Path

TEXT_INPUT, TEXT, LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 4, 10, 18, 19, 21, 22, 23


def check_modal(data: Json) -> None:
    """Check a modal: custom id, title of up to 45 characters, and one to five items. Raises 50035."""
    form = Form()
    form.text(("data", "custom_id"), data.get("custom_id"), 100, 1, required=True)
    form.text(("data", "title"), data.get("title"), 45, 1, required=True)
    check_ids(form, ("data", "components"), data.get("components"))
    ids = CustomIds(form)
    for where, item in form.objects(("data", "components"), data.get("components"), 5, 1):
        if form.one_of((*where, "type"), item.get("type"), (ROW, TEXT, LABEL)):
            _item(form, where, item, ids)
    form.raise_errors()


def _item(form: Form, path: Path, item: Json, ids: CustomIds) -> None:
    if item["type"] == TEXT:
        form.text((*path, "content"), item.get("content"), 4000, 1, required=True)
    elif item["type"] == ROW:
        for where, child in form.objects((*path, "components"), item.get("components"), 1, 1):
            if form.one_of((*where, "type"), child.get("type"), [TEXT_INPUT]):
                form.text((*where, "label"), child.get("label"), 45, 1, required=True)
                _text_input(form, where, child, ids)
    else:
        form.text((*path, "label"), item.get("label"), 45, 1, required=True)
        form.text((*path, "description"), item.get("description"), 100)
        _labelled(form, (*path, "component"), item.get("component"), ids)


def _labelled(form: Form, path: Path, item: object, ids: CustomIds) -> None:
    if not isinstance(item, dict):
        form.error(path, "BASE_TYPE_REQUIRED", "This field is required")
    elif form.one_of((*path, "type"), item.get("type"), CHECKS):
        CHECKS[item["type"]](form, path, item, ids)
        if item.get("min_values") == 0 and item.get("required") is not False:
            message = "min_values must be at least 1 if the component is required"
            form.error((*path, "min_values"), "SELECT_COMPONENT_REQUIRED_ZERO_MIN_VALUES", message)


def _file_upload(form: Form, path: Path, item: Json, ids: CustomIds) -> None:
    ids.check((*path, "custom_id"), item.get("custom_id"))
    check_bounds(form, path, item, 10)


def _radio_group(form: Form, path: Path, item: Json, ids: CustomIds) -> None:
    ids.check((*path, "custom_id"), item.get("custom_id"))
    check_options(form, (*path, "options"), item.get("options"), 1, 2, 10)


def _checkbox_group(form: Form, path: Path, item: Json, ids: CustomIds) -> None:
    """Check a group of checkboxes, all of which can be chosen unless it says otherwise."""
    ids.check((*path, "custom_id"), item.get("custom_id"))
    options = item.get("options")
    most = check_bounds(form, path, item, 10, len(options) if isinstance(options, list) and options else 1)
    check_options(form, (*path, "options"), options, most, most, 10)


def _checkbox(_: Form, path: Path, item: Json, ids: CustomIds) -> None:
    ids.check((*path, "custom_id"), item.get("custom_id"))


def _text_input(form: Form, path: Path, item: Json, ids: CustomIds) -> None:
    ids.check((*path, "custom_id"), item.get("custom_id"))
    form.one_of((*path, "style"), item.get("style"), (1, 2))
    form.text((*path, "placeholder"), item.get("placeholder"), 100)
    form.text((*path, "value"), item.get("value"), 4000)
    least = form.whole((*path, "min_length"), item.get("min_length"), 0, 4000)
    most = form.whole((*path, "max_length"), item.get("max_length"), 1, 4000)
    if least is not None and most is not None and least > most:
        form.error((*path, "min_length"), "TEXT_INPUT_MIN_LENGTH", "min_length exceeds max_length")


CHECKS: dict[int, Callable[[Form, Path, Json, CustomIds], None]] = {
    TEXT_INPUT: _text_input,
    **dict.fromkeys(sorted(SELECTS), check_select),
    FILE_UPLOAD: _file_upload,
    RADIO_GROUP: _radio_group,
    CHECKBOX_GROUP: _checkbox_group,
    CHECKBOX: _checkbox,
}
"""What a label can contain."""
