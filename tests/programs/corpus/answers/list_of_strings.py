# right: the board is a list of strings, handed on
def safe(board, col):
    row = len(board)
    for dist, line in enumerate(reversed(board), 1):
        for c in (col, col - dist, col + dist):
            if 0 <= c < len(line) and line[c] == "Q":
                return False
    return True


def solve(n, board=[]):
    if len(board) == n:
        return [board]
    found = []
    for col in range(n):
        if safe(board, col):
            found += solve(n, board + ["." * col + "Q" + "." * (n - 1 - col)])
    return found


for number, board in enumerate(solve(5)):
    print("Board", number)
    print(*board, sep="\n")
