# other: Türme
# never: attack each other
# never: misses
# never: instead of
n = 5
brett = [[0] * n for _ in range(n)]
anzahl = 0


def frei(zeile, spalte):
    return not any(brett[z][spalte] for z in range(n)) and not any(brett[zeile])


def setze(zeile):
    global anzahl
    if zeile == n:
        anzahl += 1
        return
    for spalte in range(n):
        if frei(zeile, spalte):
            brett[zeile][spalte] = 1
            setze(zeile + 1)
            brett[zeile][spalte] = 0


setze(0)
print("Stellungen der Türme:", anzahl)
