"""Who may open games in a server, and where."""

import pytest

from bot.app import App, GameCreator, GameRequest
from bot.app.errors import AppCode
from tests.app.tables import CHANNEL, caller, refused

_GUILD, _ROLE = 1, 77
_ANYBODY = GameCreator(frozenset({_GUILD}), (CHANNEL,))
_MEMBER = GameCreator(frozenset({_GUILD, _ROLE}), (CHANNEL,))
_IN_THREAD = GameCreator(frozenset({_GUILD, _ROLE}), (500, CHANNEL))
_MANAGER = GameCreator(frozenset(), (9,), manages=True)


async def _open(app: App, creator: GameCreator, channel_id: int) -> None:
    await app.lobby.create(caller(1, channel_id), GameRequest(_GUILD, "Ann", nations=4, creator=creator))


async def _refused(app: App, creator: GameCreator, code: AppCode) -> None:
    await refused(code, _open(app, creator, 300))


async def test_where_nothing_was_said_anybody_opens_games_anywhere(app: App) -> None:
    await _open(app, _ANYBODY, 200)


@pytest.mark.both
async def test_a_role(app: App) -> None:
    rules = await app.servers.change(_GUILD, role_id=_ROLE)
    assert rules.role_id == _ROLE
    await _refused(app, _ANYBODY, "may-not-create")
    await _open(app, _MEMBER, 201)
    await _open(app, _MANAGER, 202)
    assert (await app.servers.change(_GUILD, role_id=_GUILD)).role_id is None
    await _open(app, _ANYBODY, 203)


async def test_who_may_open_none_has_no_record_read(app: App) -> None:
    await app.servers.change(_GUILD, role_id=_ROLE)
    for creator, code in ((_ANYBODY, "may-not-create"), (_MEMBER, "record-malformed")):
        await refused(code, app.imports.import_record(caller(1), _GUILD, b"no record", creator))


async def test_channels_and_their_threads(app: App) -> None:
    await app.servers.change(_GUILD, channel_id=CHANNEL)
    await app.servers.change(_GUILD, channel_id=8)
    assert (await app.servers.of(_GUILD)).channels == (CHANNEL, 8)
    await _open(app, _IN_THREAD, 204)
    await _open(app, _MANAGER, 205)
    assert (await app.servers.change(_GUILD, channel_id=CHANNEL)).channels == (8,)
    await _refused(app, _IN_THREAD, "not-here")
    await app.servers.change(_GUILD, anew=True)
    await _open(app, _IN_THREAD, 206)


async def test_another_server_has_its_own_rules(app: App) -> None:
    await app.servers.change(2, role_id=_ROLE)
    await _open(app, _ANYBODY, 207)
