"""The command line `antike-bot`; wrong use is one clear line and exit status 2."""

from bot.cli.main import main, start
