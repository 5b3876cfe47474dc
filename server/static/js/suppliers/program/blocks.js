// Reads and writes the blocks and chunks of a recording (server/programs/RECORDING.md). Pure.

import { LARGEST, NoRecording } from "./checks.js";

/** @typedef {{kind: string, content: Uint8Array, bytes: Uint8Array}} Block  bytes: the whole block */

/** List the blocks of a recording; one that was cut off is left out. @param {Uint8Array} bytes @returns {Block[]} */
export function listBlocks(bytes) {
  /** @type {Block[]} */
  const blocks = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let place = 0; place + 5 <= bytes.length;) {
    const kind = String.fromCharCode(bytes[place]);
    if (!"hce".includes(kind)) throw new NoRecording(`a block must begin with h, c or e, not ${kind}`);
    const end = place + 5 + view.getUint32(place + 1);
    if (end > bytes.length) break;
    blocks.push({ kind, content: bytes.subarray(place + 5, end), bytes: bytes.subarray(place, end) });
    place = end;
  }
  return blocks;
}

/** Decompress a chunk. Rejects if it is larger than a chunk may be. @param {Uint8Array} packed */
export async function inflate(packed) {
  const stream = new Blob([/** @type {BlobPart} */ (packed)]).stream().pipeThrough(new DecompressionStream("deflate"));
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let [text, size] = ["", 0];
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > LARGEST) {
      await reader.cancel();
      throw new NoRecording(`a chunk must be of at most ${LARGEST} bytes`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text;
}

/** @param {string} kind @param {object} content */
export function packBlock(kind, content) {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const block = new Uint8Array(5 + bytes.length);
  block[0] = kind.charCodeAt(0);
  new DataView(block.buffer).setUint32(1, bytes.length);
  block.set(bytes, 5);
  return block;
}

/** @param {Uint8Array[]} parts */
export function join(parts) {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}
