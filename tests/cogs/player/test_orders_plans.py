"""`/orders` and `/plan` over the wire, and the buttons under the table's messages."""

import asyncio
from typing import Any

from bot.client.base import RecentIds
from bot.engine.antike import Phase
from bot.engine.antike.position import Position
from bot.engine.terms import Nation
from discord_sandbox.state.models import Interaction, Message
from tests import forging
from tests.cogs.pages import buttons
from tests.cogs.table import CHANNEL, PLAYERS, TableTop, private_text
from tests.engine.builders import nation, pay, position


async def _message(table: TableTop, label: str) -> Message:
    """Return the latest public message with such a button, once it is there."""
    async with asyncio.timeout(60):
        while True:
            for message in reversed(table.sandbox.world.messages_in(table.sandbox.world.channel(CHANNEL))):
                if message.ephemeral_for is None and label in buttons(message):
                    return message
            await asyncio.sleep(0.02)


async def _press(table: TableTop, who: Nation | str, label: str) -> str:
    """Press a button under a public message; return the private answer."""
    message = await _message(table, label)
    name = next((player for key, player in PLAYERS.items() if key == who), str(who))
    return private_text(await table.sandbox.user(name).press(message, buttons(message)[label]))


def _meeting() -> Position:
    """Return a position with Greek galleys in Sparta, and a Phoenician one in Knossos next to it."""
    greeks = nation(wedge="iron", cities="athen sparta pella", galleys={"sparta": 2}, know_hows="sailing")
    phoenicians = nation(wedge="gold", cities="tyros paphos alexandria", galleys={"knossos": 1, "paphos": 1})
    return position("greeks", greeks=greeks, phoenicians=phoenicians)


async def test_orders_are_shown_changed_and_dropped(table: TableTop) -> None:
    told = await table.tell("phoenicians", "orders")
    assert "- everybody: ask me (no answer in time: don't fight)" in told
    told = await table.tell("phoenicians", "orders", nation="greek", province="Knossos", answer="fight")
    assert "- the Greeks in Knossos: fight" in told
    await table.tell("phoenicians", "orders", answer="peace")
    told = await table.tell("phoenicians", "orders", nation="arabs", answer="ask", fallback="fight")
    assert "- the Arabs: ask me (no answer in time: fight)" in told
    assert told.index("the Greeks in Knossos") < told.index("the Arabs") < told.index("everybody else")
    told = await table.tell("phoenicians", "orders", nation="greeks", province="knossos")
    assert told.startswith("When the Greeks enter Knossos: **fight** (your order “the Greeks in Knossos”)")
    told = await table.tell("phoenicians", "orders", nation="greeks", province="tyros")
    assert "**don't fight** (your order “everybody else”)" in told
    told = await table.tell("phoenicians", "orders", nation="greeks", province="knossos", answer="forget")
    assert "Knossos" not in told
    told = await table.tell("phoenicians", "orders", answer="forget-all")
    assert "Arabs" not in told
    told = await table.tell("phoenicians", "orders", nation="atlantians")
    assert told == "There is no nation “atlantians”. Possible: Greeks, Phoenicians, Persians or Arabs."
    assert "The Romans aren't in this game" in await table.tell(
        "phoenicians", "orders", nation="romans", answer="ask"
    )
    assert (await table.tell("Finn", "orders")).startswith("You're not in this game.")


async def test_orders_are_completed_for_players_only(table: TableTop) -> None:
    await table.lay(_meeting())
    offers = await table.offered("phoenicians", "orders", "nation", nation="")
    assert offers == ["Persians (Ben)", "Arabs (Chloe)", "Greeks (Dario)"]
    offers = await table.offered("phoenicians", "orders", "province", province="")
    assert offers[:2] == ["Knossos", "Paphos"], "where own units stand comes first"
    offers = await table.offered("phoenicians", "orders", "province", province="kno")
    assert offers == ["Knossos"]
    assert await table.sandbox.user("Finn").complete("orders", "nation", CHANNEL, nation="") == []


