// A large film while the server's compiled loops are coming.

import assert from "node:assert/strict";
import test from "node:test";

import { createIntents } from "../../../server/static/js/actions/intents.js";
import { createStore } from "../../../server/static/js/film/store.js";

test("a large film announces that jumps take longer, until the server is faster", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const run = { n: 18 };
  const store = createStore({ film: { run, description: null }, page: { notices: { page: "" } } }, () => {});
  const answers = ["installing", "warming", undefined];
  const source = { describe: async () => ({ steps: 99, plain: answers.shift() }) };
  const { describe } = createIntents({ store, player: {}, source });
  const shown = () => store.get().page.notices.page;
  await describe(run);
  assert.match(shown(), /take seconds until/);
  store.set({ page: { notices: { page: "" } } }); // the viewer's next intent
  const wait = async () => {
    t.mock.timers.tick(5000);
    for (let turn = 0; turn < 5; turn += 1) await null;
  };
  await wait();
  assert.equal(store.get().film.description.plain, "warming");
  assert.equal(shown(), "", "it is announced once");
  await wait();
  assert.equal(store.get().film.description.plain, undefined);
  await wait();
  assert.equal(answers.length, 0);

  answers.push("warming", undefined);
  await describe(run);
  assert.match(shown(), /take seconds until/);
  await wait();
  assert.equal(shown(), "");
});
