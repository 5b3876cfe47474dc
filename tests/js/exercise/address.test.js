import assert from "node:assert/strict";
import test from "node:test";

import { format, parse, successorOf } from "../../../server/static/js/exercise/address.js";
import { parse as parsePlace } from "../../../server/static/js/address/address.js";

const FIELDS = { part: ["place", "rays"], queens: ["2031", "1302"] };

test("the address of an exercise survives formatting and parsing", () => {
  const values = { part: "rays", queens: "1302" };
  assert.equal(format("place", values), "?exercise=place&part=rays&queens=1302");
  assert.deepEqual(parse(format("place", values), FIELDS), { values, bad: [] });
});

test("an invalid value of a field is reported and replaced by its default", () => {
  const { values, bad } = parse("?part=dig&queens=&other=1", FIELDS);
  assert.deepEqual(values, { part: "place", queens: "2031" });
  assert.deepEqual(bad, [
    { field: "part", text: "dig", allowed: FIELDS.part },
    { field: "queens", text: "", allowed: FIELDS.queens },
  ]);
});

test("the address of an exercise of earlier versions leads to the place in the film that does it now", () => {
  const successors = {
    "?exercise=lines&language=python&seed=7": ["lines", 8, { seed: null, about: "line" }],
    "?exercise=be": ["be", 6, { seed: null, every: 3 }],
    "?exercise=be&n=5&rung=1&seed=314&feedback=end": ["be", 5, { seed: 314, every: 1 }],
    "?exercise=be&n=99&rung=4&seed=0x1": ["be", 6, { seed: null, every: 3 }],
  };
  for (const [query, [gone, n, predict]] of Object.entries(successors)) {
    const address = successorOf(query).replace("./", "");
    assert.equal(new URLSearchParams(address).get("gone"), gone, query);
    const { address: place, badFields } = parsePlace(address);
    assert.deepEqual([place.run.n, place.predict, badFields], [n, predict, []], query);
  }
  assert.match(successorOf("?exercise=be&class=K7MQ4X"), /&class=K7MQ4X$/);
  for (const query of ["", "?exercise=place", "?exercise=dig"]) assert.equal(successorOf(query), null, query);
});
