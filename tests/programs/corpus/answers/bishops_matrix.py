# other: bishops are drawn, one in each row
# never: attack each other
# never: misses
# never: instead of
n = 4
board = [["."] * n for _ in range(n)]


def diagonal_free(r, c):
    return not any(board[x][y] == "B" and abs(x - r) == abs(y - c) for x in range(n) for y in range(n))


def bishops(r):
    if r == n:
        yield ["".join(row) for row in board]
        return
    for c in range(n):
        if diagonal_free(r, c):
            board[r][c] = "B"
            yield from bishops(r + 1)
            board[r][c] = "."


boards = list(bishops(0))
print("\n\n".join("\n".join(rows) for rows in boards[:3]))
print(len(boards))
