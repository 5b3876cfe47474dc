# right: examples in docstrings, run by doctest
"""The n queens puzzle.

>>> len(n_queens(4))
2
>>> n_queens(3)
[]
"""


def conflict(a, b):
    """Return True if two queens attack each other.

    >>> conflict((0, 0), (1, 1))
    True
    >>> conflict((0, 0), (1, 2))
    False
    """
    return a[0] == b[0] or a[1] == b[1] or abs(a[0] - b[0]) == abs(a[1] - b[1])


def n_queens(n, queens=()):
    if len(queens) == n:
        return [queens]
    row = len(queens)
    return [
        solution
        for col in range(n)
        if not any(conflict((row, col), queen) for queen in queens)
        for solution in n_queens(n, queens + ((row, col),))
    ]


if __name__ == "__main__":
    import doctest

    doctest.testmod()
    for solution in n_queens(4):
        print(solution)
