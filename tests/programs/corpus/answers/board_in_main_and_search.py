# right: main takes the last board under the name that the search has for its own
# never: repeats
def backtrack(cols, n, results):
    if len(cols) == n:
        results.append(cols)
        return
    for c in range(n):
        if c not in cols and all(abs(c - d) != len(cols) - i for i, d in enumerate(cols)):
            backtrack(cols + [c], n, results)


def main():
    results = []
    backtrack([], 6, results)
    print("Number of solutions:", len(results))
    while results:
        cols = results.pop()
        print([c + 1 for c in cols])


main()
