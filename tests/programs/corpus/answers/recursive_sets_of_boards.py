# right: recursive, with all boards of a row in a set
# never: It moves queens
# never: misses
def queens(size, rows):
    if rows == 0:
        return {()}
    return {
        board + (col,)
        for board in queens(size, rows - 1)
        for col in range(size)
        if all(col != c and abs(col - c) != rows - 1 - r for r, c in enumerate(board))
    }


answer = sorted(queens(6, 6))
for board in answer:
    print(" ".join(str(col + 1) for col in board))
print(len(answer))
