// Draws the heat map of fast play, one pixel a square, and finds the rows whose queens stay.

/** @import { Look, Square } from "../../types.js" */

const DARKEST = 0.62; // the opacity of a queen that stays

/** @param {HTMLCanvasElement} canvas */
export function createHeat(canvas) {
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  /** @type {{heat: Float32Array, queens: Square[], n: number, at: number, colour: number[]} | null} */
  let last = null;

  /** @param {Float32Array} heat @param {number} n @param {number[]} colour */
  function paint(heat, n, [red, green, blue]) {
    const image = pen.createImageData(n, n);
    heat.forEach((warmth, square) =>
      image.data.set([red, green, blue, Math.round(255 * DARKEST * warmth)], square * 4),
    );
    pen.putImageData(image, 0, 0);
  }

  /**
   * Paint the heat map. Returns the rows whose queens stay, or null if the play is not fast.
   * @param {Look} look @param {number} now  milliseconds
   */
  return function render({ film: { shown }, fast }, now) {
    if (!shown || !fast) {
      last = null;
      return null;
    }
    const {
      step: { queens },
      run: { n },
    } = shown;
    if (last?.n !== n) {
      canvas.width = canvas.height = n;
      last = { heat: createHeatMap(n, queens), queens, n, at: now, colour: colourOf(canvas) };
    }
    updateHeatMap(last.heat, n, last.queens, (now - last.at) / 1000);
    last = { ...last, queens, at: now };
    paint(last.heat, n, last.colour);
    const { heat } = last;
    return new Set(queens.filter((queen) => hasSettled(heat, n, queen)).map(([row]) => row));
  };
}

/**
 * Red, green and blue of an element's colour, each to 255. Read once, when the film becomes fast.
 * @param {Element} element
 */
function colourOf(element) {
  return (getComputedStyle(element).color.match(/[\d.]+/g) ?? ["0", "0", "0"]).slice(0, 3).map(Number);
}

// A heat map of where queens have stood recently: 0 to 1 for each square. Fast play shows it instead of flickering
// queens. Pure, except that the given array is updated in place.

// time constant: a square that changes three times a second changes its brightness by less than a tenth
const SECONDS = 1;
const SETTLED = 0.8; // a queen on a square at least this warm counts as settled

/** Create the map of a board on which these queens have always stood. @param {number} n @param {Square[]} queens */
export function createHeatMap(n, queens) {
  const heat = new Float32Array(n * n);
  for (const [row, column] of queens) heat[row * n + column] = 1;
  return heat;
}

/**
 * Update the map for some seconds in which these queens stood.
 * @param {Float32Array} heat
 * @param {number} n
 * @param {Square[]} queens
 * @param {number} seconds
 */
export function updateHeatMap(heat, n, queens, seconds) {
  const kept = Math.exp(-seconds / SECONDS);
  for (let square = 0; square < heat.length; square++) heat[square] *= kept;
  for (const [row, column] of queens) heat[row * n + column] += 1 - kept;
}

/**
 * Whether the queen on a square has stood there for some time.
 * @param {Float32Array} heat
 * @param {number} n
 * @param {Square} square
 */
export const hasSettled = (heat, n, [row, column]) => heat[row * n + column] >= SETTLED;
