"""The text of a puzzle's board: its squares, regions and queens, and an error for each fault that names its place."""

import re

import pytest

from server.search.puzzle.board import Board, parse_board


def test_a_text_becomes_a_board_and_the_same_text() -> None:
    board = parse_board("touch:AAB/AbB/CC#")
    assert board == Board(3, "touch", ("AAB", "AbB", "CC#"))
    assert hash(board) == hash(parse_board(str(board)))
    assert str(board) == "touch:AAB/AbB/CC#"
    assert board.regions == ((0b110, 0b100, 0), (0b001, 0b011, 0), (0, 0, 0b110))
    assert board.queens == ((1, 1),)
    assert parse_board("Q").queens == ((0, 0),)
    assert parse_board("Q").regions == ()


@pytest.mark.parametrize(
    "text", ["..#/Q../...", "..#\nQ..\n...\n", "\r\n..#\r\nQ..\r\n...", "long: ..# / Q.. / ...", "long:..#/Q../.../"]
)
def test_the_rule_may_be_missing_and_rows_may_be_lines(text: str) -> None:
    assert str(parse_board(text)) == "long:..#/Q../..."


def test_free_squares_are_those_that_no_given_queen_attacks() -> None:
    assert parse_board("...#/.Q../..../....").free == (0b0000, 0b0100, 0b0001, 0b1010)
    assert parse_board("touch:AAAB/CaBB/CCDD/CDDD").free == (0b0001, 0b0100, 0b0001, 0b1011)


ATTACK = "given queens of the board must not attack each other, as those in"
MOST = "/".join(["............"] * 12)
FAULTS = {
    "": "board must have 1 to 12 rows, not 0",
    "touch:": "board must have 1 to 12 rows, not 0",
    f"{MOST}/............": "board must have 1 to 12 rows, not 13",
    "." * 301: "board must be a text of at most 300 signs, not of 301",
    "A" * 100_000: "board must be a text of at most 300 signs, not of 100,000",
    "...//...": "row 2 of the board must have 3 signs, since there are 3 rows, not 0",
    ".../..../...": "row 2 of the board must have 3 signs, since there are 3 rows, not 4",
    "...\n...": "row 1 of the board must have 2 signs, since there are 2 rows, not 3",
    "knight:.": "rule of the board must be one of long, touch, not 'knight'",
    ":.": "rule of the board must be one of long, touch, not ''",
    ".../..x/...": "row 2, column 3 of the board must be ., #, Q, A to C or a to c, not 'x'",
    "AAB/CCB/CDB": "row 3, column 2 of the board must be ., #, Q, A to C or a to c, not 'D'",
    "AAB/BBB/BBB": "board must have 0 or 3 regions, A to C, not 2: no square of C",
    "touch:.../.../...": "board with the rule touch must have 3 regions, A to C, not 0",
    ".../###/...": "row 2 of the board must have an open square, not '###'",
    "Q../..Q/.Q.": f"{ATTACK} row 2, column 3 and row 3, column 2 do",
    "touch:aAA/BBa/CCC": f"{ATTACK} row 1, column 1 and row 2, column 3 do",
    "touch:AAb/AAB/CAa": f"{ATTACK} row 1, column 3 and row 3, column 3 do",
    "long:AAb/AaB/CCC": f"{ATTACK} row 1, column 3 and row 2, column 2 do",
}


@pytest.mark.parametrize("text", FAULTS, ids=range(len(FAULTS)))
def test_a_fault_names_its_place_and_what_is_allowed(text: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(FAULTS[text])}$"):
        parse_board(text)
