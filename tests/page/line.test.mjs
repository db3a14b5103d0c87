// The line to a table: what is pressed twice goes out once, and what was refused or is over can be pressed again.
// @ts-check

import assert from "node:assert/strict";
import { test } from "node:test";

/** @type {FakeSocket[]} */
const sockets = [];
class FakeSocket extends EventTarget {
  static CONNECTING = 0;
  static OPEN = 1;
  readyState = FakeSocket.OPEN;
  /** @type {any[]} */
  sent = [];
  constructor() {
    super();
    sockets.push(this);
  }
  /** @param {string} text */
  send(text) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  /** @param {object} message */
  says(message) {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}
Object.assign(globalThis, {
  WebSocket: FakeSocket, addEventListener() {}, location: { href: "http://club/t/1" }, window: globalThis,
  document: { addEventListener() {}, visibilityState: "visible" },
});
const { Line } = await import("../../crates/tavola-server/web/js/page/socket.js");

function connected() {
  /** @type {object[]} */
  const refused = [];
  const line = new Line("/t/1/live", { update() {}, refused: (refusal) => refused.push(refusal), line() {}, watched() {} });
  line.start(7);
  line.saw(7);
  const socket = /** @type {FakeSocket} */ (sockets.at(-1));
  const commands = () => socket.sent.filter(({ type }) => type === "command");
  return { line, socket, refused, commands };
}

test("a second press while the first is under way is the first", () => {
  const { line, commands } = connected();
  assert.deepEqual([line.send({ type: "roll_die" }), line.send({ type: "roll_die" })], [true, false]);
  assert.equal(commands().length, 1);
  assert.equal(line.send({ type: "roll_die" }, { as: "bot:1" }), true, "for somebody else it is something else");
  assert.equal(line.send({ type: "leave" }), true);
});

test("a second press is the first until the page has shown what the first has done", () => {
  const { line, socket, commands, refused } = connected();
  line.send({ type: "next_game" });
  socket.says({ type: "accepted", command_id: commands()[0].command_id, version: 9 });
  assert.equal(line.send({ type: "next_game" }), false);
  line.saw(8);
  assert.equal(line.send({ type: "next_game" }), false, "another’s act was shown, not this one");
  line.saw(9);
  assert.equal(line.send({ type: "next_game" }), true);
  assert.deepEqual(refused, []);
});

test("what was refused can be asked for again, and what was shown before it was answered too", () => {
  const { line, socket, commands, refused } = connected();
  line.send({ type: "double" });
  socket.says({ type: "refused", command_id: commands()[0].command_id });
  assert.equal(refused.length, 1);
  assert.equal(line.send({ type: "double" }), true);
  line.saw(8);
  socket.says({ type: "accepted", command_id: commands()[1].command_id, version: 8 });
  assert.equal(line.send({ type: "double" }), true);
});

test("whoever waits for an answer of their own gets one", () => {
  const { line, commands } = connected();
  const link = { type: "open_link", number: 1, link: "a", seen: "b" };
  line.send(link, {}, () => {});
  line.send(link, {}, () => {});
  assert.equal(commands().length, 2);
  line.close();
});
