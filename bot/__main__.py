"""`python -m bot` is `antike-bot`."""

import sys

from bot.cli import start

sys.exit(start())
