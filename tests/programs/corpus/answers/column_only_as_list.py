# wrong: no diagonal is tested; prints a list of columns
n = 6


def place(queens):
    if len(queens) == n:
        return queens
    for column in reversed(range(n)):
        if column not in queens:
            done = place(queens + [column])
            if done:
                return done
    return None


print("Solution:", place([]))
