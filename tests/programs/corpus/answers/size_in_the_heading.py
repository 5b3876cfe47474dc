# right: the heading has a fixed text for eight, the search another size
def search(n, queens, boards):
    if len(queens) == n:
        boards.append(queens)
    for col in range(n):
        if len(queens) < n and all(col != c and abs(col - c) != len(queens) - r for r, c in enumerate(queens)):
            search(n, queens + [col], boards)


print("*** The 8 queens puzzle, exercise 3 ***")
boards = []
search(6, [], boards)
print(len(boards))
