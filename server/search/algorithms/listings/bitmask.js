export function solve(n, found) {
  const done = (1 << n) - 1;
  const queens = [];

  function attempt(ld, col, rd) {
    if (col === done) {
      found(queens);
      return;  // first: return true;
    }
    let poss = ~(ld | col | rd) & done;
    while (poss) {
      const bit = poss & -poss;
      poss -= bit;
      queens.push(n - 32 + Math.clz32(bit));
      attempt((ld | bit) >> 1,  // first: if (attempt((ld | bit) >> 1,
               col | bit,  // first:     col | bit,
              (rd | bit) << 1);  // first:     (rd | bit) << 1)) return true;
      queens.pop();
    }
  }

  attempt(0, 0, 0);
}
