// What the page says by itself: a sentence under the board that goes again, and whatever is read out to who listens.

/** @import { Words } from "./words.js" */
import { setLinked } from "./clauses.js";
import { byId, el, setText } from "./dom.js";

/** So long a sentence stays. */
const STAYS = 8000;
/** So many sentences are kept for a reader that lags behind. */
const KEPT = 12;

export class Notes {
  #text = "";
  #timer = 0;
  /** Whether the sentence is a refusal. */
  #isRefusal = false;
  #isCalm = false;
  #version = 0;
  #typing = "";

  /**
   * @param {Words} words
   * @param {() => void} changed what is under the board is to be shown anew
   */
  constructor(words, changed) {
    this.words = words;
    this.changed = changed;
  }

  /**
   * Shows the line under the board: what is being typed, else `first`, else the sentence, else `otherwise`.
   * @param {{ first?: string, otherwise?: string }} texts
   */
  show({ first = "", otherwise = "" }) {
    const place = byId("message");
    const isNote = this.#text !== "" && !this.#typing && !first;
    setLinked(place, this.#typing ? this.words.say("typing", { text: this.#typing }) : first || this.#text || otherwise);
    place.classList.toggle("note", isNote && !this.#isCalm);
  }

  /** That something was done, calmly. @param {string} text @returns {void} */
  tell(text) {
    this.note(text);
    this.#isCalm = true;
    this.changed();
  }

  /** A sentence that goes by itself: why something does not go. @param {string} text @returns {void} */
  note(text) {
    this.#text = text;
    this.#isCalm = false;
    this.#isRefusal = false;
    this.say(text);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.clear(), STAYS);
    this.changed();
  }

  /** Why something was refused: of no interest any more once another version is shown. @param {string} text */
  refused(text) {
    this.note(text);
    this.#isRefusal = true;
  }

  /** @param {number} version of what is shown now */
  follow(version) {
    const goes = this.#isRefusal && version !== this.#version;
    this.#version = version;
    if (goes) this.clear();
  }

  /** The sentence goes. */
  clear() {
    this.#text = "";
    this.#isRefusal = false;
    this.changed();
  }

  /** What has been typed of a play so far. @param {string | null} text */
  typing(text) {
    this.#typing = text ?? "";
    this.changed();
  }

  /** Says something to who listens; the same sentence twice is said twice. @param {string} text */
  say(text) {
    const live = byId("live");
    live.append(el("p", {}, text));
    while (live.children.length > KEPT) live.firstElementChild?.remove();
  }

  /** How many look on. @param {number} watchers */
  watched(watchers) {
    const place = byId("watchers");
    place.hidden = watchers === 0;
    setText(place, this.words.say("watchers", { n: watchers }));
  }

  /** Whether the house can be reached. @param {"open" | "lost"} state */
  line(state) {
    const place = byId("line");
    place.dataset["state"] = state;
    setText(place, this.words.say(`line-${state}`));
    if (state === "lost") this.say(this.words.say("line-lost"));
  }
}
