import assert from "node:assert/strict";
import test from "node:test";

import { createOpener } from "../../../server/static/js/class/restore.js";
import { saveClass, saveOwn, savedClass } from "../../../server/static/js/class/room.js";
import { createStorage } from "../device.js";
import { FILM } from "./film.js";

const HOST = { code: "K7MQ4X", token: "ab".repeat(16) };
const TYPED = { text: "Which half?", choices: ["left", "right"], right: 1, reason: "It stands there." };
const OWN = { text: TYPED.text, choices: TYPED.choices, judged: true };
const OF_LESSON = { text: "Welche?", choices: ["links", "rechts"], lesson: "hour", stop: 4 };

test.beforeEach(() => Object.assign(globalThis, { sessionStorage: createStorage(), localStorage: createStorage() }));

/** Open a class again that browser and server have lost while this own question was open; return the question that the server gets. */
async function lose(own, tally = null) {
  const sent = [];
  const request = async (message) => {
    sent.push(message);
    return { ...HOST, address: null, others: [], qr: null, lasts: 60 };
  };
  const room = { ...FILM, epoch: 5, seq: 3, ask: 1, round: 1, phase: "open", about: "own", at: 4, own };
  const find = async (name, stop) => (name === "hour" && stop === 4 ? TYPED : null);
  saveClass({ ...HOST, last: { room, tally, places: { dropped: [3] }, at: Date.now() } });
  await createOpener({ request, direct: () => {} }, assert.fail, find).open({ film: FILM, saved: savedClass() });
  const [{ last, own: asked, ...open }] = sent;
  assert.deepEqual(open, { type: "open", ...HOST, dropped: [3], rounds: tally?.rounds ?? [] });
  assert.deepEqual(last, room);
  return asked;
}

test("an own question comes back with its answer: by the results, from the device, or from its lesson", async () => {
  assert.equal(await lose(OWN), undefined);
  assert.deepEqual(await lose(OWN, { ask: 1, rounds: [], answer: 0, shown: 4 }), {
    ...{ text: TYPED.text, choices: TYPED.choices, right: 0, reason: "" },
  });
  saveOwn(TYPED);
  assert.deepEqual(await lose(OWN), TYPED);
  const its = { ...OF_LESSON, right: 1, reason: TYPED.reason };
  assert.deepEqual(await lose({ ...OF_LESSON, judged: true }), its);
  assert.equal(await lose({ ...OF_LESSON, judged: true, stop: 5 }), undefined);
  saveClass({ ...HOST, last: { at: 0 } }); // a class of long ago
  assert.deepEqual(savedClass(), HOST);
  saveClass(null); // the class has ended
  for (const name of ["bitqueens.host", "bitqueens.own"]) assert.equal(localStorage.getItem(name), null);
});
