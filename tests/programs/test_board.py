"""Tests of the guessed board, in programs of every shape and in each of our listings."""

import json
from functools import cache

import pytest

from server.programs.board.film import Change, film
from server.programs.board.guess import Guess, guess
from server.programs.board.reading import Reading, Square
from server.programs.recording.recording import Recording
from server.search.algorithms.catalogue import ALGORITHMS
from server.search.trace.trace import Trace
from tests.programs.programs import CORPUS, SEARCHES, recorded, recorded_text, text_of
from tests.tools.slow import some

# name -> right `names` of its board, fields of its `reading`, its `size`, and the distinct `solutions` in the film
READINGS = json.loads((CORPUS / "readings.json").read_text("utf-8"))
DEAR = {"wrong/early_return", "wrong/wrong_sentinel", "wrong/no_result", "wrong/missing_diagonal", "wrong/doubled"}
USUAL = [name for name in SEARCHES if name not in DEAR]


@cache
def guessed(name: str) -> Guess:
    return guess(recorded(name))


@cache
def filmed(name: str) -> list[Change]:
    board = guessed(name).board
    assert board
    return film(recorded(name), board)


def sorted_attacks(squares: tuple[Square, ...]) -> list[tuple[Square, Square]]:
    """Find attacks by a rule other than the film's: by the directions of a queen's moves."""
    lines = [(row, column, row + column, row - column) for row, column in squares]
    pairs = [(one, other) for other in range(len(squares)) for one in range(other)]
    return [
        (squares[one], squares[other])
        for one, other in pairs
        if any(lines[one][line] == lines[other][line] for line in range(4))
    ]


def test_every_program_of_the_corpus_has_its_reading() -> None:
    assert READINGS.keys() == set(SEARCHES)


@pytest.mark.parametrize("name", some(SEARCHES, *USUAL))
def test_the_board_is_found_and_read(name: str) -> None:
    board = guessed(name).board
    assert board
    read, expected = json.loads(json.dumps(board.to_json())), READINGS[name]
    assert {one: read[one] for one in expected["reading"]} == expected["reading"]
    assert (board.name in expected["names"], guessed(name).size) == (True, expected["size"])


@pytest.mark.parametrize("name", some(SEARCHES, *USUAL))
def test_the_film_shows_the_programs_solutions(name: str) -> None:
    changes = filmed(name)
    solutions = {frozenset(change.squares) for change in changes if change.solution}
    assert len(solutions) == READINGS[name]["solutions"]
    for change in changes:
        assert all(0 <= row < change.size and 0 <= column < change.size for row, column in change.squares)
        assert change.attacks == tuple(sorted_attacks(change.squares))


@pytest.mark.parametrize("name", some(SEARCHES, *USUAL))
def test_each_change_leads_from_one_board_to_the_next(name: str) -> None:
    before: set[tuple[int, int]] = set()
    for one in filmed(name):
        squares = set(one.squares)
        assert (set(one.placed), set(one.lifted)) == (squares - before, before - squares)
        kinds = {"place": (1, 0), "move": (1, 1)}
        if one.kind in kinds:
            assert (len(one.placed), len(one.lifted)) == kinds[one.kind]
        assert (one.kind == "lift") == (not one.placed)
        before = squares
    assert [change.event for change in filmed(name)] == sorted({change.event for change in filmed(name)})


@pytest.mark.parametrize(
    "name", ["right/list_by_row", "right/matrix", "right/growing_list", "right/masks", "right/sets"]
)
def test_a_search_with_undo_places_and_lifts_in_turns(name: str) -> None:
    assert {change.kind for change in filmed(name)} == {"place", "lift"}
    assert not any(change.attacks for change in filmed(name))


def test_a_queen_that_is_put_to_be_tested_is_a_trial() -> None:
    changes = filmed("right/trial_on_board")
    trials = [change for change in changes if change.trial]
    assert trials
    assert all(change.attacks for change in trials)
    assert all(change.trial for change in changes if change.attacks)


def test_a_wrong_search_shows_its_attacked_queens() -> None:
    first = next(change for change in filmed("wrong/rising_diagonal_forgotten") if change.attacks)
    assert first.attacks == (((1, 2), (2, 1)),)
    assert not first.trial


def test_the_guess_says_how_sure_it_is() -> None:
    assert guessed("right/list_by_row").confidence == "sure"
    assert guessed("right/commented").confidence == "said"
    assert guessed("wrong/rows_shared").confidence == "unsure"


def test_values_unlike_a_board_are_none() -> None:
    text = """
def primes(n):
    found = []
    for number in range(2, n):
        if all(number % one for one in found):
            found.append(number)
    return found

def table(n):
    return [[row * column for column in range(n)] for row in range(n)]

print(primes(60), table(9))
words = "as few as are of use".split()
counts = {word: words.count(word) for word in words}
"""
    found = guess(recorded_text(text))
    assert (found.board, found.candidates) == (None, [])


