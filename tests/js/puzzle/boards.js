// Prints boards of one size without end, one on each line, for Python: node boards.js N SEED

import { once } from "node:events";

import { makeBoard } from "../../../server/static/js/puzzle/making/making.js";
import { createRandom } from "../../../server/static/js/puzzle/making/random.js";

const [n, seed] = process.argv.slice(2).map(Number);
const random = createRandom(seed);
process.stdout.on("error", () => process.exit()); // the reader has enough
for (;;) {
  const start = performance.now();
  const board = makeBoard(n, random);
  const line = `${board} ${(performance.now() - start).toFixed(2)}\n`;
  if (!process.stdout.write(line)) await once(process.stdout, "drain");
}
