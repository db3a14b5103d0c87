// Looking back at a table: the bar with its buttons, the record behind it, the address of what is shown.

/** @import { TableRecord } from "../wire.js" */
/** @import { Model } from "../play/model.js" */
/** @import { Words } from "../page/words.js" */
/** @import { Address } from "./lookback.js" */
import { byId, enable } from "../page/dom.js";
import { house } from "../page/house.js";
import { Lookback, addressIn, searchOf } from "./lookback.js";

/**
 * @typedef {object} LookingHost
 * @property {string} id of the table
 * @property {Words} words
 * @property {() => number} version of the table now
 * @property {() => Model | null} model
 * @property {(text: string) => void} say to who listens
 * @property {(text: string) => void} tell that something was done
 * @property {(text: string) => void} note why something does not go
 * @property {() => void} changed another line is shown
 */

export class Looking {
  /** What is shown; null while the game that is being played is. @type {Lookback | null} */
  at = null;
  /** The games as they were when the record was last asked for. @type {{ version: number, record: TableRecord } | null} */
  #record = null;

  /** @param {LookingHost} host */
  constructor(host) {
    this.host = host;
    const to = (/** @type {string} */ id, /** @type {(at: Lookback) => Lookback | null} */ where) => byId(id).addEventListener("click", () => this.go(where));
    to("look-open", (at) => at);
    to("look-first", (at) => at.to(0));
    to("look-back", (at) => at.step(-1));
    to("look-on", (at) => at.step(1));
    to("look-last", (at) => at.to(Infinity));
    byId("look-close").addEventListener("click", () => this.close());
    for (const id of /** @type {const} */ (["xgid", "gnubg"])) byId(`copy-${id}`).addEventListener("click", () => this.#copy(this.at?.ids[id] ?? ""));
    byId("copy-link").addEventListener("click", () => this.#copy(location.href));
  }

  /** What the page's address names, when it is opened. */
  open() {
    const address = addressIn(location.search);
    if (address) this.visit(address);
  }

  /** @param {-1 | 1} direction */
  step(direction) {
    if (direction === -1 || this.at) this.go((at) => at.step(direction));
  }

  /**
   * Goes to another line; without one to start from, from the end of what has been played.
   * @param {(at: Lookback) => Lookback | null} where null beyond either end: on goes back to the game, back does nothing
   */
  async go(where) {
    const record = await this.#recorded();
    if (!record) return;
    const from = this.at ?? new Lookback(record, Infinity, Infinity);
    const next = where(from);
    if (next) this.#show(next);
    else if (from.isAtEnd) this.close();
  }

  /** @param {Address} address */
  async visit(address) {
    const record = await this.#recorded();
    if (record) this.#show(Lookback.open(record, address));
  }

  close() {
    this.#show(null);
  }

  /** Draws the bar. */
  draw() {
    const { at } = this;
    byId("lookback").hidden = at === null;
    if (!at) return;
    for (const id of ["look-first", "look-back"]) enable(id, !at.isAtStart);
    enable("look-last", at.at < at.turns.length);
    for (const id of /** @type {const} */ (["xgid", "gnubg"])) enable(`copy-${id}`, at.ids[id] !== null);
  }

  /** All games so far, as the server has them; null if there is none. @returns {Promise<TableRecord | null>} */
  async #recorded() {
    const version = this.host.version();
    if (!this.#record || (!this.at && this.#record.version !== version)) {
      const answer = await house.get(`/t/${this.host.id}/record`).catch(() => null);
      if (!answer?.ok) return this.host.note(this.host.words.say("lookback-unreachable")), null;
      this.#record = { version, record: await answer.json() };
    }
    return this.#record.record.games.length > 0 ? this.#record.record : null;
  }

  /** @param {Lookback | null} at */
  #show(at) {
    this.at = at;
    history.replaceState(null, "", location.pathname + (at ? searchOf(at.address) : ""));
    const model = this.host.model();
    if (at && model) this.host.say(at.caption(model, this.host.words));
    this.host.changed();
  }

  /** @param {string} text */
  async #copy(text) {
    const copied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
    this.host.tell(copied ? this.host.words.say("copied", { text }) : text);
  }
}
