"""The page as its users handle it: what they see, press and type, in a real headless Chromium."""

from __future__ import annotations

import shutil
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

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
PATIENCE = 60.0  # seconds; only a page that fails takes them, even on a machine with much else to do
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
# The page itself looks again and again: each question from here goes by HTTP through the driver.
UNTIL = """
const given = arguments;
const look = function () { %s };
return new Promise((done, fail) => {
  const again = () => {
    try {
      const found = look(...given);
      if (found) done(found); else setTimeout(again, 20);
    } catch (error) { fail(error); }
  };
  again();
});
"""
LOADED = """[...document.images].every((one) => {
  const {top, bottom} = one.getBoundingClientRect();
  return bottom < 0 || top > innerHeight || (one.complete && one.naturalWidth);
})"""
# The page may draw a thing anew just before it is pressed; a person then presses what is there now.
REDRAWN = (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    StaleElementReferenceException,
)
# Without windows of its own, the first one takes a sixth less processor time for the same pages. It is
# named by its place: the command of that name, when told to end, leaves it running.
BROWSERS = ("/usr/lib/chromium/chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def browser_missing() -> str:
    """Why no browser can be started; empty if one can."""
    if not any(shutil.which(one) for one in BROWSERS):
        return "Chromium is not installed"
    return "" if shutil.which("chromedriver") else "chromedriver is not installed"


def start_browser() -> webdriver.Chrome:
    """A headless Chromium that keeps its console messages."""
    options = Options()
    options.binary_location = next(path for one in BROWSERS if (path := shutil.which(one)))
    for flag in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", MOTION):
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))


@contextmanager
def as_started(driver: webdriver.Chrome) -> Iterator[None]:
    """In the end it has been nowhere and looks at nothing, as it was started."""
    try:
        yield
    finally:
        driver.get("about:blank")
        driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
        driver.execute_cdp_cmd("Network.clearBrowserCookies", {})
        driver.execute_cdp_cmd("Network.clearBrowserCache", {})
        driver.get_log("browser")  # type: ignore[no-untyped-call]


class Page:
    """One open page."""

    def __init__(self, driver: webdriver.Chrome, address: str) -> None:
        self.driver = driver
        self.address = address

    def open(self, width: int = 1280, height: int = 800) -> None:
        """Loads the page anew as a first visit, in a viewport of this size in CSS pixels."""
        self.resize(width, height)
        if self.driver.current_url.startswith(self.address):
            self.script("sessionStorage.clear(); localStorage.clear()")
        self.driver.get(f"{self.address}/")
        self.see("#bot-state.online")
        self.see("#messages:not([aria-busy])")
        self.complaints()

    def resize(self, width: int, height: int) -> None:
        """Give the viewport another size in CSS pixels."""
        metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)

    def script(self, code: str, *arguments: Any) -> Any:
        """What a script in the page returns."""
        return self.driver.execute_script(code, *arguments)

    def all(self, css: str) -> list[WebElement]:
        """Everything that matches now."""
        return self.driver.find_elements(By.CSS_SELECTOR, css)

    def until(self, code: str, *arguments: Any, what: str) -> Any:
        """What a script in the page returns as soon as that is something true."""
        self.driver.set_script_timeout(PATIENCE)
        try:
            return self.driver.execute_script(UNTIL % code, *arguments)
        except TimeoutException:
            raise AssertionError(what) from None

    def see(self, css: str, text: str = "") -> WebElement:
        """Waits for a visible element with this text in it."""
        found: WebElement = self.until(SEE, css, text, what=f"{css!r} with {text!r} did not appear")
        return found

    def wait_for(self, code: str) -> None:
        """Waits until a script in the page returns something true."""
        self.until(code, what=f"{code} did not come true")

    def settle_at(self, element: str, *, at_top: bool = True) -> None:
        """Scroll to an element and wait for the images in view: they are loaded there, and may shift it."""
        scroll = f"{element}.scrollIntoView({str(at_top).lower()})"
        self.script(scroll)
        self.wait_for(f"{scroll}; return {LOADED}")

    def press(self, css: str, text: str = "") -> None:
        """Waits for a visible element with this text in it, and clicks it once."""
        self._act(css, text, lambda found: found.click())

    def send(self, keys: str, css: str, text: str = "") -> None:
        """Waits for a visible element with this text in it, and types into it."""
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
        """An attribute of the first `inner` within a visible element with this text, once it is there."""
        what = f"{css!r} with {text!r} has no {inner!r} with {name!r}"
        return str(self.until(ATTRIBUTE, css, text, [inner, name], what=what))

    def read(self, css: str, text: str = "") -> str:
        """All the text of a visible element with this text in it."""
        return str(self.until(READ, css, text, what=f"{css!r} with {text!r} did not appear"))

    def miss(self, css: str, text: str = "") -> None:
        """Waits until no visible element has this text in it."""
        self.until(f"{FIND} return !found;", css, text, what=f"{css!r} with {text!r} is still there")

    def play_as(self, name: str) -> None:
        """Switches to a person."""
        self.press(".person", name)
        self.see('.person[aria-pressed="true"]', name)
        self.see("#messages:not([aria-busy])")

    def enter(self, channel: str) -> None:
        """Opens a channel by its name."""
        self.press(".channel button", channel)
        self.see("#channel-name", channel)
        self.see("#messages:not([aria-busy])")

    def type(self, *keys: str) -> None:
        """Types into whatever has the focus."""
        self.driver.switch_to.active_element.send_keys(*keys)

    def say(self, line: str) -> None:
        """Types a line into the message box and sends it."""
        self.press("#composer-text")
        self.type(line, Keys.ENTER)

    def run(self, command: str) -> None:
        """Picks a command that needs no options from the list, and sends it."""
        self.say(f"/{command}")
        self.press(".command-form .send")

    def latest(self, text: str) -> str:
        """All the text of the newest message, once it says this."""
        return self.read(".messages > .message:last-of-type", text)

    def complaints(self) -> list[str]:
        """Errors in the browser's console since they were last asked for."""
        entries = self.driver.get_log("browser")  # type: ignore[no-untyped-call]
        return [entry["message"] for entry in entries if entry["level"] == "SEVERE"]
