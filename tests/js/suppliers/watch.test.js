// The page of a program that the command line watches: each run has its number, and no other run's film or tries are shown.

import assert from "node:assert/strict";
import test from "node:test";

import { given } from "../given.js";

const { recording, findings } = given("programs").lists;
const address = "http://127.0.0.1:1/secret/";
globalThis.document = { documentElement: { dataset: { supply: '{"watch": true}' } }, baseURI: address };
let source = null;
globalThis.EventSource = class {
  constructor() {
    source = this;
  }
};
/** Requests that wait for their answers. */
const asked = [];
globalThis.fetch = (where) =>
  new Promise((resolve, reject) => asked.push({ where: where.replace(address, ""), resolve, reject }));
const { program } = await import("../../../server/static/js/suppliers/program/program.js");
program.listen(() => {});

const news = (facts) =>
  source.onmessage({ data: JSON.stringify({ running: false, wrong: "", tries: null, ...facts }) });
/** Wait until the film that is looked for has come, and for late ones a little longer. */
async function settle() {
  do await new Promise((resolve) => setTimeout(resolve, 50));
  while (program.progress.stage === "finding");
}
const film = { ok: true, json: async () => ({ recording, findings }) };
const shown = () => [program.progress.stage, program.isOld, program.tries, program.film?.n ?? null];

test("the answer comes before the film, and both leave with the next run", async () => {
  news({ run: 1, running: true });
  assert.deepEqual(shown(), ["running", false, null, null]);
  news({ run: 1, running: true, tries: { forecast: 1 } });
  assert.deepEqual(shown(), ["running", false, { forecast: 1 }, null]);
  news({ run: 1, tries: { forecast: 1 } });
  news({ run: 1, tries: { forecast: 2 } });
  const [{ where, resolve }, ...more] = asked.splice(0);
  assert.deepEqual([where, more], ["program?run=1&choice=", []]);
  resolve(film);
  await settle();
  assert.deepEqual(shown(), ["idle", false, { forecast: 2 }, 4]);
  news({ run: 2, running: true });
  assert.deepEqual(shown(), ["running", true, null, 4]);
});

test("a film that comes after the next run has begun is not shown, nor is its failure", async () => {
  for (const act of [
    ({ resolve }) => resolve(film),
    ({ resolve }) => resolve({ ok: false, text: async () => "late" }),
    ({ reject }) => reject(new TypeError("gone")),
  ]) {
    news({ run: 3 });
    const [request] = asked.splice(0);
    news({ run: 4, running: true });
    act(request);
    await settle();
    assert.deepEqual(shown(), ["running", true, null, 4]);
    news({ run: 2, running: true });
  }
});

test("if a film cannot be fetched, that of the run before does not stand for it", async () => {
  news({ run: 5 });
  asked.splice(0)[0].reject(new TypeError("gone"));
  await settle();
  assert.deepEqual([...shown(), program.progress.why], ["failed", true, null, 4, "gone"]);
  news({ run: 6, wrong: "no file" });
  assert.deepEqual([...shown(), program.progress.why], ["failed", true, null, 4, "no file"]);
});

test("a film that is shown stays if the command has ended when another board is chosen", async () => {
  news({ run: 7 });
  asked.splice(0)[0].resolve(film);
  await settle();
  program.choose(null);
  const [{ where, reject }] = asked.splice(0);
  assert.equal(where, "program?run=7&choice=none");
  reject(new TypeError("gone"));
  await settle();
  assert.deepEqual(shown(), ["idle", false, null, 4]);
});
