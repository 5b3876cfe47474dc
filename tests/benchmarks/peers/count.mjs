// The plain bitmask recursion in JavaScript, the reference of every "times as fast as JavaScript".
// Usage: node count.mjs 14 15 16    Prints one JSON line for each n: {"n", "solutions", "seconds"} (processor time).

function solve(full, ld, col, rd) {
  if (col === full) return 1;
  let solutions = 0;
  let poss = full & ~(ld | col | rd);
  while (poss) {
    const bit = poss & -poss;
    poss ^= bit;
    solutions += solve(full, (ld | bit) << 1, col | bit, (rd | bit) >> 1);
  }
  return solutions;
}

solve((1 << 10) - 1, 0, 0, 0); // let the compiler optimise it before the timing

for (const argument of process.argv.slice(2)) {
  const n = Number(argument);
  if (!Number.isInteger(n) || n < 1 || n > 20) throw new RangeError(`n must be 1 to 20, not ${argument}`);
  const started = process.cpuUsage();
  const solutions = solve((1 << n) - 1, 0, 0, 0);
  const { user, system } = process.cpuUsage(started); // microseconds
  const seconds = (user + system) / 1e6;
  console.log(JSON.stringify({ n, solutions, seconds }));
}
