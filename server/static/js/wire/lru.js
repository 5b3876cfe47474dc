// A bounded cache that drops the least recently used value first.

/** @template K, V @param {number} most  the largest number of entries */
export function createLru(most) {
  /** @type {Map<K, V>} least recently used first */
  const entries = new Map();

  /** @param {K} key @param {V} value */
  function set(key, value) {
    entries.delete(key);
    entries.set(key, value);
    if (entries.size > most) entries.delete(/** @type {K} */ (entries.keys().next().value));
  }

  return {
    set,
    /** @param {K} key */
    has: (key) => entries.has(key),
    clear: () => entries.clear(),
    /** Return a value and mark it as the one used last. @param {K} key */
    get(key) {
      const value = entries.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
  };
}

/** @template K, V @typedef {ReturnType<typeof createLru<K, V>>} Lru */
