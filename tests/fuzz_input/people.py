"""Input over the gateway: commands, autocompletes, controls and forms, as no client of Discord sends them."""

import base64
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from discord_sandbox import World
from discord_sandbox.state.models import Interaction
from tests import forging
from tests.authorisation.scenes import SCENES
from tests.authorisation.stage import OF_THE_PANEL, Stage
from tests.fuzz_input.bending import bent_text, junk, text
from tests.fuzz_input.files import any_record

Json = dict[str, Any]
PEOPLE: Final = ("options", "typing", "control", "payload")
_WHO: Final = ("Ben", "Ben", "Chloe", "Dario", "Elif", "Hans", "Finn", "Ada")
_STRING, _INTEGER, _BOOLEAN, _ATTACHMENT = 3, 4, 5, 11
_KINDS: Final = (1, 2, *range(3, 12), 0, 99, None, "3")
_FIGURES: Final = ("0", "1", "2", "3", "4", "5", "6", "8", "12", "\u0663")
_MOST_CHOICES: Final = 25
_NUMBERS: Final = (0, 1, 2, 3, 5, 60, -1, 10**6, 2**53, 2**63, 2.5, True, "3", None)
_TOLD: Final[tuple[Json, ...]] = (
    {"locale": "xx"},
    {"locale": "de"},
    {"locale": ""},
    {"guild_locale": "tlh"},
    {"guild_locale": ...},
    {"guild": ...},
    {"context": ...},
    {"context": 2},
    {"channel": ...},
    {"app_permissions": "0"},
    {"app_permissions": str(2**60)},
    {"entitlements": ...},
    {"authorizing_integration_owners": ...},
    {"attachment_size_limit": 1},
    {"something_new": {"a": [1]}},
    {"version": 2},
    {"guild_id": "1"},
    {"guild_id": str(2**63 - 1)},
)
"""Fields of an interaction as another or a later version of Discord may send them; `...` removes one."""


class Register:
    """What can be used: options by command, forms of custom ids, and options with autocomplete."""

    def __init__(self, commands: Sequence[Json], custom_ids: Sequence[str]) -> None:
        self.options: dict[str, list[Json]] = {}
        for command in commands:
            parts = [part for part in command.get("options") or [] if part["type"] == 1]
            for part in parts or [command]:
                name = f"{command['name']} {part['name']}" if parts else command["name"]
                self.options[name] = part.get("options") or []
        self.custom_ids = list(custom_ids)
        self.completed = [
            (name, option["name"])
            for name, options in self.options.items()
            for option in options
            if option.get("autocomplete")
        ]


def make_person(chance: Random, kind: str, known: Register) -> Json:
    """Return an input of a kind of `PEOPLE`, as a JSON object."""
    made: Json = {"kind": kind, "who": chance.choice(_WHO), "scene": chance.choice(list(SCENES))}
    if kind == "typing":
        name, focused = chance.choice(known.completed)
        return made | {"focused": focused} | _filled(chance, name, known.options[name])
    if kind == "control":
        return made | _control(chance, known)
    if kind == "payload":
        made["told"] = chance.randrange(len(_TOLD))
        if chance.random() < 0.4:
            return made | _control(chance, known)
    return made | _command(chance, known)


def _command(chance: Random, known: Register) -> Json:
    name = chance.choice([name for name in known.options if name != "replay"])
    made = _filled(chance, name, known.options[name])
    return made | ({"name": bent_text(chance, name) or "x"} if chance.random() < 0.03 else {})


def _filled(chance: Random, name: str, known: Sequence[Json]) -> Json:
    """Return a command with its options; now and then some of them claim to have another type."""
    options = _options(chance, known)
    forged = {key: chance.choice(_KINDS) for key in options if chance.random() < 0.3}
    return {"name": name, "options": options} | ({"kinds": forged} if chance.random() < 0.05 else {})


def _options(chance: Random, known: Sequence[Json]) -> Json:
    given: Json = {}
    for option in known:
        if chance.random() < (0.95 if option.get("required") else 0.6):
            given[option["name"]] = _value(chance, option)
    if chance.random() < 0.03:
        given[text(chance)[:40] or "x"] = text(chance)
    return given


