# wrong: each of the 2 boards is drawn 24 times
# says: 24 times
SIZE = 4


def free(square, queens):
    r, c = square
    return all(r != a and c != b and abs(r - a) != abs(c - b) for a, b in queens)


def put(queens):
    if len(queens) == SIZE:
        print("A solution:")
        for r in range(SIZE):
            print(" ".join("Q" if (r, c) in queens else "-" for c in range(SIZE)))
        return
    for square in [(r, c) for r in range(SIZE) for c in range(SIZE)]:
        if free(square, queens):
            put(queens | {square})


put(frozenset())
