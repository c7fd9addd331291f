"""Six turns of Duellum in words, compared exactly with files of `transcript.py` that people have read."""

import pytest

from bot.i18n.language import LANGUAGES, Language
from tests.text.duellum.test_languages import checked
from tests.text.duellum.transcript import golden, transcript


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_six_turns(spoken: Language) -> None:
    told, file = transcript(spoken), golden(spoken)
    known = file.read_text(encoding="utf-8") if file.exists() else ""
    assert told == known, "if it has to read differently: python -m tests.text.duellum.transcript"
    for line in told.splitlines():
        if line.strip() and not line.startswith(("   ", ">>")):
            checked(line, spoken)
