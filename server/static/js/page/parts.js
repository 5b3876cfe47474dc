// The parts of the page that stand: whatever has data-part is off unless its condition holds in the scene, which is all that
// the root element says of the window, the view and the lesson.

import { PANELS, hasExtra } from "../model/names.js";
import { mark, setAttribute } from "./dom.js";

const ALONE = "queens"; // the region of a stop that shows the queens alone
const AT_SIDE = ["stack", "tree"]; // the panels of the second column, if there are two
/** The panels that share a place, by layout; the first is open until the viewer opens another. @type {Record<string, readonly string[]>} */
const SHARING = { wide: [], low: AT_SIDE, tall: ["code", ...AT_SIDE], small: PANELS };

/** Each part with its condition. @type {Record<string, (facts: ReturnType<typeof factsOf>) => boolean>} */
const PARTS = {
  puzzle: ({ isOpening }) => isOpening,
  everything: ({ isCalm, isPage, lesson, isLarge, isOpening }) => isCalm && isPage && !lesson && !isLarge && !isOpening,
  "everything-item": ({ isOpening }) => isOpening,
  "by-hand": ({ isPlacing }) => isPlacing,
  bits: ({ isPlacing, isCalm }) => isPlacing && isCalm,
  names: ({ isCalm, isPage, isOpening, isSmall, lesson }) => isCalm && isPage && !isOpening && !isSmall && !lesson,
  algorithm: ({ has, isEmbedded, isLed }) => has("algorithm") && !isEmbedded && !isLed,
  size: ({ isEmbedded, isLed }) => !isEmbedded && !isLed,
  solutions: ({ has, isEmbedded, isPupil }) => has("counters") && !isEmbedded && !isPupil,
  counted: ({ has, isEmbedded, isPupil, isWall, isRevealed, lesson, isMuted }) =>
    has("counters") && !isEmbedded && !isPupil && !(isWall && isRevealed) && !(lesson && isMuted) && lesson !== ALONE,
  tools: ({ isEmbedded, isPupil, isHeld }) => !isEmbedded && !isPupil && !isHeld,
  "class-tools": ({ isPupil, isHeld }) => isPupil && !isHeld,
  menu: ({ isLed }) => !isLed,
  doors: ({ isCalm, isLed }) => !isCalm && !isLed,
  less: ({ isCalm, isPage, isSmall, inClass }) => !isCalm && isPage && !isSmall && !inClass,
  present: ({ isWall }) => isWall,
  "present-item": ({ isSmall, isWall }) => !isSmall && !isWall,
  "whole-item": ({ panels }) => !panels.includes("tree"), // a tree has its own button
  "toggle-code": ({ isWall }) => isWall,
  corner: ({ isWall, lesson, asked, way, isRevealed }) => isWall && way !== "line" && !(lesson && asked) && !isRevealed, // the class's code
  sentence: ({ isReplaced }) => !isReplaced,
  why: ({ isReplaced, isPage, isRoomy, lesson }) => !isReplaced && !(lesson === "now" && isPage && !isRoomy), // a note has it
  sums: ({ isRevealed }) => !isRevealed,
  tabs: ({ shared, isRoomy, isPupil, isGivenAway }) => shared.length > 1 && !isPupil && !(isRoomy && isGivenAway),
  side: ({ hasSide }) => hasSide,
  whole: ({ isLarge }) => isLarge,
  bar: ({ has, isEmbedded, isOpening, lesson }) => has("timeline") && !isEmbedded && !isOpening && lesson !== ALONE,
  where: ({ has, isOpening, lesson }) => has("timeline") && !isOpening && lesson !== ALONE,
  zoom: ({ isCalm, isWall, isEmbedded, isLed }) => !isCalm && !isWall && !isEmbedded && !isLed,
  handle: ({ isLed }) => !isLed,
  steering: ({ isLed }) => !isLed,
  film: ({ isLed, isSmall, lesson = "footer" }) => !isLed && !(isSmall && lesson !== "footer"),
  "lesson-steps": ({ isLed }) => !isLed,
  controls: ({ isCalm }) => !isCalm,
  open: ({ isEmbedded }) => isEmbedded,
  ...Object.fromEntries(
    PANELS.map((name) => [
      name,
      ({ panels, isGivenAway }) => panels.includes(name) && !(isGivenAway && AT_SIDE.includes(name)),
    ]),
  ),
  ...Object.fromEntries(PANELS.map((name) => [`tab-${name}`, ({ shared }) => shared.includes(name)])),
};

/**
 * `lesson`: the region that its stop needs; `asked`, `way`: of the question on the wall; `follows`: of a pupil's page, which may be held.
 * @typedef {ReturnType<typeof readScene>} Scene
 */
function readScene() {
  const {
    layout = "",
    view = "page",
    calm,
    code,
    panel,
    whole,
    lesson,
    placing,
    bits,
    ...room
  } = document.documentElement.dataset;
  const { class: inClass, classAsked: asked, classWay: way, follows, revealed } = room;
  const extras = calm === undefined ? null : /** @type {import("../model/names.js").Extra[]} */ (calm.split(" "));
  const said = { inClass, asked, way, follows, revealed };
  const byHand = { isPlacing: placing !== undefined, isInBits: bits !== undefined };
  return { layout, view, calm: extras, code: code === undefined, panel, whole, lesson, ...byHand, ...said };
}

