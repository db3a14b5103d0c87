// The line to the lobby: it keeps a seek standing as long as the page is open, and tells what changes.

/**
 * @typedef {{ part: string, whole: boolean, gone: string[], put: [string, string][] }} ChangedPart
 * @typedef {{ type: "changed", now: number, parts: ChangedPart[] }} Changed
 * @typedef {{ type: "called", table: string, title: string, text: string, note: string, go: string, stay: string }} Called
 * @typedef {{ type: "uncalled" }} Uncalled
 * @typedef {Changed | Called | Uncalled} Told
 */

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;

export class LobbyLine {
  /** @type {WebSocket | null} */
  #socket = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #isClosed = false;

  /** @param {string} path @param {(told: Told) => void} heard */
  constructor(path, heard) {
    this.path = path;
    this.heard = heard;
    addEventListener("online", () => this.#connect());
    addEventListener("pagehide", () => this.#close());
    addEventListener("pageshow", (event) => event.persisted && this.#reopen());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.#connect());
    this.#connect();
  }

  /** Opens it anew: the browser has become somebody. */
  again() {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#connect();
  }

  #close() {
    this.#isClosed = true;
    this.#socket?.close();
  }

  #reopen() {
    this.#isClosed = false;
    this.#connect();
  }

  #connect() {
    const state = this.#socket?.readyState;
    if (this.#isClosed || state === WebSocket.OPEN || state === WebSocket.CONNECTING) return;
    clearTimeout(this.#timer);
    // The page's language, said by the page: a browser may ask for another by this way.
    const path = `${this.path}${this.path.includes("?") ? "&" : "?"}lang=${document.documentElement.lang}`;
    const socket = (this.#socket = new WebSocket(path));
    socket.addEventListener("open", () => (this.#wait = FIRST_WAIT));
    socket.addEventListener("message", ({ data }) => this.#socket === socket && this.heard(JSON.parse(String(data))));
    socket.addEventListener("close", () => {
      if (this.#socket !== socket || this.#isClosed) return;
      this.#timer = window.setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    });
  }
}
