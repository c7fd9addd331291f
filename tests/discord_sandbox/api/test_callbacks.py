from __future__ import annotations

import asyncio
from typing import Any

import pytest

from discord_sandbox.state.models import Interaction, MessageFlag
from discord_sandbox.web import actions
from tests.discord_sandbox.rest_client import Answer, Api, chat_command, form_of, row

PRIVATE = {"flags": MessageFlag.EPHEMERAL}
MODAL = {
    "custom_id": "form",
    "title": "A form",
    "components": [row({"type": 4, "custom_id": "field", "label": "Field", "style": 1})],
}


async def test_an_answer_comes_back_when_asked_for(api: Api) -> None:
    it = await api.use()
    answer = await api.callback(it, 4, {"content": "pong"}, query="?with_response=1")
    assert answer.status == 200
    told = answer.body["interaction"]
    assert told["response_message_id"] == answer.body["resource"]["message"]["id"]
    assert (told["response_message_loading"], told["response_message_ephemeral"]) == (False, False)
    message = answer.body["resource"]["message"]
    assert (message["type"], message["interaction"]["name"]) == (20, "ping")
    assert message["interaction_metadata"]["user"]["global_name"] == "Ada"


async def test_a_plain_acknowledgement_has_no_body(api: Api) -> None:
    answer = await api.callback(await api.use(), 4, {"content": "pong"})
    assert (answer.status, answer.body) == (204, "")


async def test_only_one_acknowledgement(api: Api) -> None:
    it = await api.use()
    assert (await api.callback(it, 5)).status == 204
    again = await api.callback(it, 4, {"content": "pong"})
    assert (again.status, again.code) == (400, 40060)


async def test_of_two_acknowledgements_at_once_one_counts(api: Api) -> None:
    it = await api.use()
    answers = await asyncio.gather(*[api.callback(it, 4, {"content": "pong"}) for _ in range(4)])
    assert sorted(answer.status for answer in answers) == [204, 400, 400, 400]
    assert len(api.world.messages_in(api.channel)) == 1


async def test_too_late_is_unknown(api: Api) -> None:
    api.hurry()
    it = await api.use()
    await asyncio.wait_for(it.settled.wait(), 30)
    assert it.state == "failed"
    late = await api.callback(it, 4, {"content": "pong"})
    assert (late.status, late.code) == (404, 10062)


async def test_the_three_seconds_can_be_passed_at_once(api: Api) -> None:
    it = await api.use()
    api.world.clock.shift(5)
    assert (await api.callback(it, 5)).code == 10062
    assert it.state == "failed"


async def test_a_wrong_id_or_token_is_unknown(api: Api) -> None:
    it = await api.use()
    for path in (f"/interactions/1/{it.token}/callback", f"/interactions/{it.id}/wrong/callback"):
        assert (await api.call("POST", path, {"type": 5})).code == 10062
    assert it.state == "waiting"


async def test_a_malformed_answer_leaves_the_interaction_open(api: Api) -> None:
    it = await api.use()
    long = await api.callback(it, 4, {"content": "x" * 2001})
    assert long.wrong("data", "content") == "BASE_TYPE_MAX_LENGTH"
    assert (await api.callback(it, 4, {})).code == 50006
    assert (await api.callback(it, 4, [])).wrong("data") == "MODEL_TYPE_CONVERT"
    assert (await api.callback(it, 4, {"content": "pong"})).status == 204


@pytest.mark.parametrize("kind", [1, 6, 7, 8, 10, "4", None])
async def test_answers_that_do_not_fit_a_command(api: Api, kind: Any) -> None:
    answer = await api.callback(await api.use(), kind, {"content": "x"})
    assert answer.wrong("type") == "BASE_TYPE_CHOICES"


async def test_permissions_do_not_bind_answers(api: Api) -> None:
    api.world.set_permissions(api.channel, [])
    it = await api.use()
    assert (await api.callback(it, 4, {"embeds": [{"title": "x"}]}, {"a.txt": b"x"})).status == 204


