// The listings of the algorithms, in both languages, as the server has coloured them. Each is fetched once.

/** @typedef {import("../types.js").Listings} Listings */

/** @type {Map<string, Promise<Listings>>} */
const requested = new Map();

/** @param {string} algorithm @returns {Promise<Listings>} */
export function loadListings(algorithm) {
  const here = requested.get(algorithm);
  if (here) return here;
  const coming = fetchOne(algorithm);
  requested.set(algorithm, coming);
  coming.catch(() => requested.delete(algorithm)); // it may be asked for again
  return coming;
}

/** @param {string} algorithm */
async function fetchOne(algorithm) {
  const answer = await fetch(new URL(`../../listings/${algorithm}.json`, import.meta.url));
  if (!answer.ok) throw new Error(`the server has no listing of ${algorithm}`);
  return answer.json();
}
