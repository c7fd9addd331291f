"""What is told of the bot's work: log lines that can be searched, and figures that can be drawn.

It knows nothing of games; the layers above tell it.
"""

from bot.telemetry.logs import LogForm, mark, marked, marks, start_logging
from bot.telemetry.meter import Meter, Silent
