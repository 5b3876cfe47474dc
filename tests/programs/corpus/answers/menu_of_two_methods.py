# right: asks for the size and the number of solutions to show, boards side by side
def solve(n):
    answers = []
    board = [-1] * n

    def dfs(row):
        if row == n:
            answers.append(board[:])
            return
        for col in range(n):
            if all(board[r] != col and row - r != abs(board[r] - col) for r in range(row)):
                board[row] = col
                dfs(row + 1)

    dfs(0)
    return answers


size = int(input("Board size (4-10): "))
wanted = int(input("How many solutions to show: "))
answers = solve(size)
print(f"Found {len(answers)} solutions in total, showing {min(wanted, len(answers))}:")
shown = answers[:wanted]
for row in range(size):
    print("   ".join("".join("Q" if b[row] == c else "." for c in range(size)) for b in shown))
