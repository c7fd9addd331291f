"""Inputs in sequence, each made from seed and number alone; those at fault are shrunk and kept."""

import asyncio
import hashlib
import json
import logging
import re
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.authorisation.stage import Stage, open_stage
from tests.authorisation.walk import custom_ids
from tests.fuzz_input import files, people
from tests.fuzz_input.people import Register
from tests.fuzz_input.shrinking import shorter
from tests.valid.holding import hold

Json = dict[str, Any]
_SHARES: Final = {
    "options": 15,
    "typing": 6,
    "control": 9,
    "payload": 2,
    "record": 24,
    "board": 11,
    "layout": 5,
    "config": 8,
    "notation": 20,
}
"""Percentages of the kinds of input."""
_STAGE_LASTS: Final = 1_500
"""Inputs on one stage, as the local Discord keeps everything it has shown."""
_SLOW: Final = 3.0
"""Maximum CPU seconds for an input."""
_TRIES: Final = 80
"""Maximum number of inputs tried to shrink a fault."""
_PORTION: Final = 5_000
"""Inputs between two lines of progress."""


@dataclass(frozen=True, slots=True)
class Fault:
    """An input that was handled wrongly; `mark` is the same for the same mistake."""

    number: int
    made: Json
    mark: str
    told: str


@dataclass
class Fuzz:
    """One run of the fuzzer."""

    seed: str
    folder: Path
    say: Callable[[str], None] = lambda line: None
    stopped: Callable[[], bool] = lambda: False
    counts: Counter[str] = field(default_factory=Counter)
    """Inputs by kind, and by kind and result."""
    done: int = 0
    faults: int = 0
    known: set[str] = field(default_factory=set)

    def run_all(self, count: int, first: int = 1) -> None:
        """Try `count` inputs, or fewer if `stopped`, and report progress after every 5,000."""
        logging.getLogger().addHandler(logging.NullHandler())  # errors are reported as faults
        begun = time.monotonic()
        for start in range(first, first + count, _PORTION):
            asyncio.run(self.run(min(_PORTION, first + count - start), start))
            self.say(f"{time.monotonic() - begun:.0f} s: {self.done} inputs, {self.faults} faults")
            if self.stopped():
                return

    async def run(self, count: int, first: int = 1) -> list[Fault]:
        """Try `count` inputs in one event loop; return one fault for each mistake not known before."""
        found: list[Fault] = []
        async with _Place(self.folder) as place:
            for number in range(first, first + count):
                if self.stopped():
                    break
                made = await self.make(number, place)
                fault = await self._try(place, number, made)
                self.counts[made["kind"]] += 1
                self.done += 1
                if fault is not None:
                    self.faults += 1
                    found += await self._new(place, fault)
        return found

    async def _new(self, place: "_Place", fault: Fault) -> list[Fault]:
        """Shrink and keep a fault, and return it in a list, which is empty for a known mistake."""
        if fault.mark in self.known:
            return []
        self.known.add(fault.mark)
        small = await self._smaller(place, fault)
        kept = keep(self.folder, self.seed, small)
        self.say(f"input {fault.number}: {fault.mark}; kept as {kept}")
        return [small]

    def kind_of(self, number: int) -> str:
        """Return the kind of an input, from seed and number alone."""
        chance = Random(f"{self.seed}/kind/{number}")
        return chance.choices(list(_SHARES), list(_SHARES.values()))[0]

    async def make(self, number: int, place: "_Place") -> Json:
        """Return the input of a number."""
        chance, kind = Random(f"{self.seed}/{number}"), self.kind_of(number)
        if kind in files.FILES:
            return files.make(chance, kind)
        return people.make_person(chance, kind, (await place.stage()).register)

    async def again(self, made: Json) -> Fault | None:
        """Try a kept input once more; return its fault, None if there is none."""
        async with _Place(self.folder) as place:
            return await self._try(place, 0, made)

    async def _try(self, place: "_Place", number: int, made: Json) -> Fault | None:
        if made["kind"] not in files.FILES:
            await place.stage()  # setting one up takes seconds, which no input is to blame for
        begun = time.process_time()
        try:
            came = await place.look_at(made)
            taken = time.process_time() - begun
            assert taken < _SLOW, f"it took {taken:.1f} s"
        except Exception as error:
            await place.leave()
            return Fault(number, made, _mark(error), "".join(traceback.format_exception(error)))
        self.counts[f"{made['kind']}: {came}"] += 1
        return None

    async def _smaller(self, place: "_Place", fault: Fault) -> Fault:
        tries = 0
        while True:
            for made in shorter(fault.made):
                tries += 1
                if tries > _TRIES:
                    return fault
                found = await self._try(place, fault.number, made)
                if found is not None and found.mark == fault.mark:
                    fault = found
                    break
            else:
                return fault


class _Place:
    """Where inputs are tried: a folder, and a stage for input over the gateway."""

    def __init__(self, folder: Path) -> None:
        self._parent, self._used = folder, 0
        self._stage: _Known | None = None
        self._open, self._doors = AsyncExitStack(), AsyncExitStack()

    async def __aenter__(self) -> "_Place":
        self._parent.mkdir(parents=True, exist_ok=True)
        self._folder = Path(self._open.enter_context(tempfile.TemporaryDirectory(dir=self._parent)))
        return self

    async def __aexit__(self, *problem: object) -> None:
        await self.leave()
        await self._open.aclose()

    async def stage(self) -> "_Known":
        """Return the stage; a new one after `_STAGE_LASTS` inputs."""
        if self._stage is None or self._used >= _STAGE_LASTS:
            await self.leave()
            self._doors = AsyncExitStack()
            self._stage = await self._doors.enter_async_context(_known_stage(self._folder))
        return self._stage

    async def leave(self) -> None:
        """Close the stage, so that no fault affects the next one."""
        if self._stage is not None:
            await self._doors.aclose()
        self._stage, self._used = None, 0

    async def look_at(self, made: Json) -> str:
        if made["kind"] in files.FILES:
            return files.look_at(made, self._folder)
        known = await self.stage()
        self._used += 1
        log = known.stage.sandbox.log
        try:
            return await people.look_at_person(made, known.stage)
        finally:
            asked, log.entries = log.entries, []
            hold(asked)


@dataclass(frozen=True, slots=True)
class _Known:
    stage: Stage
    register: Register


@asynccontextmanager
async def _known_stage(folder: Path) -> AsyncIterator[_Known]:
    with tempfile.TemporaryDirectory(dir=folder) as inner:
        async with open_stage(Path(inner)) as stage:
            spelt = [each for ids in custom_ids(stage.client).values() for each in ids]
            yield _Known(stage, Register(stage.world.commands.of(None), spelt))


def _mark(error: Exception) -> str:
    """Return the type of an error and the last line of its text, with `#` for numbers."""
    last = (str(error).strip() or "?").splitlines()[-1]
    return f"{type(error).__name__}: {re.sub(r'(0x)?[0-9a-f]*[0-9][0-9a-f]*', '#', last)[:160]}"


def keep(folder: Path, seed: str, fault: Fault) -> Path:
    """Write an input and its fault to a file; return the path."""
    mark = hashlib.sha256(fault.mark.encode()).hexdigest()[:8]
    path = folder / f"{fault.made['kind']}-{mark}.json"
    kept = {"seed": seed, "number": fault.number, "input": fault.made, "fault": fault.told}
    path.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    return path
