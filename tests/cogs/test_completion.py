"""Entries of autocompletion keep to Discord's limits."""

from bot.cogs.completion import Offer, shortened


def test_labels_are_cut_after_a_word_and_long_values_left_out() -> None:
    told = shortened([Offer("word " * 30, "a"), Offer("b", "b" * 101), Offer("again", "a")])
    assert told == [Offer("word " * 19 + "…", "a")]
