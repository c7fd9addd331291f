"""Limits of a message's components: rows, or a layout (Components V2)."""

from collections.abc import Collection
from typing import Any

from discord_sandbox.state.files import SCHEME
from discord_sandbox.state.models import Json
from discord_sandbox.validation.controls import BUTTON, ROW, CustomIds, check_button, check_row
from discord_sandbox.validation.form import Form, Path

SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
ON_TOP = (*IN_CONTAINER, CONTAINER)
MOST_COMPONENTS = 40
MOST_TEXT = 4000


def check_rows(form: Form, value: Any, path: Path = ("components",)) -> None:
    """Check components without the V2 flag: up to five rows."""
    ids = CustomIds(form)
    for where, row in form.objects(path, value, 5):
        if form.one_of((*where, "type"), row.get("type"), [ROW]):
            check_row(form, where, row, ids)


def check_layout(form: Form, value: Any, files: Collection[str], path: Path = ("components",)) -> None:
    """Check components with the V2 flag: up to 40 including nested ones, 4,000 characters in total.

    `files` are the names `attachment://` may refer to.
    """
    layout = _Layout(form, files)
    layout.children(path, value, ON_TOP, MOST_COMPONENTS)
    if layout.count > MOST_COMPONENTS:
        message = f"The total number of components is {layout.count}; it must be {MOST_COMPONENTS} or fewer"
        form.error(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
    if layout.written > MOST_TEXT:
        message = f"The text of all components is {layout.written} long; it must be {MOST_TEXT} or fewer"
        form.error(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)


class _Layout:
    """Traverses a layout and counts."""

    def __init__(self, form: Form, files: Collection[str]) -> None:
        self.form = form
        self.files = files
        self.ids = CustomIds(form)
        self.count = 0
        self.written = 0

    def children(self, path: Path, value: Any, kinds: Collection[int], most: int) -> None:
        for where, child in self.form.objects(path, value, most, 1):
            if self.form.one_of((*where, "type"), child.get("type"), kinds):
                self._component(where, child)

    def _component(self, path: Path, it: Json) -> None:
        self.count += 1
        kind = it["type"]
        if kind == ROW:
            self.count += check_row(self.form, path, it, self.ids)
        elif kind == TEXT:
            self.written += len(
                self.form.text((*path, "content"), it.get("content"), MOST_TEXT, 1, required=True)
            )
        elif kind == SECTION:
            self._section(path, it)
        elif kind == GALLERY:
            for where, picture in self.form.objects((*path, "items"), it.get("items"), 10, 1):
                self._media(where, picture, "media")
        elif kind == FILE:
            self._media(path, it, "file")
        elif kind == CONTAINER:
            self.form.whole((*path, "accent_color"), it.get("accent_color"), 0, 0xFFFFFF)
            self.children((*path, "components"), it.get("components"), IN_CONTAINER, MOST_COMPONENTS)

    def _section(self, path: Path, it: Json) -> None:
        self.children((*path, "components"), it.get("components"), [TEXT], 3)
        beside = it.get("accessory")
        where = (*path, "accessory")
        if not isinstance(beside, dict):
            self.form.error(where, "BASE_TYPE_REQUIRED", "This field is required")
        elif self.form.one_of((*where, "type"), beside.get("type"), [BUTTON, THUMBNAIL]):
            self.count += 1
            if beside["type"] == BUTTON:
                check_button(self.form, where, beside, self.ids)
            else:
                self._media(where, beside, "media")

    def _media(self, path: Path, it: Json, key: str) -> None:
        self.form.text((*path, "description"), it.get("description"), 1024)
        media = it.get(key)
        where = (*path, key, "url")
        schemes = ("attachment",) if key == "file" else ("http", "https", "attachment")
        given = media.get("url") if isinstance(media, dict) else None
        url = self.form.address(where, given, schemes, required=True)
        if url.startswith(SCHEME) and url.removeprefix(SCHEME) not in self.files:
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            self.form.error(where, code, "Referenced attachment not found")
