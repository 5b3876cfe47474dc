"""Secrets of a room: the host's token, the code that follows from it, and the seats that are issued with it.

Nothing is stored. After a crash the holder of the token gets the same code again, and earlier seats are still accepted.
The server stores no token: only its SHA-256 to compare with, and a key for seats that is derived from it.

Of several processes each has a part of the letters for the first sign of its codes. So a proxy finds the process of a
class by its code.
"""

import base64
import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass
from urllib.parse import urlsplit

LETTERS = "34679BCDFGHJKMNPQRSTVWXZ"  # no vowels, so no words; no signs that look alike
LENGTH = 6
_TOKEN = re.compile(r"[0-9a-f]{32}")
LARGEST_NUMBER = 9_999_999  # of a seat; a client might join again all day to use them up
LARGEST_GROUP = 2**48  # of the numbers that stand for addresses
_BETWEEN = re.compile(r"[\s\u2010-\u2015-]")  # separators between its signs as people type it
_SEAT = re.compile(r"([1-9]\d{0,6})\.([\w-]{16})\.([\w-]{22})", re.ASCII)
_COST = {"n": 2**15, "r": 8, "p": 1, "maxmem": 2**26}  # of scrypt: about 0.1 s and 32 MB
_SALT = b"bitqueens: the code of a class"
_MARK_BYTES = 16


def is_token(value: object) -> bool:
    """Return whether this can be a host's token: 128 random bits as 32 hexadecimal digits."""
    return isinstance(value, str) and _TOKEN.fullmatch(value) is not None


def is_seat(value: object) -> bool:
    """Return whether this has the form of a seat: its number, 96 random bits, and the server's proof."""
    return isinstance(value, str) and _SEAT.fullmatch(value) is not None


def read_code(text: str) -> str | None:
    """Return the code in typed text, with spaces or hyphens and in any case; None if it cannot be one."""
    code = _BETWEEN.sub("", text).upper()
    return code if len(code) == LENGTH and set(code) <= set(LETTERS) else None


def is_like_code(text: str) -> bool:
    """Return whether typed text may be meant as a code: it has as many letters and digits, or a letter more or less."""
    typed = _BETWEEN.sub("", text)
    is_near = abs(len(typed) - LENGTH) == 1 and set(typed.upper()) <= set(LETTERS)
    return is_near or (len(typed) == LENGTH and typed.isascii() and typed.isalnum())


def signs_of_shard(number: int, count: int) -> str:
    """Return the first signs of the codes of a process: its part of the letters, divided evenly and in order."""
    return LETTERS[(number - 1) * len(LETTERS) // count : number * len(LETTERS) // count]


def code_of(token: str, first_signs: str = LETTERS) -> str:
    """Return the code of a token's room. Takes about 0.1 s, which makes a search for a token with a given code slow.

    `first_signs`: those of this process's codes. The code begins with the one at `digit % len(first_signs)`, where a
    process alone takes the letter at `digit`. The other five signs are the same for all processes.
    """
    number = int.from_bytes(hashlib.scrypt(token.encode(), salt=_SALT, dklen=16, **_COST), "big")
    number, digit = divmod(number, len(LETTERS))
    code = first_signs[digit % len(first_signs)]
    while len(code) < LENGTH:
        number, digit = divmod(number, len(LETTERS))
        code += LETTERS[digit]
    return code


def address_of(base: str, code: str) -> str:
    """Return the address of a room on a server at `base`."""
    return f"{base.rstrip('/')}/{code}"


def draw_code(address: str) -> list[str]:
    """Return the QR code of an address: rows of 0 and 1, without a margin.

    Capitals take fewer squares, and are equivalent where the path is only the code.
    """
    import segno  # imported late: a page without classes does not need it

    is_plain = urlsplit(address).path.count("/") == 1
    text = address.upper() if is_plain else address
    return ["".join(map(str, row)) for row in segno.make_qr(text, error="m").matrix]


@dataclass(frozen=True, slots=True, repr=False)
class Seat:
    """A seat: the number that its owner sees, and a mark that identifies it but is not its secret."""

    number: int
    mark: bytes


class Keys:
    """Keys derived from a token, which the server stores instead of it."""

    def __init__(self, token: str) -> None:
        self._digest = _digest(token)
        self._seats = hmac.digest(token.encode(), b"seats", "sha256")

    def is_of(self, token: str) -> bool:
        """Return whether this is the token, in constant time."""
        return hmac.compare_digest(self._digest, _digest(token))

    def disguise(self, owner: str) -> int:
        """Return a number for an owner of seats, valid in this class alone, from which the owner cannot be found."""
        return 1 + int.from_bytes(hmac.digest(self._seats, f"owner {owner}".encode(), "sha256")[:6], "big")

    def issue(self, number: int) -> str:
        """Return a new seat with this number, for its owner alone."""
        rest = f"{number}.{secrets.token_urlsafe(12)}"
        return f"{rest}.{self._prove(rest)}"

    def read(self, seat: str) -> Seat | None:
        """Return the seat, if any server has issued it with this token."""
        parts = _SEAT.fullmatch(seat)
        if parts is None:
            return None
        rest, _, proof = seat.rpartition(".")
        if not hmac.compare_digest(proof, self._prove(rest)):
            return None
        return Seat(int(parts[1]), hashlib.sha256(seat.encode()).digest()[:_MARK_BYTES])

    def _prove(self, rest: str) -> str:
        proof = hmac.digest(self._seats, rest.encode(), "sha256")[:_MARK_BYTES]
        return base64.urlsafe_b64encode(proof).decode().rstrip("=")


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
