"""`/replay` over the wire."""

import asyncio
import io

from PIL import Image

from bot.sandbox.model import Message
from tests.cogs.table import CHANNEL, TableTop
from tests.sandbox.bots import until


async def test_before_the_first_turn_it_says_so(table: TableTop) -> None:
    told = await table.tell("persians", "replay", public=True)
    assert told == "There is nothing to replay yet: nobody has taken a turn."


async def test_a_replay_is_private_unless_asked_for(table: TableTop) -> None:
    await table.tell("phoenicians", "marble")
    await table.tell("phoenicians", "end-turn")
    await table.tell("persians", "gold")
    used = await table.use("Finn", "replay")
    assert used.original is not None
    assert used.original.ephemeral_for is not None
    assert used.original.content == "The whole game, turn by turn."
    (film,) = used.original.attachments
    assert film.content_type == "image/webp"
    assert film.description is not None
    assert film.description.startswith("A replay on the East board, all 2 turns")
    with Image.open(io.BytesIO(film.content)) as picture:
        assert (getattr(picture, "n_frames", 1), picture.width) == (3, 1000)


async def test_a_public_one_is_for_everybody(table: TableTop) -> None:
    await table.tell("phoenicians", "marble")
    used = await table.use("arabs", "replay", turns=1, public=True)
    assert used.original is not None
    assert used.original.content == "Here it comes, for everybody."
    world = table.sandbox.world

    def shown() -> list[Message]:
        return [each for each in world.messages_in(world.channel(CHANNEL)) if each.ephemeral_for is None]

    await until(lambda: bool(shown()))
    last = shown()[-1]
    assert last.content == "The latest turn."
    assert len(last.attachments) == 1


async def test_several_at_once_are_made_one_after_another(table: TableTop) -> None:
    await table.tell("phoenicians", "marble")
    names = ("Finn", "persians", "arabs")
    used = await asyncio.gather(*(table.use(name, "replay", turns=1) for name in names))
    assert [each.original.content for each in used if each.original] == ["The latest turn."] * 3
