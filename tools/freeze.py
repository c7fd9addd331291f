"""Freeze the current computer players as the next version on the ladder (docs/bots.md).

    python -m tools.freeze RULESET [...]

Adds the skills of all levels to `frozen.json`, and the turns they play to the golden turns of the tests.
"""

import argparse
import json
from pathlib import Path
from random import Random
from typing import Any, Final

from bot.model.seats import LEVELS
from bot.players.ladder import frozen_file
from bot.records import read_record
from bot.rulesets import ruleset, ruleset_ids

GOLDEN: Final = Path(__file__).parent.parent / "tests/players/golden"


def turn_of(name: str, record: dict[str, Any], policy: str) -> str:
    """Return the turn that a policy plays at the start of a record, in notation."""
    found, here = ruleset(name), read_record(json.dumps(record)).start
    chance = Random("golden")  # noqa: S311 - a game, no secret
    return found.notation.print_turn(found.players.think(here, policy, chance))


def freeze(name: str) -> str:
    """Freeze the levels of a ruleset and return the version; raises `ValueError` if their weights differ."""
    path, found = frozen_file(name), ruleset(name)
    versions = json.loads(path.read_text("utf-8"))
    version = str(len(versions) + 1)
    skills = {level: found.players.skill_of(level) for level in LEVELS}
    weights = [skill.pop("weights") for skill in skills.values()]
    if any(each != weights[0] for each in weights):
        raise ValueError("the levels weigh differently; frozen.json has one set of weights for all of them")
    versions[version] = {"levels": skills, "weights": weights[0]}
    _write(path, versions)
    golden = GOLDEN / f"{name}.json"
    cases = json.loads(golden.read_text("utf-8"))
    for case in cases:
        case["turns"] |= {f"{level}-{version}": turn_of(name, case["record"], level) for level in LEVELS}
    _write(golden, cases)
    return version


def _write(path: Path, data: object) -> None:
    path.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", "utf-8")


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("rulesets", nargs="+", metavar="RULESET", choices=ruleset_ids())
    for each in parser.parse_args().rulesets:
        try:
            print(f"{each}: version {freeze(each)}")
        except ValueError as error:
            parser.error(f"{each}: {error}")


if __name__ == "__main__":
    main()
