// A report in words: each question, how many answers were right, and why the most frequent mistake is one.

import { algorithmOf, readCatalogue } from "../../algorithms/algorithms.js";
import { formatTable } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { readAsked } from "../asked.js";
import { mistakeIn, shareOf } from "../results.js";

/** @import { ClassReport, ReportEntry, Source } from "../../types.js" */

const words = await wordsOf("desk");

/**
 * A question in words. `right`: of each known round, how many answers were right, and their share; null for a poll;
 * `reason`: why the right answer is right, null without a reason.
 * @typedef {{entry: ReportEntry, place: string, title: string, label: (answer: number) => string,
 *   right: {count: number, share: number}[] | null, reason: {label: string, why: string} | null,
 *   mistake: {label: string, count: number, why: string} | null}} Summary
 */

/**
 * @param {ClassReport} report
 * @param {Pick<Source, "read">} source
 * @param {(algorithm: string) => string} [titleOf]
 * @returns {Promise<Summary[]>}
 */
export const summarize = ({ questions }, source, titleOf = (id) => algorithmOf(readCatalogue(), id).title) =>
  Promise.all(questions.map((entry) => summarizeQuestion(entry, source, titleOf)));

/**
 * @param {ReportEntry} entry
 * @param {Pick<Source, "read">} source
 * @param {(algorithm: string) => string} titleOf
 * @returns {Promise<Summary>}
 */
async function summarizeQuestion(entry, source, titleOf) {
  const { algorithm, n, step, rounds, answer } = entry;
  const asked = await readAsked(source, { ...entry, at: step }, words.ASKING.NONE);
  const mistake = mistakeIn(entry, asked.why);
  const reason = answer === null ? "" : asked.why(answer, entry);
  return {
    entry,
    place: words.REPORT.place({ title: titleOf(algorithm), n, step }),
    title: asked.said.title,
    label: asked.label,
    right: answer === null ? null : rounds.map((round) => shareOf(round, answer)),
    reason: reason ? { label: asked.label(Number(answer)), why: reason } : null,
    mistake: mistake && { ...mistake, label: asked.label(mistake.answer) },
  };
}

// The report as a table for a spreadsheet, with a line for each round.

/** @param {Summary[]} summaries @param {string} work  done alone, as a sentence */
export function csvOf(summaries, work) {
  const lines = summaries.flatMap((one, at) =>
    one.entry.turnout.map((turnout, round) => lineOf(one, at + 1, round, turnout)),
  );
  return formatTable(
    [Object.values(words.REPORT.COLUMNS), ...lines, ...(work ? [["", work]] : [])],
    words.REPORT.SEPARATOR,
  );
}

/** Keep the zeros of a mask: a spreadsheet reads 0110 as a number otherwise. @param {string} label */
const asText = (label) => (/^\d+$/.test(label) ? `="${label}"` : label);

/** @param {Summary} summary @param {number} number @param {number} round @param {ReportEntry["turnout"][number]} turnout */
function lineOf({ entry, title, label, right, mistake }, number, round, { voted, of }) {
  const { algorithm, n, goal, step, answer, rounds } = entry;
  const isLast = round === rounds.length - 1;
  const found = right?.[round];
  const place = [number, entry.stop, algorithm, n, goal, step, title, round + 1, of, voted];
  const rightness =
    found && answer !== null ? [found.count, Math.round(100 * found.share), asText(label(answer))] : ["", "", ""];
  const wrong = isLast && mistake ? [asText(mistake.label), mistake.count, mistake.why] : ["", "", ""];
  const counts = rounds[round]?.counts.map(([given, count]) => `${label(given)}: ${count}`).join(" | ") ?? "";
  const moved = rounds[round]?.moved ?? [];
  return [...place, ...rightness, ...wrong, counts, ...(moved.length ? moved : ["", "", "", ""])];
}