/** Return the parts that stand, and the columns beside the board: two, a slim one for sentences, a plain one, or one of cards. @param {Scene} scene */
export function partsOf(scene) {
  const facts = factsOf(scene);
  const { isRoomy, hasSide, lesson, has, isSmall, isCalm, isPage, isOpening } = facts;
  const wide = hasSide && (!lesson || (has("code") && lesson !== ALONE)) ? "two" : "slim";
  const columns = isRoomy ? wide : isSmall && isCalm && isPage && !lesson ? "plain" : "one";
  return { parts: Object.keys(PARTS).filter((name) => PARTS[name](facts)), columns: isOpening ? "opening" : columns };
}

/** @param {Scene} scene */
function factsOf(scene) {
  const { layout, view, calm, lesson } = scene;
  const [isPage, isEmbedded, isSmall] = [view === "page", view === "embed", layout === "small"];
  const isWall = view === "present" && !isSmall;
  const isLarge = scene.whole === "large" && !isEmbedded;
  const isOpening = isPage && !isLarge && isOpeningIn(scene);
  const isRoomy = isPage && !isLarge && ["wide", "low"].includes(layout);
  const has = (/** @type {string} */ name) => hasExtra(calm, name);
  const room = inRoom(scene, isSmall, isWall);
  const isAlone = [lesson, isWall, isLarge, isEmbedded, isOpening, room.isPupil].some(Boolean);
  const shared = isAlone ? [] : SHARING[layout].filter(has);
  const standing = isWall ? onWall(scene) : inWindow(scene, shared, isRoomy, isLarge, isOpening);
  const panels = lesson === ALONE ? [] : standing.filter(has);
  const isAtSide = panels.some((name) => AT_SIDE.includes(name));
  const isMuted = !isRoomy && lesson !== "header"; // nothing stands where the counters are
  const hasSide = [shared.length > 1, lesson, isAtSide].some(Boolean) && !isLarge && !isEmbedded;
  const facts = { isPage, isEmbedded, isSmall, isWall, isLarge, isRoomy, isMuted, isOpening, isCalm: calm !== null };
  return { ...scene, ...facts, ...room, has, shared, panels, hasSide };
}

/** Return true if the board is the page: there are no registers yet. @param {Scene} scene */
const isOpeningIn = ({ isPlacing, isInBits, calm, lesson, panel = "now" }) =>
  calm !== null && !lesson && panel === "now" && !(isPlacing ? isInBits : calm.includes("registers"));

/** Return what a class says of the parts: on phones its lead, questions and answers take the place of others. @param {Scene} scene @param {boolean} isSmall @param {boolean} isWall */
function inRoom({ follows, revealed, way }, isSmall, isWall) {
  const isRevealed = revealed !== undefined;
  const isLed = follows !== undefined;
  return {
    isLed,
    isPupil: isSmall && isLed,
    isHeld: follows === "held",
    isRevealed,
    isReplaced: isRevealed && (isSmall || isWall), // the sentence, by the answer
    isGivenAway: way === "rows", // the answer, by stack and tree
  };
}

/** Return the panels in the window. @param {Scene} scene @param {readonly string[]} shared @param {boolean} isRoomy @param {boolean} isLarge @param {boolean} isOpening @returns {string[]} */
function inWindow({ layout, view, calm, lesson, panel }, shared, isRoomy, isLarge, isOpening) {
  if (view === "embed") return [];
  if (isOpening) return ["now"];
  if (isLarge) return layout === "small" ? [] : ["now"];
  const needed = PANELS.filter((name) => name === lesson);
  if (lesson) return isRoomy && hasExtra(calm, "code") ? ["now", "code", ...needed] : needed;
  const open = shared.length ? (shared.find((name) => name === panel) ?? shared[0]) : "now";
  return PANELS.filter((name) => name === open || !SHARING[layout].includes(name));
}

/** Return the panels on a projector, where nothing gives the answer of a question away. @param {Scene} scene @returns {string[]} */
function onWall({ code, lesson, asked = "", way, whole, revealed }) {
  if (revealed !== undefined) return []; // the answer has their place
  const isLine = way === "line";
  const now = ["open", "closed"].includes(asked) ? [] : ["now"];
  const listing = (code && whole !== "large") || isLine ? ["code"] : [];
  if (!lesson) return [...now, ...listing];
  if (AT_SIDE.includes(lesson) && !isLine && way !== "rows") return [lesson];
  return lesson === "now" && !isLine ? now : listing;
}

/** Paint the parts at once, for a view that measures them. */
export function paintParts() {
  const { parts, columns } = partsOf(readScene());
  for (const part of document.querySelectorAll("[data-part]")) {
    const name = /** @type {HTMLElement} */ (part).dataset.part ?? "";
    mark(part, "off", !parts.includes(name));
    if (name.startsWith("tab-")) setAttribute(part, "aria-selected", String(parts.includes(name.slice(4))));
  }
  setAttribute(document.documentElement, "data-columns", columns);
}

/** Paint the parts now and whenever the root element says something else, before the next frame. @param {() => void} onPaint */
export function watchParts(onPaint) {
  const paint = () => (paintParts(), onPaint());
  new MutationObserver(paint).observe(document.documentElement, { attributes: true });
  paint();
}