async def test_the_mover_sees_at_once_what_an_order_has_answered(table: TableTop) -> None:
    await table.lay(_meeting())
    await table.tell("phoenicians", "orders", nation="greeks", answer="fight")
    await table.tell("greeks", "maneuver", wedge="by gold")
    told = await table.tell("greeks", "move", units="1G", to="knossos > cyrene", **{"from": "sparta"})
    assert "By standing order: the Phoenicians demand a fight." in told
    assert "You fight the Phoenicians in Knossos; each side loses 1 galley." in told
    assert "Your units for Cyrene stop in Knossos: others have galleys there. `/move` the rest." in told
    assert "Waiting" not in told
    told = await table.tell("greeks", "undo")
    assert "The game has gone on since; Ada must agree." in told, "what they would do is known by now"
    assert (await table.position()).nations["phoenicians"].count("galley", "knossos") == 0


async def test_an_answer_after_the_order_says_that_it_has_answered(table: TableTop) -> None:
    await table.lay(_meeting())
    await table.tell("phoenicians", "orders", nation="greeks", answer="peace")
    await table.tell("greeks", "maneuver", wedge="by gold")
    told = await table.tell("phoenicians", "answer", fight=True)
    assert told.startswith("Nobody is asking you to fight. I'm waiting for Dario")
    await table.tell("greeks", "move", units="1G", to="knossos", **{"from": "sparta"})
    told = await table.tell("phoenicians", "answer", fight=True)
    assert told.startswith("Your `/orders` have answered already. I'm waiting for Dario")
    assert (await table.tell("persians", "answer", fight=True)).startswith("Nobody is asking you to fight.")


async def test_a_second_answer_says_that_there_was_one(table: TableTop) -> None:
    await table.lay(_meeting())
    await table.tell("greeks", "maneuver", wedge="by gold")
    await table.tell("greeks", "move", units="1G", to="knossos", **{"from": "sparta"})
    await table.tell("phoenicians", "answer", fight=False)
    told = await table.tell("phoenicians", "answer", fight=True)
    assert told.startswith("That was answered already. I'm waiting for Dario")


async def test_a_button_pressed_too_late_says_what_has_answered(table: TableTop) -> None:
    """The message loses its buttons, but a press may have been on its way."""
    await table.lay(_meeting())
    await table.tell("greeks", "maneuver", wedge="by gold")
    await table.tell("greeks", "move", units="1G", to="knossos", **{"from": "sparta"})
    button = buttons(await _message(table, "Don't fight"))["Don't fight"]
    await table.tell("phoenicians", "orders", answer="fight")
    world = table.sandbox.world
    asked, other = PLAYERS["phoenicians"], PLAYERS["arabs"]
    for name, told in ((asked, "Your `/orders` have answered already."), (other, "That button is out of")):
        used = await forging.press(world, world.person(name), world.channel(CHANNEL), button, public=True)
        assert private_text(used).startswith(told)


async def test_an_answer_after_the_turn_says_what_became_of_the_question(table: TableTop) -> None:
    await table.lay(_meeting())
    await table.tell("phoenicians", "orders", nation="greeks", answer="peace")
    await table.tell("greeks", "maneuver", wedge="by gold")
    await table.tell("greeks", "move", units="1G", to="knossos", **{"from": "sparta"})
    await table.tell("greeks", "end-turn")
    told = await table.tell("phoenicians", "answer", fight=True)
    assert told.startswith("Your `/orders` have answered already. Possible now: move the stone.")
    assert (await table.tell("persians", "answer", fight=True)).startswith("Nobody is asking you to fight.")
    await table.tell("phoenicians", "arming")
    await table.tell("phoenicians", "end-turn")
    told = await table.tell("phoenicians", "answer", fight=True)
    assert told.startswith("Nobody is asking you to fight."), "since then it had a turn of its own"


async def test_a_first_order_in_one_press(table: TableTop) -> None:
    """The buttons of the message that begins the game still work later on, for every player."""
    begun = await _begun(table)
    looks = {"Board", "Around me", "Follow"}
    assert set(buttons(begun)) == {"Take your turn", *looks, "Ask me", "Always fight", "Never fight"}
    await table.tell("phoenicians", "gold")
    await table.tell("phoenicians", "end-turn")
    assert "- everybody: fight" in await _press(table, "phoenicians", "Always fight")
    assert "- everybody: don't fight" in await _press(table, "arabs", "Never fight")
    assert (await _press(table, "Finn", "Never fight")).startswith("You're not in this game.")


