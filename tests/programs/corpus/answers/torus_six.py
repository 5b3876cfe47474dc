# right: on a torus of 6 rows there is no board
# never: misses
# never: instead of 4
def torus_queens(n, row=0, columns=(), sums=(), differences=()):
    if row == n:
        return 1
    total = 0
    for col in range(n):
        s, d = (row + col) % n, (row - col) % n
        if col not in columns and s not in sums and d not in differences:
            total += torus_queens(n, row + 1, (*columns, col), (*sums, s), (*differences, d))
    return total


print(torus_queens(6))
