// The globals of a worker that Python and its programs need. All others are removed before a program runs: they could
// reach the network, other pages, the browser's storage, or code that is not loaded yet.

/** The language, without the functions that turn texts into code. */
const LANGUAGE = `
  Object Function Array Number Boolean String Symbol BigInt Date RegExp Promise Proxy Error AggregateError
  EvalError RangeError ReferenceError SuppressedError SyntaxError TypeError URIError Map Set WeakMap WeakSet
  WeakRef FinalizationRegistry Iterator JSON Math Reflect Intl Atomics ArrayBuffer SharedArrayBuffer DataView
  Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array BigInt64Array
  BigUint64Array Float16Array Float32Array Float64Array WebAssembly Infinity NaN undefined globalThis parseFloat
  parseInt isFinite isNaN decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape
`;
/** The browser's globals that Pyodide uses after it has loaded. */
const BROWSER = `
  setTimeout clearTimeout console TextDecoder TextEncoder AbortController AbortSignal DOMException
`;

/** Remove all other globals from this worker for good. */
export function leaveOnlyAllowed() {
  const { performance, crypto } = globalThis;
  /** Two objects that Pyodide uses, reduced to the properties that it uses. @type {Map<string, object>} */
  const parts = new Map();
  parts.set("performance", { now: () => performance.now() });
  parts.set("crypto", {
    getRandomValues: (/** @type {Uint8Array<ArrayBuffer>} */ bytes) => crypto.getRandomValues(bytes),
  });
  const allowed = new Set(`${LANGUAGE} ${BROWSER}`.split(/\s+/));
  for (let at = globalThis; at !== Object.prototype; at = Object.getPrototypeOf(at))
    for (const [name, { configurable, value }] of Object.entries(Object.getOwnPropertyDescriptors(at))) {
      if (allowed.has(name) || (!configurable && typeof value === "number")) continue; // constants cannot be removed
      Object.defineProperty(at, name, { value: parts.get(name), writable: false, configurable: false });
    }
}
