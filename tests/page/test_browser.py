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
from tests.discord_sandbox.page_driver import NEEDS_BROWSER, as_started
from tests.page.games import antike_game, duellum_game, page, wide_game

pytestmark = NEEDS_BROWSER
PATIENCE = 30.0
STATE = """
const centres = new Set([...document.querySelectorAll("circle")].map(
  (one) => `${one.getAttribute("cx")} ${one.getAttribute("cy")}`));
const pieces = [...document.querySelectorAll("[data-piece]")];
return {
  hash: document.body.dataset.hash,
  turn: Number(document.body.dataset.turn),
  heading: document.getElementById("heading").textContent,
  pieces: pieces.map((one) => one.dataset.piece),
  ringed: pieces.filter((one) => centres.has(one.dataset.placed.split(" ").slice(1).join(" ")))
    .map((one) => one.dataset.piece),
};
"""
# In one script: nothing is painted between two turns, as nobody looks at it.
STATES = f"""
const state = () => {{ {STATE} }};
const right = () => document.dispatchEvent(new KeyboardEvent("keydown", {{ key: "ArrowRight" }}));
return Array.from({{ length: arguments[0] }}, (_, number) => {{ if (number) right(); return state(); }});
"""


@pytest.fixture(scope="module")
def browser(chromium: webdriver.Chrome) -> Iterator[webdriver.Chrome]:
    with as_started(chromium):
        yield chromium


def _open(
    browser: webdriver.Chrome,
    folder: Path,
    record: Record,
    width: int = 1280,
    anchor: str = "",
    height: int = 844,
) -> None:
    file = folder / "game.html"
    file.write_bytes(page(record))
    _resize(browser, width, height)
    browser.get("about:blank")
    browser.get(file.as_uri() + anchor)
    WebDriverWait(browser, PATIENCE).until(
        lambda _: browser.execute_script("return document.body.dataset.hash")
    )


def _resize(browser: webdriver.Chrome, width: int, height: int = 844) -> None:
    metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)


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
    assert browser.execute_script("return document.documentElement.scrollWidth") == 390
    sizes = browser.execute_script(
        "return [...document.querySelectorAll('button')].map((one) => one.getBoundingClientRect().height)"
    )
    assert min(sizes) >= 44  # pixels, the minimum for a touch target
    past = [turn for turn in turns(record.start, record.actions) if turn.actions]
    before = record.start
    positions = [record.start, *(turn.position for turn in past)]
    states = browser.execute_script(STATES, len(positions))
    for number, (position, state) in enumerate(zip(positions, states, strict=True)):
        assert (state["turn"], state["hash"]) == (number, record.ruleset.codec.position_hash(position))
        shown = [piece.rsplit(".", 1)[0] for piece in state["pieces"] if piece.count(".") == 2]
        assert set(shown) == _units(position)
        temples = {piece.split(".")[0] for piece in state["pieces"] if piece.endswith(".temple")}
        assert temples == {city for nation in position.nations.values() for city in nation.temples}
        names = [name.partition(".") for name in state["ringed"]]
        ringed = {stone.split("-")[0] for where, _, stone in names if where == "rondel"}
        nations = position.nations
        moved = {name for name in nations if nations[name].wedge != before.nations[name].wedge}
        assert ringed == moved, "stones that only make room are not ringed"
        before = position
    assert browser.get_log("browser") == []  # type: ignore[no-untyped-call]


def test_a_phone_held_sideways_shows_more_than_the_map(browser: webdriver.Chrome, tmp_path: Path) -> None:
    """Beside a map that is zoomed in, where it takes all touches, there is room to scroll the page."""
    _open(browser, tmp_path, duellum_game(), 844, height=390)
    browser.find_element(By.CSS_SELECTOR, "[data-act=closer]").click()
    for width, height in ((844, 390), (667, 375)):
        _resize(browser, width, height)
        box = browser.execute_script("return document.getElementById('map').getBoundingClientRect().toJSON()")
        assert box["height"] < height * 0.9
        assert box["left"] > 40
        assert width - box["right"] > 40
        _, _, across, down = (browser.find_element(By.ID, "map").get_dom_attribute("viewBox") or "").split()
        assert box["width"] / box["height"] == pytest.approx(float(across) / float(down), rel=0.01)


def test_long_names_need_no_sideways_scrolling(browser: webdriver.Chrome, tmp_path: Path) -> None:
    _open(browser, tmp_path, wide_game(), anchor="#40")
    for width in (320, 390, 1280):
        _resize(browser, width)
        assert browser.execute_script("return document.documentElement.scrollWidth") <= width


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


def test_keys_work_after_a_button_was_pressed(browser: webdriver.Chrome, tmp_path: Path) -> None:
    """Only those that press the button itself are left to it."""
    _open(browser, tmp_path, duellum_game())
    button = browser.find_element(By.CSS_SELECTOR, "[data-act=next]")
    button.click()
    button.send_keys(Keys.ARROW_RIGHT)
    assert _state(browser)["turn"] == 2
    button.send_keys(Keys.SPACE)
    assert _state(browser)["turn"] == 3
    play = browser.find_element(By.CSS_SELECTOR, "[data-act=play]")
    assert play.get_attribute("aria-label") == "Play"
    summary = browser.find_element(By.CSS_SELECTOR, "summary")
    summary.send_keys(Keys.END, Keys.SPACE)
    assert _state(browser)["turn"] == int(browser.find_element(By.ID, "slider").get_attribute("max") or 0)
    assert browser.find_element(By.CSS_SELECTOR, "details").get_attribute("open")
    assert play.get_attribute("aria-label") == "Play"


def test_a_number_can_be_typed_while_it_plays(browser: webdriver.Chrome, tmp_path: Path) -> None:
    _open(browser, tmp_path, duellum_game())
    play = browser.find_element(By.CSS_SELECTOR, "[data-act=play]")
    play.click()
    number = browser.find_element(By.ID, "number")
    number.click()
    assert play.get_attribute("aria-label") == "Play"
    number.send_keys(Keys.CONTROL, "a", Keys.NULL, "7", Keys.ENTER)
    assert _state(browser)["turn"] == 7
    number.send_keys(Keys.CONTROL, "a", Keys.NULL, Keys.DELETE, Keys.TAB)
    assert (_state(browser)["turn"], number.get_property("value")) == (7, "7")


DRAG = """
const slider = document.getElementById("slider");
for (let at = 0; at < 500; at++) {
  slider.value = at % 10;
  slider.dispatchEvent(new Event("input"));
}
"""


def test_the_address_is_right_after_a_fast_drag(browser: webdriver.Chrome, tmp_path: Path) -> None:
    """Browsers change the address of a page only so often."""
    _open(browser, tmp_path, duellum_game())
    browser.execute_script(DRAG)
    WebDriverWait(browser, PATIENCE).until(lambda _: browser.current_url.endswith("#9"))
    assert _state(browser)["turn"] == 9
    assert browser.get_log("browser") == []  # type: ignore[no-untyped-call]


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
