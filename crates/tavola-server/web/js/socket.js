// The line to the table: commands go out and are sent again until answered, views come in, breaks are mended.

/** @import { Refusal, TableCommand, TableView } from "./wire.js" */

/**
 * @typedef {{ type: "update", version: number, view: TableView }
 *   | ({ type: "refused", command_id: string } & Refusal)
 *   | { type: "accepted", command_id: string, version: number }
 *   | { type: string }} Incoming
 *
 * @typedef {object} Listener
 * @property {(view: TableView) => void} update
 * @property {(refusal: Refusal) => void} refused
 * @property {(state: "open" | "lost") => void} line
 */

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PING = 15_000;

export class Line {
  /** @type {WebSocket | null} */
  #socket = null;
  /** Commands sent and not answered yet. @type {Map<string, TableCommand>} */
  #open = new Map();
  #wait = FIRST_WAIT;
  #version = 0;
  #closed = false;
  #ping = 0;

  /**
   * @param {string} path
   * @param {Listener} listener
   */
  constructor(path, listener) {
    this.path = path;
    this.listener = listener;
    addEventListener("online", () => this.#connect());
    addEventListener("pagehide", () => this.close());
    addEventListener("pageshow", (event) => event.persisted && this.#reopen());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.#connect());
  }

  /** @param {number} version the last one seen */
  start(version) {
    this.#version = version;
    this.#connect();
  }

  close() {
    this.#closed = true;
    this.#socket?.close();
  }

  get isOpen() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Whether a command still waits for its answer. */
  get isBusy() {
    return this.#open.size > 0;
  }

  /** @param {TableCommand} command */
  send(command) {
    const id = uuid();
    this.#open.set(id, command);
    this.#post(id, command);
  }

  /** @param {string} id @param {TableCommand} command */
  #post(id, command) {
    if (this.isOpen) this.#socket?.send(JSON.stringify({ type: "command", command_id: id, command }));
  }

  #reopen() {
    this.#closed = false;
    this.#connect();
  }

  #connect() {
    const state = this.#socket?.readyState;
    if (this.#closed || state === WebSocket.OPEN || state === WebSocket.CONNECTING) return;
    const url = new URL(`${this.path}?from=${this.#version}`, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.addEventListener("open", () => this.#onOpen());
    socket.addEventListener("message", (event) => this.#onMessage(String(event.data)));
    socket.addEventListener("close", () => this.#onClose(socket));
  }

  #onOpen() {
    this.#wait = FIRST_WAIT;
    this.listener.line("open");
    for (const [id, command] of this.#open) this.#post(id, command);
    clearInterval(this.#ping);
    this.#ping = window.setInterval(() => this.isOpen && this.#socket?.send('{"type":"ping"}'), PING);
  }

  /** @param {WebSocket} socket */
  #onClose(socket) {
    if (socket !== this.#socket || this.#closed) return;
    this.listener.line("lost");
    clearInterval(this.#ping);
    setTimeout(() => this.#connect(), this.#wait * (0.7 + Math.random() * 0.6));
    this.#wait = Math.min(this.#wait * 1.8, LONGEST_WAIT);
  }

  /** @param {string} data */
  #onMessage(data) {
    const message = /** @type {any} */ (JSON.parse(data));
    switch (message.type) {
      case "update":
        this.#version = message.version;
        this.listener.update(message.view);
        break;
      case "accepted":
        this.#open.delete(message.command_id);
        break;
      case "refused":
        this.#open.delete(message.command_id);
        this.listener.refused(message);
        break;
      default:
    }
  }
}

/** A random identifier; the browser's own maker of them is missing over plain HTTP. */
export function uuid() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
