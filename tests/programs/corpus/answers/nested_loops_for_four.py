# right: four nested loops, no recursion
solutions = 0
for a in range(4):
    for b in range(4):
        if b == a or abs(b - a) == 1:
            continue
        for c in range(4):
            if c in (a, b) or abs(c - b) == 1 or abs(c - a) == 2:
                continue
            for d in range(4):
                if d in (a, b, c) or abs(d - c) == 1 or abs(d - b) == 2 or abs(d - a) == 3:
                    continue
                solutions += 1
                print("Queens in columns", a, b, c, d)
print(solutions, "solutions")
