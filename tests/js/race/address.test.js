import assert from "node:assert/strict";
import test from "node:test";

import { format, parse } from "../../../server/static/js/race/address.js";

const ALL = ["naive", "plain", "basic", "caching", "flipped", "conjoin", "bitmask"];
const largest = () => 14;

test("every race comes back from its address", () => {
  const races = [
    { lanes: ["naive", "basic"], n: 5, way: "steps", share: 0.25, duration: 10 },
    { lanes: ["plain", "basic", "flipped", "conjoin"], n: 12, way: "time", share: 0, duration: 30 },
  ];
  for (const race of races) assert.deepEqual(parse(format(race), ALL, largest), race);
});

test("what an address cannot mean is as usual", () => {
  const usual = { lanes: ["basic", "caching", "bitmask"], n: 14, way: "checks", share: 0, duration: 30 };
  assert.deepEqual(parse("?lanes=basic,x&n=99&way=luck&at=7&seconds=3", ALL, largest), usual);
});