async def with_button(api: Api) -> tuple[Answer, int]:
    components = [row({"type": 2, "style": 1, "label": "Go", "custom_id": "go"})]
    made = await api.post({"content": "Go?", "components": components})
    return made, int(made.body["id"])


async def test_a_button_updates_its_message_or_answers_to_it(api: Api) -> None:
    made, message_id = await with_button(api)
    message = api.world.message(api.channel, message_id)
    ada = api.world.person("Ada")
    update = await api.callback(actions.press(api.world, ada, message, "go"), 7, {"content": "Gone"})
    assert (update.status, message.content) == (204, "Gone")
    deferred = actions.press(api.world, ada, message, "go")
    await api.callback(deferred, 6)
    assert deferred.state == "deferred"
    first = await api.hook(deferred, "GET", "/messages/@original")
    assert first.body["id"] == made.body["id"]
    await api.hook(deferred, "PATCH", "/messages/@original", {"content": "Back"})
    assert (deferred.state, message.content) == ("answered", "Back")
    said = actions.press(api.world, ada, message, "go")
    answer = await api.callback(said, 4, {"content": "Yes", **PRIVATE}, query="?with_response=true")
    reply = answer.body["resource"]["message"]
    assert reply["message_reference"]["message_id"] == made.body["id"]
    assert reply["interaction_metadata"]["interacted_message_id"] == made.body["id"]
    assert reply["flags"] == MessageFlag.EPHEMERAL


async def test_the_message_of_a_button_may_be_gone(api: Api) -> None:
    _, message_id = await with_button(api)
    it = actions.press(api.world, api.world.person("Ada"), api.world.message(api.channel, message_id), "go")
    await api.call("DELETE", f"/channels/{api.channel.id}/messages/{message_id}")
    assert (await api.callback(it, 7, {"content": "x"})).code == 10008


async def test_forms(api: Api) -> None:
    ada = api.world.person("Ada")
    it = await api.use()
    assert (await api.callback(it, 9, MODAL)).status == 204
    sent = actions.send_form(api.world, ada, form_of(it).id, {"field": "said"})
    assert sent.data["components"] == [
        {"type": 1, "components": [{"type": 4, "custom_id": "field", "value": "said"}]}
    ]
    assert (await api.callback(sent, 9, MODAL)).wrong("type") == "BASE_TYPE_CHOICES"
    assert (await api.callback(sent, 7, {"content": "x"})).wrong("type") == "INTERACTION_HAS_NO_MESSAGE"
    answer = await api.callback(sent, 4, {"content": "Thanks"}, query="?with_response=1")
    origin = answer.body["resource"]["message"]["interaction_metadata"]
    assert origin["triggering_interaction_metadata"]["id"] == str(it.id)
    assert (await api.hook(it, "GET", "/messages/@original")).code == 10008


async def test_completions(api: Api) -> None:
    option = {"name": "to", "description": "Where", "type": 3, "autocomplete": True}
    await api.register(chat_command("move", option))

    def typing() -> Interaction:
        return actions.complete(api.world, api.world.person("Ada"), api.channel, "move", {"to": "r"}, "to")

    many = {"choices": [{"name": str(n), "value": str(n)} for n in range(26)]}
    it = typing()
    assert (await api.callback(it, 8, many)).wrong("data", "choices") == "BASE_TYPE_MAX_LENGTH"
    long = {"choices": [{"name": "n" * 101, "value": "v"}]}
    assert (await api.callback(it, 8, long)).wrong("data", "choices", 0, "name") == "BASE_TYPE_BAD_LENGTH"
    odd = {"choices": [{"name": "n", "value": []}]}
    assert (await api.callback(it, 8, odd)).wrong("data", "choices", 0, "value") == "UNION_TYPE_CHOICES"
    assert (await api.callback(it, 4, {"content": "x"})).wrong("type") == "BASE_TYPE_CHOICES"
    assert (await api.callback(it, 8, {"choices": [{"name": "Rome", "value": "rome"}]})).status == 204
    assert it.choices == [{"name": "Rome", "value": "rome"}]
