// A bounded cache that drops the least recently used value first.

/** @template K, V @param {number} most  values that are kept */
export function createLru(most) {
  /** @type {Map<K, V>} least recently used first */
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
    /** Get a value, which counts as using it. @param {K} key */
    get(key) {
      const value = kept.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
  };
}

/** @template K, V @typedef {ReturnType<typeof createLru<K, V>>} Lru */
