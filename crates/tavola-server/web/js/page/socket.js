// The line to a table or a chouette: commands go out and are sent again until answered, views come in, breaks are mended.

/** @import { PageMessage, Refusal, ServerMessage, TalkView } from "../wire.js" */

/**
 * @template View
 * @template Event
 * @typedef {object} Listener
 * @property {(view: View, events: readonly Event[]) => void} update
 * @property {(refusal: Refusal) => void} refused
 * @property {(state: "open" | "lost") => void} line
 * @property {(watchers: number) => void} watched how many look on who do not play
 * @property {(view: TalkView) => void} [talk] what is said there
 */

/** @typedef {"accepted" | "refused" | "unheard"} Outcome `unheard`: something sent later was answered, it was not */
/** @typedef {{ text: string, what: string, answered: ((outcome: Outcome) => void) | null, ping: number }} Sent `what`: the command without its name */

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** The house asks who has said nothing for a little longer than this. */
const PING = 4000;
/** So long a ping may go unanswered before the line counts as lost, whatever the browser says of it. */
const SILENCE = 3500;

/**
 * @template View
 * @template Event
 * @template Command
 */
export class Line {
  /** @type {WebSocket | null} */
  #socket = null;
  /** Commands sent and not answered yet, as they go out. @type {Map<string, Sent>} */
  #open = new Map();
  /** What was done at which version, as long as no page has shown that version. @type {Map<string, number>} */
  #done = new Map();
  /** The last version that was shown. */
  #shown = 0;
  /** Pings sent and pongs heard on this connection: what was sent before a ping was heard before its pong. */
  #pings = 0;
  #pongs = 0;
  /** Questions not answered yet. @type {Map<string, (refusal: Refusal | null) => void>} */
  #asked = new Map();
  #wait = FIRST_WAIT;
  #version = 0;
  #closed = false;
  #ping = 0;
  /** When the first ping was sent that has not been answered; 0 if all have been. */
  #unanswered = 0;
  /** Whether the line was there once and is not now. */
  #isLost = false;

