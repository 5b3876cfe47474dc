# right: squares have the names of chess
# says: Right
n = 6  # queens
def fits(queens, square):
    return all(square[0] != q[0] and square[1] != q[1]
               and abs(ord(square[0]) - ord(q[0])) != abs(int(square[1]) - int(q[1])) for q in queens)
queens, found = [], []
def search(rank):
    if rank > n:
        found.append(queens[:])
        return
    for file in "abcdefgh"[:n]:
        if fits(queens, f"{file}{rank}"):
            queens.append(f"{file}{rank}")
            search(rank + 1)
            queens.pop()
search(1)
print(len(found))
