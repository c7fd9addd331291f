"""Start-up hook that restricts child processes to loopback; `only_loopback` puts it on Python's path."""

import importlib.util
import sys
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path

_HERE = Path(__file__).resolve().parent


def _run(name: str, spec: ModuleSpec | None) -> None:
    if spec is None or spec.loader is None:
        return
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)


_run("loopback", importlib.util.spec_from_file_location("loopback", _HERE.parent / "loopback.py"))
sys.modules["loopback"].only_loopback()
# The machine's own sitecustomize, if it has one, because this one hides it.
_run("sitecustomize", PathFinder.find_spec("sitecustomize", [p for p in sys.path if Path(p) != _HERE]))
