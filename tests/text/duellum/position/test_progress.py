"""How far somebody is on the way to the next personage (DV2, DV5)."""

from bot.i18n.catalogue import speaking
from bot.text.duellum.position.progress import tell_progress
from tests.engine.duellum.builders import nation, position


def test_the_next_threshold_goes_by_what_was_received() -> None:
    romans = nation(
        cities="roma:gold ancona:iron", temples="roma", galleys={"mare_ionium": 1, "croton": 1}, king=1
    )
    here = position(romans)
    assert tell_progress(here, "king") == "Cities: 2 of 10 for a king."
    assert tell_progress(here, "citizen") == "Temples: 1 of 3 for a citizen."
    assert tell_progress(here, "navigator") == "Sea areas: 3 of 7 for a navigator."
    with speaking("de"):
        assert tell_progress(here, "navigator") == "Seegebiete: 3 von 7 für einen Seefahrer."


def test_nothing_is_told_of_what_the_bank_no_longer_has() -> None:
    here = position(nation(navigator=1), nation(navigator=1))
    assert tell_progress(here, "navigator") == ""
