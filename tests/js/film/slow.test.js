// A large film while the server's compiled loops are coming.

import assert from "node:assert/strict";
import test from "node:test";

import { createIntents } from "../../../server/static/js/actions/intents.js";
import { Refused } from "../../../server/static/js/wire/protocol.js";
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

test("a request is repeated until the server is ready, with the reason on the page until then", async () => {
  const store = createStore({ film: {}, learn: {}, page: { notices: { page: "" } } }, () => {});
  const { untilReady, act } = createIntents({ store, player: {}, source: {} });
  const shown = () => store.get().page.notices.page;
  const answers = [new Refused("not_ready", "not reached yet"), new Refused("not_ready", "not reached yet"), 42];
  const seen = [];
  const ask = async () => {
    seen.push(shown());
    const answer = answers.shift();
    if (answer instanceof Refused) throw answer;
    return answer;
  };
  assert.deepEqual(await untilReady(ask), { answer: 42 });
  assert.deepEqual([...seen, shown()], ["", "not reached yet", "not reached yet", ""]);
  answers.push(new Refused("not_ready", "not reached yet"), 43);
  const left = untilReady(ask);
  act(() => {});
  assert.equal(await left, null, "a new intent ends it");
  answers.splice(0, 2, new Refused("bad_request", "no such search"));
  assert.equal(await untilReady(ask), null);
  assert.equal(shown(), "no such search");
});
