"""Game reports: winning chances turn by turn, turning points, and counts by round."""

from bot.report.analysis import GameReport, ReportedTurn, report_of
from bot.report.document import report_to_json
from bot.report.picture import draw_report