  /**
   * @param {string} path
   * @param {Listener<View, Event>} listener
   */
  constructor(path, listener) {
    this.path = path;
    this.listener = listener;
    addEventListener("online", () => this.#connect());
    addEventListener("offline", () => this.#lose());
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

  /** Whether something was done here that has not reached the server yet. */
  get waits() {
    return this.isBusy && this.#isLost;
  }

  /** Whether a command still waits for its answer. */
  get isBusy() {
    return this.#open.size > 0;
  }

  /**
   * Sends a command. One that is under way, or done without that being seen, is not sent again: the second press of a button
   * is the first.
   * @param {Command} command
   * @param {{ as?: string }} [more] what goes out beside it: for whom it is entered
   * @param {((outcome: Outcome) => void) | null} [answered] who is told what became of it, instead of the listener
   * @returns {boolean} whether it goes out
   */
  send(command, more = {}, answered = null) {
    const id = uuid();
    const what = JSON.stringify({ ...more, command });
    if (!answered && this.#repeats(what)) return false;
    const sent = { text: written({ type: "command", command_id: id, ...more, command }), what, answered, ping: Infinity };
    this.#open.set(id, sent);
    this.#send(sent);
    return true;
  }

  /** @param {string} what */
  #repeats(what) {
    const isUnderWay = [...this.#open.values()].some((sent) => sent.what === what);
    return isUnderWay || (this.#done.get(what) ?? 0) > this.#shown;
  }

  /** The page shows this version: what was done up to it has been seen. @param {number} version */
  saw(version) {
    this.#shown = version;
    for (const [what, at] of this.#done) if (at <= version) this.#done.delete(what);
  }

  /**
   * Whether a command would be in order, without doing it: null if so, else why not.
   * @param {Command} command
   * @param {{ as?: string }} [more]
   * @returns {Promise<Refusal | null>}
   */
  ask(command, more = {}) {
    const id = uuid();
    return new Promise((answer) => {
      this.#asked.set(id, answer);
      this.#post(written({ type: "would", ask: id, ...more, command }));
    });
  }

  /** @param {string} text */
  #post(text) {
    if (this.isOpen) this.#socket?.send(text);
  }

  /** @param {Sent} sent */
  #send(sent) {
    this.#post(sent.text);
    if (!sent.answered || !this.isOpen) return;
    this.#ask();
    sent.ping = this.#pings;
  }

  #ask() {
    this.#post(written({ type: "ping" }));
    this.#pings += 1;
    this.#unanswered ||= performance.now();
  }

  /** Asks whether somebody is still there; who has not answered the last question in time is not. */
  #beat() {
    if (!this.isOpen) return;
    if (this.#unanswered && performance.now() - this.#unanswered > SILENCE) this.#lose();
    else this.#ask();
  }

  /** The line is of no use any more, though the browser may not have noticed. */
  #lose() {
    const socket = this.#socket;
    if (!socket || this.#closed) return;
    socket.close();
    this.#onClose(socket);
  }

  /** A pong says that everything before its ping has been heard. */
  #heard() {
    this.#pongs += 1;
    for (const [id, { answered, ping }] of this.#open) {
      if (!answered || ping > this.#pongs) continue;
      this.#open.delete(id);
      answered("unheard");
    }
  }

  /** @param {string} id @param {number} version */
  #did(id, version) {
    const what = this.#open.get(id)?.what;
    if (what !== undefined && version > this.#shown) this.#done.set(what, version);
    this.#settle(id, "accepted");
  }

  /** @param {string} id @param {Outcome} outcome @returns {boolean} whether somebody was told */
  #settle(id, outcome) {
    const answered = this.#open.get(id)?.answered;
    this.#open.delete(id);
    answered?.(outcome);
    return Boolean(answered);
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
    socket.addEventListener("message", (event) => this.#onMessage(socket, String(event.data)));
    socket.addEventListener("close", () => this.#onClose(socket));
  }

  #onOpen() {
    this.#isLost = false;
    this.#wait = FIRST_WAIT;
    this.listener.line("open");
    this.#pings = 0;
    this.#pongs = 0;
    this.#unanswered = 0;
    for (const sent of this.#open.values()) this.#send(sent);
    clearInterval(this.#ping);
    this.#ping = window.setInterval(() => this.#beat(), PING);
  }

  /** @param {WebSocket} socket */
  #onClose(socket) {
    if (socket !== this.#socket || this.#closed) return;
    this.#socket = null;
    this.#isLost = true;
    this.listener.line("lost");
    clearInterval(this.#ping);
    setTimeout(() => this.#connect(), this.#wait * (0.7 + Math.random() * 0.6));
    this.#wait = Math.min(this.#wait * 1.8, LONGEST_WAIT);
  }

  /** Asks for everything anew: what came does not go on from what is here. */
  afresh() {
    this.#post(written({ type: "resume", version: 0 }));
  }

  /** @param {WebSocket} socket @param {string} data */
  #onMessage(socket, data) {
    // A line that is closing may still speak: what it says goes on from what it said, not from the new one's.
    if (socket !== this.#socket) return;
    const message = /** @type {ServerMessage<Event, View>} */ (JSON.parse(data));
    this.#unanswered = 0;
    switch (message.type) {
      case "update":
        this.#version = message.version;
        this.listener.update(message.view, message.events);
        break;
      case "accepted":
        this.#did(message.command_id, message.version);
        break;
      case "pong":
        this.#heard();
        break;
      case "presence":
        this.listener.watched(message.watchers);
        break;
      case "talk":
        this.listener.talk?.(message);
        break;
      case "would":
        this.#asked.get(message.ask)?.(message.refusal ?? null);
        this.#asked.delete(message.ask);
        break;
      case "refused":
        if (!this.#settle(message.command_id, "refused")) this.listener.refused(message);
        break;
      default:
    }
  }
}

/** @param {PageMessage<unknown>} message */
const written = (message) => JSON.stringify(message);

/** A random identifier; the browser's own maker of them is missing over plain HTTP. */
export function uuid() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
