"""What the searches that scan a board look at in a subtree: one loop, compiled or not, as `kernels` sees fit.

A row is one word with four bits for each column, the first column lowest. Masks hold 0 or 1 in a column's bits; a word
of lengths holds how many squares a scan from there looks at, up to the first queen or to the edge. Lengths move with
the diagonals: one column a row, each one longer, back to nothing where a queen stands. So no square is ever looked at.
"""

from typing import Any

LARGEST = 14  # n whose columns' lengths add up in the eight bits that a sum has
ROOM = 7 * (LARGEST + 1)  # integers that `measure` needs to work in


def measure(n: int, depth: int, path: int, stop: int, room: Any) -> tuple[int, int, int, int, int, int, int]:
    """The `Scans` of the calls from the one that follows some queens down to row `stop` (stop = depth: that one alone).

    `path`: the columns of the `depth` queens, four bits each, the first row lowest; `room`: ROOM integers to work in.
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
            elif row == n - 1:  # the call below is a solution: nothing is looked at there
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
    """`measure`, uncompiled, with room of its own."""
    return measure(n, depth, path, stop, [0] * ROOM)
