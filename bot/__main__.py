"""`python -m bot` is `antike-bot`."""

import sys

from bot.cli import main

sys.exit(main())