async def _begun(table: TableTop) -> Message:
    """Start another game and return its opening message, as this table drops that of the first game."""
    host = next(iter(PLAYERS))
    used = await table.use(host, "game end")
    await table.press(host, used, "End the game")
    await table.use(host, "game new", nations=4)
    for name in PLAYERS:
        await table.use(name, "game join", nation=name)
    await table.use(host, "game start")
    async with asyncio.timeout(60):
        while ", game 2:" not in (message := await _message(table, "Never fight")).content:
            await asyncio.sleep(0.02)
    return message


async def test_a_plan_is_written_with_what_opens_while_typing(table: TableTop) -> None:
    greeks = nation(wedge="iron", purse=pay(marble=5), cities="athen sparta pella")
    await table.lay(position("phoenicians", greeks=greeks))
    assert (await table.tell("greeks", "plan")).startswith("No plan yet.")
    offers = await table.offered("greeks", "plan", "turn", turn="")
    assert "@temple — move the stone to TEMPLE" in offers
    offers = await table.offered("greeks", "plan", "turn", turn="temp")
    assert offers == ["@temple — move the stone to TEMPLE"]
    offers = await table.offered("greeks", "plan", "turn", turn="@temple")
    assert offers[:2] == ["@temple", "@temple; . — end the turn"]
    offers = await table.offered("greeks", "plan", "turn", turn="@temple; T ath")
    assert offers[0] == "@temple; T athen — build a temple in Athen"
    assert await table.offered("greeks", "plan", "turn", turn="@nowhere; ") == []
    told = await table.tell("greeks", "plan", turn="@temple; T athen")
    assert "it is played on your turn" in told
    assert "2. `T athen`: build a temple in Athen" in told
    assert "It doesn't end the turn" in told
    told = await table.tell("greeks", "plan", mode="prepare")
    assert "you see it on your turn" in told
    told = await table.tell("greeks", "plan", turn="@temple; T rome")
    assert "“rome” isn't your city" in told
    assert "action 2 of your plan. The plan was not saved." in told
    told = await table.tell("greeks", "plan", turn="@temple; build")
    assert "no action starts like that" in told
    assert "The plan was not saved." in told
    assert "2. `T athen`" in await table.tell("greeks", "plan")
    assert await table.tell("greeks", "plan", clear=True) == "Your plan is gone."
    assert (await table.tell("greeks", "plan")).startswith("No plan yet.")
    assert "It's your turn" in await table.tell("phoenicians", "plan", turn="@gold")
    assert (await table.tell("Finn", "plan")).startswith("You're not in this game.")


async def test_a_plan_is_played_and_the_table_hears_of_both_turns(table: TableTop) -> None:
    await table.tell("persians", "plan", turn="@marble; .")
    await table.tell("phoenicians", "gold")
    told = await table.tell("phoenicians", "end-turn")
    assert "Next up: Arabs (Chloe)." in told
    assert "Persians" not in told
    assert "- As planned: the Persians move their stone to MARBLE." in await table.tell("arabs", "history")


async def test_a_prepared_plan_is_played_by_a_button(table: TableTop) -> None:
    await table.tell("persians", "plan", turn="@marble; .", mode="prepare")
    await table.tell("phoenicians", "gold")
    await table.tell("phoenicians", "end-turn")
    message = await _message(table, "Play it")
    assert message.content.startswith(f"<@{table.sandbox.world.person('Ben').id}>")
    assert "Your plan is ready" in message.content
    assert "marble" not in message.content.casefold().split("\n")[0]
    assert "It's not your turn" in await _press(table, "arabs", "Play it")
    assert "You have no plan waiting" in await _press(table, "arabs", "Change it")
    assert "1. `@marble`" in await _press(table, "persians", "Change it")
    told = await _press(table, "persians", "Play it")
    assert "As planned: you move your stone to MARBLE." in told
    assert "Next up: Arabs (Chloe)." in told
    assert "out of date" in await _press(table, "persians", "Play it")
    assert (await table.position()).mover == "arabs"


