# right: toroidal queens, all boards are printed
# never: misses
# never: instead of
N = 7
board = [-1] * N
used_col, used_up, used_down = [0] * N, [0] * N, [0] * N


def solve(r):
    if r == N:
        print(*board)
        return
    for c in range(N):
        up, down = (r + c) % N, (c - r) % N
        if not used_col[c] and not used_up[up] and not used_down[down]:
            used_col[c] = used_up[up] = used_down[down] = 1
            board[r] = c
            solve(r + 1)
            used_col[c] = used_up[up] = used_down[down] = 0


solve(0)  # queens on a torus
