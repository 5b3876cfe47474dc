# right: a counter of the module numbers pictures, and the program calls its search once
shown = [0]
n = 5


def show(cols):
    shown[0] += 1
    print(f"--- {shown[0]} ---")
    for col in cols:
        print("." * col + "Q" + "." * (n - col - 1))


def go(cols):
    if len(cols) == n:
        show(cols)
        return
    for col in range(n):
        if all(c != col and abs(c - col) != len(cols) - r for r, c in enumerate(cols)):
            go([*cols, col])


go([])
