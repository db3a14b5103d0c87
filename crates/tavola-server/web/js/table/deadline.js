// How long somebody may still be waited for, under the board: the last minute of a decision, also told to who only hears
// the page, and the time until an opponent who is away has lost the right to be waited for.

/** @import { Model } from "../play/model.js" */
/** @import { Words } from "../page/words.js" */
import { other } from "../board/counts.js";
import { byId, setText } from "../page/dom.js";
import { isLost } from "../page/online.js";
import { clockText } from "../play/panel.js";
import { who } from "../play/scene.js";

/** From so many milliseconds left on it is counted. */
const COUNTED = 60_000;
/** Seconds left at which it is told. */
const TOLD = [10, 30, 60];

export class Deadline {
  /** Seconds that were left when it was last shown. */
  #left = Infinity;

  /** Since when the reader's own connection is lost; 0 if it is there. */
  #lost = 0;

  /** @param {Words} words @param {(text: string) => void} say to who listens */
  constructor(words, say) {
    this.words = words;
    this.say = say;
  }

  /** @param {Model} model @param {number} elapsed milliseconds since it came */
  show(model, elapsed) {
    this.#lost = isLost() ? this.#lost || performance.now() : 0;
    if (this.#lost) return setText(byId("deadline"), this.#own(model, performance.now() - this.#lost));
    const { decideBy, waitingFor: side, now, you } = model;
    const left = decideBy === null || side === null ? Infinity : decideBy - now - elapsed;
    if (side === null || left >= COUNTED) {
      this.#left = Infinity;
      return setText(byId("deadline"), this.#absence(model, elapsed));
    }
    const seconds = Math.max(0, Math.ceil(left / 1000));
    const text = this.words.say("deadline", { who: who(model, side, this.words), you: String(side === you), seconds });
    setText(byId("deadline"), text);
    if (TOLD.some((one) => seconds <= one && this.#left > one)) this.say(text);
    this.#left = seconds;
  }

  /** How long the reader, whose connection is lost, still has for coming back. @param {Model} model @param {number} lost milliseconds since then */
  #own({ you, waiting }, lost) {
    const away = you && waiting?.away ? waiting.away[you] - lost : 0;
    return away > 0 ? this.words.say("pace-own-absence", { left: clockText(away) }) : "";
  }

  /** Until when the opponent may be away. @param {Model} model @param {number} elapsed milliseconds since it came */
  #absence(model, elapsed) {
    const { you, now, absentFrom } = model;
    const from = you && absentFrom[other(you)];
    if (!you || !from || model.state !== "playing" || model.waiting?.post) return "";
    const remains = from - now - elapsed;
    // That a claim annuls the match is told for as long as one can claim.
    if (remains <= 0 && !model.waiting?.neverActed.includes(other(you))) return "";
    const left = clockText(Math.max(0, remains));
    const waits = model.waiting?.absent ?? "claim";
    const name = waits === "claim" ? "absence" : `pace-absence-${waits}`;
    return this.words.say(name, { who: who(model, other(you), this.words), left });
  }
}
