// Read damaged recordings as the page does, `node damaged.mjs`: a JSON list of them as letters comes on standard input. Print
// for each "read" or "refused", or an unexpected error.

import { text } from "node:stream/consumers";

import { NoRecording } from "../../server/static/js/suppliers/program/checks.js";
import { LINES, ProgramFilm } from "../../server/static/js/suppliers/program/film.js";
import { ProgramRecording } from "../../server/static/js/suppliers/program/recording.js";

const FINDINGS = { readings: [], board: null, registers: [], size: 0, changes: [], comparison: null };

async function read(letters) {
  const film = new ProgramFilm(await ProgramRecording.open(new Uint8Array(Buffer.from(letters, "base64"))), FINDINGS);
  for (let start = 0; start < film.recording.count; start += 256)
    await film.answer({ type: "read", algorithm: LINES, n: 8, start, stop: start + 256 });
  return "read";
}

const found = [];
for (const letters of JSON.parse(await text(process.stdin)))
  found.push(await read(letters).catch((error) => (error instanceof NoRecording ? "refused" : error.stack)));
process.stdout.write(JSON.stringify(found));
