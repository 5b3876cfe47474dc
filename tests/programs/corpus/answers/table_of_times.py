# right: a table of sizes, counts and times
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

print("N  solutions  seconds")
for n in range(4, 8):
    start = time.perf_counter()
    found = []
    place(n, [], found)
    print(f"{n}  {len(found)}  {(time.perf_counter() - start) / 1000:.4f}")
