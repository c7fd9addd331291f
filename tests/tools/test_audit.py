"""Reading of pip-audit's JSON (version 2.10), which counts no package as audited that was not."""

import json
from pathlib import Path

import pytest

from tools import audit
from tools.audit import Verdict, read, told

_FINE = {"name": "aiohttp", "version": "3.14.5", "vulns": []}
_UNKNOWN = {"name": "pillow", "skip_reason": "Dependency not found on PyPI and could not be audited: pillow"}
_WRONG = {
    "name": "jinja2",
    "version": "2.4.1",
    "vulns": [
        {"id": "PYSEC-2014-8", "fix_versions": ["2.7.3"], "aliases": ["CVE-2014-0012"], "description": ""}
    ],
}


def _said(*packages: object) -> Verdict:
    return read(json.dumps({"dependencies": packages, "fixes": []}))


def test_a_known_vulnerability_is_named() -> None:
    verdict = _said(_FINE, _WRONG)
    assert verdict.wrong == {"jinja2 2.4.1: PYSEC-2014-8, CVE-2014-0012; mended in 2.7.3"}
    assert told(verdict)[0].startswith("VULNERABLE  jinja2 2.4.1")


def test_packages_that_nobody_knows_are_not_audited() -> None:
    assert told(_said(_UNKNOWN)) == told(Verdict())
    assert "NOT audited" in told(_said(_UNKNOWN))[0]
    assert told(_said(_FINE, _UNKNOWN)) == [
        "1 pinned packages audited: 0 known vulnerabilities.",
        "NOT audited, as no service knows them: pillow.",
    ]


def test_what_one_service_does_not_know_another_one_may() -> None:
    both = _said(_FINE, _UNKNOWN) | _said({"name": "pillow", "version": "13.0.0", "vulns": []})
    assert both == Verdict(frozenset({"aiohttp", "pillow"}))


def test_a_service_that_cannot_be_reached_says_nothing() -> None:
    assert read("Traceback (most recent call last): …") == read("") == read("[]") == Verdict()


@pytest.mark.parametrize("later", ["osv", "nobody"])
def test_files_that_no_service_answers_for_are_not_audited(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, later: str
) -> None:
    """The first service breaks off after the first file; the second one answers for all of them, or none."""

    def ask(service: str, file: Path) -> Verdict:
        return _said(_FINE) if service == later or (service, file.name) == ("pypi", "a.txt") else Verdict()

    monkeypatch.setattr(audit, "_ask", ask)
    files = [str(tmp_path / f"{name}.txt") for name in "abc"]
    for file in files:
        Path(file).touch()
    assert audit.main(files) == 0
    well, *rest = capsys.readouterr().out.splitlines()
    assert well == "1 pinned packages audited: 0 known vulnerabilities."
    missed = [f"NOT audited, as no service answered: {files[1]}, {files[2]}."]
    assert rest == ([] if later == "osv" else missed)


def test_a_file_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "missing.txt"
    assert audit.main([str(file)]) == 2
    assert capsys.readouterr().err == f"there is no file {file}\n"
