// Sentences of the race: which text applies, and with which facts.

import { duration, listed, rounded, whole } from "./common.js";

/** @import { Way } from "../../race/rules.js" */
/** @import { Timed } from "../../race/times.js" */
/** @import { Say } from "../words.js" */
/** @typedef {Say<"race">} Race */

export * from "./common.js";

/** One lane's whole race, in the unit of the race. @param {Race} say @param {Way} way @param {number} finish */
export function measure(say, way, finish) {
  switch (way) {
    case "steps":
      return say.steps({ count: finish + 1 });
    case "checks":
      return say.checks({ count: finish });
    case "time":
      if (finish < 0.001) return say.MICROSECONDS({ count: rounded(say, finish * 1e6) });
      return finish < 0.1 ? say.TIMES.ms({ count: rounded(say, finish * 1e3) }) : duration(say, finish);
    default:
      throw new Error(`no race goes by ${way}`);
  }
}

/** How much the whole search of a lane takes. @param {Race} say @param {Way} way @param {number} finish @param {number | null} rank */
export const wholeOf = (say, way, finish, rank) =>
  (rank === null ? say.WHOLE : say.FINISHED)({ rank: say.ORDINALS[rank ?? 0], measure: measure(say, way, finish) });

/** The winner, and the results of the others. @param {Race} say @param {Way} way @param {{title: string, finish: number}[]} lanes  in order */
export function result(say, way, lanes) {
  const { RESULT } = say;
  const { finish } = lanes[0];
  const [winners, others] = [true, false].map((won) => lanes.filter((lane) => (lane.finish === finish) === won));
  const names = listed(
    say,
    winners.map(({ title }) => title),
  );
  const won = RESULT.won({ count: winners.length, names, measure: measure(say, way, finish) });
  if (!others.length) return won;
  const lost = others.map((lane, index) => {
    const needed = measure(say, way, lane.finish);
    return index ? `${lane.title} ${needed}` : RESULT.needs({ title: lane.title, measure: needed });
  });
  const factor = factorOf(say, way, finish, others[others.length - 1]);
  return `${won} ${lost.join(", ")}.${factor && ` ${factor}`}`;
}

/** The last one's multiple of the winner, if that is worth a sentence. @param {Race} say @param {Way} way @param {number} finish @param {{title: string, finish: number}} last */
function factorOf(say, way, finish, last) {
  const factor = finish ? last.finish / finish : 1;
  if (factor < 1.5) return "";
  const times = factor < 10 ? rounded(say, factor) : whole(say, Math.round(factor));
  return (way === "time" ? say.RESULT.timesLong : say.RESULT.timesMany)({ title: last.title, times });
}

/** Progress of the race. @param {Race} say @param {Way} way @param {number} time @param {number} length */
export const position = (say, way, time, length) =>
  say.POSITION({
    done: way === "time" ? measure(say, way, time) : whole(say, time && Math.floor(time) + Number(way === "steps")),
    all: measure(say, way, length),
  });

/** The board of a listing's time, or the reason why it has none for n. @param {Race} say @param {Timed} timed @param {string} algorithm @param {number} n */
export function note(say, { rows, measuring, now }, algorithm, n) {
  const { NOTE } = say;
  if (now?.algorithm === algorithm) return NOTE.now({ n: now.n });
  const row = rows.find((one) => one.algorithm === algorithm);
  if (row?.fault) return NOTE.failed({ fault: row.fault });
  const largest = row?.seconds.length ?? 0;
  if (row?.over && largest < n) return NOTE.stopped({ n: largest });
  if (largest >= n) return say.size({ n });
  return measuring ? NOTE.measuring : largest ? say.size({ n: largest }) : NOTE.notYet;
}
