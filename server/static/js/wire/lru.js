// What has arrived, by a key, and no more of it than there is room for: what nobody has used for longest goes first.

/** @template K, V @param {number} most  things that are kept */
export function createLru(most) {
  /** @type {Map<K, V>} from the one that was used longest ago */
  const kept = new Map();

  /** @param {K} key @param {V} value */
  function set(key, value) {
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > most) kept.delete(/** @type {K} */ (kept.keys().next().value));
  }

  return {
    set,
    /** @param {K} key */
    has: (key) => kept.has(key),
    /** Use a thing. @param {K} key */
    get(key) {
      const value = kept.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
  };
}

/** @template K, V @typedef {ReturnType<typeof createLru<K, V>>} Lru */
