# right: calls, nodes and backtracks are counted beside the solutions
calls = backtracks = 0


def search(n, queens):
    global calls, backtracks
    calls += 1
    if len(queens) == n:
        return 1
    total = 0
    for col in range(n):
        if all(c != col and abs(c - col) != len(queens) - r for r, c in enumerate(queens)):
            total += search(n, queens + [col])
        else:
            backtracks += 1
    return total


print("n = 6: total", search(6, []))
print("calls:", calls)
print("backtracks:", backtracks)
