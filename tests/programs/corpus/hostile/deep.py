def place(row):
    return place(row + 1)

place(0)
