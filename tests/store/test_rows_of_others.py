"""What is deleted, or marked, for one user or game stays as it is for all others."""

from bot.model import JobRow
from bot.model.orders_plans import PlanDraft
from bot.model.people import WebhookRow
from bot.store import Database, DeliveryFailures, FormDrafts, Games, Jobs, Plans, Webhooks
from tests.store.conftest import new_game

_ONE, _TWO = 1, 2


async def test_form_drafts(database: Database) -> None:
    async with database.transaction() as tx:
        rows = ((_ONE, "new"), (_ONE, "reminders"), (_TWO, "new"))
        for user_id, form in rows:
            await FormDrafts(tx).put(user_id, form, {"name": f"{form} {user_id}"})
        await FormDrafts(tx).put(_ONE, "new", {})
        left = [await FormDrafts(tx).get(user_id, form) for user_id, form in rows]
        assert left == [{}, {"name": "reminders 1"}, {"name": "new 2"}]


async def test_webhooks(database: Database) -> None:
    async with database.transaction() as tx:
        for user_id in (_ONE, _TWO):
            await Webhooks(tx).put(WebhookRow(user_id, f"https://example.org/{user_id}", 0))
        await Webhooks(tx).drop(_ONE)
        left = [await Webhooks(tx).get(user_id) for user_id in (_ONE, _TWO)]
        assert left == [None, WebhookRow(_TWO, "https://example.org/2", 0)]


async def test_plan_drafts_and_jobs(database: Database, game_id: int) -> None:
    async with database.transaction() as tx:
        draft = PlanDraft(("@gold",), "play")
        for user_id in (_ONE, _TWO):
            await Plans(tx).put_draft(game_id, user_id, draft)
            await Jobs(tx).put(JobRow(game_id, "deadline", str(user_id), 10))
        await Plans(tx).drop_draft(game_id, _ONE)
        await Jobs(tx).drop(game_id, "deadline", str(_ONE))
        assert [await Plans(tx).draft_of(game_id, user_id) for user_id in (_ONE, _TWO)] == [None, draft]
        assert await Jobs(tx).of_game(game_id) == {("deadline", str(_TWO)): 10}


async def test_failures_of_delivery(database: Database, game_id: int) -> None:
    async with database.transaction() as tx:
        other_id = await Games(tx).create(new_game(200))
        failures = DeliveryFailures(tx)
        for game, user_id in ((game_id, _ONE), (game_id, _TWO), (other_id, _ONE)):
            await failures.add(game, user_id, "closed", 0)
            await failures.mark_reported(user_id)
        await failures.mark_unreported(game_id, _ONE)
        assert [await failures.unreported(user_id) for user_id in (_ONE, _TWO)] == [{game_id: False}, {}]
        assert not await failures.is_known(other_id, _TWO)
