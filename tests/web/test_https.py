"""`garou serve --https`: an authority of the house's own, and clients that trust it, or do not."""

import base64
import hashlib
import signal
import socket
import ssl
import stat
import subprocess
import sys
import time
from datetime import UTC, datetime, timedelta

import httpx
import phones
import pytest
from cryptography import x509
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from stage import ask, opened, run

from command import garou, garou_after
from garou.texts import LANGUAGES, words
from garou.web.https import keeping
from garou.web.https.certificates import SERVER_LASTS, certified, new_authority
from garou.web.https.keeping import Keyring

NOW = datetime.now(UTC)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """A server that speaks TLS, with its plain door."""

    def __init__(self, data, *more):
        self.more = more
        self.data, self.plain, self.safe = data, free_port(), free_port()
        self.http, self.https = f"http://127.0.0.1:{self.plain}", f"https://127.0.0.1:{self.safe}"
        self.log = data.with_suffix(".log")

    def start(self):
        ports = ["--port", str(self.plain), "--https-port", str(self.safe)]
        serve = [
            "serve",
            "--https",
            "--host",
            "127.0.0.1",
            *ports,
            "--data",
            str(self.data),
            "--lang",
            "en",
            *self.more,
        ]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", "from garou.cli import main; main()", *serve], stdout=log, stderr=log
            )
        for _ in range(400):
            try:
                with self.trusting() as client:
                    client.get("/healthz")
            except (OSError, httpx.HTTPError):
                time.sleep(0.05)
            else:
                return self
        raise AssertionError(self.log.read_text())

    def trusting(self, authority=None):
        """A client that trusts what was fetched over plain http, and nothing else."""
        der = authority or httpx.get(f"{self.http}/authority/garou.crt").content
        pem = ssl.DER_cert_to_PEM_cert(der)
        # However busy the machine is: whether it answers is the question, and not how soon.
        return httpx.Client(base_url=self.https, verify=ssl.create_default_context(cadata=pem), timeout=60)

    def stop(self):
        self.process.send_signal(signal.SIGINT)
        self.process.wait(20)


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    running = House(tmp_path_factory.mktemp("https") / "data").start()
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


def test_whoever_trusts_the_authority_of_the_house_is_served_over_tls(house):
    with house.trusting() as client:
        answer = client.get("/")
        assert answer.status_code == 200
        assert "strict-transport-security" not in answer.headers, "the next server there may speak no TLS"
        laid = client.post("/tables", data={"name": "Zed"}, headers={"sec-fetch-site": "same-origin"})
        assert laid.status_code == 303
        assert "Secure" in laid.headers["set-cookie"]
    with pytest.raises(ssl.SSLCertVerificationError), socket.create_connection(("127.0.0.1", house.safe)) as line:
        ssl.create_default_context().wrap_socket(line, server_hostname="127.0.0.1")


def test_several_workers_speak_tls_at_one_port_with_one_authority(database, tmp_path):
    house = House(tmp_path / "data", "--database", database, "--workers", "2").start()
    try:
        with house.trusting() as client:
            laid = client.post("/tables", data={"name": "Zed"}, headers={"sec-fetch-site": "same-origin"})
            assert laid.status_code == 303
            table, seat = laid.headers["location"], laid.headers["set-cookie"].partition(";")[0]
        certificates = set()
        for _ in range(8):  # each connection is taken by whichever worker is free
            with house.trusting() as client:
                assert "Zed" in client.get(table, headers={"cookie": seat}).text
            certificates.add(ssl.get_server_certificate(("127.0.0.1", house.safe)))
        assert len(certificates) == 1
        assert house.log.read_text().count(f"{house.http}/authority") == 1, "it is said once where to go"
    finally:
        house.stop()
    assert "Traceback" not in house.log.read_text()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_plain_door_tells_what_to_tap_and_sends_everybody_else_on(lang, house):
    said = words(lang)
    page = httpx.get(f"{house.http}/authority", headers={"accept-language": lang})
    assert page.status_code == 200
    for kind in ("iphone", "android", "computer"):
        for step in ("first", "second", "third"):
            assert said(f"authority-{kind}.{step}") in page.text
    assert f'href="{house.https}/"' in page.text
    fingerprint = hashlib.sha256(httpx.get(f"{house.http}/authority/garou.crt").content).hexdigest().upper()
    shown = " ".join(fingerprint[i : i + 4] for i in range(0, 64, 4))
    assert shown in page.text
    assert shown in house.log.read_text(), "whoever started it can compare"
    for path in ("/", "/t/lune-123?x=1", "/settle"):
        answer = httpx.get(house.http + path)
        assert (answer.status_code, answer.headers["location"]) == (307, house.https + path)
    assert httpx.post(f"{house.http}/tables", data={"name": "Eve"}).status_code == 307, "no form is read in the clear"
    stranger = httpx.get(f"{house.http}/", headers={"host": "evil.example"})
    assert stranger.status_code == 421


def test_no_key_is_served_or_readable_by_anybody_else(house):
    folder = house.data / "https"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert {path.name for path in folder.iterdir()} == {
        f"{a}.{b}" for a in ("authority", "server") for b in ("crt", "key")
    }
    assert {stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()} == {0o600}
    secrets = [path.read_bytes().split(b"\n")[1] for path in folder.glob("*.key")]
    with house.trusting() as client:
        for path in (
            "/authority",
            "/authority/garou.crt",
            "/authority/authority.key",
            "/authority/server.key",
            "/https/authority.key",
        ):
            assert not any(secret in client.get(path).content for secret in secrets)
        assert client.get("/authority/authority.key").status_code == 404


