# right: a time without a unit stands on a line of its own
def fits(board, col):
    return all(c != col and abs(c - col) != len(board) - r for r, c in enumerate(board))


def place(n, board, found):
    if len(board) == n:
        found.append(list(board))
        return
    for col in range(n):
        if fits(board, col):
            place(n, board + [col], found)


import time

start = time.time()
found = []
place(6, [], found)
print("Solutions found:", len(found))
print(round(time.time() - start, 3))
