"""What hosting sites, editors and git are told agrees with what the house does."""

from __future__ import annotations

import os
import subprocess
import tomllib

import pytest
import yaml

from pages import ROOT

FORMS = sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("[0-9]*.yml"))
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]


def read(name: str):
    return yaml.safe_load((ROOT / name).read_text("utf-8"))


def test_both_sites_run_the_same_on_every_python():
    github, gitlab = read(".github/workflows/ci.yml")["jobs"]["test"], read(".gitlab-ci.yml")["test"]
    assert github["strategy"]["matrix"]["python"] == PYTHONS
    assert gitlab["parallel"]["matrix"] == [{"PYTHON_VERSION": PYTHONS}]
    assert github["steps"][-1] == {"run": ".ci/run"}
    assert gitlab["script"] == [".ci/run"]


def test_the_oldest_of_them_is_the_oldest_that_is_promised():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["requires-python"] == f">={PYTHONS[0]}"


def test_a_proposal_passes_what_the_readme_names():
    run = (ROOT / ".ci/run").read_text("utf-8")
    assert os.access(ROOT / ".ci/run", os.X_OK)
    assert [name for name in ("make check", "make test") if name in run] == ["make check", "make test"]


def test_hooks_fetch_nothing_and_call_what_is_there():
    [local] = read(".pre-commit-config.yaml")["repos"]
    assert local["repo"] == "local"
    for hook in local["hooks"]:
        called = hook["entry"].split()[0]
        assert called.startswith(".venv/bin/") or os.access(ROOT / called, os.X_OK), called
        assert hook["language"] == "system"


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.stem)
def test_a_form_asks_for_something_and_says_what(form):
    asked = yaml.safe_load(form.read_text("utf-8"))
    fields = [field for field in asked["body"] if field["type"] != "markdown"]
    assert asked["name"]
    assert asked["description"]
    assert all(field["attributes"]["label"] for field in fields)
    assert len({field["id"] for field in fields}) == len(fields)
    assert any(field.get("validations", {}).get("required") for field in fields)


def test_there_is_a_form_for_tables_rules_roles_and_words():
    assert [form.stem[2:] for form in FORMS] == ["bug-at-a-table", "question-of-rules", "a-role", "a-translation"]


@pytest.mark.parametrize(
    ("message", "taken"),
    [
        ("Let the robber decline\n", True),
        ("x" * 72 + "\n\nand a long story\n", True),
        ("é" * 72 + "\n", True),
        ("x" * 73 + "\n", False),
        ("\n", False),
        ("# only what git wrote\n", False),
        ("Merge branch 'a-branch-with-a-name-that-somebody-made-much-too-long-for-a-line' into main\n", True),
    ],
)
def test_a_subject_is_short(message, taken, tmp_path):
    file = tmp_path / "message"
    file.write_text(message, "utf-8")
    done = subprocess.run([ROOT / ".ci/subject", file], capture_output=True, text=True, check=False)
    assert (done.returncode == 0) is taken
    assert bool(done.stderr) is not taken
