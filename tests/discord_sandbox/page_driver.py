"""Driver of the page in a real headless Chromium: what users see, press and type."""

from __future__ import annotations

import shutil
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

import pytest
from selenium import webdriver
from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    StaleElementReferenceException,
    TimeoutException,
)
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from selenium.webdriver.remote.webelement import WebElement

_TRIES = 1000
PATIENCE = 60.0  # seconds; reached only by a page that fails, even on a busy machine
MOTION = "--force-prefers-reduced-motion"  # texts count as hidden while they fade in
FIND = """
const [css, text, then] = arguments;
const shows = (one) => one.checkVisibility({visibilityProperty: true});
const says = (one) => (one.innerText ?? "").includes(text);
const found = [...document.querySelectorAll(css)].find((one) => shows(one) && says(one));
"""
SEE = f"{FIND} return found;"
READ = f"{FIND} return found?.innerText;"
CENTRE = f"{FIND} found?.scrollIntoView({{block: 'center'}}); return found;"
ATTRIBUTE = f"""{FIND}
const [inner, name] = then;
return found?.querySelector(inner)?.getAttribute(name);
"""
# The page itself polls: each query from here would be an HTTP request to the driver.
UNTIL = """
const given = arguments;
const look = function () { %s };
return new Promise((done, fail) => {
  const again = () => {
    try {
      const found = look(...given);
      if (found) done(found); else setTimeout(again, 100);
    } catch (error) { fail(error); }
  };
  again();
});
"""
LOADED = """[...document.images].every((one) => {
  const {top, bottom} = one.getBoundingClientRect();
  return bottom < 0 || top > innerHeight || (one.complete && one.naturalWidth);
})"""
# The page may redraw an element just before it is clicked; a person then clicks the new one.
REDRAWN = (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    StaleElementReferenceException,
)
# Without windows of its own, the first one takes a sixth less processor time for the same pages. It is
# given by its path: the command of that name, when terminated, leaves it running.
BROWSERS = ("/usr/lib/chromium/chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def _browser_missing() -> str:
    """Return why no browser can be started; empty if one can."""
    if not any(shutil.which(one) for one in BROWSERS):
        return "Chromium is not installed"
    return "" if shutil.which("chromedriver") else "chromedriver is not installed"


NEEDS_BROWSER: Final = [
    pytest.mark.browser,
    pytest.mark.skipif(bool(_browser_missing()), reason=_browser_missing() or "a browser is there"),
]
"""Marks of tests of a page."""


def start_browser() -> webdriver.Chrome:
    """Start a headless Chromium that keeps its console messages."""
    options = Options()
    options.binary_location = next(path for one in BROWSERS if (path := shutil.which(one)))
    for flag in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", MOTION):
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))


@contextmanager
def as_started(driver: webdriver.Chrome) -> Iterator[None]:
    """Reset the browser on exit: blank page, original size, no cookies, cache or console messages."""
    try:
        yield
    finally:
        driver.get("about:blank")
        driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
        driver.execute_cdp_cmd("Network.clearBrowserCookies", {})
        driver.execute_cdp_cmd("Network.clearBrowserCache", {})
        driver.get_log("browser")  # type: ignore[no-untyped-call]


