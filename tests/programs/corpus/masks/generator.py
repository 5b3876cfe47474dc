def boards(n, board=(), cols=0, left=0, right=0):
    if len(board) == n:
        yield board
        return
    for c in range(n):
        b = 1 << c
        if not b & (cols | left | right):
            yield from boards(n, board + (c,), cols | b, (left | b) << 1, (right | b) >> 1)

print(len(list(boards(6))))
