"""The page in a real browser: every turn shows the position of the engine."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

from bot.records import Record, turns
from tests.discord_sandbox.page_driver import as_started, browser_missing
from tests.page.games import antike_game, duellum_game, page

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(bool(browser_missing()), reason=browser_missing()),
]
PATIENCE = 30.0
_RIGHT = {"key": "ArrowRight", "code": "ArrowRight", "windowsVirtualKeyCode": 39}
STATE = """
return {
  hash: document.body.dataset.hash,
  turn: Number(document.body.dataset.turn),
  heading: document.getElementById("heading").textContent,
  pieces: [...document.querySelectorAll("[data-piece]")].map((one) => one.dataset.piece),
};
"""


@pytest.fixture(scope="module")
def browser(chromium: webdriver.Chrome) -> Iterator[webdriver.Chrome]:
    with as_started(chromium):
        yield chromium


def _open(
    browser: webdriver.Chrome, folder: Path, record: Record, width: int = 1280, anchor: str = ""
) -> None:
    file = folder / "game.html"
    file.write_bytes(page(record))
    metrics = {"width": width, "height": 844, "deviceScaleFactor": 1, "mobile": width < 600}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    browser.get("about:blank")
    browser.get(file.as_uri() + anchor)
    WebDriverWait(browser, PATIENCE).until(
        lambda _: browser.execute_script("return document.body.dataset.hash")
    )


def _state(browser: webdriver.Chrome) -> dict[str, Any]:
    state: dict[str, Any] = browser.execute_script(STATE)
    return state


def _units(position: Any) -> set[str]:
    """Return province and nation of all units, as the names of their pieces begin."""
    return {
        f"{province}.{name}"
        for name, nation in position.nations.items()
        for unit in ("legion", "galley")
        for province, stack in nation.stacks(unit).items()
        if sum(stack)
    }


@pytest.mark.parametrize("game", [antike_game, duellum_game], ids=["antike", "duellum"])
def test_every_turn_is_the_engines(browser: webdriver.Chrome, tmp_path: Path, game: Any) -> None:
    record: Record = game()
    _open(browser, tmp_path, record, width=390)
    past = [turn for turn in turns(record.start, record.actions) if turn.actions]
    for number, position in enumerate([record.start, *(turn.position for turn in past)]):
        state = _state(browser)
        assert (state["turn"], state["hash"]) == (number, record.ruleset.codec.position_hash(position))
        shown = [piece.rsplit(".", 1)[0] for piece in state["pieces"] if piece.count(".") == 2]
        assert set(shown) == _units(position)
        temples = {piece.split(".")[0] for piece in state["pieces"] if piece.endswith(".temple")}
        assert temples == {city for nation in position.nations.values() for city in nation.temples}
        # A hundred times, so without the driver's checks of an element before each key.
        browser.execute_cdp_cmd("Input.dispatchKeyEvent", {"type": "rawKeyDown", **_RIGHT})
    assert browser.get_log("browser") == []  # type: ignore[no-untyped-call]


def test_a_phone_needs_no_sideways_scrolling(browser: webdriver.Chrome, tmp_path: Path) -> None:
    _open(browser, tmp_path, duellum_game(), width=390)
    assert browser.execute_script("return document.documentElement.scrollWidth") == 390
    sizes = browser.execute_script(
        "return [...document.querySelectorAll('button')].map((one) => one.getBoundingClientRect().height)"
    )
    assert min(sizes) >= 44  # pixels, the minimum for a touch target


def test_buttons_slider_number_and_language(browser: webdriver.Chrome, tmp_path: Path) -> None:
    _open(browser, tmp_path, duellum_game())
    last = int(browser.find_element(By.ID, "slider").get_attribute("max") or 0)

    def press(act: str) -> int:
        browser.find_element(By.CSS_SELECTOR, f"[data-act={act}]").click()
        turn: int = _state(browser)["turn"]
        return turn

    assert [press(act) for act in ("last", "next", "previous", "first")] == [last, last, last - 1, 0]
    number = browser.find_element(By.ID, "number")
    number.clear()
    number.send_keys("7", Keys.ENTER)
    number.send_keys(Keys.TAB)
    assert _state(browser)["turn"] == 7
    browser.find_element(By.ID, "slider").send_keys(Keys.ARROW_RIGHT)
    assert _state(browser)["turn"] == 8
    english = _state(browser)["heading"]
    browser.find_element(By.CSS_SELECTOR, "#language [value=de]").click()
    assert _state(browser)["heading"] == english.replace("Round", "Runde").replace("Romans", "Römer").replace(
        "Carthaginians", "Karthager"
    )
    assert (
        browser.find_element(By.CSS_SELECTOR, "[data-act=next]").get_attribute("aria-label")
        == "Ein Zug weiter"
    )


@pytest.mark.parametrize(("anchor", "turn"), [("#2.5", 3), ("#-3", 0), ("#7", 7), ("#last", 0)])
def test_an_address_opens_the_nearest_turn(
    browser: webdriver.Chrome, tmp_path: Path, anchor: str, turn: int
) -> None:
    _open(browser, tmp_path, duellum_game(), anchor=anchor)
    assert _state(browser)["turn"] == turn


HEADINGS = """
return [...document.querySelectorAll(arguments[0] + " h2")].map((one) => one.textContent);
"""


@pytest.mark.parametrize(("game", "tables"), [(antike_game, 5), (duellum_game, 4)], ids=["antike", "duellum"])
def test_the_map_in_words_is_folded_away(
    browser: webdriver.Chrome, tmp_path: Path, game: Any, tables: int
) -> None:
    """Nations and tables stand open; provinces, borders, and all cards of Duellum are in the fold-out."""
    _open(browser, tmp_path, game())
    assert len(browser.execute_script(HEADINGS, "#cards")) == tables
    folded = browser.execute_script(HEADINGS, "#words")
    assert folded[:2] == ["Provinces", "Borders"]
    assert ("On display" in folded) == (game is duellum_game)


def test_it_plays_by_itself(browser: webdriver.Chrome, tmp_path: Path) -> None:
    _open(browser, tmp_path, duellum_game())
    play = browser.find_element(By.CSS_SELECTOR, "[data-act=play]")
    play.click()
    assert play.get_attribute("aria-label") == "Pause"
    WebDriverWait(browser, PATIENCE).until(lambda _: _state(browser)["turn"] >= 2)
    play.click()
    assert play.get_attribute("aria-label") == "Play"


def test_zoom(browser: webdriver.Chrome, tmp_path: Path) -> None:
    _open(browser, tmp_path, duellum_game())
    board = browser.find_element(By.ID, "map")

    def width() -> float:
        return float((board.get_dom_attribute("viewBox") or "").split()[2])

    whole = width()
    browser.find_element(By.CSS_SELECTOR, "[data-act=closer]").click()
    assert width() == pytest.approx(whole / 1.5)
    browser.find_element(By.CSS_SELECTOR, "[data-act=whole]").click()
    assert width() == whole