def test_the_authority_is_made_once_and_a_server_in_the_clear_has_none(tmp_path):
    first, again = Keyring(tmp_path, "127.0.0.1"), Keyring(tmp_path, "127.0.0.1")
    assert again.authority == first.authority

    async def asked():
        async with opened() as app:
            return [(await ask(app, "GET", path)).status for path in ("/authority", "/authority/garou.crt")]

    assert run(asked()) == [404, 404]


# --- What it can vouch for -----------------------------------------------------------------------------------


def handshake(authority, leaf, tmp_path, host):
    """A whole TLS handshake in memory."""
    files = [tmp_path / "leaf.crt", tmp_path / "leaf.key"]
    for path, content in zip(files, (leaf.certificate, leaf.key), strict=True):
        path.write_bytes(content)
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(*files)
    client = ssl.create_default_context(cadata=authority.certificate.decode())
    a, b = ssl.MemoryBIO(), ssl.MemoryBIO()
    here, there = client.wrap_bio(a, b, server_hostname=host), server.wrap_bio(b, a, server_side=True)
    for _ in range(4):
        for side in (here, there):
            try:
                side.do_handshake()
            except ssl.SSLWantReadError:
                continue
    return here.version()


@pytest.mark.parametrize("host", ["192.168.1.20", "10.0.0.7", "127.0.0.1", "kitchen.local", "kitchen", "fd00::1"])
def test_it_vouches_for_addresses_and_names_of_a_house(host, tmp_path):
    authority = new_authority("kitchen", NOW)
    assert handshake(authority, certified(authority, [host], NOW), tmp_path, host)


@pytest.mark.parametrize("host", ["bank.example", "8.8.8.8", "local.example", "2001:4860::1"])
def test_even_with_its_key_nobody_can_vouch_for_another_site(host, tmp_path):
    authority = new_authority("kitchen", NOW)
    with pytest.raises(ssl.SSLCertVerificationError, match="permitted subtree violation"):
        handshake(authority, certified(authority, [host], NOW), tmp_path, host)


def test_it_makes_no_other_authority(tmp_path):
    authority = new_authority("kitchen", NOW)
    found = authority.read.extensions.get_extension_for_class(x509.BasicConstraints)
    assert (found.critical, found.value.ca, found.value.path_length) == (True, True, 0)


def test_a_certificate_is_renewed_when_addresses_change_or_it_is_about_to_end(tmp_path, monkeypatch):
    ring = Keyring(tmp_path, "192.168.1.20")
    first = ring.files[0].read_bytes()
    assert not ring.renew()
    monkeypatch.setattr(keeping, "own_addresses", lambda: {"127.0.0.1", "192.168.1.77", "203.0.113.9"})
    assert ring.renew()
    assert {"192.168.1.77", "192.168.1.20"} <= ring.hosts
    assert "203.0.113.9" not in ring.hosts, "not an address of a house"
    second = ring.files[0].read_bytes()
    assert first != second
    monkeypatch.setattr(keeping, "_now", lambda: NOW + SERVER_LASTS - timedelta(days=9))
    assert ring.renew()
    assert not ring.renew()
    monkeypatch.setattr(keeping, "_now", lambda: NOW + timedelta(days=5 * 365))
    assert Keyring(tmp_path, "192.168.1.20").authority != ring.authority, "one that ends is made anew"


def test_where_a_link_lies_no_key_is_written_through_it(tmp_path):
    (tmp_path / "https").mkdir()
    victim = tmp_path / "victim"
    victim.write_text("mine")
    (tmp_path / "https" / "server.key.new").symlink_to(victim)
    Keyring(tmp_path, "127.0.0.1")
    assert victim.read_text() == "mine"
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir(mode=0o755)
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "https").symlink_to(elsewhere)
    with pytest.raises(OSError, match="https"):
        Keyring(tmp_path / "other", "127.0.0.1")
    assert [*elsewhere.iterdir()] == []


# --- What can be wrong ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_authority_that_cannot_be_read_is_said_in_one_sentence(lang, tmp_path):
    (tmp_path / "https").mkdir()
    for end in ("crt", "key"):
        (tmp_path / "https" / f"authority.{end}").write_text("nonsense")
    done = garou("serve", "--https", "--port", "0", "--https-port", "0", "--data", str(tmp_path), "--lang", lang)
    assert done.status == 2
    assert len(done.err) == 1
    assert str(tmp_path / "https") in done.err[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_the_package_it_says_how_to_get_it(lang, tmp_path):
    hide = "import sys; sys.modules['cryptography'] = None"
    done = garou_after(hide, "serve", "--https", "--port", "0", "--data", str(tmp_path), "--lang", lang)
    assert done.status == 2
    assert done.err == [f"garou: {words(lang)('cli-serve-https-missing')}"]


# --- In a browser --------------------------------------------------------------------------------------------


def test_a_phone_that_trusts_it_has_all_that_a_safe_page_can_do(house, playwright):
    """It is told to trust this one key, as it would after the steps of the page."""
    key = x509.load_pem_x509_certificate((house.data / "https/server.crt").read_bytes()).public_key()
    spki = key.public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)
    trusted = base64.b64encode(hashlib.sha256(spki).digest()).decode()
    args = [*phones.ARGS, f"--ignore-certificate-errors-spki-list={trusted}"]
    browser = playwright.chromium.launch(executable_path=phones.CHROMIUM, args=args)
    page = browser.new_context(reduced_motion="reduce").new_page()
    page.goto(f"{house.http}/authority")
    assert phones.stumbles(page) == []
    page.locator(".wall-at a").click()
    page.wait_for_url(f"{house.https}/")
    page.goto(f"{house.https}/announcer")
    assert page.evaluate("window.isSecureContext && 'wakeLock' in navigator")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    browser.close()
