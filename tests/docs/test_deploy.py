"""What is shipped for servers is as tight as the pages say."""

from __future__ import annotations

import configparser
import json
import re
import tomllib

import pytest
import yaml

from garou.cli.serve import command
from garou.texts import LANGUAGES, words
from garou.web.app import ROUTES
from pages import ROOT

DEPLOY = ROOT / "deploy"
UNIT = DEPLOY / "garou.service"
CONTAINER = DEPLOY / "Containerfile"
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
OBJECTS = {one["kind"]: one for one in yaml.safe_load_all((DEPLOY / "kubernetes/garou.yaml").read_text("utf-8"))}
POD = OBJECTS["Deployment"]["spec"]["template"]["spec"]


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
    build, serve = re.split(r"^FROM ", CONTAINER.read_text("utf-8"), flags=re.MULTILINE)[1:]
    assert "requirements.lock" in build
    assert serve.startswith("scratch\n")
    assert re.findall(r"^USER (\S+)$", serve, re.MULTILINE) == ["65534:65534"]
    assert re.findall(r"^COPY (.+)$", serve, re.MULTILINE) == ["--from=build /image /"]
    assert "RUN" not in serve
    assert "/healthz" in serve


def test_the_container_has_one_python_and_it_is_one_that_garou_knows():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    [version] = {*re.findall(r"python(3\.\d+)", CONTAINER.read_text("utf-8"))}
    least = project["requires-python"].removeprefix(">=")
    assert [*map(int, version.split("."))] >= [*map(int, least.split("."))]


def test_the_container_keeps_the_numbers_and_dates_of_every_language():
    kept = re.findall(r"! -name '?(\w+)\*?\.dat", CONTAINER.read_text("utf-8"))
    assert {*kept} == {"root", *LANGUAGES}


def test_whatever_is_copied_into_the_container_may_travel_there_and_nothing_else():
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    copied = [
        line.split()[:-1] for line in re.findall(r"^COPY (?!--)(.+)$", CONTAINER.read_text("utf-8"), re.MULTILINE)
    ]
    assert {line[1:] for line in lines if line.startswith("!")} == {name for names in copied for name in names}
    assert "*" in lines
    assert all((ROOT / name).exists() for names in copied for name in names)


def commands() -> list[list[str]]:
    """How Garou is begun, by whatever is shipped."""
    [bare] = re.findall(r"^CMD (.+)$", CONTAINER.read_text("utf-8"), re.MULTILINE)
    [unit] = re.findall(r"^ExecStart=\S+/(garou .+)$", UNIT.read_text("utf-8"), re.MULTILINE)
    composed = [one["command"] for one in COMPOSE["services"].values() if one["image"] == "garou"]
    [pod] = POD["containers"]
    return [json.loads(bare), unit.split(), *composed, pod["command"]]


@pytest.mark.parametrize("line", commands(), ids=" ".join)
def test_every_command_line_is_one_that_garou_understands(line):
    assert line[:2] == ["garou", "serve"]
    asked = command(words("en")).make_context("serve", line[2:]).params
    assert asked["quiet"]
    assert asked["metrics_host"] not in ("0.0.0.0", "::"), "figures are for no player"


def test_two_workers_share_the_tables_wherever_there_is_a_database():
    pair = [one for one in COMPOSE["services"].values() if one["image"] == "garou"]
    assert len(pair) == OBJECTS["Deployment"]["spec"]["replicas"] == 2
    for line in (*(one["command"] for one in pair), POD["containers"][0]["command"]):
        assert command(words("en")).make_context("serve", line[2:]).params["workers"] == 1


HOMES = re.compile(r"map \$uri \$(?:garou_)?table \{\s+(\S+) \$\w+;\s+default \$remote_addr;\s+\}")


@pytest.mark.parametrize("where", ["deploy/nginx.conf", "deploy/kubernetes/garou.yaml", "docs/serving.md"])
def test_a_proxy_leads_all_that_is_asked_of_a_table_to_one_worker(where):
    [led] = HOMES.findall((ROOT / where).read_text("utf-8").replace("\n#", "\n"))
    table = re.compile(led.removeprefix("~").replace("(?<", "(?P<"))
    codes = [one.search(path) for one in [table] for path in asked_of("lune-123")]
    assert len(codes) > 50
    assert {found and found[1] for found in codes} == {"lune-123"}
    assert not any(table.search(path) for path in ("/", "/tables", "/join", "/cup", "/static/app.js", "/api/tables"))


def asked_of(code: str) -> set[str]:
    """Every address in which a code of a table or of a tournament stands."""
    paths = {getattr(route, "path", "") for route in ROUTES}
    return {path.replace("{code}", code) for path in paths if "{code}" in path}


