// The game so far, looked at move by move.

/** @import { Model } from "../play/model.js" */
/** @import { Counts } from "../board/counts.js" */
/** @import { Settings } from "../page/settings.js" */
/** @import { Words } from "../page/words.js" */
import { afterSteps } from "../board/counts.js";
import { turnText } from "../play/panel.js";
import { scene, who } from "../play/scene.js";

/** The start of a game, in White's numbering. @returns {Counts} */
function start() {
  const checkers = new Array(28).fill(0);
  for (const [place, count] of [[24, 2], [13, 5], [8, 3], [6, 5]]) {
    checkers[place ?? 0] = count;
    checkers[25 - (place ?? 0)] = -(count ?? 0);
  }
  return checkers;
}

export class Replay {
  /**
   * @param {Model} model
   * @param {number} at how many lines of the record have been played
   */
  constructor(model, at) {
    this.at = at;
    this.turns = model.turns.slice(0, at);
  }

  /** @param {number} count @returns {Counts} */
  #checkers(count) {
    return this.turns.slice(0, count).reduce((checkers, turn) => afterSteps(checkers, turn.side, turn.steps), start());
  }

  /** @param {Model} model @param {Settings} settings @param {Words} words */
  scene(model, settings, words) {
    const last = this.turns.at(-1);
    const shown = last?.roll ? { side: last.side, roll: last.roll, steps: last.steps, id: "replay" } : null;
    return scene(this.#still(model, this.#checkers(this.at), shown), null, { ...settings, arrows: true }, words);
  }

  /** The board before the last line. @param {Model} model @param {Settings} settings @param {Words} words */
  before(model, settings, words) {
    return scene(this.#still(model, this.#checkers(this.at - 1), null), null, settings, words);
  }

  /** @param {Model} model @param {Counts} checkers @param {import("../play/model.js").LastTurn | null} last @returns {Model} */
  #still(model, checkers, last) {
    const phase = last ? /** @type {const} */ ({ kind: "play_shown", side: last.side, roll: last.roll }) : /** @type {const} */ ({ kind: "closed", winner: null, points: 0, win: "single", ending: "", cause: null });
    return { ...model, checkers, last, phase, actions: new Set(), graph: null };
  }

  /** @param {Model} model @param {Words} words */
  caption(model, words) {
    const last = this.turns.at(-1);
    const of = model.turns.length;
    if (!last) return words.say("replay-start", { of });
    const roll = last.roll ? [Math.max(...last.roll), Math.min(...last.roll)].join("-") : "";
    return words.say("replay", { at: this.at, of, who: who(model, last.side, words), roll, play: turnText(last, words) });
  }
}
