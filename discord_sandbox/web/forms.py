"""Filling in a form (modal), and what the bot is told of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord_sandbox.errors import ApiError, PersonError
from discord_sandbox.web.options import resolve_users

if TYPE_CHECKING:
    from discord_sandbox.state.models import Json, Modal
    from discord_sandbox.state.world import World

__all__ = ["fill"]

ROW, STRING_SELECT, TEXT_INPUT, USER_SELECT, TEXT, LABEL = 1, 3, 4, 5, 10, 18


def fill(world: World, modal: Modal, fields: Json) -> Json:
    """The data of a form sent with these fields, by custom id. Raises PersonError for what does not fit."""
    resolved: Json = {}
    left = dict(fields)
    components = [_item(world, modal, item, left, resolved) for item in modal.components]
    if left:
        raise PersonError(f"The form has no field {', '.join(sorted(left))}.")
    data: Json = {"custom_id": modal.custom_id, "components": components}
    if resolved:
        data["resolved"] = resolved
    return data


def _item(world: World, modal: Modal, item: Json, left: Json, resolved: Json) -> Json:
    if item["type"] == ROW:
        children = [
            _field(world, modal, child, child.get("label"), left, resolved) for child in item["components"]
        ]
        return {"type": ROW, "components": children}
    if item["type"] == LABEL:
        inner = _field(world, modal, item["component"], item.get("label"), left, resolved)
        return {"type": LABEL, "component": inner}
    return {"type": item["type"]}


def _field(world: World, modal: Modal, item: Json, label: Any, left: Json, resolved: Json) -> Json:
    given = left.pop(item["custom_id"], None)
    told: Json = {"type": item["type"], "custom_id": item["custom_id"]}
    if item["type"] == TEXT_INPUT:
        return told | {"value": _text(item, label, given)}
    listed = given if isinstance(given, list) else [given]
    chosen = [str(one) for one in listed if one not in (None, "")]
    least = item.get("min_values", 1) if item.get("required", True) else 0
    if not least <= len(chosen) <= item.get("max_values", 1):
        raise PersonError(f"{label}: choose {least} to {item.get('max_values', 1)}.")
    if item["type"] == STRING_SELECT and set(chosen) - {option["value"] for option in item["options"]}:
        raise PersonError(f"{label}: {', '.join(chosen)} cannot be chosen.")
    if item["type"] == USER_SELECT:
        try:
            people = [world.user(int(one)) for one in chosen]
        except (ValueError, ApiError):
            raise PersonError(f"{label}: choose people who are here.") from None
        resolve_users(world, modal.interaction.channel, resolved, people)
    return told | {"values": chosen}


def _text(item: Json, label: Any, given: Any) -> str:
    text = "" if given is None else str(given)
    least = item.get("min_length") or 0
    most = item.get("max_length") or 4000
    if not text and item.get("required", True) is not False:
        raise PersonError(f"{label}: this has to be filled in.")
    if text and not least <= len(text) <= most:
        raise PersonError(f"{label}: between {least} and {most} characters, not {len(text)}.")
    return text
