import assert from "node:assert/strict";
import test from "node:test";

import { DRAWERS } from "../../../server/static/js/drawers.js";
import { format, linkTo, parse } from "../../../server/static/js/address/address.js";

const PLACES = [
  [8, "all", 0, 2, null, [], "page", true, null, "now"],
  [8, "all", 7, 2, null, [], "page", true, null, "now", { step: 7, index: 0 }],
  [8, "all", 7, 2, null, [], "page", true, null, "now", { step: 7, index: -1 }],
  [8, "all", 7, 2, null, [], "page", true, null, "now", null, { seed: null }],
  [8, "all", 7, 2, null, [], "present", true, null, "now", null, { seed: 314 }],
  [8, "all", 7, 2, null, [], "page", true, null, "now", null, { seed: null, about: "ld" }],
  [32, "first", 2 ** 53 - 1, 0.5, null, [], "present", false, "keys", "tree"],
  [1, "all", 4, 1e8, { start: 0, stop: 2, why: "loop" }, [], "embed", true, null, "stack"],
  [16, "all", 1e9, 1500, { start: 7, stop: 1e9 + 1, why: "loop" }, [], "page", false, null, "code"],
  [16, "all", 1e9, 2, null, [15, 0], "page", true, "whatif", "now"],
  [6, "all", 9, 2, null, [], "page", true, null, "now", null, null, { name: "bits", stop: 2 }],
  [8, "all", 9, 2, null, [], "page", true, "bits", "now", null, null, null, { name: "minus", place: null }],
  [8, "all", 9, 2, null, [], "page", true, "bits", "now", null, null, null, { name: "or", place: 3 }],
].map(
  ([
    n,
    goal,
    step,
    speed,
    segment,
    queens,
    view,
    code,
    drawer,
    panel,
    part = null,
    predict = null,
    lesson = null,
    card = null,
  ]) => ({
    run: { algorithm: "bitmask", n, goal },
    step,
    part,
    speed,
    segment,
    queens,
    view,
    code,
    drawer,
    card,
    panel,
    predict,
    lesson,
  }),
);

test("every address comes back from its address", () => {
  for (const address of PLACES) assert.deepEqual(parse(format(address)), { address, badFields: [] });
});

test("the tour's old addresses lead to its stops, and a lesson from this device has no address", () => {
  const stops = ["tour", "tour=3", "lesson=tour&stop=3", "lesson=tour", "stop=3", "tour=0"].map(
    (query) => parse(query).address.lesson?.stop,
  );
  assert.deepEqual(stops, [0, 2, 2, 0, undefined, undefined]);
  assert.doesNotMatch(format({ ...PLACES[0], lesson: { name: "own:1", stop: 0 } }), /lesson/);
});

test("a loop has one end in the address, or both", () => {
  const loops = ["from=3", "to=3", "from=3&to=4"].map((query) => {
    const { address } = parse(query);
    return [address.segment.start, address.segment.stop, format(address).match(/&(from.*)/)[1]];
  });
  assert.deepEqual(loops, [
    [3, Infinity, "from=3"],
    [0, 4, "from=0&to=3"],
    [3, 5, "from=3&to=4"],
  ]);
});

test("what an address cannot mean", () => {
  const queries = {
    "": [],
    "?embed": [],
    "?whatever=1&n=8": [],
    "?n=": [["n", ""]],
    "?n=0&step=1e3": [
      ["n", "0"],
      ["step", "1e3"],
    ],
    "?n=33": [["n", "33"]],
    "?lesson=Bits&stop=2": [["lesson", "Bits"]],
    "?lesson=bits&stop=0": [["stop", "0"]],
    "?tour=x": [["tour", "x"]],
    "?step=99999999999999999": [["step", "99999999999999999"]],
    "?from=4&to=4": [["to", "4"]],
    "?to=0": [["to", "0"]],
    "?queens=4,1": [],
    "?queens=4,": [["queens", "4,"]],
    "?queens=": [["queens", ""]],
    "?step=7&part=last": [],
    "?step=7&part=-1": [["part", "-1"]],
    "?predict=0": [],
    "?predict=rd": [],
    "?predict=off": [["predict", "off"]],
    "?goal=last": [["goal", "last", ["all", "first"]]],
    "?drawer=toString": [["drawer", "toString", Object.keys(DRAWERS)]],
  };
  for (const [query, badFields] of Object.entries(queries)) assert.deepEqual(parse(query).badFields, badFields, query);
});

test("a part of another step is not in the address", () => {
  const { address } = parse("?step=7&part=2");
  assert.match(format(address), /step=7&part=2&/);
  assert.doesNotMatch(format({ ...address, step: 8 }), /part/);
});

test("a link for others names the server as others do", () => {
  const announced = "http://10.1.2.3:8088/";
  for (const own of ["http://localhost:8088/?n=4", "http://127.0.0.1:9000/", "http://[::1]:80/"]) {
    assert.equal(linkTo("?n=5", own, announced), "http://10.1.2.3:8088/?n=5");
    assert.equal(linkTo("?n=5", own), new URL("?n=5", own).href);
  }
  assert.equal(linkTo("?n=5", "http://localhost:8088/queens/?n=4", announced), "http://10.1.2.3:8088/queens/?n=5");
  for (const other of ["https://queens.example/", "http://10.1.2.4:8088/", "http://127.0.0.1.example/"]) {
    assert.equal(linkTo("?n=5", other, announced), `${other}?n=5`);
  }
});