def test_the_composition_agrees_with_its_proxy_and_with_who_watches():
    services = COMPOSE["services"]
    front = {
        name: one["networks"]["front"]["ipv4_address"] for name, one in services.items() if "front" in one["networks"]
    }
    pair = [front["garou-a"], front["garou-b"]]
    assert (
        re.findall(r"server (\S+):8000 max_fails=1 fail_timeout=1s;", (DEPLOY / "nginx.conf").read_text("utf-8"))
        == pair
    )
    assert {one["environment"]["FORWARDED_ALLOW_IPS"] for one in services.values() if one["image"] == "garou"} == {
        front["nginx"]
    }
    assert [services[name]["command"][5] for name in ("garou-a", "garou-b")] == pair
    asked = yaml.safe_load((DEPLOY / "watching/prometheus.yml").read_text("utf-8"))["scrape_configs"][0]
    inside = [services[name]["networks"]["inside"]["ipv4_address"] for name in ("garou-a", "garou-b")]
    assert asked["static_configs"][0]["targets"] == [f"{address}:9100" for address in inside]
    for name, address in zip(("garou-a", "garou-b"), inside, strict=True):
        assert f"http://{address}:9100/metrics" in services[name]["healthcheck"]["test"][-1]
        assert services[name]["command"][-1] == address


def test_no_player_reaches_the_database_or_the_figures():
    assert COMPOSE["networks"]["inside"]["internal"] is True
    assert "inside" not in COMPOSE["services"]["nginx"]["networks"]
    assert [name for name, one in COMPOSE["services"].items() if "ports" in one] == ["nginx"]
    [players, watching] = OBJECTS["NetworkPolicy"]["spec"]["ingress"]
    assert (players["ports"], "from" in players) == ([{"port": 8000}], False)
    assert (watching["ports"], "from" in watching) == ([{"port": 9100}], True)
    assert [port["targetPort"] for port in OBJECTS["Service"]["spec"]["ports"]] == ["http"]


def test_wherever_it_runs_its_root_is_read_only_and_it_has_no_rights():
    for one in (COMPOSE["services"][name] for name in ("garou-a", "garou-b")):
        assert (one["read_only"], one["cap_drop"], one["security_opt"]) == (True, ["ALL"], ["no-new-privileges"])
    [pod] = POD["containers"]
    assert pod["securityContext"] == {
        "allowPrivilegeEscalation": False,
        "readOnlyRootFilesystem": True,
        "capabilities": {"drop": ["ALL"]},
    }
    assert POD["securityContext"]["runAsNonRoot"]
    assert POD["securityContext"]["runAsUser"] == 65534


def test_a_pod_that_begins_lives_and_one_that_serves_is_ready():
    [pod] = POD["containers"]
    ports = {port["name"]: port["containerPort"] for port in pod["ports"]}
    assert ports[pod["readinessProbe"]["tcpSocket"]["port"]] == 8000
    assert str(ports[pod["livenessProbe"]["httpGet"]["port"]]) == pod["command"][pod["command"].index("--metrics") + 1]


def test_a_new_version_begins_beside_the_old_one_and_one_of_two_is_always_there():
    assert OBJECTS["Deployment"]["spec"]["strategy"]["rollingUpdate"] == {"maxSurge": 1, "maxUnavailable": 0}
    budget = OBJECTS["PodDisruptionBudget"]["spec"]
    assert (budget["minAvailable"], budget["unhealthyPodEvictionPolicy"]) == (1, "AlwaysAllow")


def test_every_selector_finds_the_pods():
    labels = OBJECTS["Deployment"]["spec"]["template"]["metadata"]["labels"]
    assert OBJECTS["Service"]["spec"]["selector"] == labels
    for kind, name in (
        ("Deployment", "selector"),
        ("PodDisruptionBudget", "selector"),
        ("NetworkPolicy", "podSelector"),
    ):
        assert OBJECTS[kind]["spec"][name]["matchLabels"] == labels


def test_nothing_that_is_shipped_holds_a_password():
    for path in sorted(DEPLOY.rglob("*")):
        if path.is_file():
            text = path.read_text("utf-8")
            assert "PRIVATE KEY" not in text
            assert {*re.findall(r"://\w+:([^@/\s]+)@", text)} <= {"...", "PASSWORD"}
            assert {*re.findall(r"PASSWORD: (\S+)", text)} <= {"${PGPASSWORD:?the"}
    [secret] = yaml.safe_load_all((DEPLOY / "kubernetes/secret.example.yaml").read_text("utf-8"))
    asked = next(one for one in POD["containers"][0]["env"] if one["name"] == "GAROU_DATABASE")["valueFrom"][
        "secretKeyRef"
    ]
    assert (secret["metadata"]["name"], [*secret["stringData"]]) == (asked["name"], [asked["key"]])


def test_whatever_the_composition_mounts_is_there():
    mounted = [one.split(":")[0] for service in COMPOSE["services"].values() for one in service.get("volumes", ())]
    ours = {one for one in mounted if one.startswith("./")} - {"./tls"}  # whose name it is, brings those
    assert ours
    assert all((DEPLOY / one).exists() for one in ours)


def test_installer_and_pages_name_the_same_version_everywhere():
    [pinned] = re.findall(r"^UV_VERSION := (.+)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    for path in (CONTAINER, ROOT / "docs/serving.md"):
        assert set(re.findall(r"uv==([\d.]+)", path.read_text("utf-8"))) == {pinned}