class Page:
    """An open page."""

    def __init__(self, driver: webdriver.Chrome, address: str) -> None:
        self.driver = driver
        self.address = address

    def open(self, width: int = 1280, height: int = 800) -> None:
        """Load the page as on a first visit, in a viewport of this size in CSS pixels."""
        self.resize(width, height)
        if self.driver.current_url.startswith(self.address):
            self.script("sessionStorage.clear(); localStorage.clear()")
        self.driver.get(f"{self.address}/")
        self.see("#bot-state.online")
        self.see("#messages:not([aria-busy])")
        self.complaints()

    def resize(self, width: int, height: int) -> None:
        """Set the viewport's size in CSS pixels."""
        metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)

    def script(self, code: str, *arguments: Any) -> Any:
        """Run a script in the page and return its result."""
        return self.driver.execute_script(code, *arguments)

    def all(self, css: str) -> list[WebElement]:
        """Return all elements that match a selector now."""
        return self.driver.find_elements(By.CSS_SELECTOR, css)

    def until(self, code: str, *arguments: Any, what: str) -> Any:
        """Return a script's result once it is truthy; raises `AssertionError` after `PATIENCE` seconds."""
        self.driver.set_script_timeout(PATIENCE)
        try:
            return self.driver.execute_script(UNTIL % code, *arguments)
        except TimeoutException:
            raise AssertionError(what) from None

    def see(self, css: str, text: str = "") -> WebElement:
        """Wait for a visible element with this text in it, and return it."""
        found: WebElement = self.until(SEE, css, text, what=f"{css!r} with {text!r} did not appear")
        return found

    def wait_for(self, code: str) -> None:
        """Wait until a script in the page returns a truthy value."""
        self.until(code, what=f"{code} did not come true")

    def settle_at(self, element: str, *, at_top: bool = True) -> None:
        """Scroll to an element and wait for the images in view: they are loaded there, and may shift it."""
        scroll = f"{element}.scrollIntoView({str(at_top).lower()})"
        self.script(scroll)
        self.wait_for(f"{scroll}; return {LOADED}")

    def press(self, css: str, text: str = "") -> None:
        """Wait for a visible element with this text in it, and click it once."""
        self._act(css, text, lambda found: found.click())

    def send(self, keys: str, css: str, text: str = "") -> None:
        """Wait for a visible element with this text in it, and type into it."""
        self._act(css, text, lambda found: found.send_keys(keys))

    def _act(self, css: str, text: str, act: Callable[[WebElement], None]) -> None:
        for _ in range(_TRIES):
            found = self.until(CENTRE, css, text, what=f"{css!r} with {text!r} did not appear")
            try:
                return act(found)
            except REDRAWN:
                time.sleep(0.05)
        raise AssertionError(f"{css!r} with {text!r} does not hold still")

    def attribute(self, css: str, text: str, inner: str, name: str) -> str:
        """Return an attribute of the first `inner` in a visible element with this text, once it is there."""
        what = f"{css!r} with {text!r} has no {inner!r} with {name!r}"
        return str(self.until(ATTRIBUTE, css, text, [inner, name], what=what))

    def read(self, css: str, text: str = "") -> str:
        """Return the whole text of a visible element with this text in it, once it is there."""
        return str(self.until(READ, css, text, what=f"{css!r} with {text!r} did not appear"))

    def miss(self, css: str, text: str = "") -> None:
        """Wait until no visible element has this text in it."""
        self.until(f"{FIND} return !found;", css, text, what=f"{css!r} with {text!r} is still there")

    def play_as(self, name: str) -> None:
        """Switch to a person."""
        self.press(".person", name)
        self.see('.person[aria-pressed="true"]', name)
        self.see("#messages:not([aria-busy])")

    def enter(self, channel: str) -> None:
        """Open a channel by its name."""
        self.press(".channel button", channel)
        self.see("#channel-name", channel)
        self.see("#messages:not([aria-busy])")

    def type(self, *keys: str) -> None:
        """Type into the focused element."""
        self.driver.switch_to.active_element.send_keys(*keys)

    def say(self, line: str) -> None:
        """Type a line into the message box and send it."""
        self.press("#composer-text")
        self.type(line, Keys.ENTER)

    def run(self, command: str) -> None:
        """Type a command that needs no options, and send it."""
        self.say(f"/{command}")
        self.press(".command-form .send")

    def latest(self, text: str) -> str:
        """Return the whole text of the newest message, once it contains this text."""
        return self.read(".messages > .message:last-of-type", text)

    def complaints(self) -> list[str]:
        """Return the errors in the browser's console since the last call."""
        entries = self.driver.get_log("browser")  # type: ignore[no-untyped-call]
        return [entry["message"] for entry in entries if entry["level"] == "SEVERE"]
