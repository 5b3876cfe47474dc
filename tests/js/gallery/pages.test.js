// A long list that is read in pages of 32, from a server that answers or fails on command.

import assert from "node:assert/strict";
import test from "node:test";

import { Pages } from "../../../server/static/js/gallery/pages.js";
import { upTo } from "../board.js";
import { settled } from "../settled.js";
import { Refused } from "../../../server/static/js/wire/protocol.js";

/**
 * Read 100 items in pages; return the requests, the failures, and the items present at the end.
 *
 * @param {string[]} requested  the first item of each request and the one after its last
 * @param {string[]} [fails]  the requests that the server refuses
 */
async function readPages(requested, fails = []) {
  const [asked, failures] = [[], []];
  let arrive;
  const arrived = new Promise((resolve) => (arrive = resolve));
  const fetch = async (start, stop) => {
    asked.push(`${start} ${stop}`);
    const failure = fails.shift();
    if (failure) throw new Refused(failure, failure);
    return Array.from({ length: Math.max(0, Math.min(100, stop) - start) }, (_, at) => start + at);
  };
  const pages = new Pages(fetch, arrive, (error) => arrive(failures.push(error.code)));
  for (const range of requested) pages.request(...range.split(" ").map(Number));
  await arrived;
  await settled(); // and the requests that follow
  return { asked, failures, here: [0, 31, 32, 64, 95, 99, 100].filter((index) => pages.get(index) === index) };
}

test("a request is for one page", async () => {
  assert.deepEqual(await readPages(["0 20"]), { asked: ["0 32"], failures: [], here: [0, 31] });
});

test("the newest of several requests is next, and those between are dropped", async () => {
  const found = await readPages(["0 20", "90 99", "60 70"]);
  assert.deepEqual(found, { asked: ["0 32", "60 92"], failures: [], here: [0, 31, 64] });
});

test("visible items are requested first, then those before them", async () => {
  const { asked } = await readPages(["0 99 40"]);
  assert.deepEqual(asked, ["40 72", "72 104", "0 32", "32 64"]);
  assert.deepEqual((await readPages(["0 99 40"], ["bad_request"])).asked, ["40 72"]);
});

test("a request beyond the end is followed by others until one is empty", async () => {
  const found = await readPages(["90 120"]);
  assert.deepEqual(found, { asked: ["90 122", "100 132"], failures: [], here: [95, 99] });
});

test("items that cannot be reached yet are requested again; other errors are reported", async () => {
  const again = await readPages(["0 8"], ["not_ready"]);
  assert.deepEqual(again, { asked: ["0 32", "0 32"], failures: [], here: [0, 31] });
  const refused = await readPages(["0 8"], ["bad_request"]);
  assert.deepEqual(refused, { asked: ["0 32"], failures: ["bad_request"], here: [] });
});

test("items that have long been out of view are dropped", async () => {
  const fetch = async (start, stop) => Array.from({ length: stop - start }, (_, at) => start + at);
  const ignore = () => {};
  const pages = new Pages(fetch, ignore, ignore);
  for (let start = 0; start < 6400; start += 32) {
    pages.request(start, start + 32);
    while (pages.get(start) === undefined) await Promise.resolve();
  }
  const kept = upTo(6400).filter((index) => pages.get(index) !== undefined);
  assert.ok(kept.length <= 2048);
  assert.deepEqual(kept, upTo(6400).slice(-kept.length));
  assert.ok(kept.every((index) => pages.get(index) === index));
});
