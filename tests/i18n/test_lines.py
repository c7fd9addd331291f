"""Lines fit into entries of menus."""

from bot.i18n.lines import ENTRY, fitting


def test_the_first_text_that_fits_is_shown_or_the_last_one_cut_after_a_word() -> None:
    long = " ".join(["legions"] * 20)
    assert fitting(long, "few words") == "few words"
    cut = fitting("few words" * 20, long)
    assert len(cut) <= ENTRY
    assert set(cut.split()) == {"legions", "…"}
    assert fitting("x" * ENTRY) == "x" * ENTRY
    assert fitting("x" * 200) == "x" * 98 + " …", "a word that is too long by itself"
