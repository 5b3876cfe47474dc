// What there is in a worker for Python and its programs. All else is taken away before a program runs: what could reach the network,
// other pages, what the browser has stored, or code that is not here yet.

/** The language, less what makes code of texts. */
const LANGUAGE = [
  ...[
    "Object",
    "Function",
    "Array",
    "Number",
    "Boolean",
    "String",
    "Symbol",
    "BigInt",
    "Date",
    "RegExp",
    "Promise",
    "Proxy",
  ],
  ...[
    "Error",
    "AggregateError",
    "EvalError",
    "RangeError",
    "ReferenceError",
    "SuppressedError",
    "SyntaxError",
    "TypeError",
  ],
  ...[
    "URIError",
    "Map",
    "Set",
    "WeakMap",
    "WeakSet",
    "WeakRef",
    "FinalizationRegistry",
    "Iterator",
    "JSON",
    "Math",
    "Reflect",
  ],
  ...[
    "Intl",
    "Atomics",
    "ArrayBuffer",
    "SharedArrayBuffer",
    "DataView",
    "Int8Array",
    "Uint8Array",
    "Uint8ClampedArray",
  ],
  ...["Int16Array", "Uint16Array", "Int32Array", "Uint32Array", "BigInt64Array", "BigUint64Array", "Float16Array"],
  ...[
    "Float32Array",
    "Float64Array",
    "WebAssembly",
    "Infinity",
    "NaN",
    "undefined",
    "globalThis",
    "parseFloat",
    "parseInt",
  ],
  ...["isFinite", "isNaN", "decodeURI", "decodeURIComponent", "encodeURI", "encodeURIComponent", "escape", "unescape"],
];
/** What Pyodide uses of a browser once it has been loaded. */
const BROWSER = [
  "setTimeout",
  "clearTimeout",
  "console",
  "TextDecoder",
  "TextEncoder",
  "AbortController",
  "AbortSignal",
  "DOMException",
];

/** Take away from this worker, for good, what no program needs. */
export function leaveOnlyAllowed() {
  const { performance, crypto } = globalThis;
  /** Two that Pyodide uses, with no more than it uses of them. @type {Map<string, object>} */
  const parts = new Map();
  parts.set("performance", { now: () => performance.now() });
  parts.set("crypto", {
    getRandomValues: (/** @type {Uint8Array<ArrayBuffer>} */ bytes) => crypto.getRandomValues(bytes),
  });
  const allowed = new Set([...LANGUAGE, ...BROWSER]);
  for (let at = globalThis; at !== Object.prototype; at = Object.getPrototypeOf(at))
    for (const [name, { configurable, value }] of Object.entries(Object.getOwnPropertyDescriptors(at))) {
      if (allowed.has(name) || (!configurable && typeof value === "number")) continue; // constants stay for good
      Object.defineProperty(at, name, { value: parts.get(name), writable: false, configurable: false });
    }
}
