// What is offered to be resigned as soon as the turn in hand is done: nobody resigns in mid-turn (END-08).

/** @import { Model } from "../play/model.js" */
/** @import { Figures } from "../play/slots.js" */
/** @import { RuleChoice, WinKind } from "../wire.js" */
/** @import { Words } from "../page/words.js" */
import { countOf, offOf } from "../board/counts.js";
import { isPoints, worth } from "../page/money.js";
import { figuresOf } from "../play/slots.js";

/** Whether the reader has rolled and not finished. @param {Model} model */
export const isInTurn = ({ phase, you }) => phase.kind === "to_play" && phase.side === you;

/** What can be resigned at the end of the turn; the server has the last word. @param {Model} model @returns {WinKind[]} */
export const kindsInTurn = ({ you, checkers }) => (you && countOf(checkers, offOf(you), you) > 0 ? ["single"] : ["single", "gammon", "backgammon"]);

/**
 * Without those that cost no more than a smaller one: beyond the end of the match, and, under Jacoby, before the cube was
 * turned (OPT-02).
 * @param {Model} model
 * @param {WinKind[]} kinds
 * @param {RuleChoice | undefined} rules
 */
export function worthResigning({ you, length, score, cube }, kinds, rules) {
  const countsSingle = length === null && (rules?.jacoby ?? "on") === "on" && cube.owner === null;
  if (countsSingle) return kinds.slice(0, 1);
  const needed = you && length ? length - score[you === "white" ? "black" : "white"] : Infinity;
  const enough = ["single", "gammon", "backgammon"].findIndex((_, index) => cube.value * (index + 1) >= needed);
  return enough < 0 ? kinds : kinds.slice(0, enough + 1);
}

/** Where there is nothing left to resign. */
const OVER = ["game_over", "match_over", "closed"];

/** @type {Readonly<Record<WinKind, number>>} */
const TIMES = { single: 1, gammon: 2, backgammon: 3 };

/** What it costs to resign a game so: in points, and in money where one plays for it. @param {Model} model @param {WinKind} kind @param {Words} words */
export function costOf({ cube, length, stake }, kind, words) {
  const points = cube.value * TIMES[kind];
  const text = words.say(`resign-${kind}`, { points });
  return length === null && !isPoints(stake) ? { text, detail: worth(points, stake, words) } : { text };
}

/**
 * What the buttons of an answer speak of, in money too where one plays for it.
 * @param {Model | null} model
 * @param {Words} words
 * @returns {Figures}
 */
export function inMoney(model, words) {
  const figures = figuresOf(model);
  if (!model) return figures;
  const { cube, length, stake, resignation } = model;
  const known = (/** @type {number | string} */ points) => (length === null && !isPoints(stake) && typeof points === "number" ? `${points} · ${worth(points, stake, words)}` : points);
  const resigned = resignation ? words.say("resigned-wins", { points: known(cube.value * TIMES[resignation.win]) }) : "";
  return { ...figures, asked: known(figures.asked), refused: known(figures.refused), resigned };
}

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
