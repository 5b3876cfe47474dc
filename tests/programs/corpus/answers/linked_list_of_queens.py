# right: nested pairs, each queen with the rest of the board
def safe(col, rest, step=1):
    while rest:
        c, rest = rest
        if c in (col, col - step, col + step):
            return False
        step += 1
    return True


def count(n, k, rest=None):
    if k == 0:
        return 1
    return sum(count(n, k - 1, (col, rest)) for col in range(n) if safe(col, rest))


print("6 queens can be placed in", count(6, 6), "ways")
