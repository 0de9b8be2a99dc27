"""`garou serve --workers`: what keeps workers from their work is said once, and not by each of them."""

import os
import subprocess
import sys

import pytest
from click.testing import CliRunner

from garou.cli.serve import command
from garou.texts import LANGUAGES, words
from postgres import free_port

MAIN = "from garou.cli import main; main()"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_that_no_database_answers_is_said_in_one_line_and_nothing_is_left_behind(lang, tmp_path):
    database = f"postgresql://garou@127.0.0.1:{free_port()}/garou"
    words = ["serve", "--quiet", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path), "--workers", "3"]
    done = subprocess.run(
        [sys.executable, "-c", MAIN, "--lang", lang, *words, "--database", database],
        capture_output=True,
        text=True,
        env=os.environ | {"LANG": "C.UTF-8"},
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stdout) == (2, "")
    [line] = done.stderr.splitlines()
    assert database in line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_workers_for_whose_figures_there_are_no_ports_do_not_begin(lang, tmp_path):
    asked = ["--data", str(tmp_path / "data"), "--database", "postgresql://garou@localhost/garou", "--port", "0"]
    wrong = [*asked, "--workers", "3", "--metrics", "65534"]
    done = CliRunner().invoke(command(words(lang)), wrong, standalone_mode=False)
    assert "127.0.0.1:65536" in str(done.exception)
    assert "--metrics" in str(done.exception)
    assert not (tmp_path / "data").exists()
