# right: the known pattern of even and odd numbers, no search
def pattern(n):
    evens, odds = list(range(2, n + 1, 2)), list(range(1, n + 1, 2))
    if n % 6 == 2:
        odds[0], odds[1] = 3, 1
        odds.remove(5)
        odds.append(5)
    if n % 6 == 3:
        evens = evens[1:] + [2]
        odds = odds[2:] + [1, 3]
    return evens + odds


queens = pattern(8)
print(queens)
for queen in queens:
    print(". " * (queen - 1) + "Q " + ". " * (8 - queen))
