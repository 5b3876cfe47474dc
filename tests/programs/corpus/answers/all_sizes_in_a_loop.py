# right: the counts of all sizes in a table with a heading
def count(n, row=0, cols=(), d1=(), d2=()):
    if row == n:
        return 1
    return sum(
        count(n, row + 1, cols + (c,), d1 + (row - c,), d2 + (row + c,))
        for c in range(n)
        if c not in cols and row - c not in d1 and row + c not in d2
    )


print("n  solutions")
print("-" * 12)
for n in range(1, 7):
    print(f"{n}  {count(n):>5}")  # queens
