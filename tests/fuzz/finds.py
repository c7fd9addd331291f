"""Finds on disk: a record that `antike-bot replay` plays, and a text that describes the fault."""

import hashlib
import json
from pathlib import Path

from tests.fuzz.game import Find


def keep(folder: Path, find: Find) -> Path:
    """Write `<law>-<hash>.json` and a text beside it; return the record's path."""
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps(find.record, indent=1) + "\n"
    mark = hashlib.sha256(text.encode()).hexdigest()[:8]
    path = folder / f"{find.broken.law}-{mark}.json"
    path.write_text(text, encoding="utf-8")
    path.with_suffix(".txt").write_text(f"{told(find, path)}\n\n{find.broken.detail}\n", encoding="utf-8")
    return path


def told(find: Find, path: Path) -> str:
    """Return one line: which law broke, how long the record is, and how to replay it."""
    return (
        f"{find.broken.law} broke ({find.broken.mark}) after {len(find.record['actions'])} actions; see it: "
        f"antike-bot replay {path}; python -m tests.fuzz --check {path}"
    )
