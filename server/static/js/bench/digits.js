// The digits of a whole number in two's complement, and what is asked about them. Pure.

/** The ones and zeros of a number, the highest first. @param {bigint} value @param {number} width */
export const digitsOf = (value, width) => Array.from({ length: width }, (_, at) => Number((value >> BigInt(width - 1 - at)) & 1n));

/** The lowest bits of a number, as a row of bits shows them. @param {bigint} value @param {number} width */
export const cut = (value, width) => BigInt.asUintN(width, value);

/** How many places left of a row a number needs until nothing new comes: for a negative one, ones for ever. @param {bigint} value @param {number} width */
export function beyond(value, width) {
  if (value < 0n) return FOR_EVER;
  const rest = value >> BigInt(width);
  return rest ? rest.toString(2).length : 0;
}

const FOR_EVER = 3; // ones that stand for all of them

/** The carries of adding 1: the 1 itself, and every place that it walks on to. @param {bigint} value @param {number} width @returns {bigint} */
export function carriesOf(value, width) {
  let carries = 1n;
  for (let place = 0n; place < BigInt(width - 1) && (value >> place) & 1n; place++) carries |= 2n << place;
  return cut(carries, width);
}
