"""Telemetry: searchable log lines, and metrics.

It knows nothing of games; the layers above supply the data.
"""

from bot.telemetry.logs import LogForm, mark, marked, marks, start_logging
from bot.telemetry.meter import Meter
