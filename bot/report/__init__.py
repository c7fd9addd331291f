"""What became of a game: chances turn by turn, what turned it, and what everybody had when."""

from bot.report.analysis import Ended, GameReport, ReportedTurn, report_of
from bot.report.document import report_to_json
from bot.report.picture import draw_report
