# right: without recursion, with a way back
# never: goes round
n = 6
queens = [-1] * n
row = count = 0
while row >= 0:
    queens[row] += 1
    while queens[row] < n and any(
        queens[r] == queens[row] or abs(queens[r] - queens[row]) == row - r for r in range(row)
    ):
        queens[row] += 1
    if queens[row] == n:
        queens[row] = -1
        row -= 1
    elif row == n - 1:
        count += 1
    else:
        row += 1
print("solutions:", count)