async def test_a_plan_s_button_is_out_of_date_once_the_turn_has_begun_otherwise(table: TableTop) -> None:
    await table.tell("persians", "plan", turn="@marble; .", mode="prepare")
    await table.tell("phoenicians", "gold")
    await table.tell("phoenicians", "end-turn")
    await table.tell("persians", "iron")
    told = await _press(table, "persians", "Play it")
    assert told.endswith("the game has moved on. It's your turn: `/turn` leads you through it.")


async def test_a_plan_that_does_not_hold_says_why_to_its_writer_alone(table: TableTop) -> None:
    await table.lay(_meeting())
    told = await table.tell("phoenicians", "plan", turn="@maneuver-1; 1G paphos>tyros; .")
    assert "demand" not in told
    told = await table.tell("phoenicians", "plan", turn="@maneuver-1; 1G knossos>sparta; .")
    assert "Others may fight in Sparta (the Greeks)." in told
    await table.tell("greeks", "maneuver", wedge="by gold")
    await table.tell("greeks", "move", units="1G", to="athen", **{"from": "sparta"})
    await table.tell("greeks", "end-turn")
    message = await _message(table, "Why?")
    assert "Your plan no longer works" in message.content
    assert "sparta" not in message.content.casefold().split("\n")[0]
    told = await _press(table, "phoenicians", "Why?")
    assert "not played." in told
    assert "Sparta now has 1 galley of the Greeks (before: 2 galleys of the Greeks)." in told
    assert (await table.position()).phase is Phase.RONDEL


async def test_a_plan_with_other_lines_says_to_its_writer_alone_what_was_played(table: TableTop) -> None:
    await table.lay(_meeting())
    way = "@maneuver-1; 1G knossos>sparta; ."
    told = await table.tell("phoenicians", "plan", turn=f"{way} | @know-how; . ; @gold; .")
    assert "on your turn I play the first line that still works" in told
    assert told.index("**Line 1**") < told.index("`1G knossos>sparta`") < told.index("**Line 2**")
    assert told.index("`@know-how`") < told.index("*The turn after:*") < told.index("3. `@gold`")
    await table.tell("greeks", "maneuver", wedge="by gold")
    await table.tell("greeks", "move", units="1G", to="athen", **{"from": "sparta"})
    await table.tell("greeks", "end-turn")
    told = await table.tell("phoenicians", "plan")
    assert told.startswith("In round 6, line 2 of your plan was the first that worked: `@know-how; .; @gold;")
    assert f"- Line 1, `{way}`: Action 2" in told
    assert "1. `@gold`" in told, "the turn after it is the plan now"
    for other in ("greeks", "persians"):
        told = await table.tell(other, "plan")
        assert "line" not in told.split(".")[0]
        history = await table.tell(other, "history")
        assert "sparta" not in history.casefold().partition("as planned")[2]


async def test_a_refused_plan_names_no_command_of_a_turn_that_has_not_come(table: TableTop) -> None:
    told = await table.tell("greeks", "plan", turn="@gold; @marble; .")
    assert told.startswith("The stone is on GOLD. Possible there: end the turn.\n")
    told = await table.tell("greeks", "plan", turn="T athen")
    assert told.startswith("The stone moves first. Possible there: move the stone.\n")


async def test_what_is_wrong_with_a_line_is_told_with_its_number(table: TableTop) -> None:
    told = await table.tell("greeks", "plan", turn="@gold; . | @gold; build")
    assert "no action starts like that" in told
    assert "That is line 2 of your plan.\nThe plan was not saved." in told
    told = await table.tell("greeks", "plan", turn="@gold; . | @marble; T tyros")
    assert "That is action 2 of line 2. The plan was not saved." in told
    told = await table.tell("greeks", "plan", turn="@gold; . | @gold; .; @marble; .; @iron; .")
    assert "From action 5 on, your plan goes past the end of your second turn." in told
    assert "That is line 2 of your plan." in told
    told = await table.tell("greeks", "plan", turn=" | ".join(["@gold; ."] * 5))
    assert "at most 4 lines" in told
    assert (await table.tell("greeks", "plan")).startswith("No plan yet.")


