# right: the search ends itself after three boards, as asked
WANTED = 3
N = 6
found = []


def place(queens):
    if len(queens) == N:
        found.append(tuple(queens))
        return len(found) == WANTED
    for col in range(N):
        if all(col != c and abs(col - c) != len(queens) - r for r, c in enumerate(queens)):
            queens.append(col)
            if place(queens):
                return True
            queens.pop()
    return False


place([])
print(f"The first {WANTED} solutions:")
for queens in found:
    print(queens)
