N = 5
ALL = (1 << N) - 1
columns = rising = falling = solutions = 0

def search(row):
    global columns, rising, falling, solutions
    if row == N:
        solutions += 1
        return
    old_rising, old_falling = rising, falling
    free = ALL & ~(columns | rising | falling)
    while free:
        queen = free & -free
        free ^= queen
        columns ^= queen
        rising = (old_rising | queen) << 1
        falling = (old_falling | queen) >> 1
        search(row + 1)
        columns ^= queen
        rising, falling = old_rising, old_falling

search(0)
print(solutions)
