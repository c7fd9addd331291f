"""Plain data shared by store, text and application: dataclasses without I/O."""

from bot.model.games import GameRow, NewGame, Origin, Status
from bot.model.log import ActionRow, Cause, EventRow, LogRow, UndoRow
from bot.model.messages import MessageRow
from bot.model.orders_plans import OrderAnswer, OrderRow, PlanLine, PlanMode, PlanRow, PlanState, PlanStep
from bot.model.people import PersonRow, ServerRow
from bot.model.schedule import BotTurnRow, JobRow, WaitKind, WaitRow
from bot.model.seats import OfferRow, SeatRow, TenureRow
from bot.model.tables import OwnGame, Table
from bot.model.votes import VoteKind, VoteRow, VoteRule, VoteState
