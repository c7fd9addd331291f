"""What pyproject.toml cannot say: a wheel holds boards and lessons, and rules and computer players compiled.

Both stay ordinary Python; mypyc makes C of the same files, at least twice as fast. `ANTIKE_COMPILE=1` asks
for it and fails without it, `ANTIKE_COMPILE=0` leaves it out; otherwise it is done where mypyc and a C
compiler are at hand. A linked installation (`pip install -e .`) is never compiled.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

HERE = Path(__file__).parent
ENGINE = Path("bot/engine")
PLAYERS = Path("bot/players")
NOT_COMPILED = {
    "__init__.py",
    "actions.py",  # plain values that everybody builds: dataclasses with slots, which mypyc does not know
    "events.py",
    "value.py",  # what makes them: a decorator bears attributes, which a compiled function does not
}


def compiler_at_hand() -> bool:
    """Whether what built this Python, or what CC names, can be called."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(named.split()[0]) is not None


def extensions() -> list[Extension]:
    """The modules of the engine and the computer players, if they are to be compiled."""
    wish = os.environ.get("ANTIKE_COMPILE", "")
    if "bdist_wheel" not in sys.argv or wish == "0":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        if wish == "1":
            raise
        return []
    if wish != "1" and not compiler_at_hand():
        return []
    found = (*ENGINE.rglob("*.py"), *PLAYERS.rglob("*.py"))
    modules = sorted(path for path in found if path.name not in NOT_COMPILED)
    return list(mypycify([path.as_posix() for path in modules], opt_level="3", group_name="antike_engine"))


class BuildWithData(build_py):
    """Also copies boards and lessons, which stand outside of the package."""

    def run(self) -> None:
        """Into the same place inside the package from which `bot.boards` and `bot.lessons` read."""
        super().run()
        for name in () if self.editable_mode else ("boards", "lessons", "puzzles"):
            shutil.copytree(HERE / "data" / name, Path(self.build_lib, "bot/data", name), dirs_exist_ok=True)


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithData})
