// Makes a film in one file: requests excerpts and writes them into the empty film page that the server offers for this.

import { unpack } from "../suppliers/columns.js";
import { supplier } from "./connection.js";

/** @import { FilmInFile, Run, Step } from "../types.js" */

/** The steps of a run, `from` and `to` included; all without them. @typedef {{run: Run, from?: number, to?: number}} Stretch */

/**
 * @typedef {object} FilmFileRequest
 * @property {"film" | "race"} page
 * @property {string} title
 * @property {Stretch[]} stretches             the steps to be recorded
 * @property {FilmInFile["begins"]} begins  the place that the film opens at
 * @property {Record<string, string>} [files]  more files, by their paths
 */

/** The element of the empty page that receives the excerpts. */
const PLACE = '<script type="text/plain" id="excerpts">';

/** Make the file. Rejects with the server's reason, for example if a stretch is too long. @param {FilmFileRequest} request */
export async function makeFilm({ page, title, stretches, begins, files = {} }) {
  const empty = await fetchText(`empty-${page}.html`);
  const excerpts = [];
  for (const stretch of stretches) excerpts.push(await record(stretch)); // the server limits how many run at a time
  const { run, steps } = JSON.parse(excerpts[0]);
  return fill(
    empty,
    { title, board: drawBoard(run.n, unpack(steps)[0].queens) },
    `{"excerpts":[${excerpts}],"begins":${JSON.stringify(begins)},"files":${JSON.stringify(files)}}`,
  );
}

/**
 * Make the film file of a learner's own program. Rejects if the empty film cannot be loaded.
 * @param {string} title
 * @param {Uint8Array} recording
 * @param {import("../suppliers/program/film.js").Findings} findings
 * @param {FilmInFile["begins"]} begins  the place that the film opens at
 */
export async function makeProgramFilm(title, recording, findings, begins) {
  const content = { excerpts: [], begins, files: {}, program: { recording: toLetters(recording), findings } };
  const board = findings.size ? drawBoard(findings.size, []) : "";
  return fill(await fetchText("empty-yours.html"), { title, board }, JSON.stringify(content));
}

/** Draw a board for places that run no scripts, as search/notebook.py does. @param {number} n @param {Step["queens"]} queens */
function drawBoard(n, queens) {
  const rows = Array.from({ length: n }, () => Array(n).fill('<td width="26" height="26" align="center">'));
  for (const [row, column] of queens) rows[row][column] += "♛";
  const lines = rows.map((row) => `<tr>${row.map((square) => `${square}</td>`).join("")}</tr>`);
  return `<table border="1" cellspacing="0">${lines.join("")}</table>`;
}

/** @param {string} empty @param {{title: string, board: string}} shown  where no scripts run @param {string} content  JSON */
async function fill(empty, { title, board }, content) {
  const [before, after] = empty.split(PLACE);
  const name = title.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  const named = before.replace("%still%", board).replaceAll("%name%", () => name);
  return new Blob([named, PLACE, await pack(content), after], { type: "text/html" });
}

/** @param {Stretch} stretch */
async function record({ run, from, to }) {
  const fields = Object.entries({ ...run, from, to }).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
  return (await fetchText(await supplier.locate(`download/excerpt.json?${query}`))).trim();
}

/** @param {string} address */
async function fetchText(address) {
  const answer = await fetch(address);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text.replace(/^\d+ [\w ]+: /, "").trim()); // the rest is the server's sentence
  return text;
}

/** Compress a text and write it in letters that are safe in HTML. @param {string} text */
async function pack(text) {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return toLetters(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** @param {Uint8Array} bytes */
function toLetters(bytes) {
  let letters = "";
  for (let at = 0; at < bytes.length; at += PIECE) letters += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(letters);
}

const PIECE = 8192; // bytes that are turned into letters at a time
