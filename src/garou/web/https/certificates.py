"""An authority for one house, and what it certifies: made here, and nothing of it is ever sent but the certificates.

Whoever trusts it trusts it for private addresses and names of a house alone: even its stolen key could not pass for a
bank.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

AUTHORITY_LASTS = timedelta(days=5 * 365)
SERVER_LASTS = timedelta(days=30)
RENEWED = timedelta(days=10)  # before it ends
EARLY = timedelta(days=1)  # clocks of phones differ

# What the authority may certify. Everything below these names; everything in these networks.
NAMES = ("localhost", "local", "lan", "home", "home.arpa", "internal")
NETWORKS = (
    "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "127.0.0.0/8",
    "fc00::/7", "fe80::/10", "::1/128",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Pair:
    """A certificate and its key, as they are written."""

    certificate: bytes
    key: bytes

    @property
    def read(self) -> x509.Certificate:
        return x509.load_pem_x509_certificate(self.certificate)

    @property
    def as_phones_want_it(self) -> bytes:
        return self.read.public_bytes(Encoding.DER)


def new_authority(machine: str, now: datetime) -> Pair:
    """For this machine's own name as well, as it is called today."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = _name(f"Garou · {machine or 'home'}")
    permitted = [x509.DNSName(one) for one in (*NAMES, *([machine] if _plain(machine) else []))]
    networks = [x509.IPAddress(ipaddress.ip_network(one)) for one in NETWORKS]
    usage = _usage(key_cert_sign=True, crl_sign=True)
    made = (
        _begun(name, name, key, now, AUTHORITY_LASTS)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(usage, critical=True)
        .add_extension(x509.NameConstraints([*permitted, *networks], None), critical=True)
    )
    return _written(made.sign(key, SHA256()), key)


def certified(authority: Pair, hosts: Collection[str], now: datetime) -> Pair:
    """A new key for a server that is called by these names and addresses."""
    key, by = ec.generate_private_key(ec.SECP256R1()), load_pem_private_key(authority.key, None)
    if not isinstance(by, ec.EllipticCurvePrivateKey):
        raise TypeError("not a key of ours")
    called = x509.SubjectAlternativeName([_general(host) for host in sorted(hosts)])
    usage = x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH])
    made = (
        _begun(_name("Garou"), authority.read.subject, key, now, SERVER_LASTS)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(digital_signature=True), critical=True)
        .add_extension(usage, critical=False)
        .add_extension(called, critical=False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(by.public_key()), critical=False)
    )
    return _written(made.sign(by, SHA256()), key)


def may_certify(authority: Pair, host: str) -> bool:
    """Is it a name or an address of a house, as this authority knows them?"""
    constraints = authority.read.extensions.get_extension_for_class(x509.NameConstraints).value
    permitted = [one.value for one in constraints.permitted_subtrees or ()]
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return any(host == one or host.endswith(f".{one}") for one in permitted if isinstance(one, str))
    networks = (one for one in permitted if isinstance(one, ipaddress.IPv4Network | ipaddress.IPv6Network))
    return any(address in network for network in networks)


def certifies(pair: Pair, authority: Pair, hosts: Collection[str], now: datetime) -> bool:
    """Is it still good: by this authority, for all of these, and for some days yet?"""
    found = pair.read
    called = found.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    names = {str(one.value) for one in called}
    ours = found.issuer == authority.read.subject and _signed_by(found, authority)
    return ours and names == set(hosts) and found.not_valid_after_utc - now > RENEWED


def is_over(pair: Pair, now: datetime) -> bool:
    return pair.read.not_valid_after_utc - now <= SERVER_LASTS


def _signed_by(found: x509.Certificate, authority: Pair) -> bool:
    try:
        found.verify_directly_issued_by(authority.read)
    except Exception:  # noqa: BLE001  # whatever is wrong with it, another is made
        return False
    return True


# --- Pieces -------------------------------------------------------------------------------------------


def _begun(
    subject: x509.Name, issuer: x509.Name, key: ec.EllipticCurvePrivateKey, now: datetime, lasts: timedelta
) -> x509.CertificateBuilder:
    known = x509.SubjectKeyIdentifier.from_public_key(key.public_key())
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - EARLY)
        .not_valid_after(now + lasts)
        .add_extension(known, critical=False)
    )


def _name(called: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, called[:64])])


def _general(host: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(host))
    except ValueError:
        return x509.DNSName(host)


def _plain(name: str) -> bool:
    """Can it be written in a certificate?"""
    return bool(name) and name.isascii() and all(part and len(part) < 64 for part in name.split("."))


def _usage(**said: bool) -> x509.KeyUsage:
    fields = (
        "digital_signature", "content_commitment", "key_encipherment", "data_encipherment", "key_agreement",
        "key_cert_sign", "crl_sign", "encipher_only", "decipher_only",
    )  # fmt: skip
    return x509.KeyUsage(**{name: said.get(name, False) for name in fields})


def _written(certificate: x509.Certificate, key: ec.EllipticCurvePrivateKey) -> Pair:
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return Pair(certificate.public_bytes(Encoding.PEM), secret)
