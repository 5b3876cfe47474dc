import assert from "node:assert/strict";
import test from "node:test";

import { fit, format, parse } from "../../../server/static/js/race/address.js";

const ALL = ["naive", "plain", "basic", "caching", "flipped", "conjoin", "bitmask"];
test("every race comes back from its address", () => {
  const races = [
    { lanes: ["naive", "basic"], n: 5, way: "steps", share: 0.25, duration: 10, present: true },
    { lanes: ["plain", "basic", "flipped", "conjoin"], n: 12, way: "time", share: 0, duration: 30, present: false },
  ];
  for (const race of races) assert.deepEqual(parse(format(race), ALL), race);
});

test("what an address cannot mean is as usual", () => {
  const usual = { lanes: ["basic", "caching", "bitmask"], n: 8, way: "checks", share: 0, duration: 30, present: false };
  assert.deepEqual(parse("?lanes=basic,x&n=0&way=luck&at=7&seconds=3", ALL), usual);
});

test("n is cut down to what the lanes take, and it is known which one is to blame", () => {
  const largest = (name) => ({ naive: 8, basic: 14, bitmask: 18 })[name];
  const race = (lanes, n) => ({ ...parse("", ALL), lanes, n });
  assert.deepEqual(fit(race(["bitmask", "basic"], 14), largest), { race: race(["bitmask", "basic"], 14), by: null });
  assert.deepEqual(fit(race(["bitmask", "basic"], 99), largest), { race: race(["bitmask", "basic"], 14), by: "basic" });
  assert.deepEqual(fit(race(["basic", "naive"], 10), largest), { race: race(["basic", "naive"], 8), by: "naive" });
});
