# partly: the other diagonal is not tested; it stops at its first board
# says: attack each other
# never: misses
def ok(queens, col):
    row = len(queens)
    return all(c != col and row - r != col - c for r, c in enumerate(queens))


def first(queens, n):
    if len(queens) == n:
        return queens
    for col in range(n):
        if ok(queens, col):
            answer = first(queens + [col], n)
            if answer:
                return answer
    return None


print("queens:", first([], 6))
