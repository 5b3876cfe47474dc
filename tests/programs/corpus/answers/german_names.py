# right: German names and words, a picture with frames
DAMEN = 6


def ist_frei(brett, zeile, spalte):
    for z in range(zeile):
        s = brett[z]
        if s == spalte or abs(s - spalte) == zeile - z:
            return False
    return True


def setze_dame(brett, zeile, loesungen):
    if zeile == DAMEN:
        loesungen.append(brett.copy())
        return
    for spalte in range(DAMEN):
        if ist_frei(brett, zeile, spalte):
            brett.append(spalte)
            setze_dame(brett, zeile + 1, loesungen)
            brett.pop()


def zeichne(brett):
    strich = "+" + "---+" * DAMEN
    print(strich)
    for spalte in brett:
        print("|" + "|".join(" D " if s == spalte else "   " for s in range(DAMEN)) + "|")
        print(strich)


loesungen = []
setze_dame([], 0, loesungen)
print(f"Es gibt {len(loesungen)} Lösungen für {DAMEN} Damen.")
for nummer, loesung in enumerate(loesungen, 1):
    print(f"\nLösung {nummer}:")
    zeichne(loesung)
