// The keyboard. Which key means what is decided here; what is done, elsewhere.

/**
 * @typedef {object} KeyHost
 * @property {(id: string) => void} act does an act if it can be done now
 * @property {() => void} go the next act: roll, done, next game
 * @property {(text: string | null) => void} typing shows what is being typed; null when it ends
 * @property {(text: string) => boolean} typed a play or a number has been typed; whether it could be played
 * @property {(direction: -1 | 1) => void} replay
 * @property {() => boolean} isReplaying whether the arrows step through the game wherever the focus is
 */

/** @type {Readonly<Record<string, string>>} */
const ACTS = {
  u: "undo", U: "undo_all", d: "double", t: "take", p: "drop", b: "again", x: "swap", f: "flip", m: "plays", l: "last",
  c: "clocks", i: "pips", q: "quadrants", g: "board", "?": "help", h: "help", r: "resign", Escape: "escape",
};

export class Keys {
  #text = "";

  /** @param {KeyHost} host @param {Readonly<Record<string, string>>} [more] keys that mean something else here */
  constructor(host, more = {}) {
    this.host = host;
    this.acts = { ...ACTS, ...more };
    // What is being typed comes before whatever has the focus.
    document.addEventListener("keydown", (event) => this.#beforeAll(event), true);
    document.addEventListener("keydown", (event) => this.#onKey(event));
  }

  /** @param {KeyboardEvent} event */
  #beforeAll(event) {
    if (isForeign(event) || !(this.#replay(event) || this.#type(event))) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** While one looks back, the arrows do not wander over the board. @param {KeyboardEvent} event */
  #replay({ key }) {
    if (!this.host.isReplaying() || (key !== "ArrowLeft" && key !== "ArrowRight")) return false;
    this.host.replay(key === "ArrowLeft" ? -1 : 1);
    return true;
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (isForeign(event) || event.defaultPrevented) return;
    const target = event.target;
    if (document.querySelector("dialog[open]") !== null) return;
    if (event.key === "Enter" || event.key === " ") {
      const onControl = target instanceof Element && target.closest("button:not(.place), a, summary");
      if (onControl || event.repeat) return;
      event.preventDefault();
      return this.host.go();
    }
    if (event.key === "ArrowLeft" || event.key === "ArrowRight") return this.host.replay(event.key === "ArrowLeft" ? -1 : 1);
    const act = this.acts[event.key];
    if (!act || event.repeat) return;
    event.preventDefault();
    this.host.act(act);
  }

  /** Digits begin a play; then everything that can belong to one goes on. @param {KeyboardEvent} event */
  #type(event) {
    const { key } = event;
    if (this.#text === "") {
      if (!/^[1-9]$/.test(key)) return false;
      return this.#set(key);
    }
    if (key === "Escape") return this.#set("");
    if (key === "Backspace") return this.#set(this.#text.slice(0, -1));
    if (key === "Enter") {
      const text = this.#text.trim();
      this.#set("");
      this.host.typed(text);
      return true;
    }
    if (/^[0-9/*() baroff]$/i.test(key)) return this.#set(this.#text + key);
    return false;
  }

  /** @param {string} text */
  #set(text) {
    this.#text = text;
    this.host.typing(text === "" ? null : text);
    return true;
  }
}

/** Whether a key belongs to the browser or to a field. @param {KeyboardEvent} event */
function isForeign({ ctrlKey, metaKey, altKey, target }) {
  const inField = target instanceof Element && target.closest("input, select, textarea, [contenteditable]") !== null;
  return ctrlKey || metaKey || altKey || inField;
}
