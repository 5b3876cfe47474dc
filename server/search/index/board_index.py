"""The index of one board: its whole tree, grown on first use, if it has at most a million steps.

A larger tree is searched without an index, like that of an n beyond the tables.
"""

from array import array
from dataclasses import dataclass
from functools import lru_cache

from ..algorithms.algorithm import Sums
from ..pausable import Pauses, finish
from ..puzzle.board import Board
from ..puzzle.moves import TOP, Masks, Moves, moves_on
from .index import INTERPRETED_HORIZON, NO_NODE, REMEMBERED, ROOT, TOO_LARGE_SHARE, Index

MOST_STEPS = 1_000_000  # of a tree that is grown: half a second, and four megabytes
INDEXES = 16  # trees that are kept
LOOKS = 256  # calls between two pauses


@dataclass(frozen=True, slots=True)
class Tree:
    """The calls below one call, in the order of the search, each with its row and the number of calls in its subtree.

    `solutions` and `dead_ends` are running sums over these calls, so they have one number more.
    """

    rows: bytearray
    span: "array[int]"
    solutions: "array[int]"
    dead_ends: "array[int]"

    def sums(self, node: int) -> Sums:
        """Return the sums of a call's subtree."""
        end = node + self.span[node]
        solutions, dead_ends = self.solutions, self.dead_ends
        return Sums(end - node, solutions[end] - solutions[node], dead_ends[end] - dead_ends[node])

    def entered(self, node: int) -> int:
        """Return the step that enters a call: three for each call before, but its `return` only if it is over."""
        return 3 * node - self.rows[node]


def grow(moves: Moves, top: Masks, most: int) -> Pauses[Tree | None]:
    """Grow the tree below a call; return None if it has more than `most` calls."""
    rows, span, solved, ended = bytearray(), array("i"), array("i", [0]), array("i", [0])
    open_at: list[int] = []  # by depth the latest node
    waiting = [top]
    while waiting:
        node, masks = len(rows), waiting.pop()
        if node == most:
            return None
        depth = masks[0] - top[0]
        for above in range(depth, len(open_at)):
            span[open_at[above]] = node - open_at[above]
        del open_at[depth:]
        open_at.append(node)
        rows.append(masks[0])
        span.append(1)
        free, is_full = moves.free(*masks), masks[0] == moves.n
        solved.append(solved[-1] + is_full)
        ended.append(ended[-1] + (not free and not is_full))
        while free:  # the highest bit first, so that the lowest leaves the stack first
            bit = 1 << free.bit_length() - 1
            free ^= bit
            waiting.append(moves.below(masks, bit))
        if node % LOOKS == 0:
            yield
    for latest in open_at:
        span[latest] = len(rows) - latest
    return Tree(rows, span, solved, ended)


class BoardIndex(Index):
    """Sums of the subtrees of the search on one board. `prepare` must have run before it is whole."""

    def __init__(self, board: Board) -> None:
        self.n, self.board, self.moves = board.n, board, moves_on(board)
        self.table = None
        self.tree: Tree | None = None
        self.is_large = False  # the tree has more than MOST_STEPS
        self._grown = lru_cache(REMEMBERED)(self._grow)

    def prepare(self) -> Pauses[None]:
        """Grow the tree, unless that has been tried."""
        if self.tree is None and not self.is_large:
            tree = yield from grow(self.moves, TOP, MOST_STEPS // 3)
            self.tree, self.is_large = tree, tree is None

    def _grow(self, masks: Masks) -> Sums | None:
        tree = finish(grow(self.moves, masks, self.horizon // TOO_LARGE_SHARE))
        return tree.sums(ROOT) if tree else None

    def sums(self, node: int, row: int, ld: int, col: int, rd: int, reg: int = 0) -> Sums | None:
        if node != NO_NODE and self.tree:
            return self.tree.sums(node)
        return self._grown((row, ld, col, rd, reg))

    @property
    def horizon(self) -> int:
        return INTERPRETED_HORIZON

    @property
    def whole(self) -> bool:
        return self.tree is not None

    @property
    def root(self) -> int:
        return ROOT  # also before the tree has grown, so that walks made then use it later

    def first_child(self, node: int, row: int) -> int:  # noqa: ARG002 - a table needs it
        return NO_NODE if node == NO_NODE else node + 1

    def next_sibling(self, node: int) -> int:
        return node + self.tree.span[node] if self.tree and node != NO_NODE else NO_NODE


@lru_cache(INDEXES)
def index_on(board: Board) -> BoardIndex:
    """Return the index of a board."""
    return BoardIndex(board)
