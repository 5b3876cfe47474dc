// The English sentences of the page about steps.

import assert from "node:assert/strict";
import test from "node:test";

import { given } from "../given.js";
import { viewOf } from "../views.js";
import { wordsOf } from "../../../server/static/js/words/words.js";

const german = await wordsOf("page", "de");
const page = await wordsOf("page", "en");

test("a step is described in a sentence or two", () => {
  const call = { kind: "call", ld: 0, col: 0, rd: 0, bit: 0 };
  const back = { kind: "return", row: 2, bit: 1 };
  const stack = (...rows) => rows.map((row) => ({ row }));
  const begun = { ...call, row: 0, poss: 255 };
  const dead = { ...call, row: 6, ld: 255, poss: 0, stack: stack(5, 6) };
  const over = { kind: "return", row: 0, poss: 0, bit: 0, stack: [], solutions: 1, placements: 2056, dead_ends: 0 };
  const cases = [
    [begun, "Row 0 has eight free squares"],
    [begun, "We want eight queens, no two sharing a row, column or diagonal"],
    [{ ...call, row: 3, poss: 0b10100100 }, "Row 3 has three free squares", "Bits 7, 5 and 2", "rightmost, bit 2"],
    [{ ...call, row: 5, poss: 8 }, "Row 5 has one free square: bit 3"],
    [dead, "Row 6 has no free square", "dead end", "all eight columns", "queen in row 5 has to come off"],
    [{ kind: "place", row: 3, poss: 0, bit: 128 }, "takes bit 7 of row 3", "last free square in row 3"],
    [{ kind: "solution", row: 8, solutions: 1234 }, "Solution 1,234.", "All eight queens", "col == done"],
    [{ ...back, poss: 2, stack: stack(2) }, "Back in row 2", "leaves bit 0", "Bit 1 is still untried"],
    [{ ...back, poss: 6, stack: stack(2) }, "Bits 2 and 1 are still untried"],
    [{ ...back, poss: 0, stack: stack(1, 2) }, "the queen in row 1 comes off as well"],
    [{ ...back, row: 0, poss: 0, stack: stack(0) }, "about to end"],
    [over, "The search is over: 1 solution.", "2,056 placements and 0 dead ends"],
  ];
  for (const [step, ...parts] of cases) {
    const { title, why } = page.sentence(step, 8, "all");
    const said = `${title} ${why}`.replaceAll("\u00a0", " ");
    for (const part of parts) assert.ok(said.includes(part), `${part}, in: ${said}`);
  }
});

test("a search for one solution ends with it, and any other goes on", () => {
  for (const [name, film] of Object.entries(given("every_film", 4))) {
    const solved = film.find(({ kind }) => kind === "solution");
    const [all, first] = ["all", "first"].map((goal) => viewOf(name).sentence(solved, 4, goal).why);
    assert.match(all, /goes on|moves on/, name);
    assert.match(first, /the search ends/, name);
    assert.doesNotMatch(first, /goes on|moves on/, name);
  }
  const returned = { name: "returned", picture: { solutions: 1 } };
  for (const { partly } of [page, german])
    assert.notDeepEqual(partly(returned, 4, "first"), partly(returned, 4, "all"));
});

test("counts, places and speeds have singular and plural forms", () => {
  assert.equal(page.puzzle(8), "Place eight queens so that none attacks another.");
  assert.equal(page.bits(2 ** 31), "bit 31");
  assert.equal(page.power("3.4e15"), "3.4 × 10¹⁵");
  assert.equal(page.ofSteps(936, { steps: 6170 }), "of 6,170");
  assert.equal(page.ofSteps(6169, { steps: 6170 }), "of 6,170, the last");
  assert.equal(page.ofSteps(5, { steps: null, estimate: "2.0e25", error: "6.1e23" }), "of about 2.0 × 10²⁵ ± 3 %");
  assert.equal(page.ofSteps(5, null), "");
  const speeds = ["one step in 2 seconds", "1 step a second", "1,000 steps a second"];
  assert.deepEqual([0.5, 1, 1000].map(page.speed), speeds);
  const counters = ({ COUNTERS }, count) => Object.values(COUNTERS).map((word) => word({ count }));
  assert.deepEqual(counters(page, 1), ["solution so far", "check", "placement", "dead end"]);
  for (const count of [0, 2])
    assert.deepEqual(counters(page, count), ["solutions so far", "checks", "placements", "dead ends"]);
  assert.deepEqual(counters(german, 1), ["Lösung bisher", "Prüfung", "Zug", "Sackgasse"]);
});

test("a message names the wrong value, cut to the available room", () => {
  assert.equal(page.badN("x".repeat(50), 32, 8), "N is a whole number from 1 to 32, not “xxxxxxxxxxxx”. It stays 8.");
  const said = page.badAddress(Object.entries({ n: "99", step: "x".repeat(50) }));
  assert.ok(said.includes("n is a whole number from 1 to 32, not “99”."), said);
  assert.ok(said.includes(`not “${"x".repeat(20)}”`), said);
  const goal = /** @type {const} */ (["goal", "last", ["all", "first"]]);
  assert.equal(page.badAddress([goal]), "In the address, goal is one of all, first, not “last”.");
  assert.equal(german.badAddress([goal]), "In der Adresse ist goal eines von all, first, nicht „last“.");
});

test("a lost connection shows why it is tried again, and any other shows nothing", () => {
  for (const status of ["open", "connecting"]) assert.equal(page.connection({ status, refused: 0 }), "");
  const lost = (refused) => page.connection({ status: "lost", refused });
  assert.equal(lost(0), "The server does not answer. Trying again; the page stays as it is.");
  assert.equal(lost(503), "No more viewers are allowed just now. Trying again; the page stays as it is.");
});

test("a count shows what it waits for, and is never silent", () => {
  const begun = { n: 20, fraction: 0, seconds: 0, left: null, solutions: 0, forecast: null, plain: null, done: false };
  const shown = (changes, say = page) => Object.values(say.counting({ ...begun, ...changes }, 8));
  assert.deepEqual(shown({}), ["N = 20: 0 solutions so far", "0 %, waiting to start", ""]);
  assert.equal(shown({ forecast: [60, 120], plain: "failed" })[1], "0 %, will take 1 minute to 2 minutes");
  assert.equal(shown({ seconds: 9, left: 60, forecast: [60, 120] })[1], "0 %, 1 minute left");
  assert.equal(shown({ fraction: 0.5, seconds: 2, left: 2, solutions: 8 })[1], "50 %, 4 a second, 2 s left");
  const states = /** @type {const} */ (["installing", "warming", "failed", "left out"]);
  for (const say of [page, german]) assert.equal(new Set(states.map((plain) => shown({ plain }, say)[2])).size, 4);
  assert.match(shown({ plain: "installing" })[2], /until .* installed; then it begins anew/);
  assert.match(shown({ plain: "failed" })[2], /server's log .* next start tries again/);
  assert.match(shown({ plain: "left out" })[2], /--fast/);
});
