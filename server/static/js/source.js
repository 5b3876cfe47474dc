// Steps, sizes and places as the page asks for them, over the socket. The only module that knows the requests' fields.

import * as protocol from "./protocol.js";

/**
 * @param {import("./socket.js").Socket} socket
 * @returns {import("./types.js").Source}
 */
export function createSource(socket) {
  return {
    async describe(run) {
      return protocol.description(await socket.request({ type: "describe", ...run }));
    },
    async read(run, start, stop, stride) {
      return protocol.steps(await socket.request({ type: "read", ...run, start, stop, stride }));
    },
    async find(run, what, from, direction) {
      return protocol.found(await socket.request({ type: "find", ...run, what, from, direction }));
    },
    async outline(run, start, stop, width, exact) {
      return protocol.outline(await socket.request({ type: "outline", ...run, start, stop, width, exact }));
    },
    count(n, tell) {
      const answer = socket.request({ type: "count", n }, (body) => tell(/** @type {import("./types.js").Counting} */ (protocol.counting(body))));
      const id = socket.latest();
      return { result: answer.then(protocol.counting), cancel: () => socket.cancel(id) };
    },
  };
}
