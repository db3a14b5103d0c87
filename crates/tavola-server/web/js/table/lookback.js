// The games of a table, looked at line by line: those that are over and the one being played.

/** @import { Model, TurnRow } from "../play/model.js" */
/** @import { Settings } from "../page/settings.js" */
/** @import { Words } from "../page/words.js" */
/** @import { Moment, RecordedGame, TableRecord } from "../wire.js" */
import { countsOf } from "../board/counts.js";
import { turnText } from "../play/panel.js";
import { largerFirst, scene, who } from "../play/scene.js";
import { turnRow } from "./view.js";

/** @typedef {{ match: number, game: number, line: number }} Address of a position: after so many lines of a game */

export class Lookback {
  /**
   * @param {TableRecord} record
   * @param {number} index of the game
   * @param {number} at how many lines of it have been played
   */
  constructor(record, index, at) {
    this.record = record;
    this.index = Math.max(0, Math.min(index, record.games.length - 1));
    this.game = /** @type {RecordedGame} */ (record.games[this.index]);
    this.at = Math.max(0, Math.min(at, this.game.lines.length));
    /** @type {TurnRow[]} */
    this.turns = this.game.lines.map(({ record: line }) => turnRow(line));
  }

  /** At an address; what lies beyond the record's end is its end. @param {TableRecord} record @param {Address} address */
  static open(record, { match, game, line }) {
    const found = record.games.findIndex((one) => one.match === match && one.number === game);
    return new Lookback(record, found < 0 ? record.games.length - 1 : found, line);
  }

  /** @returns {Address} */
  get address() {
    return { match: this.game.match, game: this.game.number, line: this.at };
  }

  /** Whether it shows all that has been recorded. */
  get isAtEnd() {
    return this.index === this.record.games.length - 1 && this.at === this.game.lines.length;
  }

  get isAtStart() {
    return this.index === 0 && this.at === 0;
  }

  /** So many lines on or back, over the ends of games. @param {-1 | 1} direction @returns {Lookback | null} null beyond either end */
  step(direction) {
    const at = this.at + direction;
    if (at >= 0 && at <= this.game.lines.length) return new Lookback(this.record, this.index, at);
    const index = this.index + direction;
    const game = this.record.games[index];
    if (!game) return null;
    return new Lookback(this.record, index, direction === 1 ? 0 : game.lines.length);
  }

  /** @param {number} at */
  to(at) {
    return new Lookback(this.record, this.index, at);
  }

  /** How the game stood after the lines that are shown. @returns {Moment} */
  get moment() {
    return this.game.lines[this.at]?.before ?? this.game.end;
  }

  /** The ids of the decision that is shown: the position in which the last line was decided. */
  get ids() {
    const { xgid, gnubg } = (this.game.lines[this.at - 1] ?? this.game.lines[0])?.before ?? this.game.end;
    return { xgid, gnubg };
  }

  /** @param {Model} model @param {Settings} settings @param {Words} words */
  scene(model, settings, words) {
    const { board, cube, owner, enabled } = this.moment;
    const turn = this.turns[this.at - 1];
    const last = turn?.roll ? { side: turn.side, roll: turn.roll, steps: turn.steps, id: "lookback" } : null;
    const phase = last ? /** @type {const} */ ({ kind: "play_shown", side: last.side, roll: last.roll }) : /** @type {const} */ ({ kind: "waiting" });
    /** @type {Model} */
    const still = {
      ...model, you: model.you, checkers: countsOf(board), last, phase, actions: new Set(), graph: null,
      cube: { value: cube, owner: owner === "middle" ? null : owner, enabled }, dice: { ...model.dice, roll: -1 },
    };
    const drawn = scene(still, null, { ...settings, arrows: true }, words);
    // Looked back at, one's own play has its arrows too.
    const dice = drawn.dice && { ...drawn.dice, rests: false };
    return { ...drawn, dice, trail: last ? { mover: last.side, steps: last.steps } : null };
  }

  /** @param {Model} model @param {Words} words */
  caption(model, words) {
    const turn = this.turns[this.at - 1];
    const of = this.turns.length;
    const game = words.say("lookback-game", { game: this.game.number, match: this.game.match });
    if (!turn) return `${game}: ${words.say("replay-start", { of })}`;
    const roll = turn.roll ? largerFirst(turn.roll).join("-") : "";
    return `${game}, ${words.say("replay", { at: this.at, of, who: who(model, turn.side, words), roll, play: turnText(turn, words) })}`;
  }
}

/** The address in a page's location; null where it names none. @param {string} search @returns {Address | null} */
export function addressIn(search) {
  const query = new URLSearchParams(search);
  const number = (/** @type {string} */ name, /** @type {number} */ otherwise) => {
    const value = Number(query.get(name) ?? otherwise);
    return Number.isInteger(value) && value >= 0 ? value : otherwise;
  };
  return query.has("game") ? { match: number("match", 1), game: number("game", 1), line: number("move", 0) } : null;
}

/** What a page's location says of an address. @param {Address} address */
export const searchOf = ({ match, game, line }) => `?match=${match}&game=${game}&move=${line}`;
