# right: it asks again until a number is within the board, and has no more input with another size
# never: EOFError
def read_number(prompt, largest):
    while True:
        number = int(input(prompt))
        if 1 <= number <= largest:
            return number
        print("Not possible, try again.")


def attacked(grid, row, column):
    size = len(grid)
    for r in range(size):
        for c in range(size):
            if grid[r][c] and (r == row or c == column or abs(r - row) == abs(c - column)):
                return True
    return False


def fill(grid, row, fixed):
    if row == len(grid):
        return True
    if row == fixed:
        return fill(grid, row + 1, fixed)
    for column in range(len(grid)):
        if not attacked(grid, row, column):
            grid[row][column] = 1
            if fill(grid, row + 1, fixed):
                return True
            grid[row][column] = 0
    return False


size = read_number("Size of the board: ", 16)
fixed = read_number("Row of your queen: ", size) - 1
grid = [[0] * size for _ in range(size)]
grid[fixed][read_number("Column of your queen: ", size) - 1] = 1
if fill(grid, 0, fixed):
    print("One solution:")
    for line in grid:
        print(*line)
else:
    print("This cannot be done.")
