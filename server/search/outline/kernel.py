"""The hot loop of the outline, which draws a range of steps at a few pixels; compiled if numba is available.

A subtree has two steps for each call and one for each square that the call tries. A pen moves over the steps; the
pixel below it gets the deepest row and the solutions.
"""

from typing import Any

from ..compiled import is_compiled, njit
from ..index.kernels import measure

# The fields of a pen: the next step; the first step of the next pixel; the pixel; the range of steps and its width in
# pixels; the part of the range that is drawn.
POSITION, BORDER, PIXEL, START, STOP, WIDTH, FIRST, END = range(8)
FREE, UNUSED, ALL = 0, 1, 2  # candidates: the squares of a row that are tried; UNUSED: in columns without a queen
BEFORE, AFTER = 1, 2  # a call goes on before, after the part that is drawn
ROWS = 34  # rows of the largest board, one for the solution, and one to spare
NO_NODE = -1
COMPILED = is_compiled()  # of this module's loops, also if numba comes later


@njit
def ones(mask: int) -> int:
    """Count the bits that are set; an array's numbers have no `bit_count`."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@njit
def next_pixel(pen: Any) -> None:
    """Move the pen to its next pixel. Step k belongs to pixel (k - start) * width // (stop - start)."""
    pen[PIXEL] += 1
    pen[BORDER] = pen[START] + ((pen[PIXEL] + 1) * (pen[STOP] - pen[START]) + pen[WIDTH] - 1) // pen[WIDTH]


@njit
def mark(pen: Any, steps: int, row: int, deepest: Any) -> None:
    """Move the pen over `steps` steps whose deepest row is `row`."""
    end = pen[POSITION] + steps
    position = max(pen[POSITION], pen[FIRST])
    while position < min(end, pen[END]):
        while position >= pen[BORDER]:
            next_pixel(pen)
        deepest[pen[PIXEL]] = max(deepest[pen[PIXEL]], row)
        position = min(end, pen[BORDER])
    pen[POSITION] = end


@njit
def spread(pen: Any, steps: int, found: int, row: int, deepest: Any, solutions: Any) -> None:
    """Move the pen over `steps` steps with `found` solutions, spread evenly over them."""
    begin = pen[POSITION]
    end = begin + steps
    position = max(begin, pen[FIRST])
    given = found * (position - begin) // steps
    while position < min(end, pen[END]):
        while position >= pen[BORDER]:
            next_pixel(pen)
        deepest[pen[PIXEL]] = max(deepest[pen[PIXEL]], row)
        position = min(end, pen[BORDER], pen[END])
        now = found * (position - begin) // steps
        solutions[pen[PIXEL]] += now - given
        given = now
    pen[POSITION] = end


