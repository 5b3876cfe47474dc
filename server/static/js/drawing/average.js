// Steps that fly by: the average of the last second's pictures, on a canvas above the squares and on one below the bits.
// Each queen that stood in it has the opacity of its share, as have its three rays, in searches with masks, and each bit
// that was 1. Squares of a solution just found glow. Where colours are forced, lines are whole, dashed or dotted instead.

import { LINES, LINE_NAMES } from "../model/bits.js";
import { LastSecond, strengthOf } from "../model/average.js";
import { createColours } from "./colours.js";
import { el } from "./nodes.js";

/** @import { Row } from "../model/strip.js" */
/** @import { How, Passed, Step } from "../types.js" */
/** @import { Colours } from "./colours.js" */

const SHARPEST = 2; // canvas pixels for each pixel of the page
const RAY = { width: 0.12, opacity: 0.8 };
const GLOW = 0.25; // opacity of the squares of a solution at its step; it fades in a second
const DASHES = [[], [0.2, 0.12], [0.05, 0.2]]; // squares
const PALE = 0.4; // strength up to which a line is dotted
const GAP = 2; // pixels between rows of bits
const GROUND = 0.05; // opacity of the ink below a bit

/** Return the dashes for a strength where colours are forced. @param {number} strength @param {number} [unit] */
const dashOf = (strength, unit = 1) =>
  DASHES[strength > 0.8 ? 0 : strength > PALE ? 1 : 2].map((length) => length * unit);

/** A canvas as sharp as its screen. */
class Paper {
  pen;
  readColours;
  width = 0; // pixels of the page
  height = 0;
  #sharp = 1;

