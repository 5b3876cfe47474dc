"""Secrets of a room: tokens, codes and seats; and the QR code that pupils scan."""

import re
import time

import pytest
import zxingcpp
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from server.config.limits import MOST_SHARDS
from server.rooms.codes import (
    LETTERS,
    Keys,
    Seat,
    address_of,
    code_of,
    draw_code,
    is_seat,
    is_token,
    read_code,
    signs_of_shard,
)
from tests.tools.serving import ROOT

TOKEN = "0123456789abcdef" * 2


def test_a_token_has_the_same_code_on_any_server_and_it_takes_a_while() -> None:
    began = time.process_time()
    codes = [code_of(TOKEN), code_of(TOKEN), code_of(TOKEN[::-1])]
    assert time.process_time() - began > 0.06  # else an attacker could try all tokens
    assert codes[0] == codes[1] == "4CRQD4" != codes[2]
    assert set("".join(codes)) <= set(LETTERS)
    assert [read_code(code) for code in codes] == codes


@pytest.mark.parametrize("count", [1, 2, 3, 5, MOST_SHARDS])
def test_the_first_signs_of_several_processes_are_all_letters_divided_evenly_and_in_order(count: int) -> None:
    signs = [signs_of_shard(number, count) for number in range(1, count + 1)]
    assert "".join(signs) == LETTERS
    assert {*map(len, signs)} <= {len(LETTERS) // count, -(-len(LETTERS) // count)}


def test_the_manual_and_the_recipes_name_the_first_signs() -> None:
    manual = (ROOT / "server/launch/SERVING.md").read_text("utf-8")
    rows = re.findall(r"^\| (\d+) \| (`[A-Z\d]+`(?:, `[A-Z\d]+`)+) \|$", manual, re.MULTILINE)
    assert [count for count, _ in rows] == ["2", "3", "4"]
    for count, signs in rows:
        assert re.findall(r"`(\w+)`", signs) == [signs_of_shard(number + 1, int(count)) for number in range(int(count))]
    for recipe in ("nginx.conf", "Caddyfile", "compose.yaml"):
        text = (ROOT / "server/hosting/recipes" / recipe).read_text("utf-8")
        assert re.findall(r"\[([34679B]\w+|K\w+)\]", text) == [signs_of_shard(1, 2), signs_of_shard(2, 2)]


@pytest.mark.parametrize(("number", "count"), [(1, 1), (1, 2), (2, 2), (4, 5), (MOST_SHARDS, MOST_SHARDS)])
def test_a_token_has_one_code_in_each_process_and_only_its_first_sign_differs(number: int, count: int) -> None:
    signs = signs_of_shard(number, count)
    code = code_of(TOKEN, signs)
    assert code == code_of(TOKEN, signs) == signs[1 % len(signs)] + "CRQD4"  # 4 has the index 1 of all letters


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        (" k7m q4x ", "K7MQ4X"),
        ("k7m-q4x", "K7MQ4X"),
        ("K7M\u2011Q4X", "K7MQ4X"),
        ("K7MQ4", None),
        ("K7MQ4XX", None),
        ("K7MQ4A", None),
        ("K7MQ4ß", None),
        ("", None),
    ],
)
def test_a_code_as_it_is_typed(typed: str, code: str | None) -> None:
    assert read_code(typed) == code


def test_a_seat_is_valid_only_with_its_token() -> None:
    seat = Keys(TOKEN).issue(17)
    assert is_seat(seat)
    known = Keys(TOKEN).read(seat)
    assert known
    assert known.number == 17
    assert known.mark not in seat.encode()
    assert Keys(TOKEN[::-1]).read(seat) is None
    assert Keys(TOKEN).issue(17) != seat


@given(st.integers(0, 60), st.sampled_from("0Aa-_.9z"))
def test_a_seat_with_another_letter_is_none(place: int, letter: str) -> None:
    seat = "17.z2sCXinRGjK8W67b.cP0KmVvXcF2p2fQk0bVgIw"
    issued = Keys(TOKEN).issue(17)
    assert len(issued) == len(seat)
    place %= len(issued)
    changed = issued[:place] + letter + issued[place + 1 :]
    known: Seat | None = Keys(TOKEN).read(changed)
    assert (known is not None) == (changed == issued)


def test_only_the_token_is_the_token() -> None:
    keys = Keys(TOKEN)
    assert keys.is_of(TOKEN)
    assert not keys.is_of(TOKEN[::-1])
    assert TOKEN not in repr(vars(keys))
    assert [is_token(value) for value in (TOKEN, TOKEN.upper(), TOKEN[1:], None, 7, f"{TOKEN}\n")] == [True] + [
        False
    ] * 5


@pytest.mark.parametrize(
    ("base", "size", "read"),
    [
        ("http://192.168.100.123:8088/", 25, "HTTP://192.168.100.123:8088/K7MQ4X"),
        ("http://10.0.0.7:8088/Queens/", 29, "http://10.0.0.7:8088/Queens/K7MQ4X"),
    ],
)
def test_a_phone_reads_the_address(base: str, size: int, read: str) -> None:
    rows = draw_code(address_of(base, "K7MQ4X"))
    assert {len(rows), *map(len, rows)} == {size}
    margin, scale = 4, 6
    picture = Image.new("L", (size + 2 * margin, size + 2 * margin), 255)
    for y, row in enumerate(rows):
        for x, square in enumerate(row):
            picture.putpixel((x + margin, y + margin), 0 if square == "1" else 255)
    big = picture.resize((picture.width * scale, picture.height * scale), Image.Resampling.NEAREST)
    assert [code.text for code in zxingcpp.read_barcodes(big)] == [read]
