"""The command line `antike-bot`; usage errors are one line, with exit status 2."""

from bot.cli.main import main, start
