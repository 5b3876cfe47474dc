// The calm page: its extras, the actions that bring them in, and the memory of the device.

import assert from "node:assert/strict";
import test from "node:test";

import { readWith, items } from "../device.js";
import { spokenOf } from "../../../server/static/js/calm/spoken.js";
import { LOOKS } from "../../../server/static/js/lessons/looks.js";
import { EXTRAS, PANELS, hasExtra, withExtras } from "../../../server/static/js/model/names.js";
import { calmOf, rememberExtras } from "../../../server/static/js/page/extras.js";
import { forget } from "../../../server/static/js/page/storage.js";

const NAME = "bitqueens.calm";
const RUN = { algorithm: "bitmask", n: 8, goal: "all" };
const FILM = { run: RUN, part: null, segment: null, zoom: null };
const PAGE = { panel: "now", whole: "auto", card: null };
const STATE = { film: FILM, page: PAGE, learn: { predict: null, lesson: null } };

test("an extra joins the calm page once and stays, and controls of every page are no extras", () => {
  const calm = withExtras([], ["tree", "board", "code", "now"]);
  assert.deepEqual(calm, ["code", "tree"]);
  assert.equal(withExtras(calm, ["tree", "ld"]), calm);
  assert.deepEqual(withExtras(calm, EXTRAS).length, EXTRAS.length);
  assert.equal(withExtras(null, ["code"]), null);
  for (const extra of EXTRAS) assert.deepEqual([hasExtra([], extra), hasExtra(null, extra)], [false, true], extra);
  for (const name of ["now", "board", "play", "poss"]) assert.ok(hasExtra([], name), name);
});

test("a lesson can bring in every panel but the sentence, and all controls but the registers and the switch beside Play", () => {
  assert.deepEqual(
    EXTRAS.filter((extra) => !(extra in LOOKS)),
    ["registers", "predict"],
  );
  for (const panel of PANELS) assert.equal(hasExtra([], panel), panel === "now", panel);
});

test("a shown extra brings in the control that removes it, and the first picture brings in nothing", () => {
  assert.deepEqual(spokenOf(STATE), []);
  /** @type {[any, string[]][]} */
  const cases = [
    [{ film: { ...FILM, segment: { start: 1, stop: 9, why: "loop" } } }, ["timeline"]],
    [{ film: { ...FILM, zoom: { start: 1, stop: 9 } } }, ["timeline"]],
    [{ film: { ...FILM, run: { ...RUN, algorithm: "basic" } } }, ["algorithm"]],
    [{ film: { ...FILM, run: { ...RUN, goal: "first" } } }, ["algorithm"]],
    [{ film: { ...FILM, part: { step: 3, index: 0 } } }, ["code"]],
    ...PANELS.slice(1).map((panel) => [{ page: { ...PAGE, panel } }, [panel]]),
    [{ page: { ...PAGE, panel: "tree", whole: "panel" } }, ["tree"]],
    [{ learn: { predict: { seed: null }, lesson: null } }, ["registers", "predict"]],
    [{ learn: { predict: null, lesson: {} } }, ["registers"]],
    [{ page: { ...PAGE, card: { name: "or", place: 0 } } }, ["registers"]],
    [{ film: { ...FILM, shown: { step: { step: 2 } } } }, ["registers"]],
    [{ film: { ...FILM, shown: { step: { step: 1 } } } }, []],
  ];
  for (const [change, wanted] of cases) assert.deepEqual(spokenOf({ ...STATE, ...change }), wanted);
});

test("an empty query shows the extras that the device remembers, at first none", () => {
  const met = /** @type {[string | null, any][]} */ ([
    [null, []],
    ["", []],
    ["everything", null],
    ["code tree", ["code", "tree"]],
    ["tree code code nonsense", ["code", "tree"]],
  ]);
  for (const [text, calm] of met)
    assert.deepEqual(
      readWith(NAME, text, () => calmOf(null)),
      calm,
      String(text),
    );
});

test("a device from before the calm page shows everything, until its memory is cleared", () => {
  items.clear();
  items.set("another.site", "1");
  assert.deepEqual(calmOf(null), []);
  items.set("bitqueens.settings", "{}");
  assert.equal(calmOf(null), null);
  rememberExtras(["code"]);
  assert.equal(calmOf(null), null);
  forget();
  assert.deepEqual(calmOf(null), []);
  rememberExtras(["code"]);
  assert.deepEqual(calmOf(null), ["code"]);
  items.clear();
});

test("an address that names the extras overrides the device", () => {
  for (const text of [null, "everything", "code"])
    assert.equal(
      readWith(NAME, text, () => calmOf(false)),
      null,
    );
  assert.deepEqual(
    readWith(NAME, "everything", () => calmOf(true)),
    [],
  );
  assert.deepEqual(
    readWith(NAME, "stack", () => calmOf(true)),
    ["stack"],
  );
});

test("going back keeps the extras that have joined meanwhile", () => {
  assert.deepEqual(calmOf(true, ["code"]), ["code"]);
  assert.deepEqual(calmOf(null, ["code"]), ["code"]);
  assert.equal(calmOf(null, null), null);
  assert.equal(calmOf(false, ["code"]), null);
});
