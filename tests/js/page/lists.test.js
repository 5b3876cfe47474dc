import assert from "node:assert/strict";
import test from "node:test";

import { ALGORITHMS } from "../../../server/static/js/algorithms/views.js";
import { DRAWERS } from "../../../server/static/js/drawers/catalogue.js";
import { PANELS } from "../../../server/static/js/model/panels.js";
import { DRAWERS as GERMAN } from "../../../server/static/js/words/de/page.js";
import { DRAWERS as ENGLISH } from "../../../server/static/js/words/en/page.js";
import { given } from "../given.js";

const { page } = given("templates");

/** What an attribute is in the template, in order. @param {RegExp} pattern */
const found = (pattern) => [...page.matchAll(pattern)].map(([, name]) => name);

test("every drawer has its item in the menu, in the order of the list, and its words", () => {
  assert.deepEqual(found(/data-drawer="(\w+)"/g), Object.keys(DRAWERS));
  for (const words of [ENGLISH, GERMAN]) assert.deepEqual(Object.keys(words).sort(), Object.keys(DRAWERS).sort());
});

test("every panel has its tab and its section", () => {
  assert.deepEqual(found(/role="tab" id="tab-(\w+)" aria-controls="panel-/g), PANELS);
  assert.deepEqual(found(/id="panel-(\w+)"/g).sort(), [...PANELS].sort());
});

test("every algorithm has its view", () => {
  assert.deepEqual(ALGORITHMS, given("algorithms").map(({ id }) => id));
});
