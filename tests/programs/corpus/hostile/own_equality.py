class Queen:
    def __init__(self, row):
        self.row = row

    def __eq__(self, other):
        raise RuntimeError("compared")

    def __repr__(self):
        raise RuntimeError("shown")

    def __getattr__(self, name):
        raise RuntimeError("asked for " + name)

    def __hash__(self):
        return 1

queens = [Queen(0), Queen(1)]
queens.append(Queen(2))
known = {Queen(3)}
circle = []
circle.append(circle)
queens[0].next, queens[1].next = queens[1], queens[0]
queens[2].row = 5
print(len(queens))
