# right: French names, a class, the picture of the first solution
class Echiquier:
    def __init__(self, taille):
        self.taille = taille
        self.reines = [None] * taille

    def est_valide(self, ligne, colonne):
        for l in range(ligne):
            c = self.reines[l]
            if c == colonne or c - l == colonne - ligne or c + l == colonne + ligne:
                return False
        return True

    def placer(self, ligne=0):
        if ligne == self.taille:
            return True
        for colonne in range(self.taille):
            if self.est_valide(ligne, colonne):
                self.reines[ligne] = colonne
                if self.placer(ligne + 1):
                    return True
        self.reines[ligne] = None
        return False

    def __str__(self):
        return "\n".join(" ".join("R" if c == r else "." for c in range(self.taille)) for r in self.reines)


echiquier = Echiquier(6)
print(echiquier if echiquier.placer() else "Pas de solution")
