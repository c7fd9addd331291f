"""The page as its users handle it: what they see, press and type, in a real headless Chromium."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING, Any

from selenium import webdriver
from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    StaleElementReferenceException,
)
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

if TYPE_CHECKING:
    from selenium.webdriver.remote.webelement import WebElement

PATIENCE = 60.0  # seconds; only a page that fails takes them, even on a machine with much else to do
MOTION = "--force-prefers-reduced-motion"  # texts count as hidden while they fade in
FIND = """
const [css, text] = arguments;
const shows = (one) => one.checkVisibility({visibilityProperty: true});
const says = (one) => (one.innerText ?? "").includes(text);
return [...document.querySelectorAll(css)].find((one) => shows(one) && says(one));
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
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


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

    def see(self, css: str, text: str = "") -> WebElement:
        """Waits for a visible element with this text in it."""

        found: WebElement = self._wait().until(
            lambda _: self.script(FIND, css, text), f"{css!r} with {text!r} did not appear"
        )
        return found

    def wait_for(self, code: str) -> None:
        """Waits until a script in the page returns something true."""
        self._wait().until(lambda _: self.script(code), f"{code} did not come true")

    def settle_at(self, element: str, *, at_top: bool = True) -> None:
        """Scroll to an element and wait for the images in view: they are loaded there, and may shift it."""
        scroll = f"{element}.scrollIntoView({str(at_top).lower()})"
        self.script(scroll)
        self.wait_for(f"{scroll}; return {LOADED}")

    def press(self, css: str, text: str = "") -> None:
        """Waits for a visible element with this text in it, and clicks it once."""

        def pressed(_: webdriver.Chrome) -> bool:
            found = self.script(FIND, css, text)
            if found is not None:
                self.script("arguments[0].scrollIntoView({block: 'center'})", found)
                found.click()
            return found is not None

        self._wait().until(pressed, f"{css!r} with {text!r} could not be pressed")

    def send(self, keys: str, css: str, text: str = "") -> None:
        """Waits for a visible element with this text in it, and types into it."""

        def typed(_: webdriver.Chrome) -> bool:
            found = self.script(FIND, css, text)
            if found is not None:
                found.send_keys(keys)
            return found is not None

        self._wait().until(typed, f"{css!r} with {text!r} takes no keys")

    def attribute(self, css: str, text: str, inner: str, name: str) -> str:
        """An attribute of the first `inner` within a visible element with this text, once it is there."""

        def read(_: webdriver.Chrome) -> str | None:
            found = self.script(FIND, css, text)
            parts = found.find_elements(By.CSS_SELECTOR, inner) if found is not None else []
            return parts[0].get_attribute(name) if parts else None

        value: str | None = self._wait().until(read, f"{css!r} with {text!r} has no {inner!r} with {name!r}")
        return value or ""

    def read(self, css: str, text: str = "") -> str:
        """All the text of a visible element with this text in it."""

        def told(_: webdriver.Chrome) -> str | None:
            found = self.script(FIND, css, text)
            return found.text if found is not None else None

        value: str | None = self._wait().until(told, f"{css!r} with {text!r} did not appear")
        return value or ""

    def miss(self, css: str, text: str = "") -> None:
        """Waits until no visible element has this text in it."""

        self._wait().until_not(
            lambda _: self.script(FIND, css, text), f"{css!r} with {text!r} is still there"
        )

    def _wait(self) -> WebDriverWait[webdriver.Chrome]:
        return WebDriverWait(self.driver, PATIENCE, 0.05, REDRAWN)

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
