"""Interaction callbacks: the first response."""

from collections.abc import Callable, Sequence
from typing import Any

from aiohttp import web

from discord_sandbox.api.requests import number, read_body, reply
from discord_sandbox.app_keys import WORLD
from discord_sandbox.errors import ApiError, ErrorCode
from discord_sandbox.serializers.interactions import callback_result
from discord_sandbox.state import interactions, messages
from discord_sandbox.state.events import ModalShown
from discord_sandbox.state.models import (
    APP_COMMAND,
    AUTOCOMPLETE,
    COMPONENT,
    MODAL_SUBMIT,
    Interaction,
    Json,
    Message,
    MessageFlag,
    Modal,
    Upload,
)
from discord_sandbox.state.world import World
from discord_sandbox.validation.emojis import check_known
from discord_sandbox.validation.form import Form
from discord_sandbox.validation.message import check_message
from discord_sandbox.validation.modals import check_modal

routes = web.RouteTableDef()
MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
FITTING = {
    APP_COMMAND: (MESSAGE, DEFERRED_MESSAGE, MODAL),
    COMPONENT: (MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL_SUBMIT: (MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE),
}


@routes.post("/interactions/{interaction}/{token}/callback")
async def callback(request: web.Request) -> web.Response:
    """Respond to an interaction: with a message, deferred, with an update, choices, or a modal."""
    world = request.app[WORLD]
    wanted = number(request, "interaction", ErrorCode.UNKNOWN_INTERACTION)
    token = request.match_info["token"]
    interactions.open_for_callback(world, wanted, token)
    body, files = await read_body(request)
    # Reading took time: look again, so that of two answers under way only one counts.
    it = interactions.open_for_callback(world, wanted, token)
    kind, data = _checked(it, body)
    ANSWERS[kind](world, it, data, files)
    interactions.acknowledge(world, it, kind)
    interactions.changed(world, it)
    if request.query.get("with_response", "").lower() not in ("1", "true"):
        return reply()
    return reply(callback_result(it, world.guild, world.bot, world.base_url))


def _checked(it: Interaction, body: Json) -> tuple[int, Json]:
    form = Form()
    kind, data = body.get("type"), body.get("data")
    if data is None:
        data = {}
    form.one_of(("type",), kind, FITTING[it.kind])
    if kind in (DEFERRED_UPDATE, UPDATE) and it.source is None:
        form.error(("type",), "INTERACTION_HAS_NO_MESSAGE", "There is no message to update.")
    if not isinstance(data, dict):
        form.error(("data",), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
    else:
        form.whole(("data", "flags"), data.get("flags"), 0, 2**53)
    form.raise_errors()
    return int(kind or 0), data


def reply_kind(it: Interaction) -> tuple[int, tuple[int, int] | None]:
    """Return the message type of a first response: to a command, or replying to the component's message."""
    if it.source is None:
        return 20, None
    return 19, (it.channel.id, it.source.id)


def _message(world: World, it: Interaction, data: Json, files: Sequence[Upload]) -> None:
    check_message(data, files, world.limits.attachment_size, at=("data",))
    check_known(data, world.emojis, at=("data",))
    kind, reference = reply_kind(it)
    private = bool((data.get("flags") or 0) & MessageFlag.EPHEMERAL)
    it.original = messages.post(
        world,
        it.channel,
        world.bot,
        data,
        files,
        kind=kind,
        reference=reference,
        interaction=it,
        ephemeral_for=it.person if private else None,
    )


def _deferred_message(world: World, it: Interaction, data: Json, _: Sequence[Upload]) -> None:
    private = bool((data.get("flags") or 0) & MessageFlag.EPHEMERAL)
    kind, _reference = reply_kind(it)
    it.original = messages.post_loading(world, it.channel, it, kind, it.person if private else None)


def _source(world: World, it: Interaction) -> Message:
    if it.source is None:
        raise ApiError(ErrorCode.UNKNOWN_MESSAGE)
    return world.message(it.source.channel, it.source.id)


def _deferred_update(world: World, it: Interaction, _data: Json, _files: Sequence[Upload]) -> None:
    it.original = _source(world, it)


def _update(world: World, it: Interaction, data: Json, files: Sequence[Upload]) -> None:
    message = _source(world, it)
    if message.channel.archived:
        raise ApiError(ErrorCode.THREAD_ARCHIVED)
    check_message(data, files, world.limits.attachment_size, message, at=("data",))
    check_known(data, world.emojis, at=("data",))
    it.original = messages.edit(world, message, data, files)
    it.messages.append(message.id)


def _choices(_world: World, it: Interaction, data: Json, _files: Sequence[Upload]) -> None:
    form = Form()
    path = ("data", "choices")
    for where, choice in form.objects(path, data.get("choices"), 25):
        form.text((*where, "name"), choice.get("name"), 100, 1, required=True)
        value: Any = choice.get("value")
        if isinstance(value, str):
            form.text((*where, "value"), value, 100, 0)
        elif isinstance(value, bool) or not isinstance(value, (int, float)):
            form.error((*where, "value"), "UNION_TYPE_CHOICES", "A value is a text or a number")
    form.raise_errors()
    it.choices = list(data.get("choices") or [])


def _modal(world: World, it: Interaction, data: Json, _files: Sequence[Upload]) -> None:
    check_modal(data)
    check_known(data, world.emojis, at=("data",))
    it.modal = Modal(world.ids.next(), it, data["custom_id"], data["title"], data["components"])
    world.modals[it.modal.id] = it.modal
    world.emit(ModalShown(it.modal))


ANSWERS: dict[int, Callable[[World, Interaction, Json, Sequence[Upload]], None]] = {
    MESSAGE: _message,
    DEFERRED_MESSAGE: _deferred_message,
    DEFERRED_UPDATE: _deferred_update,
    UPDATE: _update,
    CHOICES: _choices,
    MODAL: _modal,
}
