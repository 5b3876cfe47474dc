# right: reads sizes up to a zero, and prints the number for each
def fits(board, col):
    return all(c != col and abs(c - col) != len(board) - r for r, c in enumerate(board))


def place(n, board, found):
    if len(board) == n:
        found.append(list(board))
        return
    for col in range(n):
        if fits(board, col):
            place(n, board + [col], found)


while True:
    n = int(input())
    if n == 0:
        break
    found = []
    place(n, [], found)
    print("Queens:", n, "->", len(found), "solutions")
