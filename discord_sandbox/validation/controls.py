"""Limits of rows, buttons and menus."""

from collections.abc import Iterator
from typing import Any

from discord_sandbox.state.models import Json
from discord_sandbox.validation.form import Form, Path

ROW, BUTTON, STRING_SELECT = 1, 2, 3
SELECTS = {3, 5, 6, 7, 8}
LINK, PREMIUM = 5, 6
ROW_WIDTH = 5


class CustomIds:
    """The custom ids of a message or modal: 1 to 100 characters, unique."""

    def __init__(self, form: Form) -> None:
        self._form = form
        self._seen: set[str] = set()

    def check(self, path: Path, value: Any) -> None:
        """Check the length and uniqueness of a custom id."""
        custom_id = self._form.text(path, value, 100, 1, required=True)
        if custom_id in self._seen:
            self._form.error(
                path, "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
            )
        if custom_id:
            self._seen.add(custom_id)


def walk(part: Any, path: Path) -> Iterator[tuple[Path, Json]]:
    """Yield all components at any depth, and the options of menus, with their paths."""
    if isinstance(part, list):
        for index, one in enumerate(part):
            yield from walk(one, (*path, index))
    elif isinstance(part, dict):
        yield path, part
        for field in ("components", "accessory", "component", "options"):
            yield from walk(part.get(field), (*path, field))


def check_ids(form: Form, path: Path, components: Any) -> None:
    """Check the numeric ids of components, each of which is given once; 0 is as good as none."""
    seen: set[int] = set()
    for where, it in walk(components, path):
        number = form.whole((*where, "id"), it.get("id"), 0, 2**31 - 1)
        if number in seen:
            form.error((*where, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        if number:
            seen.add(number)


def check_row(form: Form, path: Path, row: Json, ids: CustomIds) -> int:
    """Check a row of up to five buttons or a single menu; return its number of components."""
    inside = (*path, "components")
    children = form.objects(inside, row.get("components"), ROW_WIDTH, 1)
    width = 0
    for where, child in children:
        kind = child.get("type")
        if not form.one_of((*where, "type"), kind, [BUTTON, *sorted(SELECTS)]):
            continue
        width += 1 if kind == BUTTON else ROW_WIDTH
        if width > ROW_WIDTH:
            message = "The specified component exceeds the maximum width"
            form.error(where, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)
        check = check_button if kind == BUTTON else check_select
        check(form, where, child, ids)
    return len(children)


def check_button(form: Form, path: Path, button: Json, ids: CustomIds) -> None:
    """Check a button: style, label or emoji, and either a custom id or an address."""
    if not form.one_of((*path, "style"), button.get("style"), range(1, 7)):
        return
    label = form.text((*path, "label"), button.get("label"), 80)
    style = button["style"]
    if not label and not button.get("emoji") and style != PREMIUM:
        form.error(path, "BUTTON_COMPONENT_INVALID", "A button needs a label or an emoji")
    if style == LINK:
        form.address((*path, "url"), button.get("url"), ("http", "https", "discord"), 512, required=True)
        if button.get("custom_id"):
            message = "A custom id and url cannot both be specified"
            form.error((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message)
    elif style == PREMIUM:
        form.error((*path, "style"), "BUTTON_COMPONENT_INVALID", "There is nothing to buy here")
    else:
        ids.check((*path, "custom_id"), button.get("custom_id"))


def check_select(form: Form, path: Path, menu: Json, ids: CustomIds) -> None:
    """Check a menu: custom id, bounds of selections, and up to 25 distinct options."""
    ids.check((*path, "custom_id"), menu.get("custom_id"))
    form.text((*path, "placeholder"), menu.get("placeholder"), 150)
    most = check_bounds(form, path, menu, 25)
    form.items((*path, "default_values"), menu.get("default_values"), most)
    if menu.get("type") == STRING_SELECT:
        check_options(form, (*path, "options"), menu.get("options"), most, most, 25)


def check_bounds(form: Form, path: Path, it: Json, limit: int, usual: int = 1) -> int:
    """Check how few and how many values can be chosen; return how many, which is `usual` if not given."""
    least = form.whole((*path, "min_values"), it.get("min_values"), 0, limit)
    most = form.whole((*path, "max_values"), it.get("max_values"), 1, limit) or usual
    if (1 if least is None else least) > most:
        form.error((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES", "min_values exceeds max_values")
    return most


def check_options(form: Form, path: Path, value: Any, most_chosen: int, least: int, most: int) -> None:
    """Check `least` to `most` distinct options, at most `most_chosen` of which are chosen from the start."""
    seen: set[str] = set()
    chosen = 0
    for where, option in form.objects(path, value, most, least):
        form.text((*where, "label"), option.get("label"), 100, 1, required=True)
        form.text((*where, "description"), option.get("description"), 100)
        content = form.text((*where, "value"), option.get("value"), 100, 1, required=True)
        if content in seen:
            message = "The specified option value is already used"
            form.error((*where, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
        seen.add(content)
        chosen += bool(option.get("default"))
    if chosen > most_chosen:
        message = f"More than {most_chosen} options are chosen from the start"
        form.error(path, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message)
