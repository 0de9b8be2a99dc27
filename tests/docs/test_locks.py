"""A server installs what it needs and nothing else, in the versions that were tested."""

from __future__ import annotations

import re
import tomllib

import pytest

from pages import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
TESTED, SERVED = "requirements.lock", "requirements-serve.lock"


def locked(name: str) -> dict[str, tuple[str, frozenset[str]]]:
    """Version and hashes of each package."""
    found: dict[str, tuple[str, frozenset[str]]] = {}
    for block in re.split(r"^(?=[a-z])", (ROOT / name).read_text("utf-8"), flags=re.MULTILINE)[1:]:
        package, version = re.match(r"([\w.-]+)==([\w.]+)", block).groups()
        found[package] = (version, frozenset(re.findall(r"sha256:[0-9a-f]{64}", block)))
    return found


def names(requirements: list[str]) -> set[str]:
    return {re.split(r"[^\w-]", requirement)[0] for requirement in requirements}


def test_a_server_runs_the_versions_that_were_tested():
    tested, served = locked(TESTED), locked(SERVED)
    assert {package: tested.get(package) for package in served} == served


def test_a_server_has_all_it_needs_and_no_tool_of_those_who_build_it():
    served = locked(SERVED).keys()
    assert names(PROJECT["dependencies"]) <= served
    assert not names(PROJECT["optional-dependencies"]["dev"]) & served


@pytest.mark.parametrize("name", [TESTED, SERVED])
def test_every_package_is_known_by_its_hash_and_no_lock_names_a_host(name):
    assert all(hashes for _, hashes in locked(name).values())
    text = (ROOT / name).read_text("utf-8")
    assert "://" not in text
    assert not re.search(r"^\s*-(?!-hash=)", text, re.MULTILINE)  # no index, no address to find anything at


def test_the_container_and_the_pages_use_the_lock_of_a_server():
    container = (ROOT / "deploy/Containerfile").read_text("utf-8")
    assert f"--require-hashes {SERVED}" in container
    assert f"sync --system --require-hashes {TESTED}" not in container
