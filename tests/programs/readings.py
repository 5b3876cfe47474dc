"""The board of each program of the corpus, and the solutions that the program finds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from server.programs.board.reading import Reading, Way


@dataclass(frozen=True)
class Expected:
    """A name, its way of reading, the rows of the board, and the distinct solutions in the film.

    `names`: others that are right, too, such as those of the same object in another call.
    """

    name: str
    way: Way
    size: int
    solutions: int
    more: dict[str, Any] = field(default_factory=dict)
    names: tuple[str, ...] = ()

    def differences(self, reading: Reading) -> list[str]:
        """Return the differences of a reading."""
        expected = {
            "way": self.way,
            "index": "row",
            "origin": 0,
            "skipped": 0,
            "attribute": "",
            "flat": False,
            **self.more,
        }
        found = [f"{name} {getattr(reading, name)!r}, not {value!r}" for name, value in expected.items()]
        wrong = [
            text for text, (name, value) in zip(found, expected.items(), strict=True) if getattr(reading, name) != value
        ]
        return wrong if reading.name in (self.name, *self.names) else [f"name {reading.name}, not {self.name}", *wrong]


READINGS = {
    "right/breadth_first": Expected("queens", "line", 5, 10),
    "right/cells_of_objects": Expected("self.cells", "cells", 5, 10, {"attribute": "has_queen", "mark": True}),
    "right/cleared_to_zero": Expected("board", "line", 6, 4, {"counter": ("Search.place", "row")}),
    "right/commented": Expected("b", "line", 5, 10),
    "right/counted_from_one": Expected("x", "line", 6, 4, {"origin": 1, "skipped": 1}),
    "right/dict_by_row": Expected("placed", "keys", 6, 4),
    "right/dict_of_lists": Expected("game.queens", "line", 6, 4),
    "right/flags": Expected("col", "calls", 6, 4),
    "right/flat_matrix": Expected("board", "cells", 5, 10, {"flat": True, "mark": 1}),
    "right/generator": Expected("board", "line", 6, 4),
    "right/growing_list": Expected("board", "line", 5, 10),
    "right/list_by_column": Expected("rows", "line", 6, 4, {"index": "column"}),
    "right/list_by_row": Expected("queens", "line", 6, 4),
    "right/list_handed_on": Expected("placed", "line", 6, 4),
    "right/list_of_objects": Expected("queens", "squares", 5, 10),
    "right/local_search": Expected("board", "line", 6, 1),
    "right/loop_with_counter": Expected("col", "line", 6, 4),
    "right/masks": Expected("col", "added", 6, 4, names=("bit",)),
    "right/masks_by_row": Expected("cols", "added", 6, 4, names=("spot",)),
    "right/matrix": Expected("board", "cells", 6, 4, {"mark": 1}),
    "right/matrix_first_only": Expected("chess", "cells", 6, 1, {"mark": "Q"}, ("board",)),
    "right/never_cleared": Expected("x", "line", 6, 4, {"counter": ("queens", "k")}),
    "right/no_reset": Expected("x", "line", 5, 10, {"counter": ("place", "k")}),
    "right/numbers": Expected("taken", "numbers", 6, 4),
    "right/object": Expected("board.positions", "line", 6, 4, names=("self.positions",)),
    "right/permutation": Expected("perm", "line", 6, 4, {"counter": ("search", "row")}),
    "right/permutations": Expected("board", "line", 5, 10),
    "right/set_of_squares": Expected("board", "squares", 6, 4),
    "right/sets": Expected("col", "calls", 6, 4),
    "right/several_sizes": Expected("board", "line", 6, 16),
    "right/squares": Expected("queens", "squares", 6, 4),
    "right/strings": Expected("board", "cells", 5, 10, {"mark": "Q"}),
    "right/trial_on_board": Expected("board", "cells", 5, 10, {"mark": 1}),
    "wrong/break_too_early": Expected("col", "calls", 6, 0),
    "wrong/doubled": Expected("queens", "squares", 4, 2),
    "wrong/early_return": Expected("board", "line", 6, 1),
    "wrong/missing_diagonal": Expected("queens", "line", 6, 4),
    "wrong/no_result": Expected("chess", "cells", 6, 4, {"mark": "Q"}, ("board",)),
    "wrong/no_undo": Expected("board", "line", 6, 1),
    "wrong/no_undo_matrix": Expected("board", "cells", 6, 0, {"mark": 1}),
    "wrong/off_by_one": Expected("board", "line", 6, 0),
    "wrong/return_in_loop": Expected("board", "cells", 6, 0, {"mark": 1}),
    "wrong/rising_diagonal_forgotten": Expected("board", "cells", 4, 2, {"mark": 1}),
    "wrong/rows_shared": Expected("board", "cells", 6, 0, {"mark": 1}),
    "wrong/shared_board": Expected("queens", "line", 6, 4),
    "wrong/shift_wrong_way": Expected("col", "added", 6, 4, names=("bit",)),
    "wrong/wrong_sentinel": Expected("queens", "line", 6, 0, {"empty": (0, None)}),
}
