# right: both boards, and then the next exercise of the sheet
# never: instead of
# never: but prints
def boards(n, done=()):
    if len(done) == n:
        return [done]
    return [
        b
        for c in range(n)
        if all(c != d and abs(c - d) != len(done) - i for i, d in enumerate(done))
        for b in boards(n, done + (c,))
    ]


print("Exercise 1: four queens")
for board in boards(4):
    for c in board:
        print("." * c + "Q" + "." * (3 - c))
    print()
print("Exercise 2: primes")
primes = [p for p in range(2, 50) if all(p % d for d in range(2, p))]
print(primes)
print("number of primes:", len(primes))
