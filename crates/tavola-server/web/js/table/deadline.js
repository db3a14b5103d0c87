// The last minute of whoever keeps the other waiting: counted under the board, and told to who only hears the page.

/** @import { Model } from "../play/model.js" */
/** @import { Words } from "../page/words.js" */
import { byId, setText } from "../page/dom.js";
import { who } from "../play/scene.js";

/** From so many milliseconds left on it is counted. */
const COUNTED = 60_000;
/** Seconds left at which it is told. */
const TOLD = [10, 30, 60];

export class Deadline {
  /** Seconds that were left when it was last shown. */
  #left = Infinity;

  /** @param {Words} words @param {(text: string) => void} say to who listens */
  constructor(words, say) {
    this.words = words;
    this.say = say;
  }

  /** @param {Model} model @param {number} elapsed milliseconds since it came */
  show(model, elapsed) {
    const { decideBy, waitingFor: side, now, you } = model;
    const left = decideBy === null || side === null ? Infinity : decideBy - now - elapsed;
    if (side === null || left >= COUNTED) {
      this.#left = Infinity;
      return setText(byId("deadline"), "");
    }
    const seconds = Math.max(0, Math.ceil(left / 1000));
    const text = this.words.say("deadline", { who: who(model, side, this.words), you: String(side === you), seconds });
    setText(byId("deadline"), text);
    if (TOLD.some((one) => seconds <= one && this.#left > one)) this.say(text);
    this.#left = seconds;
  }
}
