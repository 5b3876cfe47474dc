"""The number of squares that the scanning searches look at in a subtree, by one loop, compiled or interpreted.

A row is one word with four bits for each column, the first column lowest. A mask holds 0 or 1 in a column's bits. A
word of lengths holds how many squares a scan from there looks at, up to the first queen or the edge. From one row to
the next, lengths move one column along their diagonal and grow by one; below a queen they start at one again. So the
loop itself scans nothing.
"""

from typing import Any

LARGEST = 14  # largest n whose lengths, all added up, fit in eight bits
ROOM = 7 * (LARGEST + 1)  # integers in the stack of `measure`


def measure(n: int, depth: int, path: int, stop: int, room: Any) -> tuple[int, int, int, int, int, int, int]:
    """Return the `Scans` of the call below some queens and the calls below it, down to row `stop` (depth: only itself).

    `path`: the columns of the `depth` queens, four bits each, the first row lowest; `room`: a stack of ROOM integers.
    """
    ones = 0x1111111111111111 & ((1 << 4 * n) - 1)
    full = ones * 15
    calls = solutions = dead_ends = left = pairs = unhit = looks = 0
    row = falling = columns = rising = leftwards = rightwards = waiting = 0
    while True:
        if row < depth:
            bit = 1 << 4 * (path >> 4 * row & 15)
        else:  # a call is entered
            unused = ones & ~columns
            clear = unused & ~falling  # no queen above, none up-left
            poss = clear & ~rising
            calls += 1
            left += n - row
            pairs += (n - row) * (n - row + 1) // 2
            unhit += clear * 0x1111111111111111 >> 60 & 15
            here, there = leftwards & unused * 15, rightwards & clear * 15
            low = 0x0F0F0F0F0F0F0F0F
            looks += (
                (here & low) + (here >> 4 & low) + (there & low) + (there >> 4 & low)
            ) * 0x0101010101010101 >> 56 & 255
            if poss == 0:
                dead_ends += row < n
                solutions += row == n
            elif row == stop:
                poss = 0
            elif row == n - 1:  # the call below is a solution and looks at nothing
                calls += 1
                solutions += 1
                poss = 0
            if poss == 0:
                if waiting == 0:
                    return calls, solutions, dead_ends, left, pairs, unhit, looks
                waiting -= 7
                row, poss, falling, columns = room[waiting], room[waiting + 1], room[waiting + 2], room[waiting + 3]
                rising, leftwards, rightwards = room[waiting + 4], room[waiting + 5], room[waiting + 6]
            bit = poss & -poss
            poss ^= bit
            room[waiting], room[waiting + 1], room[waiting + 2], room[waiting + 3] = row, poss, falling, columns
            room[waiting + 4], room[waiting + 5], room[waiting + 6] = rising, leftwards, rightwards
            waiting += 7 * (poss != 0)
        others = full & ~(bit * 15)
        columns |= bit
        falling = (falling | bit) << 4 & ones
        rising = (rising | bit) >> 4
        leftwards = ((leftwards & others) << 4 & full) + (ones & ~1)
        rightwards = ((rightwards & others) >> 4) + (ones >> 4)
        row += 1


def scan(n: int, depth: int, path: int, stop: int) -> tuple[int, ...]:
    """Run `measure` interpreted, with a stack of its own."""
    return measure(n, depth, path, stop, [0] * ROOM)
