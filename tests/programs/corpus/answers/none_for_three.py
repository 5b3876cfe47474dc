# right: there is none for three, and the program says so
def is_valid(state, n):
    *rest, last = state
    return all(last != c and abs(last - c) != len(rest) - r for r, c in enumerate(rest))


def solve(n, state=()):
    if len(state) == n:
        return state
    for c in range(n):
        if is_valid(state + (c,), n):
            result = solve(n, state + (c,))
            if result:
                return result
    return None


answer = solve(3)  # three queens
print("No solution exists." if answer is None else answer)
