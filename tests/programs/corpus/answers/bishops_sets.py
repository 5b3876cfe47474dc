# other: bishops, one in each row
# never: attack each other
# never: misses
# never: instead of
"""Count the ways to put a bishop into each row so that none attacks another."""
size = 5
falling, rising = set(), set()
line = []


def put(row):
    if row == size:
        return 1
    ways = 0
    for column in range(size):
        if row - column in falling or row + column in rising:
            continue
        falling.add(row - column)
        rising.add(row + column)
        line.append(column)
        ways += put(row + 1)
        line.pop()
        falling.remove(row - column)
        rising.remove(row + column)
    return ways


print(put(0))
