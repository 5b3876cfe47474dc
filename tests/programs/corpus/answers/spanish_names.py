# right: Spanish names, input with a prompt
def es_segura(tablero, fila, columna):
    for i in range(fila):
        if tablero[i] == columna or abs(tablero[i] - columna) == abs(i - fila):
            return False
    return True


def colocar(tablero, fila, n, soluciones):
    if fila == n:
        soluciones.append(tablero[:])
    else:
        for columna in range(n):
            if es_segura(tablero, fila, columna):
                tablero[fila] = columna
                colocar(tablero, fila + 1, n, soluciones)


n = int(input("Introduce el número de reinas: "))
soluciones = []
colocar([0] * n, 0, n, soluciones)
if soluciones:
    print("Se encontraron", len(soluciones), "soluciones")
    for s in soluciones:
        print([(f + 1, c + 1) for f, c in enumerate(s)])
else:
    print("No hay solución")
