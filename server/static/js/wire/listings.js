// The listings of the algorithms, in both languages, as coloured by the server. Each is fetched once.

/** @typedef {Record<import("../types.js").Goal, import("../types.js").Listings>} Listings */

/** @type {Map<string, Promise<Listings>>} */
const requested = new Map();

/** @param {string} algorithm @returns {Promise<Listings>} */
export function loadListings(algorithm) {
  const known = requested.get(algorithm);
  if (known) return known;
  const listings = fetchOne(algorithm);
  requested.set(algorithm, listings);
  listings.catch(() => requested.delete(algorithm)); // so that it can be requested again
  return listings;
}

/** @param {string} algorithm @returns {Promise<Listings>} */
async function fetchOne(algorithm) {
  const answer = await fetch(new URL(`../../listings/${algorithm}.json`, import.meta.url));
  if (!answer.ok) throw new Error(`the server has no listing of ${algorithm}`);
  const { first, ...all } = await answer.json();
  return { all, first };
}
