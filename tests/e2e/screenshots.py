"""Screenshots of a game on the page of the local Discord: `python -m tests.e2e.screenshots [FOLDER]`.

The people of the game enter their commands at the real bot; a browser as narrow as a phone looks at it.
Emojis need a font (Debian: fonts-noto-color-emoji).
"""

import asyncio
import io
import sys
import tempfile
from pathlib import Path

from PIL import Image

from tests.discord_sandbox.page_driver import Page, start_browser
from tests.e2e.playing import Game, load_game
from tests.e2e.running_bot import RunningBot

_IMAGES = Path(__file__).parents[2] / "docs" / "images"
_WIDTH, _HEIGHT = 390, 2400  # CSS pixels; higher than any message, so that each is seen whole
_PUBLIC, _PRIVATE = ".message:not(.private)", ".message.private"
# Actions in `four.json` before which the Greeks are asked to fight, are called, and sail to Messana.
_QUESTION, _CALL, _MANEUVER, _END = 243, 248, 313, 356


class Camera:
    """What one person at the table sees, and pictures of it."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def open(self) -> None:
        """Load the page."""
        self._page.open(1280, _HEIGHT)

    def sit_down(self, name: str) -> None:
        """Look at the table as this person."""
        self._page.resize(1280, _HEIGHT)  # on a phone the channels are behind a menu
        self._page.play_as(name)
        self._page.enter("table-1")
        self._page.resize(_WIDTH, _HEIGHT)

    def press(self, label: str, text: str, within: str = _PRIVATE) -> None:
        """Press a button, menu or option of the newest message that contains a text."""
        number = self._page.script(f"return {self._newest(text, within)}.dataset.id")
        self._page.press(f".message[data-id='{number}'] :is(.button:enabled, .menu-toggle, .option)", label)

    def take(self, text: str, within: str = _PRIVATE) -> Image.Image:
        """Return a picture of the newest message that contains a text, once there is one."""
        newest = self._newest(text, within)
        away = {"type": "mouseMoved", "x": 0, "y": 0}  # a button under the pointer looks different
        self._page.driver.execute_cdp_cmd("Input.dispatchMouseEvent", away)
        self._page.settle_at(newest)
        self._page.script(
            f"return Promise.all([...{newest}.querySelectorAll('img')].map(one => one.decode()))"
        )
        box = self._page.script(f"return {newest}.getBoundingClientRect().toJSON()")
        assert box["bottom"] <= _HEIGHT
        screen = Image.open(io.BytesIO(self._page.driver.get_screenshot_as_png())).convert("RGB")
        return screen.crop((0, round(box["top"]), _WIDTH, round(box["bottom"])))

    def _newest(self, text: str, within: str) -> str:
        """Return an expression for the newest message that contains a text, once there is one."""
        self._page.see(within, text)
        return (
            f"[...document.querySelectorAll({within!r})].filter(m => m.innerText.includes({text!r})).at(-1)"
        )


def main() -> None:
    """Play the game and write the pictures into `docs/images`, or into another folder."""
    into = Path(sys.argv[1]) if len(sys.argv) > 1 else _IMAGES
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_photograph(Path(folder), into))


async def _photograph(folder: Path, into: Path) -> None:
    async with RunningBot(folder) as running:
        game = Game(running, load_game("four"))
        await game.open()
        browser = await asyncio.to_thread(start_browser)
        try:
            camera = Camera(Page(browser, running.sandbox.base_url))
            await asyncio.to_thread(camera.open)
            played = 0
            for number, pictures in _MOMENTS:
                for action in game.record.actions[played:number]:
                    await game.play(action)
                played = number
                position = game.position
                await asyncio.to_thread(camera.sit_down, game.players[position.awaited or position.mover])
                for name, picture in (await asyncio.to_thread(pictures, camera, position.round)).items():
                    picture.save(into / f"{name}.webp", quality=80, method=6)
        finally:
            await asyncio.to_thread(browser.quit)


def _asked(camera: Camera, round_number: int) -> dict[str, Image.Image]:
    return {"phone-question-now": camera.take("do you fight?", _PUBLIC)}


def _called(camera: Camera, round_number: int) -> dict[str, Image.Image]:
    call = camera.take(f"round {round_number})", _PUBLIC)
    return {"phone-call-now": call, "phone-wedges-now": _opened(camera, round_number)}


def _moving(camera: Camera, round_number: int) -> dict[str, Image.Image]:
    wedges = _opened(camera, round_number)
    camera.press("MANEUVER", f"Round {round_number}: move your stone")
    groups = camera.take("Who moves?")
    camera.press("3 galleys", "Who moves?")
    camera.press("3 galleys to", "Where to?")
    targets = camera.take("Where to?")
    camera.press("Messana", "Where to?")
    camera.take("Found Messana")
    camera.press("Found Messana", "Found Messana")
    camera.press("Review turn", "Review turn")
    review = camera.take("End your turn?")
    camera.press("Reset turn", "End your turn?")  # the game goes on by commands
    camera.take(f"Round {round_number}: move your stone")
    return {"phone-maneuver-now": groups, "panel": _beside(wedges, groups, targets, review)}


def _over(camera: Camera, round_number: int) -> dict[str, Image.Image]:
    return {"phone-end-now": camera.take("finished!", _PUBLIC)}


def _opened(camera: Camera, round_number: int) -> Image.Image:
    camera.press("Take your turn", f"round {round_number})", _PUBLIC)
    return camera.take(f"Round {round_number}: move your stone")


def _beside(*pictures: Image.Image) -> Image.Image:
    whole = Image.new("RGB", (_WIDTH * len(pictures), max(one.height for one in pictures)), "white")
    for number, one in enumerate(pictures):
        whole.paste(one, (_WIDTH * number, 0))
    return whole


_MOMENTS = ((_QUESTION, _asked), (_CALL, _called), (_MANEUVER, _moving), (_END, _over))

if __name__ == "__main__":
    main()
