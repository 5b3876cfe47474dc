"""Test of the answers: the page says nothing false of a program of the corpus, and says what helps."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.programs.answers import ANSWERS, FOLDERS, Expectation, Page, faults_in, judge
from tests.programs.programs import CORPUS
from tests.tools.programs import find

# program -> why it still fails; empty when all kinds are mended
STILL_FAILING: dict[str, str] = {
    "masks/fewest_first": "masks of rows in another order are read as rows one after the other",
    "masks/highest": "one of two numbers for the size is changed",
    "masks/knights": "another puzzle",
    "masks/limited": "half of the boards are counted twice",
    "masks/rooks": "another puzzle",
    "right/cleared_to_zero": "one of two numbers for the size is changed",
    "wrong/no_undo": "the first solution of a search that loses the others is called right",
    "wrong/rows_shared": "rows that are one list leave a doubt",
    "wrong/shared_board": "a count beside boards that are one list is called right",
    "answers/asks_until_valid": "EOFError in a try is a fault",
    "answers/at_least_four": "SystemExit for small N is a fault",
    "answers/bishops_one_in_each_row": "another puzzle",
    "answers/cheapest_assignment": "permutations without a diagonal test are taken for queens",
    "answers/classes_up_to_symmetry": "one of each class is taken for the first solution",
    "answers/count_before_boards": "the count 1 before the board [0] is no count for N = 1",
    "answers/counter_in_a_list": "the size in a heading is taken for the count of N = 1",
    "answers/decimals_beside_counts": "decimals are taken for counts",
    "answers/deep_and_right": "deep recursion is called endless",
    "answers/each_board_in_all_orders": "boards in all orders count once",
    "answers/first_queen_given": "another puzzle",
    "answers/first_three_as_requested": "as many boards as are asked for are called too few",
    "answers/forward_checking": "the count 1 before the board [0] is no count for N = 1",
    "answers/found_but_never_printed": "nothing is said of an answer that is not printed",
    "answers/generator_until_enough": "as many boards as are asked for are called too few",
    "answers/generator_with_yield_from": "as many boards as are asked for are called too few",
    "answers/heading_of_column_numbers": "a heading is taken for a board",
    "answers/heuristic_pattern": "an exception for 2 queens, which have no solution, is a fault",
    "answers/iterator_class": "the count 1 before the board [0] is no count for N = 1",
    "answers/level_queue_asserted": "full boards in a queue are not found",
    "answers/limit_of_solutions": "as many boards as are asked for are called too few",
    "answers/list_only_counted": "a list that is only counted is a fault",
    "answers/loop_takes_the_boards_name": "the loop that prints has the name of the board",
    "answers/namedtuple_and_heap": "boards that are sorted where they are kept are called repeated",
    "answers/next_of_a_generator": "an exception for 2 queens, which have no solution, is a fault",
    "answers/numbered_by_a_global": "a second call that numbers further is a fault",
    "answers/one_board_for_each_start": "one board for each start is called repeated",
    "answers/one_row_more_of_all_boards": "all boards of one row at once are taken for moves on a full board",
    "answers/only_columns_tested": "attacked boards count in the tries",
    "answers/orders_filtered_wrongly": "boards in all orders count once",
    "answers/permutations_of_numbers": "another puzzle",
    "answers/regions_and_no_touch": "another puzzle",
    "answers/reserved_squares": "another puzzle",
    "answers/result_named_like_the_board": "the result has the name of the board",
    "answers/row_early_pairs": "pairs with a queen less are no short boards",
    "answers/rows_and_columns_of_input": "another puzzle",
    "answers/rows_are_one_list": "rows that are one list leave a doubt",
    "answers/rows_of_zero_and_one": "the row `0 1` is taken for columns",
    "answers/shown_right_stored_empty": "boards that were shown hide the list that is printed",
    "answers/step_by_step_protocol": "a protocol of moves is taken for boards, and a second call is a fault",
    "answers/textbook_array_from_one": "old values behind the depth are taken for queens",
    "answers/trace_with_levels": "a second call that numbers further is a fault",
    "answers/two_times_of_two_words": "two lines of words are taken for a picture",
    "answers/unit_test_case": "the number of tests that ran is taken for the count",
    "answers/value_error_for_small": "an exception for 2 queens, which have no solution, is a fault",
    "answers/words_of_digits": "the size of the board of digits is taken for 9",
}


@pytest.fixture(scope="module")
def speaker() -> Iterator[Page | None]:
    """Start the page's modules once; None without Node.js."""
    started = Page() if find("node") else None
    yield started
    if started:
        started.close()


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.xfail(reason=STILL_FAILING[name])) if name in STILL_FAILING else name
        for name in ANSWERS
    ],
)
def test_nothing_false_is_said(name: str, speaker: Page | None) -> None:
    path = CORPUS / f"{name}.py"
    expected = Expectation.of(path.read_text("utf-8"), FOLDERS.get(path.parent.name, ""))
    found = judge(path)
    said = speaker.say(found) if speaker else []
    faults = [
        *faults_in(expected.kind, found["findings"], found["trials"]),
        *(expected.faults(said) if speaker else ()),
    ]
    if faults:
        pytest.fail("\n".join([*faults, "", *map(str, said)]), pytrace=False)


@pytest.mark.parametrize("text", ["# wright", "n = 8  # right", "# right or wrong", ""])
def test_a_program_without_a_kind_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="a line must be"):
        Expectation.of(f"{text}\n")
