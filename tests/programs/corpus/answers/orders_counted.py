# other: boards in all orders of their queens are counted
# says: each in 24 orders
n = 4
def ways(q):
    if len(q) == n:
        return 1
    return sum(ways(q + [(r, c)]) for r in range(n) for c in range(n)
               if all(r != a and c != b and abs(r - a) != abs(c - b) for a, b in q))
print(ways([]))
