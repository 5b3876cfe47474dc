// The pitch of a row: a pentatonic scale, in which any tones sound well together, over three octaves and a half. Pure.

const SCALE = [0, 2, 4, 7, 9]; // semitones above C: C D E G A
const LOWEST = 130.81; // hertz: the C below middle C
const MIDDLE = 5; // tones of the scale from there to middle C, where small boards begin
const HIGHEST = 18; // two octaves above the G over middle C; what lies higher is shrill

/** @param {number} tone  of the scale, from the lowest one on */
const frequencyOf = (tone) => LOWEST * 2 ** (Math.floor(tone / SCALE.length) + SCALE[tone % SCALE.length] / 12);

/**
 * The pitch of a row, in hertz: each is higher than the row above it. A large board begins lower; beyond 19 rows the
 * scale does not suffice, and some neighbours share a tone.
 * @param {number} row @param {number} n
 */
export function pitchOf(row, n) {
  const span = Math.min(n - 1, HIGHEST);
  return frequencyOf(Math.min(MIDDLE, HIGHEST - span) + Math.floor((row * span) / Math.max(1, n - 1)));
}

/** The chord of a solution, in hertz: C E G, an octave above middle C. */
export const CHORD = [10, 12, 13].map(frequencyOf);
