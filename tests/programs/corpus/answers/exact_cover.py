# right: exact cover of rows and columns, diagonals at most once
N = 5
choices = {}
for r in range(N):
    for c in range(N):
        choices[r, c] = [("row", r), ("col", c), ("sum", r + c), ("diff", r - c)]


def options(unit, used):
    return [one for one, units in choices.items() if unit in units and not any(u in used for u in units)]


def cover(used, chosen, out):
    open_units = [(k, i) for k in ("row", "col") for i in range(N) if (k, i) not in used]
    if not open_units:
        out.append(sorted(chosen))
        return
    unit = min(open_units, key=lambda u: len(options(u, used)))
    for choice in options(unit, used):
        cover(used | set(choices[choice]), chosen + [choice], out)


out = []
cover(frozenset(), [], out)
print(len(out), "ways to place", N, "queens")
