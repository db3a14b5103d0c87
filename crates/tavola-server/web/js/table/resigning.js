// What is offered to be resigned as soon as the turn in hand is done: nobody resigns in mid-turn (END-08).

/** @import { Model } from "../play/model.js" */
/** @import { WinKind } from "../wire.js" */
import { countOf, offOf } from "../board/counts.js";

/** Whether the reader has rolled and not finished. @param {Model} model */
export const isInTurn = ({ phase, you }) => phase.kind === "to_play" && phase.side === you;

/** What can be resigned at the end of the turn; the server has the last word. @param {Model} model @returns {WinKind[]} */
export const kindsInTurn = ({ you, checkers }) => (you && countOf(checkers, offOf(you), you) > 0 ? ["single"] : ["single", "gammon", "backgammon"]);

/** Where there is nothing left to resign. */
const OVER = ["game_over", "match_over", "closed"];

export class Resigning {
  /** @type {WinKind | null} */
  wish = null;

  /**
   * What is to be resigned now that another view is shown.
   * @param {Model | null} before
   * @param {Model} now
   * @returns {WinKind | null}
   */
  due(before, now) {
    const isOffered = now.resignation?.by === now.you || OVER.includes(now.phase.kind);
    if (!this.wish || isOffered || (before && before.game !== now.game)) return (this.wish = null);
    if (isInTurn(now)) return null;
    // Whoever answers at once may have rolled already: then it is offered before one's own next roll.
    return [this.wish, /** @type {const} */ ("single")].find((kind) => now.resign.includes(kind)) ?? null;
  }
}
