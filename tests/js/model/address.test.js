import assert from "node:assert/strict";
import test from "node:test";

import { format, parse } from "../../../server/static/js/model/address.js";

const PLACES = [
  [8, "all", 0, 2, null, [], "page", true, null, "now"],
  [32, "first", 2 ** 53 - 1, 0.5, null, [], "present", false, "keys", "tree"],
  [1, "all", 4, 1e8, { start: 0, stop: 2, why: "loop" }, [], "embed", true, null, "stack"],
  [16, "all", 1e9, 1500, { start: 7, stop: 1e9 + 1, why: "loop" }, [], "page", false, null, "code"],
  [16, "all", 1e9, 2, null, [15, 0], "page", true, "whatif", "now"],
].map(([n, goal, step, speed, segment, queens, view, code, drawer, panel]) => (
  { run: { algorithm: "bitmask", n, goal }, step, speed, segment, queens, view, code, drawer, panel }
));

test("every address comes back from its address", () => {
  for (const address of PLACES) assert.deepEqual(parse(format(address)), { address, badFields: [] });
});

test("a loop has one end in the address, or both", () => {
  const loops = ["from=3", "to=3", "from=3&to=4"].map((query) => {
    const { address } = parse(query);
    return [address.segment.start, address.segment.stop, format(address).match(/&(from.*)/)[1]];
  });
  assert.deepEqual(loops, [[3, Infinity, "from=3"], [0, 4, "from=0&to=3"], [3, 5, "from=3&to=4"]]);
});

test("what an address cannot mean", () => {
  const queries = {
    "": [],
    "?embed": [],
    "?whatever=1&n=8": [],
    "?n=": [["n", ""]],
    "?n=0&step=1e3": [["n", "0"], ["step", "1e3"]],
    "?n=33": [["n", "33"]],
    "?step=99999999999999999": [["step", "99999999999999999"]],
    "?from=4&to=4": [["to", "4"]],
    "?to=0": [["to", "0"]],
    "?queens=4,1": [],
    "?queens=4,": [["queens", "4,"]],
    "?queens=": [["queens", ""]],
    "?goal=last&drawer=toString": [["goal", "last"], ["drawer", "toString"]],
  };
  for (const [query, badFields] of Object.entries(queries)) assert.deepEqual(parse(query).badFields, badFields, query);
});
