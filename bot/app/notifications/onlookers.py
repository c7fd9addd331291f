"""Those who follow a game hear of it as long as they can see its channel."""

from bot.app.context import Context
from bot.app.notifications.message import UNSEEN, Sender
from bot.i18n.catalogue import speaking
from bot.model import GameRow, MessageRow
from bot.model.messages import Payload
from bot.store import Follows, Outbox, People
from bot.text.table.following import tell_unseen


async def may_read(context: Context, sender: Sender, game: GameRow, news: MessageRow) -> bool:
    """Whether news may still go to whom it is for; where not, they follow no more and are told so.

    Raises `UndeliverableError` where that cannot be found out now.
    """
    if await sender.sees(game.channel_id, news.channel_id):
        return True
    await lose_sight(context, game, news.channel_id)
    return False


async def lose_sight(context: Context, game: GameRow, user_id: int) -> None:
    """Somebody cannot see the channel any more: they hear that, once, and nothing of the game."""
    async with context.changing(game.id) as tx:
        followed = await Follows(tx).get(game.id, user_id) is not None
        await Follows(tx).drop(game.id, user_id)
        nonce = f"g{game.id}-u{user_id}-{game.length}"
        if not followed and (game.status == "running" or await Outbox(tx).by_nonce(nonce) is not None):
            return
        with speaking((await People(tx).get(user_id)).language(game)):
            payload = Payload(text=tell_unseen(game.id))
        now = context.now()
        await Outbox(tx).add(game, nonce, UNSEEN, payload, now, to=user_id)