async def test_the_list_goes_on_with_another_line_and_the_turn_after(table: TableTop) -> None:
    offers = await table.offered("greeks", "plan", "turn", turn="@gold; . | @mar")
    assert offers == ["@gold; . | @marble — move the stone to MARBLE"]
    offers = await table.offered("greeks", "plan", "turn", turn="@gold; .; @mar")
    assert offers == ["@gold; .; @marble — move the stone to MARBLE"]
    assert await table.offered("greeks", "plan", "turn", turn="@gold; .; @marble; .; @ir") == []


def _fields(form: Interaction) -> dict[str, Any]:
    """Return the initial values of a form's fields, by custom id."""
    assert form.modal is not None
    inner = [item["component"] for item in form.modal.components]
    chosen = [each["value"] for field in inner for each in field.get("options", ()) if each.get("default")]
    return {field["custom_id"]: field.get("value", "") for field in inner if field["type"] == 4} | {
        "mode": chosen
    }


async def _form(table: TableTop, who: Nation, label: str = "Type it") -> Interaction:
    used = await table.use(who, "plan")
    return await table.press(who, used, label)


async def test_a_plan_is_typed_into_a_form(table: TableTop) -> None:
    form = await _form(table, "persians")
    assert form.modal is not None
    labels = [item["label"] for item in form.modal.components]
    assert labels[:2] == ["Line 1", "Line 2, if none before it works"]
    assert _fields(form) == {"line-1": "", "line-2": "", "line-3": "", "line-4": "", "mode": ["play"]}
    typed = {"line-1": "@gold\n.", "line-3": "@Marble; .", "mode": ["prepare"]}
    sent = await table.sandbox.user("Ben").submit(form, **typed)
    assert sent.original is not None
    assert sent.original.ephemeral_for is not None
    assert "on your turn you see the first line that still works" in sent.original.content
    assert "**Line 2**\n1. `@marble`" in sent.original.content
    again = await _form(table, "persians")
    assert _fields(again) == {
        "line-1": "@gold; .", "line-2": "@marble; .", "line-3": "", "line-4": "", "mode": ["prepare"]
    }  # fmt: skip


async def test_what_is_wrong_in_the_form_is_kept_to_be_corrected(table: TableTop) -> None:
    typed = {"line-1": "@gold; .", "line-2": "@marble; T tyros", "mode": ["prepare"]}
    ben = table.sandbox.user("Ben")
    sent = await ben.submit(await _form(table, "persians"), **typed)
    assert sent.original is not None
    assert "That is action 2 of line 2. The plan was not saved." in sent.original.content
    form = await table.press("persians", sent, "Correct it")
    assert _fields(form) == {"line-3": "", "line-4": "", **typed}
    sent = await ben.submit(form, **{**typed, "line-2": "@marble; build"})
    assert sent.original is not None
    assert "no action starts like that" in sent.original.content
    assert "That is line 2 of your plan." in sent.original.content
    form = await table.press("persians", sent, "Correct it")
    sent = await ben.submit(form, **{**typed, "line-2": "@marble; ."})
    assert sent.original is not None
    assert "**Line 2**" in sent.original.content
    assert _fields(await _form(table, "persians"))["line-2"] == "@marble; ."


async def test_a_form_shown_before_a_restart_is_taken(table: TableTop) -> None:
    form = await _form(table, "persians")
    assert not table.client._connection._view_store._modals, "the library keeps none"
    table.client.once = RecentIds()
    sent = await table.sandbox.user("Ben").submit(form, **{"line-1": "@gold; .", "mode": ["play"]})
    assert sent.original is not None
    assert "it is played on your turn" in sent.original.content


async def test_a_form_that_comes_too_late_or_from_others(table: TableTop) -> None:
    form = await _form(table, "persians")
    await table.tell("phoenicians", "gold")
    await table.tell("phoenicians", "end-turn")
    sent = await table.sandbox.user("Ben").submit(form, **{"line-1": "@gold; .```", "mode": ["play"]})
    assert sent.original is not None
    assert "It's your turn: use the commands right away." in sent.original.content
    assert sent.original.content.endswith("```\n@gold; .'''\n```"), "nothing that was typed is lost"
    assert sent.original.components == []
    assert (await table.tell("persians", "plan")).startswith("No plan yet.")
