# right: boards are numbered by a global, and the sum is printed by main, which runs once
total = 0


def queens(n, cols=()):
    global total
    if len(cols) == n:
        total += 1
        print("Solution number", total)
        print(list(cols))
        return
    for col in range(n):
        if all(c != col and abs(c - col) != len(cols) - r for r, c in enumerate(cols)):
            queens(n, (*cols, col))


def main():
    queens(6)
    print("Number of solutions:", total)


main()
