// Who answers a page: the server, or, where a page is played without one, an engine in this browser. A page that has another
// house says so before its other modules begin.

import { Line } from "./socket.js";

export const house = {
  /**
   * The live connection.
   * @template View
   * @template Event
   * @template Command
   * @param {string} path
   * @param {import("./socket.js").Listener<View, Event>} listener
   * @returns {Line<View, Event, Command>}
   */
  line: (path, listener) => new Line(path, listener),
  /** @param {string} path @param {RequestInit} [init] @returns {Promise<Response>} */
  get: (path, init) => fetch(path, init),
};
