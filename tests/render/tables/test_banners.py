"""The strip below a frame of a replay."""

from itertools import combinations

from PIL import Image, ImageChops

from bot.render.core.text import text_width
from bot.render.core.theme import CONTRAST, STANDARD, Theme
from bot.render.core.viewport import Viewport
from bot.render.tables.banners import STRIP, Caption, draw_caption, fit_headline

_SHORT = "Gold · +3 gold"
_LONG = " · ".join(f"found Leptis Magna and Antiochia {number}" for number in range(9))


def _drawn(caption: Caption, theme: Theme = STANDARD) -> Image.Image:
    image = Image.new("RGB", (1000, round(STRIP / 2)))
    draw_caption(Viewport(image, scale=0.5, theme=theme), 0, caption)
    return image


def test_all_it_says_can_be_seen() -> None:
    captions = [
        Caption([("Round 5 · Greeks", "greeks")], _SHORT, 5, 20),
        Caption([("Round 6 · Greeks", "greeks")], _SHORT, 5, 20),
        Caption([("Round 5 · Greeks", "arabs")], _SHORT, 5, 20),
        Caption([("Round 5 · Greeks", "greeks")], "Gold · +4 gold", 5, 20),
        Caption([("Round 5 · Greeks", "greeks")], _SHORT, 6, 20),
        Caption([("Round 5 · Greeks", "greeks")], _SHORT, 5, 21),
    ]
    drawn = [_drawn(caption) for caption in captions]
    assert all(ImageChops.difference(a, b).getbbox() for a, b in combinations(drawn, 2))
    assert ImageChops.difference(drawn[0], _drawn(captions[0], CONTRAST)).getbbox()


def test_the_longest_words_stay_within_the_strip() -> None:
    """The longest texts take two lines, below the head and above the progress bar, with margins."""
    long = Caption([("Round 5 · Carthaginians " + "x" * 99, "carthaginians")], _LONG, 450, 450)
    empty = Caption([("", "carthaginians")], "", 450, 450)
    left, top, right, bottom = ImageChops.difference(_drawn(long), _drawn(empty)).getbbox() or (0, 0, 0, 0)
    assert (left >= 20, right <= 980) == (True, True)
    assert (top >= 3, bottom <= 79 - 5) == (True, True)
    head = ImageChops.difference(
        _drawn(long), _drawn(long._replace(headlines=[("", "carthaginians")]))
    ).getbbox()
    lines = ImageChops.difference(_drawn(long), _drawn(long._replace(text=""))).getbbox()
    assert head is not None
    assert lines is not None
    assert head[3] <= lines[1] + 1
    assert lines[3] - lines[1] > 25, "there are two lines"


def test_a_title_is_cut_only_if_it_is_too_long_without_names() -> None:
    named, plain = (
        "Round 5 · Greeks (Christopher) · Phoenicians answer",
        "Round 5 · Greeks · Phoenicians answer",
    )
    whole = text_width("text", 27, named)
    for room, wanted in ((whole, named), (whole - 1, plain), (text_width("text", 27, plain), plain)):
        assert fit_headline([(named, "greeks"), (plain, "greeks")], 27, room) == (wanted, "greeks")
    cut, _ = fit_headline([(named, "greeks"), (plain, "greeks")], 27, 300)
    assert (cut[-1], cut[:-1]) == ("…", plain[: len(cut) - 1])


def test_before_the_first_turn_nothing_is_done_yet() -> None:
    begun = _drawn(Caption([("Round 1 · Greeks", "greeks")], "The game begins", 0, 20))
    done = _drawn(Caption([("Round 1 · Greeks", "greeks")], "The game begins", 20, 20))
    line = (500, 76, 501, 77)
    assert begun.crop(line).getpixel((0, 0)) != done.crop(line).getpixel((0, 0))