@pytest.mark.parametrize("name", ["hostile/deep", "hostile/deep_on_purpose", "hostile/many_events", "hostile/broken"])
def test_calls_within_calls_and_numbers_are_no_board(name: str) -> None:
    assert guessed(name).board is None


def test_a_comment_names_the_board_and_the_registers() -> None:
    text = text_of("right/masks").replace("n = 6\n", "n = 6  # board: bit\n# bits: ld, rd\n")
    found = guess(recorded_text(text))
    assert found.board
    assert (found.board.name, found.board.way, found.confidence) == ("bit", "bits", "said")
    assert [register.name for register in found.registers] == ["ld", "rd"]


def test_masks_are_registers() -> None:
    registers = {one.name: one for one in guessed("right/masks").registers}
    assert registers.keys() == {"ld", "col", "rd", "poss", "bit"}
    assert (registers["col"].width, registers["col"].function, registers["col"].negative) == (6, "search", False)
    assert not any(guessed(name).registers for name in USUAL if "mask" not in name and "shift" not in name)


def test_other_readings_need_no_new_run() -> None:
    found = guessed("right/list_by_row")
    other = next(one.reading for one in found.candidates if one.reading.way == "calls")
    boards = [change.squares for change in filmed("right/list_by_row")]
    assert [change.squares for change in film(recorded("right/list_by_row"), other)] == boards


@pytest.mark.parametrize("name", ["right/no_reset", "right/dict_of_lists", "right/cells_of_objects", "right/masks"])
def test_a_reading_survives_its_way_through_json(name: str) -> None:
    board = guessed(name).board
    assert board
    assert Reading.from_json(board.to_json()) == board


@pytest.mark.parametrize(
    ("value", "why"),
    [
        (None, "must be an object with the fields"),
        ({"function": "", "name": "q", "way": "line", "taste": 1}, "must be an object with the fields"),
        ({"name": "q"}, "must be an object with the fields"),
        ({"function": "", "name": "q", "way": "sideways"}, "way must be one of line, squares, cells"),
    ],
)
def test_an_invalid_reading_is_an_error(value: object, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Reading.from_json(value)


# algorithm -> the name of its board, the way of reading it
BOARDS = {
    "naive": ("queens", "line"),
    "backtracking": ("board", "cells"),
    "basic": ("board", "cells"),
    "plain": ("board", "cells"),
    "caching": ("column", "calls"),
    "bitmask": ("col", "added"),
    "loop": ("col", "stack"),
    "flipped": ("bit", "bits"),
    "conjoin": ("column", "calls"),
}


@cache
def recorded_listing(algorithm: str, n: int) -> tuple[Recording, Guess]:
    text = ALGORITHMS[algorithm].listing()
    assert text.count("\nn = 8\n") == 1
    recording = recorded_text(text.replace("\nn = 8\n", f"\nn = {n}\n"))
    return recording, guess(recording)


def boards_of(changes: list[Change]) -> list[frozenset[tuple[int, int]]]:
    return [frozenset(change.squares) for change in changes]


def boards_of_trace(algorithm: str, n: int) -> list[frozenset[tuple[int, int]]]:
    """Yield the boards of a trace that differ from the one before, without the empty board at the start."""
    found = [frozenset[tuple[int, int]]()]
    for step in Trace(algorithm, n):
        if frozenset(step.queens) != found[-1]:
            found.append(frozenset(step.queens))
    return found[1:]


@pytest.mark.parametrize("n", some([4, 5, 6], 5))
@pytest.mark.parametrize("algorithm", [name for name in ALGORITHMS if name != "naive"])
def test_a_recorded_listing_shows_the_boards_of_its_trace(algorithm: str, n: int) -> None:
    recording, guessed = recorded_listing(algorithm, n)
    assert recording.end.reason == "done"
    assert guessed.board
    assert boards_of(film(recording, guessed.board)) == boards_of_trace(algorithm, n)


def test_that_of_the_search_that_tries_all_boards_shows_each() -> None:
    recording, guessed = recorded_listing("naive", 4)
    assert guessed.board
    shown = boards_of(film(recording, guessed.board))
    tried = [board for board in boards_of_trace("naive", 4) if len(board) == 4]
    assert shown == list(dict.fromkeys(tried))


@pytest.mark.parametrize("algorithm", BOARDS)
def test_its_board_is_the_name_that_a_reader_would_choose(algorithm: str) -> None:
    _, guessed = recorded_listing(algorithm, 4 if algorithm == "naive" else 5)
    name, way = BOARDS[algorithm]
    assert guessed.board
    assert (guessed.board.name, guessed.board.way) == (name, way)
