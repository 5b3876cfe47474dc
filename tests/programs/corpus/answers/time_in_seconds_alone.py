# right: the count, then seconds with many digits
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
n = 6
found = []
place(n, [], found)
print(len(found))
print("--- %s seconds ---" % (time.time() - start))
