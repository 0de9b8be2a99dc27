"""What is shipped for servers is as tight as the pages say."""

from __future__ import annotations

import configparser
import re

import pytest

from pages import ROOT

UNIT = ROOT / "deploy/garou.service"
CONTAINER = ROOT / "deploy/Containerfile"


@pytest.fixture
def service() -> dict[str, list[str]]:
    """Every setting with all its lines: some may be said twice."""
    found: dict[str, list[str]] = {}
    section = UNIT.read_text("utf-8").split("[Service]")[1].split("[Install]")[0]
    for line in section.splitlines():
        if line and not line.startswith("#"):
            name, _, value = line.partition("=")
            found.setdefault(name, []).append(value)
    return found


def test_the_unit_is_one_that_can_be_read():
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str
    parser.read_string(UNIT.read_text("utf-8"))
    assert parser.sections() == ["Unit", "Service", "Install"]


def test_the_unit_limits_files_memory_and_tasks(service):
    assert {"LimitNOFILE", "LimitCORE", "MemoryHigh", "MemoryMax", "TasksMax"} <= service.keys()


@pytest.mark.parametrize(
    "name",
    [
        *("DynamicUser", "NoNewPrivileges", "PrivateDevices", "PrivateTmp", "PrivateUsers", "ProtectHome"),
        *("ProtectClock", "ProtectControlGroups", "ProtectHostname", "ProtectKernelLogs", "ProtectKernelModules"),
        *("ProtectKernelTunables", "RestrictNamespaces", "RestrictRealtime", "RestrictSUIDSGID", "LockPersonality"),
        "MemoryDenyWriteExecute",
    ],
)
def test_the_unit_may_not_do_what_a_server_of_games_never_needs(name, service):
    assert service[name] == ["yes"]


def test_the_unit_has_no_capability_few_system_calls_and_no_world_around_it(service):
    assert service["CapabilityBoundingSet"] == [""]
    assert service["SystemCallFilter"] == ["@system-service", "~@privileged @resources"]
    assert service["SystemCallArchitectures"] == ["native"]
    assert service["RestrictAddressFamilies"] == ["AF_INET AF_INET6"]
    assert service["ProtectSystem"] == ["strict"]
    assert service["UMask"] == ["0077"]


def test_the_container_serves_as_nobody_from_a_stage_without_tools():
    text = CONTAINER.read_text("utf-8")
    build, serve = re.split(r"^FROM ", text, flags=re.MULTILINE)[1:]
    assert "requirements.lock" in build
    assert re.findall(r"^USER (\w+)$", serve, re.MULTILINE) == ["nobody"]
    assert re.findall(r"^COPY (.+)$", serve, re.MULTILINE) == ["--from=build /opt/garou /opt/garou"]
    assert "pip" not in serve
    assert "/healthz" in serve


def test_installer_and_pages_name_the_same_version_everywhere():
    [pinned] = re.findall(r"^UV_VERSION := (.+)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    for path in (CONTAINER, ROOT / "docs/serving.md"):
        assert set(re.findall(r"uv==([\d.]+)", path.read_text("utf-8"))) == {pinned}
