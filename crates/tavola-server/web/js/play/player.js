// One player's hands: the turn in progress, kept across a reload, and what each move does to it.

/** @import { Model } from "./model.js" */
/** @import { Turn } from "./turn.js" */
import { numberOf, placeOf, countOf } from "../board/counts.js";
import { freeTurn } from "./free.js";
import { parseMoves } from "./notation.js";
import * as turns from "./turn.js";

export class Player {
  /** @type {Turn | null} */
  turn = null;
  #key = "";

  /** Takes up the turn the model asks for, or drops it. @param {Model} model */
  follow(model) {
    const { phase, you, graph } = model;
    if (phase.kind !== "to_play" || phase.side !== you || (!graph && !model.free)) {
      this.turn = null;
      this.#key = "";
      return;
    }
    const key = `tavola-turn ${model.id} ${model.match}.${model.game}.${model.dice.roll}.${model.turns.length} ${phase.roll} ${model.tutor?.takenBack ?? 0}`;
    if (key === this.#key) return;
    this.#key = key;
    const fresh = model.free || !graph ? freeTurn(you, phase.roll, model.checkers) : turns.newTurn(you, phase.roll, graph, model.checkers);
    this.turn = this.#recall(fresh);
  }

  /** @param {Turn} fresh */
  #recall(fresh) {
    try {
      const kept = JSON.parse(sessionStorage.getItem("tavola-turn") ?? "null");
      if (kept?.key !== this.#key) return fresh;
      const swapped = kept.swapped ? turns.swapDice(fresh) : fresh;
      return turns.retrace(swapped, kept.steps);
    } catch {
      return fresh;
    }
  }

  /** @param {Turn | null} turn @returns {boolean} whether there was one */
  set(turn) {
    if (!turn) return false;
    this.turn = turn;
    const kept = { key: this.#key, steps: turns.stepsMade(turn), swapped: turn.roll[0] < turn.roll[1] };
    try {
      sessionStorage.setItem("tavola-turn", JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing only loses the trial moves at a reload.
    }
    return true;
  }

  /**
   * A tap on a place: its checker moves, or it is made as a target.
   * @param {number} place
   * @param {"left" | "right"} which
   */
  tap(place, which) {
    const { turn } = this;
    if (!turn) return false;
    const number = numberOf(turn.mover, place);
    if (this.set(turns.moveFrom(turn, number, which))) return true;
    return this.set(turns.make(turn, number));
  }

  /** @param {number} from @param {number} to */
  drop(from, to) {
    const { turn } = this;
    if (!turn) return false;
    return this.set(turns.moveTo(turn, numberOf(turn.mover, from), numberOf(turn.mover, to)));
  }

  /** @param {string} text a play, or the number of one in the list */
  typed(text) {
    const { turn } = this;
    if (!turn) return false;
    if (/^\d{1,3}$/.test(text)) {
      const play = turns.plays(turn)[Number(text) - 1];
      return play ? this.set(turns.playOut(turn, play)) : false;
    }
    const moves = parseMoves(text);
    if (!moves) return false;
    return this.set(turns.makeMoves(turn, moves)) || this.set(turns.makeMoves(turns.undoAll(turn), moves));
  }

  /**
   * The steps to name in a question to the server why a step does not go; null where there is nothing to ask.
   * @param {number} from
   * @param {number | null} to
   */
  attempt(from, to) {
    const { turn } = this;
    if (!turn || turn.free) return null;
    if (countOf(turns.checkersNow(turn), from, turn.mover) === 0) return null;
    const start = numberOf(turn.mover, from);
    const end = to === null ? Math.max(0, start - turn.roll[0]) : numberOf(turn.mover, to);
    if (start === 0 || end >= start) return null;
    return [...turns.stepsMade(turn), { from: start, to: end, hit: false }];
  }

  /** @param {number} number */
  place(number) {
    return this.turn ? placeOf(this.turn.mover, number) : 0;
  }
}
