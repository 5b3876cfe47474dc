"""The eight turns are a group, and they make as many classes of solutions as published."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.search.pausable import finish
from server.search.symmetry import TURNS, Columns, Turn, classify, image, product

A002562 = [1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787]  # classes for n = 1, 2, ...

TURN = st.sampled_from(TURNS)
BOARD = st.integers(1, 12).flatmap(lambda n: st.permutations(range(n))).map(tuple)


def solutions(n: int) -> list[Columns]:
    """All solutions in some order, found without a mask or a tree."""
    return [
        columns
        for columns in itertools.permutations(range(n))
        if len({row + column for row, column in enumerate(columns)}) == n
        and len({row - column for row, column in enumerate(columns)}) == n
    ]


def test_each_turn_moves_a_board() -> None:
    board = (1, 3, 0, 2, 4)  # as squares: .Q... / ...Q. / Q.... / ..Q.. / ....Q
    assert {turn: image(board, turn) for turn in TURNS} == {
        "identity": (1, 3, 0, 2, 4),
        "quarter": (2, 4, 1, 3, 0),
        "half": (0, 2, 4, 1, 3),
        "three_quarters": (4, 1, 3, 0, 2),
        "left_right": (3, 1, 4, 2, 0),
        "top_bottom": (4, 2, 0, 3, 1),
        "falling_diagonal": (2, 0, 3, 1, 4),
        "rising_diagonal": (0, 3, 1, 4, 2),
    }


@given(BOARD, TURN, TURN)
def test_two_turns_are_one(board: Columns, first: Turn, then: Turn) -> None:
    assert image(image(board, first), then) == image(board, product(first, then))


@given(TURN, TURN, TURN)
def test_a_group(a: Turn, b: Turn, c: Turn) -> None:
    assert product(product(a, b), c) == product(a, product(b, c))
    assert product(a, "identity") == product("identity", a) == a
    assert [product(a, turn) for turn in TURNS].count("identity") == 1  # its inverse
    assert {product(a, turn) for turn in TURNS} == set(TURNS)


@pytest.mark.parametrize("n", range(1, 10))
def test_as_many_classes_as_published(n: int) -> None:
    found = solutions(n)
    sorted_ = finish(classify(found))
    assert len(sorted_.members) == A002562[n - 1]
    assert sorted(index for members in sorted_.members for index in members) == list(range(len(found)))
    for number, members in enumerate(sorted_.members):
        first = found[members[0]]
        assert members == sorted(members)
        images = [image(first, turn) for turn in TURNS]
        assert len(members) == len(set(images))
        assert sorted_.turns[members[0]] == "identity"
        for index in members:
            assert sorted_.of[index] == number
            assert sorted_.turns[index] == TURNS[images.index(found[index])]
    assert sorted_.seen == [max(sorted_.of[: index + 1]) + 1 for index in range(len(found))]
    assert [members[0] for members in sorted_.members] == sorted(members[0] for members in sorted_.members)