@njit
def skim(n: int, candidates: int, row: int, ld: int, col: int, rd: int, room: int, stack: Any) -> tuple[int, int, int]:
    """Return a subtree's steps (from call up to return), solutions and deepest row; steps -1 if more than `room`."""
    if candidates == FREE:
        calls, solutions, _, deepest = measure(n, row, ld, col, rd, (room + 2) // 3, stack)
        steps = 3 * calls - 2
    elif candidates == ALL:  # a solution tries nothing but has a caller of its own: at least half of all calls try n
        calls, solutions, _, deepest = measure(n, row, ld, col, rd, max(1, (room + 1) * 2 // (n + 4)), stack)
        steps = 2 * calls - 1 + n * (calls - solutions)
    else:
        return skim_unused(n, row, ld, col, rd, room, stack)
    if calls < 0 or steps > room:
        return -1, 0, 0
    return steps, solutions, deepest


@njit
def skim_unused(n: int, row: int, ld: int, col: int, rd: int, room: int, stack: Any) -> tuple[int, int, int]:
    """Run `skim` for calls that try the columns without a queen: as many as there are rows without a queen."""
    done = (1 << n) - 1
    steps, solutions, deepest, waiting = -1, 0, row, 0
    while True:
        poss = ~(ld | col | rd) & done
        steps += 2 + n - row
        deepest = max(deepest, row)
        solutions += row == n
        if steps > room:
            return -1, 0, 0
        if poss == 0:
            if waiting == 0:
                return steps, solutions, deepest
            waiting -= 1
            poss, ld, col = stack[0][waiting], stack[1][waiting], stack[2][waiting]
            rd, row = stack[3][waiting], stack[4][waiting]
        bit = poss & -poss
        poss ^= bit
        stack[0][waiting], stack[1][waiting], stack[2][waiting] = poss, ld, col
        stack[3][waiting], stack[4][waiting] = rd, row
        waiting += poss != 0
        ld, col, rd = (ld | bit) >> 1, col | bit, (rd | bit) << 1 & done
        row += 1


@njit
def note(pen: Any, row: int, entered: int, end: int, after: int, calls: Any, made: int) -> int:
    """Note a call, cut to the drawn part, if it is a pixel wide or goes on outside; return the number noted."""
    first = max(entered, pen[FIRST])
    end = min(end, pen[END])
    outside = after + (BEFORE if entered < pen[FIRST] else 0)
    if first >= end or (outside == 0 and (end - first) * pen[WIDTH] < pen[STOP] - pen[START]):
        return made
    calls[made][0], calls[made][1], calls[made][2], calls[made][3] = row, first, end, outside
    return made + 1


@njit
def draw(
    n: int, candidates: int, table: Any, exact: bool, pen: Any, calls: Any, deepest: Any, solutions: Any, rows: Any,
    stack: Any,
) -> int:  # fmt: skip
    """Draw a part of the range; return the number of calls noted.

    - `table`: for each node in preorder its span, steps (call up to return), solutions and deepest row;
    - `exact`: enter a leaf of the table that a pixel's border cuts; otherwise spread its solutions;
    - `calls`, filled in: row, first step, end, and the sides of the part beyond which the call goes on;
    - `deepest`, `solutions`, filled in: for each pixel of the range;
    - `rows`, `stack`: arrays to work in.
    """
    done = (1 << n) - 1
    first, end, pixels, length = pen[FIRST], pen[END], pen[WIDTH], pen[STOP] - pen[START]
    poss, ld, col, rd, entered, following, left = rows[0], rows[1], rows[2], rows[3], rows[4], rows[5], rows[6]
    poss[0] = ld[0] = col[0] = rd[0] = entered[0] = 0
    made = row = node = 0
    pen[POSITION] = 0
    pen[PIXEL] = (first - pen[START]) * pixels // length - 1
    next_pixel(pen)
    while row >= 0 and pen[POSITION] < end:
        following[row] = node + 1 if node >= 0 and table[node][0] > 1 else NO_NODE  # a call is entered
        poss[row] = ~(ld[row] | col[row] | rd[row]) & done
        left[row] = poss[row] if candidates == FREE else ~col[row] & done if candidates == UNUSED or row == n else done
        mark(pen, 1, row, deepest)
        if row == n and pen[POSITION] > first:
            solutions[pen[PIXEL]] += 1
        while pen[POSITION] < end:
            if poss[row] == 0:  # the rest are rejected, then it returns to its caller
                mark(pen, ones(left[row]), row, deepest)
                after = AFTER if pen[POSITION] > end else 0
                made = note(pen, row, entered[row], pen[POSITION], after, calls, made)
                row -= 1
                if row < 0:
                    break
                mark(pen, 1, row, deepest)
                continue
            bit = poss[row] & -poss[row]
            poss[row] ^= bit
            mark(pen, ones(left[row] & (2 * bit - 1)), row, deepest)  # some are rejected, then a queen takes one
            left[row] &= ~(2 * bit - 1)
            below = row + 1
            ld[below] = (ld[row] | bit) >> 1
            col[below] = col[row] | bit
            rd[below] = (rd[row] | bit) << 1 & done
            node = following[row]
            position = pen[POSITION]
            while first <= position < end and position >= pen[BORDER]:
                next_pixel(pen)
            room = first - position if position < first else min(pen[BORDER], end) - position
            steps = found = low = 0
            if node >= 0:
                following[row] += table[node][0]
                steps, found, low = table[node][1], table[node][2], table[node][3]
                if table[node][0] == 1 and steps > room and not exact:
                    after = AFTER if position + steps > end else 0
                    made = note(pen, below, position, position + steps, after, calls, made)
                    spread(pen, steps, found, low, deepest, solutions)
                    mark(pen, 1, row, deepest)
                    continue
            elif room > 8:
                steps, found, low = skim(n, candidates, below, ld[below], col[below], rd[below], room, stack)
            if 0 < steps <= room and (steps * pixels < length or position + steps <= first):
                if position >= first:  # the whole subtree lies in one pixel
                    solutions[pen[PIXEL]] += found
                    deepest[pen[PIXEL]] = max(deepest[pen[PIXEL]], low)
                pen[POSITION] = position + steps
                mark(pen, 1, row, deepest)
                continue
            row = below
            entered[row] = pen[POSITION]
            break
    while row >= 0:  # calls that are still open at the end of the part
        made = note(pen, row, entered[row], end, AFTER, calls, made)
        row -= 1
    return made
