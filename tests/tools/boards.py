"""`python3 -m tests.tools.boards`: makes the file of boards for the puzzle of the day, the same file each time.

Node.js runs the page's maker; the rules of `server/search/deduction` find how hard each board is.
"""

import subprocess
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import closing

from server.search.deduction.deduce import GUESSED, deducing
from server.search.pausable import finish
from server.search.puzzle.board import parse_board
from tests.tools.programs import find
from tests.tools.serving import ROOT

FILE = ROOT / "server/static/puzzle/boards.txt"
MAKER = ROOT / "tests/js/puzzle/boards.js"
EASY = 3  # boards that need no harder rule count as one kind
# n -> the number of boards of each kind, by the hardest rule
WANTED: Mapping[int, Mapping[int, int]] = {
    7: {EASY: 180, 4: 120, 5: 210, GUESSED: 90},
    8: {EASY: 180, 4: 120, 5: 210, GUESSED: 90},
    9: {EASY: 120, 4: 80, 5: 140, GUESSED: 60},
    10: {EASY: 75, 4: 50, 5: 88, GUESSED: 37},
    11: {EASY: 35, 4: 25, 5: 65, GUESSED: 25},
}


def make(n: int, seed: int = 0) -> Iterator[tuple[str, float]]:
    """Yield the text of boards without end, each with the milliseconds that it took."""
    command = [find("node") or "node", MAKER, str(n), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as maker:
        assert maker.stdout
        try:
            for line in maker.stdout:
                board, took = line.split()
                yield board, float(took)
        finally:
            maker.terminate()


def rate(board: str) -> int:
    """Return the hardest rule that a board needs, from its text."""
    return finish(deducing(parse_board(board))).hardest or 0


def choose(n: int) -> Iterator[tuple[int, int, str]]:
    """Yield so many boards of each kind as are wanted: n, the hardest rule, the rows."""
    wanted = Counter(WANTED[n])
    with closing(make(n)) as boards:
        for board, _ in boards:
            rule = rate(board)
            kind = max(EASY, rule)
            if wanted[kind]:
                wanted[kind] -= 1
                yield n, rule, board.partition(":")[2]
            if not wanted.total():
                return


def main() -> None:
    lines = sorted(line for n in WANTED for line in choose(n))
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text("".join(f"{n} {rule} {rows}\n" for n, rule, rows in lines), "utf-8")


if __name__ == "__main__":
    main()
