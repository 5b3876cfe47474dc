# wrong: only the row before is looked at; all boards are printed
def search(n, queens):
    if len(queens) == n:
        print(queens)
        return
    for col in range(n):
        if col not in queens and (not queens or abs(col - queens[-1]) > 1):
            search(n, queens + [col])


search(5, [])
