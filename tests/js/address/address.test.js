import assert from "node:assert/strict";
import test from "node:test";

import { DRAWERS } from "../../../server/static/js/drawers.js";
import { format, linkTo, parse } from "../../../server/static/js/address/address.js";

const RUN = { algorithm: "bitmask", n: 8, goal: "all" };
const HERE = { run: RUN, step: 7, part: null, speed: 2, segment: null, queens: [], view: "page", code: true };
const PLACE = {
  ...HERE,
  calm: false,
  drawer: null,
  card: null,
  panel: "now",
  whole: "auto",
  predict: null,
  lesson: null,
};
const loop = (start, stop) => ({ start, stop, why: "loop" });

const PLACES = [
  PLACE,
  { ...PLACE, part: { step: 7, index: 0 } },
  { ...PLACE, part: { step: 7, index: -1 } },
  { ...PLACE, predict: { seed: null } },
  { ...PLACE, predict: { seed: 314 }, view: "present" },
  { ...PLACE, predict: { seed: null, about: "ld" } },
  { ...PLACE, predict: { seed: null, every: 3 } },
  { ...PLACE, predict: { seed: 314, every: 1 } },
  { ...PLACE, run: { ...RUN, n: 32, goal: "first" }, step: 2 ** 53 - 1, speed: 0.5, code: false, drawer: "keys" },
  { ...PLACE, run: { ...RUN, n: 1 }, step: 4, speed: 1e8, segment: loop(0, 2), view: "embed", panel: "stack" },
  { ...PLACE, run: { ...RUN, n: 16 }, step: 1e9, speed: 1500, segment: loop(7, 1e9 + 1), panel: "code" },
  { ...PLACE, run: { ...RUN, n: 16 }, queens: [15, 0], drawer: "gallery", panel: "tree", whole: "panel" },
  { ...PLACE, view: "present", whole: "off" },
  { ...PLACE, calm: true },
  { ...PLACE, view: "present", calm: true },
  { ...PLACE, whole: "large" },
  { ...PLACE, lesson: { name: "bits", stop: 2 } },
  { ...PLACE, drawer: "bits", card: { name: "minus", place: null } },
  { ...PLACE, drawer: "bits", card: { name: "or", place: 3 } },
];

test("every address survives formatting and parsing", () => {
  for (const address of PLACES) assert.deepEqual(parse(format(address)), { address, badFields: [] });
});

test("an empty query leaves the extras to the device, and a place in the film shows everything", () => {
  const calm = (/** @type {string} */ query) => parse(query).address.calm;
  for (const bare of ["", "?", "?utm_source=mail&ref=7"]) assert.equal(calm(bare), null, bare);
  for (const place of ["?n=4", "?step=0", "?present", "?class=ZKRKRV", "?lesson=tour", "?n=x", "?embed&calm"])
    assert.equal(calm(place), false, place);
  for (const asked of ["?calm", "?calm&n=4", "?present&calm=1"]) assert.equal(calm(asked), true, asked);
});

test("the old addresses of the tour lead to its stops, and a lesson from this device has no address", () => {
  const stops = ["tour", "tour=3", "lesson=tour&stop=3", "lesson=tour", "stop=3", "tour=0"].map(
    (query) => parse(query).address.lesson?.stop,
  );
  assert.deepEqual(stops, [0, 2, 2, 0, undefined, undefined]);
  assert.doesNotMatch(format({ ...PLACES[0], lesson: { name: "own:1", stop: 0 } }), /lesson/);
});

test("a loop has one end in the address, or both", () => {
  const loops = {
    "from=3": [3, Infinity, "from=3"],
    "to=3": [0, 4, "from=0&to=3"],
    "from=3&to=4": [3, 5, "from=3&to=4"],
  };
  for (const [query, [start, stop, written]] of Object.entries(loops)) {
    const { address } = parse(query);
    assert.deepEqual(address.segment, loop(start, stop));
    assert.equal(format(address).match(/&(from.*)/)[1], written);
  }
});

test("addresses of drawers that went lead on without a complaint", () => {
  for (const [drawer, now] of /** @type {const} */ ([
    ["starts", "learn"],
    ["whatif", null],
  ])) {
    const { address, badFields } = parse(`?n=8&drawer=${drawer}`);
    assert.deepEqual([address.drawer, badFields], [now, []]);
  }
});

test("invalid values in an address are reported and replaced by defaults", () => {
  const good = ["", "embed", "whatever=1&n=8", "queens=4,1", "step=7&part=last"];
  good.push("predict=0", "predict=rd", "predict=every", "predict=every.0", "predict=every2.314");
  for (const query of good) assert.deepEqual(parse(`?${query}`).badFields, [], query);
  const bad = ["n=", "n=33", "n=0&step=1e3", "lesson=Bits", "tour=x", "step=99999999999999999", "to=0"];
  bad.push("queens=4,", "queens=", "part=-1");
  for (const text of ["off", "", "every3", "every.", "every2314", "every.1e3", "every.99999999999999999", "2.314"])
    bad.push(`predict=${text}`);
  for (const query of bad) {
    const fields = query.split("&").map((field) => field.split("="));
    assert.deepEqual(parse(`?${query}`).badFields, fields, query);
  }
  assert.deepEqual(parse("?lesson=bits&stop=0").badFields, [["stop", "0"]]);
  assert.deepEqual(parse("?from=4&to=4").badFields, [["to", "4"]]);
  assert.deepEqual(parse("?goal=last").badFields, [["goal", "last", ["all", "first"]]]);
  assert.deepEqual(parse("?drawer=toString").badFields, [["drawer", "toString", Object.keys(DRAWERS)]]);
});

test("the address omits a part of another step", () => {
  const { address } = parse("?step=7&part=2");
  assert.match(format(address), /step=7&part=2&/);
  assert.doesNotMatch(format({ ...address, step: 8 }), /part/);
});

test("a link for others uses the public address of the server", () => {
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
