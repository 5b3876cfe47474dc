export function solve(
  n, found,
  rule = "long",
  rows = Array(n).fill(".".repeat(n))) {
  const done = (1 << n) - 1;
  const far = rule === "long" ? done : 0;
  const open = Array(n).fill(0);
  const area = rows.map(() => new Map());
  const size = BigInt(n);
  const queens = [];

  function attempt(row, ld, col, rd, reg) {
    if (col === done) {
      found(queens);
      return;  // first: return true;
    }
    const taken = Number(BigInt.asUintN(n, reg));
    let poss = open[row] & ~(ld | col | rd | taken);
    while (poss) {
      const bit = poss & -poss;
      poss -= bit;
      queens.push(n - 32 + Math.clz32(bit));
      const rest = (reg | area[row].get(bit)) >> size;
      attempt(row + 1,  // first: if (attempt(row + 1,
              (ld & far | bit) >> 1,  // first:     (ld & far | bit) >> 1,
               col | bit,  // first:     col | bit,
              (rd & far | bit) << 1,  // first:     (rd & far | bit) << 1,
              rest);  // first:     rest)) return true;
      queens.pop();
    }
  }

  const signs = rows.map(row => [...row]);
  const squares = signs.flatMap((row, r) =>
    row.map((sign, c) => ({ sign, r, c })));
  const given = squares.filter(({ sign }) =>
    "Qabcdefghijkl".includes(sign));
  for (const one of squares) {
    const { r, c } = one;
    const bit = 1 << n - 1 - c;
    const sign = one.sign.toUpperCase();
    const region = squares.filter(other =>
      "ABCDEFGHIJKL".includes(sign)
      && other.sign.toUpperCase() === sign);
    let below = 0n;
    for (const other of region) {
      const place = n * (other.r - r + 1) - 1 - other.c;
      if (other.r >= r) below |= 1n << BigInt(place);
    }
    area[r].set(bit, below);
    const attacked = given.some(other => {
      const down = Math.abs(other.r - r);
      const right = Math.abs(other.c - c);
      return other !== one
        && (!down || !right || region.includes(other)
          || (down === right
            && (rule === "long" || down === 1)));
    });
    if (sign !== "#" && !attacked) open[r] |= bit;
  }
  attempt(0, 0, 0, 0, 0n);
}
