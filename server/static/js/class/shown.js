// What this page shows, in the fields in which a lead tells it to a class. Pure.

/** @typedef {import("./room.js").Film} Film */

const REGISTERS = ["ld", "col", "rd", "taken", "poss", "bit"];
const LESSON = /^[a-z0-9][a-z0-9-]{0,39}$/; // one from this device is unknown to all others

/** @param {Pick<import("../types.js").State, "run" | "part" | "playing" | "speed" | "segment" | "pointed" | "lesson">} state @param {number} step  at which the film is @returns {Film} */
export function filmShown({ run, part, playing, speed, segment, pointed, lesson }, step) {
  const shared = lesson && LESSON.test(lesson.name) ? lesson : null;
  return {
    ...run, step, playing, speed,
    part: part?.step === step ? part.index : null,
    queens: segment?.why === "preset" ? segment.queens ?? [] : [],
    point: pointOf(pointed),
    lesson: shared?.name ?? null,
    stop: shared?.stop ?? 0,
  };
}

/** @param {import("../types.js").Target | null} target @returns {Film["point"]} */
function pointOf(target) {
  if (!target) return null;
  if ("square" in target) return target.square;
  return REGISTERS.includes(target.register) ? [target.register, target.column] : null;
}
