// Steps, sizes and places as the page asks for them, over the socket. The only module that knows the requests' fields.

import * as protocol from "./protocol.js";

/**
 * @param {import("./socket.js").Socket} socket
 * @returns {import("../types.js").Source}
 */
export function createSource(socket) {
  return {
    async describe(run) {
      return protocol.description(await socket.request({ type: "describe", ...run }));
    },
    async read(run, start, stop, stride) {
      return protocol.steps(await socket.request({ type: "read", ...run, start, stop, stride }));
    },
    async pictures(run, start, stop, stride, by) {
      return protocol.pictures(await socket.request({ type: "read", ...run, start, stop, stride, by }));
    },
    async find(run, what, from, direction) {
      return protocol.found(await socket.request({ type: "find", ...run, what, from, direction }));
    },
    async queens(run, queens) {
      return protocol.found(await socket.request({ type: "find", ...run, what: "queens", queens }));
    },
    async search(run, doing, from, direction) {
      const what = "line" in doing ? "line" : "square";
      return protocol.searched(await socket.request({ type: "find", ...run, what, ...doing, from, direction }));
    },
    async tried(run, step) {
      return protocol.tried(await socket.request({ type: "tried", ...run, step }));
    },
    async outline(run, start, stop, width, exact) {
      return protocol.outline(await socket.request({ type: "outline", ...run, start, stop, width, exact }));
    },
    async solutions(run, start, stop) {
      return protocol.solutions(await socket.request({ type: "solutions", ...run, start, stop }));
    },
    async classes(run, start, stop) {
      return protocol.classes(await socket.request({ type: "classes", ...run, start, stop }));
    },
    async classOf(run, number) {
      const { start, classes } = protocol.classes(await socket.request({ type: "classes", ...run, solution: number }));
      return { index: start, itself: classes[0] };
    },
    async classesSeen(run, number) {
      return protocol.classes(await socket.request({ type: "classes", ...run, solution: number, found: number })).total;
    },
    count(n, tell) {
      const answer = socket.request({ type: "count", n }, (body) => tell(/** @type {import("../types.js").Counting} */ (protocol.counting(body))));
      const id = socket.latest();
      return { result: answer.then(protocol.counting), cancel: () => socket.cancel(id) };
    },
  };
}
