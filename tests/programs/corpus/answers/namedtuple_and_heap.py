# right: the next column comes from a heap by its number of free squares
import heapq
from collections import namedtuple

Queen = namedtuple("Queen", "row col")
N = 6
found = []


def free_columns(queens, row):
    return [c for c in range(N) if all(c != q.col and abs(c - q.col) != abs(row - q.row) for q in queens)]


def search(queens):
    left = [row for row in range(N) if row not in {q.row for q in queens}]
    if not left:
        found.append(sorted(queens))
        return
    heap = [(len(free_columns(queens, row)), row) for row in left]
    heapq.heapify(heap)
    _, row = heap[0]
    for col in free_columns(queens, row):
        search(queens + [Queen(row, col)])


search([])
for queens in found:
    print([tuple(queen) for queen in queens])
