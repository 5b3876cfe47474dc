"""The kernel that finds the starts of constellations (see `starts.find_starts`)."""

from .border import Integers, lines_of


def find(
    n: int, low: int, width: int, groups: Integers, tops: Integers, scratch: Integers,
    gaps: Integers, edges: Integers, rows: Integers, weights: Integers, first: Integers, states: Integers,
) -> int:  # fmt: skip
    """Write the starts in the layout of `Starts`; return their number, even if there is no room for all.

    low, width: the window. groups: for each the number of its queens at the top, the places of the others, its weight.
    scratch: (4, n). The last lines of all tables are scratch, too.
    """
    inner, last, room = n - 2, n - 1, len(rows) - 1
    highest, board = inner - 1, (1 << width) - 1
    beside, placed = scratch[0], scratch[1]  # the columns whose queens are placed here, and the rows of these
    ways_ld, ways_rd = scratch[2], scratch[3]  # the diagonals attacked by the queens before each
    starts, end_top = 0, 0
    for group in range(len(groups)):
        begin_top = end_top
        end_top += groups[group, 0]
        bottom, left, right = groups[group, 1], groups[group, 2], groups[group, 3]
        edge_ld, edge_rd, used, taken = 0, 0, 0, 0
        for row, column in ((last, bottom), (left, 0), (right, last)):
            ld, rd = lines_of(n, row, column)
            edge_ld |= ld
            edge_rd |= rd
            taken |= (1 << column) >> 1
            if 0 < row < last:
                used |= 1 << (row - 1)
        shared = width == inner or low < tops[begin_top] <= low + width
        if not shared:
            ld, rd = lines_of(n, 0, tops[begin_top])
            edge_ld |= ld
            edge_rd |= rd
            taken |= (1 << tops[begin_top]) >> 1
        most = 0
        for column in range(inner):
            if (column < low or column >= low + width) and not taken >> column & 1:
                beside[most] = column
                most += 1
        depth = 0
        placed[:] = -1
        ways_ld[0], ways_rd[0] = edge_ld, edge_rd
        while depth >= 0:
            if depth < most:
                if placed[depth] >= 0:
                    used ^= 1 << placed[depth]
                row = placed[depth] + 1
                column = beside[depth]
                while row < inner and (
                    used >> row & 1
                    or ways_ld[depth] >> (column + row) & 1
                    or ways_rd[depth] >> (column - row + highest) & 1
                ):
                    row += 1
                if row == inner:
                    placed[depth] = -1
                    depth -= 1
                    continue
                placed[depth] = row
                used |= 1 << row
                ways_ld[depth + 1] = ways_ld[depth] | 1 << (column + row)
                ways_rd[depth + 1] = ways_rd[depth] | 1 << (column - row + highest)
                depth += 1
                continue

            start = min(starts, room)
            ld, rd = ways_ld[most], ways_rd[most]
            at, before = 0, 0
            for row in range(inner):
                if not used >> row & 1:
                    edges[start, at] = (ld >> (row + low) | rd >> (highest - row + low)) & board
                    if at:
                        gaps[start, at - 1] = row - before
                    at, before = at + 1, row
            rows[start], weights[start] = at, groups[group, 4]
            begin = 0
            while used >> begin & 1:
                begin += 1
            end = first[start]
            for i in range(begin_top, end_top):
                own_ld, own_rd = lines_of(n, 0, tops[i]) if shared else (0, 0)
                if own_ld & (ld & ~edge_ld) or own_rd & (rd & ~edge_rd):
                    continue  # it attacks a queen beside the window
                states[end, 0] = own_ld >> (begin + low)
                states[end, 1] = own_rd >> (highest - begin + low) & board
                states[end, 2] = ~(board & ~((taken | (1 << tops[i]) >> 1) >> low))
                end += 1
            if end > first[start]:
                starts += 1
                if starts <= room:
                    first[starts] = end
            depth -= 1
    return starts
