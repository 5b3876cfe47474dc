# other: a maze
# never: attack
maze = ["..#.", "....", ".#..", "#..."]
way = [[0] * 4 for _ in range(4)]
def walk(r, c):
    if r > 3 or c > 3 or maze[r][c] == "#":
        return False
    way[r][c] = 1
    if (r, c) == (3, 3) or walk(r, c + 1) or walk(r + 1, c):
        return True
    way[r][c] = 0
    return False
print(walk(0, 0))
