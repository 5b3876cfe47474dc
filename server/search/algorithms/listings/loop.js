export function solve(n, found) {
  const done = (1 << n) - 1;
  const [ld, col, rd, poss] = Array.from(
    { length: 4 }, () => new Int32Array(n + 1));
  const queens = [];
  let row = 0;

  poss[0] = done;
  while (row >= 0) {
    if (poss[row]) {
      const bit = poss[row] & -poss[row];
      poss[row] -= bit;
      ld[row + 1] = (ld[row] | bit) >> 1;
      col[row + 1] = col[row] | bit;
      rd[row + 1] = (rd[row] | bit) << 1;
      queens[row] = n - 32 + Math.clz32(bit);
      row += 1;
      if (col[row] === done) {
        found(queens);
        continue;  // first: return;
      }
      poss[row] = done & ~(ld[row]
                        | col[row]
                        | rd[row]);
    } else {
      row -= 1;
    }
  }
}
