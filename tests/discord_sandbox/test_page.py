"""The sandbox's page as its users see it: a real server, a real discord.py bot, a real browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from selenium.webdriver.common.keys import Keys

from tests.discord_sandbox.page_bot import ALT_TEXT
from tests.discord_sandbox.page_driver import NEEDS_BROWSER, Page, as_started
from tests.discord_sandbox.page_server import PageServer

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from selenium import webdriver

pytestmark = NEEDS_BROWSER

# Return the messages whose text and menu of applications cover each other.
OVERLAPS = """
const within = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
return [...document.querySelectorAll(".message:has(.apps)")].filter((message) => {
  const toggle = message.querySelector(".apps-toggle").getBoundingClientRect();
  const texts = document.createTreeWalker(message.querySelector(".body"), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    range.selectNode(texts.currentNode);
    if ([...range.getClientRects()].some((line) => within(line, toggle))) return true;
  }
  return false;
}).map((message) => message.className);
"""

# Holds back the answer that the page reads once its feed is up, until `release` is called.
HOLD = """
const ask = window.fetch;
let states = 0;
window.fetch = async (path, ...more) => {
  const number = path.startsWith("/ui/state") ? ++states : 0;
  const answer = await ask(path, ...more);
  if (number !== 2) return answer;
  const state = await answer.json();
  await new Promise((done) => { window.release = done; });
  setTimeout(() => { window.taken = true; });  // after all that follows at once from the answer
  return { ok: true, json: async () => state };
};
"""


@pytest.fixture(scope="module")
def playground() -> Iterator[PageServer]:
    with PageServer() as running:
        yield running


@pytest.fixture(scope="module")
def page(chromium: webdriver.Chrome, playground: PageServer) -> Iterator[Page]:
    with as_started(chromium):
        yield Page(chromium, playground.address)


def test_header_says_what_this_is(page: Page) -> None:
    page.open()
    said = page.read("header")
    assert "imitates Discord" in said
    assert "Unaffiliated" in said
    assert "all in memory" in said
    assert len(page.all(".person")) == 6


def test_command_with_completion_shows_its_picture(page: Page) -> None:
    page.open()
    page.enter("channel-1")
    page.say("/tra")
    page.see(".command-form", "/travel")
    page.type("cy")
    page.see('.suggestion[aria-selected="true"]', "Cyrene")
    page.type(Keys.ENTER)
    assert page.see('[data-option="to"] input').get_attribute("value") == "Cyrene"
    page.press(".chip", "speed")
    page.type("3", Keys.ENTER)
    message = page.latest("To cyrene at 3")
    assert "Ada used /travel" in message
    page.press(f'.message:last-of-type img[alt="{ALT_TEXT}"]')
    assert page.read("dialog.viewer[open] .caption") == ALT_TEXT
    page.type(Keys.ESCAPE)
    page.miss("dialog.viewer")
    assert page.complaints() == []


def test_commands_have_the_names_of_the_language_chosen(page: Page) -> None:
    page.open()
    page.enter("channel-2")
    page.send("Deutsch", "#my-language")
    page.wait_for("return document.querySelector('#my-language [selected]').value === 'de'")
    page.send("/rei", "#composer-text")
    page.see(".suggestion", "Reise in eine Stadt")
    page.type(Keys.ENTER)
    page.see(".command-form", "/reise")
    page.see('[data-option="to"] label', "nach")
    page.type("cyrene", Keys.ENTER)
    page.latest("To cyrene at 1")
    page.send("English", "#my-language")
    page.wait_for("return document.querySelector('#my-language [selected]').value === 'en-GB'")
    page.send("/tra", "#composer-text")
    page.see(".suggestion", "Travel to a city")
    assert page.complaints() == []


def test_typed_line_runs_at_once_or_says_what_is_missing(page: Page) -> None:
    page.open()
    page.enter("channel-2")
    page.say("/travel to:rome speed:2")
    page.latest("To rome at 2")
    page.say("/travel to:rome speed:fast")
    page.see('.command-form [role="alert"]', "speed is a whole number")
    page.type(Keys.ESCAPE)
    page.say("/mrach")
    page.see('#composer > [role="alert"]', "There is no command /mrach")


def test_private_reply_is_for_one_person_only(page: Page) -> None:
    page.open()
    page.enter("channel-3")
    page.say("/travel to:rome")
    page.latest("To rome")
    page.press(".button", "What did I pack?")
    private = page.latest("Ada packed 3 shirts")
    assert "Only you can see this" in private
    page.play_as("Ben")
    page.see(".message", "To rome")
    page.miss(".message", "packed 3 shirts")
    page.press(".button", "What did I pack?")
    page.latest("Ben packed 3 shirts")
    page.play_as("Ada")
    page.press(".private .link-button", "Dismiss message")
    page.miss(".message", "Ada packed 3 shirts")


def test_button_changes_its_message_in_place_and_keeps_the_focus(page: Page) -> None:
    page.open()
    page.enter("general")
    page.say("/travel to:sparta")
    page.latest("To sparta")
    before = len(page.all(".message"))
    page.send(Keys.ENTER, ".button", "Count")
    page.see(".message:last-of-type .text", "Counted anew")
    assert len(page.all(".message")) == before
    assert page.driver.switch_to.active_element.text == "Counted"


def test_mention_shows_as_a_badge_until_it_is_read(page: Page) -> None:
    page.open()
    page.enter("channel-1")
    page.say("/whisper friend:Chloe")
    page.latest("@Chloe, the train leaves")
    page.see(".person .badge", "1")
    page.enter("general")
    page.play_as("Chloe")
    page.see(".channel .badge", "1")
    page.enter("channel-1")
    page.see(".mention.me", "@Chloe")
    page.miss(".person .badge")
    page.miss(".channel .badge")


def test_modal_is_filled_in_and_sent(page: Page) -> None:
    page.open()
    page.run("note")
    page.see("dialog.modal[open] h2", "Write a note")
    page.type("to Cyrene, then home")
    page.press(".modal .button", "Submit")
    page.latest("Noted: to Cyrene, then home")
    page.miss("dialog.modal")


def test_form_has_menus_groups_and_boxes(page: Page) -> None:
    page.open()
    page.run("wish")
    page.see("dialog.modal[open] h2", "Make a wish")
    page.send("green", '.modal select[name="one"]')
    for colour in ("red", "blue"):
        option = f'.modal select[multiple] option[value="{colour}"]'
        page.script("document.querySelector(arguments[0]).selected = true", option)
    page.press(".modal .button", "Submit")
    page.latest("Wished: 0 roles, green, red and blue, True")


def test_file_option_sends_the_file(page: Page, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    record.write_bytes(b"{}" * 21)
    page.open()
    page.say("/weigh")
    page.send(str(record), '.command-form input[type="file"]')
    page.press(".command-form .send")
    page.latest("record.json: 42 bytes")


def test_menu_holds_to_its_limits(page: Page) -> None:
    page.open()
    page.run("choose")
    page.latest("Choose")
    page.press(".menu-toggle", "Two colours")
    page.press(".option", "Green")
    page.see(".menu-panel .button:disabled", "Done")
    page.press(".option", "Blue")
    page.press(".menu-panel .button:enabled", "Done")
    page.latest("Chosen: blue and green")


def test_thinking_gives_way_to_the_answer(page: Page, playground: PageServer) -> None:
    page.open()
    page.run("slow")
    page.latest("Bot is thinking")
    playground.let_think()
    page.latest("Thought it over")
    page.miss(".thinking")


def test_silent_bot_is_told(page: Page) -> None:
    page.open()
    page.run("silent")
    page.see('.notice [role="alert"]', "The application did not respond")


def test_bot_that_comes_online_while_the_page_is_read_is_shown(page: Page, playground: PageServer) -> None:
    playground.set_online(False)
    held = page.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": HOLD})
    page.driver.get(f"{page.address}/")
    page.wait_for("return window.release")
    page.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", held)
    playground.set_online(True)
    page.see("#bot-state.online")
    page.script("window.release()")
    page.wait_for("return window.taken")
    assert page.read("#bot-state") == "Bot online"


def test_layout_parts_are_shown(page: Page) -> None:
    page.open(400)
    page.run("layout")
    page.latest("The seat is in coach 3")
    page.see(f'.container .gallery img[alt="{ALT_TEXT}"]')
    page.see(".container h4", "Your ticket")


def test_text_is_never_read_as_markup(page: Page) -> None:
    page.open()
    page.say('/markup text:<img src=x onerror="document.title=1"> **bold** [x](javascript:alert) <b>')
    page.latest('<img src=x onerror="document.title=1"> bold [x](javascript:alert) <b>')
    assert [one.tag_name for one in page.all(".message:last-of-type .text *")] == ["p", "strong"]


def test_thread_that_is_told_of_as_soon_as_it_is_made_has_its_name(page: Page) -> None:
    page.open()
    page.say("/open name:Evening")
    page.latest("Opened #Evening")
    page.press(".message:last-of-type .mention")
    page.see("#channel-name", "Evening")


def test_new_channel_is_opened(page: Page) -> None:
    page.open()
    page.send("Evening chat" + Keys.ENTER, ".new-channel input")
    page.see("#channel-name", "evening-chat")


def test_phone_has_the_channels_in_a_drawer(page: Page) -> None:
    page.open(400)
    page.miss(".channel button")
    page.press("#menu")
    page.enter("channel-2")
    page.miss(".channel button")
    assert page.script("return document.documentElement.scrollWidth") == 400
    assert len([one for one in page.all(".person") if one.is_displayed()]) == 6


def test_person_is_remembered(page: Page) -> None:
    page.open()
    page.play_as("Elif")
    page.enter("channel-3")
    page.driver.refresh()
    page.see('.person[aria-pressed="true"]', "Elif")
    page.see("#channel-name", "channel-3")


def test_every_control_has_a_name(page: Page) -> None:
    page.open()
    page.say("/travel to:rome")
    page.latest("To rome")
    page.say("/travel")
    page.see(".command-form")
    controls = page.all("button, input, select, textarea, a[href], nav, img, [role=group], [role=log]")
    shown = [one for one in controls if one.is_displayed()]
    assert len(shown) > 20
    assert [one.get_attribute("outerHTML") for one in shown if not one.accessible_name] == []


def test_commands_of_messages_and_people(page: Page) -> None:
    page.open()
    page.enter("channel-1")
    page.say("To be quoted")
    page.resize(390, 844)
    page.press(".message:last-of-type .apps-toggle")
    page.press(".apps-entry", "Greet: Ada")
    greeting = page.latest("Greetings, Ada")
    assert "Ada used Greet" in greeting
    assert "Only you can see this" in greeting
    page.press(".message:nth-last-of-type(2) .apps-toggle")
    page.press(".apps-entry", "Quote this")
    assert "Ada used Quote this" in page.latest("Ada wrote: To be quoted")


def test_on_a_phone_the_menu_of_a_message_covers_no_text(page: Page) -> None:
    page.open()
    page.enter("channel-2")
    page.resize(390, 844)
    for number in (1, 2):  # the second is joined to the first, without a line for its author
        page.say(f"{number}: " + "a line that is long enough to wrap " * 4)
        page.latest(f"{number}: a line")
    assert len(page.all(".message .apps-toggle")) >= 2
    assert len(page.all(".message.joined .apps-toggle")) >= 1
    assert page.driver.execute_script(OVERLAPS) == []
