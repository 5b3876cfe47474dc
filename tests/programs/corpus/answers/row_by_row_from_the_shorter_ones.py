# right: the boards of k rows are made of all those of k - 1
# never: It moves queens
# never: misses
def extend(boards, n):
    return [b + [c] for b in boards for c in range(n) if all(c != d and abs(c - d) != len(b) - r for r, d in enumerate(b))]


n = 5
boards = [[]]
for _ in range(n):
    boards = extend(boards, n)
print("There are", len(boards), "ways to place", n, "queens.")
for board in boards:
    print(board)
