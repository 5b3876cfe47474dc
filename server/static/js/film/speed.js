// Speeds in steps a second: the stops of the slider, typed speeds, and the stride of a speed.

export const SLOWEST = 0.5;
export const FASTEST = 1e8;
export const PAINTS = 60; // frames a second: faster films pass several steps from one to the next
const EVERY = 1000; // steps a second up to which each one is read
const SAMPLE = 240; // steps a second, evenly spaced, that are read of faster films: each costs the server up to half a millisecond

/** The stops of the slider: eight a decade, spaced evenly on a logarithmic scale. */
export const STOPS = [SLOWEST, 0.6, 0.8, ...listDecades(), FASTEST];

function listDecades() {
  const stops = [];
  for (let decade = 1; decade < FASTEST; decade *= 10)
    for (const part of [1, 1.5, 2, 3, 4, 5, 6, 8]) stops.push(part * decade);
  return stops;
}

/** Return the index of the stop nearest to a speed. @param {number} speed */
export function stopOf(speed) {
  let best = 0;
  STOPS.forEach((stop, index) => {
    if (Math.abs(Math.log(stop / speed)) < Math.abs(Math.log(STOPS[best] / speed))) best = index;
  });
  return best;
}

/**
 * Parse a typed speed ("2", "0.5", "10k", "1.5 M", "1e6"). Returns null for other texts and outside the range.
 * @param {string} text
 */
export function parseSpeed(text) {
  const plain = text.replace(/(?<=\d),(?=\d{3}(?:\D|$)|\d{3},)/g, ""); // 1,000,000; any other comma is a decimal comma
  const match = /^\s*(\d+(?:[.,]\d+)?(?:e\d+)?)\s*([kM]?)(?:\s*\/\s*s)?\s*$/i.exec(plain);
  if (!match) return null;
  const unit = { "": 1, k: 1e3, m: 1e6 }[match[2].toLowerCase()] ?? NaN;
  const speed = Number(match[1].replace(",", ".")) * unit;
  return speed >= SLOWEST && speed <= FASTEST ? speed : null;
}

/** Format a speed: "0.5", "60", "1.5k", "10M". @param {number} speed */
export function formatSpeed(speed) {
  if (speed >= 1e6) return `${trim(speed / 1e6)}M`;
  if (speed >= 1e3) return `${trim(speed / 1e3)}k`;
  return trim(speed);
}

/** @param {number} value */
function trim(value) {
  return String(Number(value.toPrecision(value < 10 ? 2 : 3)));
}

/** Return the distance between two steps that are read. It shares no divisor with the twos and threes by which call, place and return alternate. @param {number} speed */
export function strideOf(speed) {
  if (speed <= EVERY) return 1;
  let stride = Math.ceil(speed / SAMPLE);
  while (stride % 2 === 0 || stride % 3 === 0) stride++;
  return stride;
}

// Measures the speed of the film from its positions in the last second. The caller supplies the time.

const SPAN = 1000; // milliseconds: older positions are dropped
const LEAST = 400; // milliseconds of film that a measurement needs

export function createPace() {
  /** @type {[number, number][]} */
  let past = [];
  return {
    /** Start over, after the film was stopped, moved or changed. */
    reset() {
      past = [];
    },
    /**
     * Record a position. Returns steps a second; null while there is too little to measure.
     * @param {number} now  milliseconds @param {number} step
     */
    record(now, step) {
      past.push([now, step]);
      while (past.length > 2 && past[1][0] <= now - SPAN) past.shift();
      const [then, from] = past[0];
      return now - then < LEAST ? null : (Math.abs(step - from) * 1000) / (now - then);
    },
  };
}
