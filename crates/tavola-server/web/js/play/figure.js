// A board on which a roll can be played without a table: figures of the rules, positions, variations, quizzes.
//
// How to use it: a `<tavola-board label="…">` in the page, the words of `table.ftl`, and
//
//     const figure = new Figure(board, words, (now) => …);   // told after every step and every step back
//     figure.set({ checkers, side, roll, steps });            // roll and steps null: nothing can be moved
//     figure.isDone; figure.steps; figure.checkers;           // what has been played so far
//     figure.undo(); figure.restart();
//
// `steps` is the graph of legal steps that the server sends (`StepGraph`); nothing here knows a rule. A board that is set
// up instead of played on is position/editor.js.

/** @import { Side, Step, StepGraph } from "../wire.js" */
/** @import { Counts } from "../board/counts.js" */
/** @import { Scene, TavolaBoard } from "../board/element.js" */
/** @import { Words } from "../page/words.js" */
/** @import { Turn } from "./turn.js" */
import "../board/element.js";
import { numberOf, placeOf } from "../board/counts.js";
import { load } from "../page/settings.js";
import { freeTurn } from "./free.js";
import { isCompact, speedOf } from "./movement.js";
import { cubeOfColours, diceLabel, diceLeft, labels, targets } from "./scene.js";
import * as turns from "./turn.js";

/**
 * @typedef {object} Figured what a figure shows
 * @property {Counts} checkers
 * @property {Side} side whose roll it is, or will be
 * @property {readonly [number, number] | null} roll
 * @property {StepGraph | null} steps the legal steps of the roll
 * @property {boolean} [free] whether hands may do what the dice allow, legal or not; `steps` are not needed then
 * @property {Side | null} [you] whose words are used: “yours” and “theirs”; White and Black if nobody's
 * @property {Scene["cube"]} [cube]
 * @property {boolean} [pressable] whether a place is asked for: the host says what pressing one does
 */

export class Figure {
  /** @type {Turn | null} */
  turn = null;
  /** @type {Figured | null} */
  #shown = null;

  /** @param {TavolaBoard} board @param {Words} words @param {(figure: Figure) => void} [changed] */
  constructor(board, words, changed = () => {}) {
    this.board = board;
    this.words = words;
    this.changed = changed;
    board.host = {
      targets: (place) => (this.turn ? targets(this.turn, place) : new Map()),
      tap: (place, which) => this.#go((turn) => turns.moveFrom(turn, numberOf(turn.mover, place), which) ?? turns.make(turn, numberOf(turn.mover, place))),
      drop: (from, to) => this.#go((turn) => turns.moveTo(turn, numberOf(turn.mover, from), numberOf(turn.mover, to))),
      dice: () => this.#go((turn) => (turns.isComplete(turn) && !turn.free ? null : turns.swapDice(turn))),
      cube: () => {},
    };
  }

  /** @param {Figured} figured */
  set(figured) {
    this.#shown = figured;
    const { roll, steps, side, checkers } = figured;
    this.turn = roll && figured.free ? freeTurn(side, roll, checkers) : roll && steps ? turns.newTurn(side, roll, steps, checkers) : null;
    this.show();
  }

  /** Whether the roll has been played as far as it can be. */
  get isDone() {
    return this.turn !== null && turns.isComplete(this.turn);
  }

  /** @returns {Step[]} what has been played */
  get steps() {
    return this.turn ? turns.stepsMade(this.turn) : [];
  }

  /** @returns {Counts} the checkers as they stand now */
  get checkers() {
    return this.turn ? turns.checkersNow(this.turn) : (this.#shown?.checkers ?? []);
  }

  /** Moves a checker by its mover's numbers. @param {number} from @param {number} to */
  make(from, to) {
    this.#go((turn) => turns.moveTo(turn, from, to));
  }

  /** What a checker drawn from a place to another would do, by its mover's numbers; null where nothing is to be played. @param {number} from @param {number} to */
  stepBetween(from, to) {
    const mover = this.turn?.mover;
    return mover ? { from: numberOf(mover, from), to: numberOf(mover, to) } : null;
  }

  undo() {
    this.#go(turns.undo);
  }

  restart() {
    this.#go(turns.undoAll);
  }

  /** @param {(turn: Turn) => Turn | null} act */
  #go(act) {
    const next = this.turn && act(this.turn);
    if (!next) return;
    this.turn = next;
    this.show();
    this.changed(this);
  }

  show() {
    const { turn, checkers, words } = this;
    const shown = this.#shown;
    if (!shown) return;
    const you = shown.you ?? null;
    const { numbers } = load();
    this.board.show({
      checkers,
      dice: turn ? { side: turn.mover, ...diceLeft(turn.roll, turns.used(turn)) } : null,
      opening: null,
      cube: shown.cube ?? null,
      active: turn?.mover ?? null,
      movable: new Set(turn ? [...turns.movable(turn)].map((from) => placeOf(turn.mover, from)) : []),
      pressable: shown.pressable ?? false,
      trail: null,
      labels: labels({ you, checkers }, turn, words, numbers),
      diceLabel: turn && (turn.free || !turns.isComplete(turn)) ? diceLabel(turn, words) : "",
      cubeLabel: shown.cube ? cubeOfColours(shown.cube, words) : "",
      cubeActive: false,
    });
  }
}

/**
 * Lays a board out as the reader likes it, with that side below.
 * @param {TavolaBoard} board
 * @param {Side} pov
 * @param {string} [home] on which side home lies, if that is what the figure shows
 */
export function layOut(board, pov, home) {
  const settings = load();
  board.speed = speedOf(settings);
  // White is White here: ids and words name colours, and nobody sits at the board.
  board.setLayout({ pov, swap: false, mirror: (home ?? settings.home) === "left", numbers: settings.numbers, compact: isCompact() });
}
