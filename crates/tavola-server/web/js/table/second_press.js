// What is done by a second press only: what can't be taken back and is a mistake more often than not.

/** @import { Model } from "../play/model.js" */
/** @import { Turn } from "../play/turn.js" */

/** What happens too early or by mistake, with what is asked before it is done. */
const EARLY = new Map([["roll_early", "roll-early-sure"], ["double_early", "double-early-sure"], ["double_by_mistake", "double-early-sure"]]);
/** Milliseconds after which a press is a second one: a double click is one. */
const LATER = 600;

export class SecondPress {
  /** What was asked about, and when. @type {{ id: string, at: number } | null} */
  #asked = null;

  /** The moment has passed. */
  clear() {
    this.#asked = null;
  }

  /**
   * The sentence that asks, if this press only asks.
   * @param {string} id the act
   * @param {Model | null} model
   * @param {Turn | null} turn
   * @returns {string | null}
   */
  question(id, model, turn) {
    const isUnmoved = id === "done" && turn?.free && turn.path.length === 0 && (model?.plays ?? 0) > 0;
    const question = isUnmoved ? "done-unmoved" : EARLY.get(id);
    if (!question) return null;
    const now = performance.now();
    if (this.#asked?.id === id && now - this.#asked.at > LATER) return null;
    if (this.#asked?.id !== id) this.#asked = { id, at: now };
    return question;
  }
}
