"""Check the pinned packages for known vulnerabilities, and report the packages not audited (`make audit`).

pip-audit queries a service for each package and counts a package unknown to the service as fine, so with only
a mirror it finds no vulnerability at all. This tool also prints which packages the service knows.

Exit status 1 for a known vulnerability, 2 for a file that is not there, 0 otherwise: a service that cannot be
reached must fail no build.
"""

import json
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

_SERVICES: Final = ("pypi", "osv")
_PATIENCE: Final = 120.0
"""Timeout in seconds for one file and service."""
_FEW: Final = 5


@dataclass(frozen=True, slots=True)
class Verdict:
    """Result of an audit: packages known and unknown to the service, and vulnerabilities of known ones."""

    asked: frozenset[str] = frozenset()
    unknown: frozenset[str] = frozenset()
    wrong: frozenset[str] = frozenset()

    def __or__(self, other: "Verdict") -> "Verdict":
        """Return both verdicts merged; a package known to either service is not unknown."""
        asked = self.asked | other.asked
        return Verdict(asked, (self.unknown | other.unknown) - asked, self.wrong | other.wrong)


def read(told: str) -> Verdict:
    """Parse pip-audit's JSON output; an empty verdict if it is not JSON, as after a failed connection."""
    try:
        packages: Iterable[dict[str, Any]] = json.loads(told)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return Verdict()
    asked, unknown, wrong = set[str](), set[str](), set[str]()
    for package in packages:
        (unknown if "skip_reason" in package else asked).add(str(package["name"]))
        for found in package.get("vulns", ()):
            names = ", ".join([found["id"], *found.get("aliases", ())])
            mended = " or ".join(found.get("fix_versions", ())) or "no version yet"
            wrong.add(f"{package['name']} {package['version']}: {names}; mended in {mended}")
    return Verdict(frozenset(asked), frozenset(unknown), frozenset(wrong))


def _ask(service: str, file: Path) -> Verdict:
    command = [sys.executable, "-m", "pip_audit", "--requirement", str(file), "--require-hashes"]
    command += ["--disable-pip", "--format", "json", "--progress-spinner", "off"]
    try:
        done = subprocess.run(  # noqa: S603 - our own command
            [*command, "--vulnerability-service", service],
            capture_output=True,
            text=True,
            timeout=_PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return Verdict()
    return read(done.stdout)


def main(files: Sequence[str]) -> int:
    """Audit the requirements files and print the result; return the exit status.

    The next service is queried only if the previous ones do not know every package of every file.
    """
    if missing := [file for file in files if not Path(file).is_file()]:
        sys.stderr.write("".join(f"there is no file {file}\n" for file in missing))
        return 2
    verdict, left = Verdict(), set(files)
    for service in _SERVICES:
        for file in files:
            said = _ask(service, Path(file))
            verdict |= said
            if not said.asked:
                break  # the service cannot be reached, or knows no package
            left.discard(file)
        if not left and not verdict.unknown:
            break
    sys.stdout.write("".join(f"{line}\n" for line in told(verdict, left)))
    return 1 if verdict.wrong else 0


def told(verdict: Verdict, left: Iterable[str] = ()) -> list[str]:
    """Return report lines: the vulnerabilities found, and the packages and files (`left`) not audited."""
    if not verdict.asked:
        return ["No service that knows vulnerabilities can be reached: what is pinned was NOT audited."]
    lines = [f"VULNERABLE  {line}" for line in sorted(verdict.wrong)]
    lines.append(f"{len(verdict.asked)} pinned packages audited: {len(verdict.wrong)} known vulnerabilities.")
    if verdict.unknown:
        few = sorted(verdict.unknown)
        more = f" and {len(few) - _FEW} more" if len(few) > _FEW else ""
        lines.append(f"NOT audited, as no service knows them: {', '.join(few[:_FEW])}{more}.")
    if left:
        lines.append(f"NOT audited, as no service answered: {', '.join(sorted(left))}.")
    return lines


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
