"""The buttons under messages."""

from dataclasses import replace

from bot.app import App
from bot.app.notifications.buttons import end_buttons
from tests.app.tables import at_table


async def test_only_a_game_of_the_table_offers_another_at_its_end(app: App) -> None:
    game = (await at_table(app)).game
    ids = [button.custom_id for button in end_buttons(game)]
    assert ids[:2] == [f"antike:rematch:{game.id}", f"antike:again:{game.id}"]
    alone = end_buttons(replace(game, origin="practice"))
    assert [button.label for button in alone] == ["button-replay", "button-stats"]
