# right: boards are written to a stream in memory, which is printed at the end
import io

out = io.StringIO()


def place(board, row, n):
    if row == n:
        out.write("".join(map(str, board)) + "\n")
        return
    for board[row] in range(n):
        if all(board[r] != board[row] and abs(board[r] - board[row]) != row - r for r in range(row)):
            place(board, row + 1, n)


place([0] * 5, 0, 5)
print("All ways to place 5 queens:")
print(out.getvalue(), end="")
