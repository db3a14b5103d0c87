// The line to a table or a chouette: commands go out and are sent again until answered, views come in, breaks are mended.

/** @import { Refusal } from "./wire.js" */

/**
 * @template View
 * @typedef {object} Listener
 * @property {(view: View) => void} update
 * @property {(refusal: Refusal) => void} refused
 * @property {(state: "open" | "lost") => void} line
 */

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PING = 15_000;

/**
 * @template View
 * @template Command
 */
export class Line {
  /** @type {WebSocket | null} */
  #socket = null;
  /** Commands sent and not answered yet, as they go out. @type {Map<string, string>} */
  #open = new Map();
  /** Questions not answered yet. @type {Map<string, (refusal: Refusal | null) => void>} */
  #asked = new Map();
  #wait = FIRST_WAIT;
  #version = 0;
  #closed = false;
  #ping = 0;

  /**
   * @param {string} path
   * @param {Listener<View>} listener
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

  /**
   * @param {Command} command
   * @param {Record<string, unknown>} [more] what goes out beside it: `as` whom it is entered
   */
  send(command, more = {}) {
    const id = uuid();
    const text = JSON.stringify({ type: "command", command_id: id, ...more, command });
    this.#open.set(id, text);
    this.#post(text);
  }

  /**
   * Whether a command would be in order, without doing it: null if so, else why not.
   * @param {Command} command
   * @param {Record<string, unknown>} [more]
   * @returns {Promise<Refusal | null>}
   */
  ask(command, more = {}) {
    const id = uuid();
    return new Promise((answer) => {
      this.#asked.set(id, answer);
      this.#post(JSON.stringify({ type: "would", ask: id, ...more, command }));
    });
  }

  /** @param {string} text */
  #post(text) {
    if (this.isOpen) this.#socket?.send(text);
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
    for (const text of this.#open.values()) this.#post(text);
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
      case "would":
        this.#asked.get(message.ask)?.(message.refusal ?? null);
        this.#asked.delete(message.ask);
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
