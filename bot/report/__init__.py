"""What became of a game: chances turn by turn, what turned it, and what everybody had when."""

from bot.report.analysis import GameReport, ReportedTurn, report_of
from bot.report.document import report_to_json

__all__ = ["GameReport", "ReportedTurn", "report_of", "report_to_json"]
