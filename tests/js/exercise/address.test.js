import assert from "node:assert/strict";
import test from "node:test";

import { format, parse, successorOf } from "../../../server/static/js/exercise/address.js";
import { parse as parsePlace } from "../../../server/static/js/address/address.js";

const FIELDS = { part: ["rays", "digits"], queens: ["2031", "1302"] };

test("the address of an exercise survives formatting and parsing", () => {
  const values = { part: "digits", queens: "1302" };
  assert.equal(format(values), "?exercise=place&part=digits&queens=1302");
  assert.deepEqual(parse(format(values), FIELDS), { values, badFields: [] });
});

test("an invalid value of a field is reported and replaced by its default", () => {
  const { values, badFields } = parse("?part=dig&queens=&other=1", FIELDS);
  assert.deepEqual(values, { part: "rays", queens: "2031" });
  assert.deepEqual(badFields, [
    ["part", "dig", FIELDS.part],
    ["queens", "", FIELDS.queens],
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
});

test("placing and watching lead to the board of the film, and every other address to the list", () => {
  for (const part of ["", "&part=place", "&part=watch", "&part=place&queens=2031"])
    assert.equal(successorOf(`?exercise=place${part}`), "./?n=4&byhand", part);
  assert.equal(successorOf("?exercise=place&class=K7MQ4X"), "./?n=4&byhand&class=K7MQ4X");
  for (const part of ["rays", "digits", "dig"]) assert.equal(successorOf(`?exercise=place&part=${part}`), null, part);
  for (const query of ["", "?exercise=dig", "?part=rays"]) assert.equal(successorOf(query), "./?drawer=learn", query);
});
