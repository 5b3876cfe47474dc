# right: a list of one number as a counter, default arguments
def place(n, row=0, cols=0, up=0, down=0, counter=None):
    if counter is None:
        counter = [0]
    if row == n:
        counter[0] += 1
    else:
        for col in range(n):
            if cols >> col & 1 or up >> (row + col) & 1 or down >> (row - col + n) & 1:
                continue
            place(n, row + 1, cols | 1 << col, up | 1 << row + col, down | 1 << row - col + n, counter)
    return counter[0]


print("6 queens:", place(6))