def _value(chance: Random, option: Json) -> Any:
    kind, choices = option["type"], option.get("choices")
    if choices and chance.random() < 0.7:
        return chance.choice(choices)["value"]
    if kind == _STRING:
        return text(chance) if chance.random() < 0.97 else junk(chance)
    if kind == _INTEGER:
        return chance.choice(_NUMBERS)
    if kind == _BOOLEAN:
        return chance.choice([True, False, False, "true", 1, None])
    if kind == _ATTACHMENT:
        data = base64.b64encode(any_record(chance)).decode()
        return {"filename": text(chance)[:50] or "x", "data_base64": data}
    return chance.choice(["Ben", "Finn", "table-1", "everyone", "@everyone", "123", "", 7])


def _control(chance: Random, known: Register) -> Json:
    custom_id = chance.choice(known.custom_ids)
    while "7" in custom_id:
        custom_id = custom_id.replace("7", chance.choice(_FIGURES), 1)
    if custom_id.endswith(":x"):
        custom_id = f"{custom_id[:-1]}{text(chance)[:80]}"
    if chance.random() < 0.3:
        custom_id = bent_text(chance, custom_id)
    values = [text(chance)[:100] for _ in range(chance.randint(0, 3))]
    values += [f"{chance.choice(['do', 'go', 'x'])} {text(chance)}"[:100]] if chance.random() < 0.5 else []
    return {
        "custom_id": custom_id or "x",
        "values": values if chance.random() < 0.4 else None,
        "form": chance.random() < 0.1,
    }


async def look_at_person(made: Mapping[str, Any], stage: Stage) -> str:
    """Carry out an input, undo its changes, and return the code of its refusal, `done` or `shown`.

    Raises `AssertionError` if an error is logged, an answer is missing or improper, or a refusal changes
    anything.
    """
    before = stage.state()
    used = await _use(made, stage)
    await stage.idle()
    after = stage.state()
    code = stage.heard.codes.pop(used.id, None)
    changed = {name for name in after if after[name] != before[name]}
    if changed:
        await stage.set_back()
    if "locale" in _told(made):
        changed -= {"people"}  # a user's language is stored whatever the result of the input
    wrong = stage.heard.wrong()
    assert not wrong, wrong[0]
    assert used.state == "answered", f"it is {used.state}"
    _clear(used, code, stage.world)
    idle = code is not None or used.choices is not None
    assert not (idle and changed), f"refused as {code} or only typed, and {sorted(changed)} have changed"
    return code or ("done" if changed else "shown")


def _told(made: Mapping[str, Any]) -> Json:
    return _TOLD[made["told"]] if "told" in made else {}


async def _use(made: Mapping[str, Any], stage: Stage) -> Interaction:
    world, told, kinds = stage.world, _told(made), made.get("kinds", {})
    who, channel = world.people[made["who"]], stage.channels[made["scene"]]
    if "custom_id" not in made and "focused" in made:
        typed = made["focused"]
        return await forging.complete(world, who, channel, made["name"], typed, made["options"], kinds)
    if "custom_id" not in made:
        return await forging.use(world, who, channel, made["name"], made["options"], told, kinds)
    if made["form"]:
        return await forging.send_form(world, who, channel, made["custom_id"])
    return await forging.press(
        world,
        who,
        channel,
        made["custom_id"],
        values=made["values"],
        layout=made["custom_id"].startswith(OF_THE_PANEL),
        told=told,
    )


def _clear(used: Interaction, code: str | None, world: World) -> None:
    """Check that the user can see an answer, and that a refusal is a text for this user alone.

    A list of choices may be empty, and a form was checked against Discord's limits already.
    """
    if used.choices is not None:
        assert len(used.choices) <= _MOST_CHOICES
        return
    if used.modal is not None:
        assert code is None, f"{code} is told in a form"
        return
    # The answer to a control may be the message that has it, or a new one.
    told = world.message(used.channel, used.messages[-1]) if used.messages else used.original
    assert told is not None, "nothing was said"
    words = f"{told.content} {_texts(told.components)}".strip()
    assert words or told.embeds or told.attachments, "nothing is in it"
    assert "Traceback" not in words
    if code is not None:
        assert words, f"{code} is told without words"
        assert told.ephemeral_for is used.person or told.channel.is_dm, f"everybody can see {code}"


def _texts(components: Sequence[Json]) -> str:
    """Return the texts of components at all levels, such as the panel has between its controls."""
    inner = " ".join(_texts(one.get("components") or []) for one in components)
    return f"{' '.join(str(one.get('content', '')) for one in components)} {inner}".strip()
