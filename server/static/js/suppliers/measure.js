// The loop of the search for which interpreted Python is too slow on large boards: `measure` in
// search/index/reference.py. Boards up to N = 30, since JavaScript's masks are signed 32-bit integers.

const DEEPEST = 31;
const [poss_, ld_, col_, rd_, row_] = Array.from({ length: 5 }, () => new Int32Array(DEEPEST)); // calls to be visited

const TOO_LARGE = "-1,0,0,0";

/**
 * Count the calls, solutions, dead ends and the deepest row below the call with these masks. Returned as text, which
 * reaches Python faster than a list; -1 calls if there are more than `most`.
 * @param {number} n @param {number} row @param {number} ld @param {number} col @param {number} rd @param {number} most
 */
export function measure(n, row, ld, col, rd, most) {
  const done = (1 << n) - 1;
  let poss = ~(ld | col | rd) & done;
  if (!poss) return `1,${Number(row === n)},${Number(row < n)},${row}`;
  let [calls, solutions, deadEnds, deepest, waiting] = [1, 0, 0, row, 0];
  for (;;) {
    const bit = poss & -poss;
    poss ^= bit;
    if (poss) {
      poss_[waiting] = poss;
      ld_[waiting] = ld;
      col_[waiting] = col;
      rd_[waiting] = rd;
      row_[waiting] = row;
      waiting += 1;
    }
    ld = (ld | bit) >> 1;
    col |= bit;
    rd = ((rd | bit) << 1) & done;
    row += 1;
    calls += 1;
    if (row === n) solutions += 1;
    else {
      poss = ~(ld | col | rd) & done;
      if (poss) continue;
      deadEnds += 1;
    }
    if (row > deepest) deepest = row;
    if (calls > most) return TOO_LARGE;
    if (!waiting) return `${calls},${solutions},${deadEnds},${deepest}`;
    waiting -= 1;
    poss = poss_[waiting];
    ld = ld_[waiting];
    col = col_[waiting];
    rd = rd_[waiting];
    row = row_[waiting];
  }
}
