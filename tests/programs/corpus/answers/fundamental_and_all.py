# right: classes up to symmetry and all solutions, in one line
n = 5
boards = []


def put(b):
    if len(b) == n:
        boards.append(tuple(b))
        return
    for c in range(n):
        if all(c != d and abs(c - d) != len(b) - i for i, d in enumerate(b)):
            put(b + [c])


def symmetries(b):
    points = [(r, c) for r, c in enumerate(b)]
    for _ in range(2):
        for _ in range(4):
            points = [(c, n - 1 - r) for r, c in points]
            yield tuple(c for _, c in sorted(points))
        points = [(r, n - 1 - c) for r, c in points]


put([])
fundamental = {min(symmetries(b)) for b in boards}
print(f"{len(boards)} solutions of the {n} queens, {len(fundamental)} of them fundamental")
