"""Entry point of `python -m bot`, which is the same as `antike-bot`."""

import sys

from bot.cli import start

sys.exit(start())