  constructor(canvas = /** @type {HTMLCanvasElement} */ (el("canvas", { class: "average", "aria-hidden": "true" }))) {
    this.element = canvas;
    this.pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    this.readColours = createColours(canvas);
    new ResizeObserver(([{ contentRect }]) => {
      [this.width, this.height] = [contentRect.width, contentRect.height];
      this.#sharp = Math.min(SHARPEST, devicePixelRatio || 1);
      canvas.width = Math.round(this.width * this.#sharp);
      canvas.height = Math.round(this.height * this.#sharp);
    }).observe(canvas);
  }

  /** Return an empty page's pen, whose unit is so many pixels of the page. @param {number} unit */
  begin(unit) {
    const { pen, width, height } = this;
    pen.setTransform(unit * this.#sharp, 0, 0, unit * this.#sharp, 0, 0);
    pen.clearRect(0, 0, width / unit, height / unit);
    return pen;
  }
}

/** Return the outline of the page's symbol of a queen, 100 wide. */
function readCrown() {
  const crown = new Path2D();
  for (const part of document.querySelectorAll("#queen > *")) {
    const [d, x, y, r] = ["d", "cx", "cy", "r"].map((name) => part.getAttribute(name));
    const circle = `M${Number(x) - Number(r)} ${y}a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0 ${-2 * Number(r)} 0`;
    crown.addPath(new Path2D(d ?? circle));
  }
  return crown;
}

export class AverageBoard {
  #paper;
  #second = new LastSecond((step) => this.#numbersOf(step));
  #crown = readCrown();
  #n = 0;
  /** The glow of squares. @type {Map<number, number>} */
  #glow = new Map();
  /** @type {Passed | null} */
  #noted = null;

  /** @param {HTMLCanvasElement} [canvas] */
  constructor(canvas) {
    this.#paper = new Paper(canvas);
    this.element = this.#paper.element;
  }

  /** Return the numbers of the squares with queens, row by row. @param {Step} step */
  #numbersOf({ queens }) {
    return queens.map(([row, column]) => row * this.#n + column);
  }

  /** Draw the average, if it is visible. @param {Step} step @param {number} n @param {How} how @param {number} now  milliseconds @param {boolean} rays  true for those of queens */
  render(step, n, how, now, rays) {
    this.#n = n;
    const shares = this.#second.read(how, step, n * n, now);
    if (!shares) return; // the last drawing fades
    if (how.passed && how.passed !== this.#noted) this.#note(how.passed);
    if (how.notation.blurred > 0) this.#draw(shares, rays);
  }

  /** Let solutions glow, for a second of the film. @param {Passed} passed */
  #note(passed) {
    this.#noted = passed;
    const lasted = passed.seconds * passed.steps.length;
    for (const [square, glow] of this.#glow) this.#glow.set(square, Math.max(0, glow - lasted));
    for (const step of passed.steps)
      if (step.kind === "solution") for (const square of this.#numbersOf(step)) this.#glow.set(square, 1);
  }

  /** @param {Float64Array} shares @param {boolean} rays */
  #draw(shares, rays) {
    const [n, colours] = [this.#n, this.#paper.readColours()];
    const pen = this.#paper.begin(this.#paper.width / n);
    pen.fillStyle = colours[colours.forced ? "back" : "gold"];
    for (const [square, glow] of this.#glow) {
      pen.globalAlpha = GLOW * glow ** 3;
      pen.fillRect(square % n, Math.floor(square / n), 1, 1);
    }
    const queens = [...shares.entries()]
      .filter(([, share]) => strengthOf(share) > 0)
      .sort(([, one], [, other]) => one - other) // those that stay are on top
      .map(([square, share]) => ({ row: Math.floor(square / n), column: square % n, strength: strengthOf(share) }));
    for (const queen of rays ? queens : [])
      if (!colours.forced || queen.strength > PALE) this.#drawRays(queen, colours);
    for (const queen of queens) this.#drawQueen(queen, colours);
  }

  /** @param {{row: number, column: number, strength: number}} queen @param {Colours} colours */
  #drawRays({ row, column, strength }, colours) {
    const [pen, n, x, y] = [this.#paper.pen, this.#n, column + 0.5, row + 0.5];
    pen.lineWidth = RAY.width;
    pen.globalAlpha = colours.forced ? 1 : RAY.opacity * strength;
    pen.setLineDash(colours.forced ? dashOf(strength) : []);
    for (const line of LINE_NAMES) {
      const slope = LINES[line]; // columns to the right in each row
      const length = Math.min(n - y, slope > 0 ? n - x : slope < 0 ? x : n);
      pen.strokeStyle = colours[colours.forced ? "text" : line];
      pen.beginPath();
      pen.moveTo(x, y);
      pen.lineTo(x + slope * length, y + length);
      pen.stroke();
    }
  }

  /** @param {{row: number, column: number, strength: number}} queen @param {Colours} colours */
  #drawQueen({ row, column, strength }, { forced, queen, halo, text, back }) {
    const pen = this.#paper.pen;
    pen.globalAlpha = forced ? 1 : strength;
    pen.fillStyle = forced ? back : halo;
    pen.beginPath();
    pen.arc(column + 0.5, row + 0.5, forced ? 0.36 : 0.42, 0, 2 * Math.PI);
    pen.fill();
    if (forced) {
      pen.setLineDash(dashOf(strength));
      pen.lineWidth = RAY.width * strength;
      pen.strokeStyle = text;
      pen.stroke();
      if (dashOf(strength).length) return;
    }
    pen.save();
    pen.translate(column + 0.13, row + 0.13);
    pen.scale(0.0074, 0.0074);
    pen.fillStyle = forced ? text : queen;
    pen.fill(this.#crown);
    pen.restore();
  }
}

/** The colour of bits, by the kind of their row or by their lines. @type {Record<string, Exclude<keyof Colours, "forced">>} */
const HUES = { poss: "free", bit: "free", taken: "taken", ld: "ld", rd: "rd", column: "col", row: "col" };

/** The bits of a strip, below their cells. */
export class AverageBits {
  #paper = new Paper();
  element = this.#paper.element;
  #rows;

  /** @param {Row[]} rows */
  constructor(rows) {
    this.#rows = rows;
  }

  /** @param {Float64Array} shares  row by row @param {number} n */
  draw(shares, n) {
    const pen = this.#paper.begin(1);
    const colours = this.#paper.readColours();
    pen.strokeStyle = colours.text;
    const [wide, high] = [this.#paper.width / n, (this.#paper.height + GAP) / this.#rows.length];
    const [left, corner] = [Math.min(2, Math.max(0.5, wide * 0.04)), Math.min(5, wide * 0.14)];
    this.#rows.forEach(({ kind = "", along = "" }, row) => {
      for (let column = 0; column < n; column++) {
        const share = shares[row * n + column];
        const strength = strengthOf(kind === "free" ? 1 - share : share); // a 0 is attacked there
        pen.beginPath();
        pen.roundRect(column * wide + left, row * high, wide - 2 * left, high - GAP, corner);
        pen.globalAlpha = GROUND;
        pen.fillStyle = colours.ink;
        pen.fill();
        pen.globalAlpha = strength;
        pen.fillStyle = colours[HUES[kind] ?? HUES[along] ?? "mute"];
        if (!colours.forced) pen.fill();
        else if (strength) {
          pen.globalAlpha = 1;
          pen.setLineDash(dashOf(strength, 20)); // hatched by a dashed line as thick as the bit
          pen.lineWidth = high - GAP;
          pen.beginPath();
          pen.moveTo(column * wide + left, (row + 0.5) * high - GAP / 2);
          pen.lineTo((column + 1) * wide - left, (row + 0.5) * high - GAP / 2);
          pen.stroke();
        }
      }
    });
  }
}
