// A board that is set up: a tap places a checker of the brush, a second button takes one away, a drag moves one. By keys:
// arrows from point to point, Enter places, Shift-Enter, Delete or Backspace takes away.
//
// How to use it: `const editor = new Editor(board, words, (setup) => …)` on a `<tavola-board>`, then `editor.begin(setup)`;
// `editor.set(change)` for what stands beside the board (turn, cube, score). A board that is played on is play/figure.js.

/** @import { TavolaBoard } from "../board/element.js" */
/** @import { Words } from "../page/words.js" */
/** @import { Setup } from "./setup.js" */
import { PLACES, countOf } from "../board/counts.js";
import { load } from "../page/settings.js";
import { cubeOfColours, diceLeft, labels } from "../play/scene.js";
import { moved, nextRoll, ownerOf, placed, startCheckers, taken } from "./setup.js";

/** @typedef {"white" | "black" | "none"} Brush whose checker a tap places; with none it takes one away */

/** @type {readonly Brush[]} */
export const BRUSHES = ["white", "black", "none"];

export class Editor {
  /** @type {Brush} */
  brush = "white";
  isOn = false;
  /** @type {Setup} */
  setup = {
    checkers: startCheckers(), turn: "white", roll: null, cube: 1, owner: null, length: 0,
    score: { white: 0, black: 0 }, crawford: false, jacoby: true, beavers: true,
  };

  /**
   * @param {TavolaBoard} board
   * @param {Words} words
   * @param {(setup: Setup, refused: string) => void} changed told after every act; `refused` names why nothing changed
   */
  constructor(board, words, changed) {
    this.board = board;
    this.words = words;
    this.changed = changed;
    board.addEventListener("keydown", (event) => this.#onKey(event), { capture: true });
  }

  /** Takes the board over. @param {Setup} setup */
  begin(setup) {
    this.isOn = true;
    this.setup = setup;
    const everywhere = new Map(Array.from({ length: PLACES }, (_, place) => [place, { hit: false }]));
    this.board.host = {
      // A drag may end anywhere; nothing is marked by merely looking.
      targets: () => new Map(),
      tap: (place, which) => this.#tap(place, which === "right"),
      drop: (from, to) => everywhere.has(to) && this.#put(moved(this.setup.checkers, from, to)),
      dice: () => this.set({ roll: nextRoll(this.setup.roll) }),
      cube: () => this.#turnCube(),
    };
    this.show();
  }

  /** Something changes. @param {Partial<Setup>} change */
  set(change) {
    this.setup = { ...this.setup, ...change };
    this.show();
    this.changed(this.setup, "");
  }

  /** @param {import("../board/counts.js").Counts | null} checkers @param {string} [why] it can't be done */
  #put(checkers, why = "") {
    if (checkers) this.set({ checkers });
    else if (why) this.changed(this.setup, why);
  }

  /** @param {number} place @param {boolean} away */
  #tap(place, away) {
    const { checkers } = this.setup;
    if (place > 25) {
      // A tray is where checkers are taken from: pressing it chooses whose.
      this.brush = ownerOf(place) ?? this.brush;
      this.changed(this.setup, "");
    } else if (away || this.brush === "none") this.#put(taken(checkers, place));
    else this.#put(placed(checkers, place, this.brush), `position-all-${ownerOf(place) ?? this.brush}`);
  }

  /** The cube goes round: the middle, White, Black. */
  #turnCube() {
    const { owner, cube } = this.setup;
    const next = owner === null ? "white" : owner === "white" ? "black" : null;
    this.set({ owner: next, cube: next === null ? 1 : Math.max(2, cube) });
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const target = event.target;
    if (!this.isOn || !(target instanceof HTMLElement) || !target.classList.contains("place")) return;
    if (event.key !== "Delete" && event.key !== "Backspace") return;
    event.preventDefault();
    event.stopPropagation();
    this.#tap(Number(target.dataset["place"]), true);
  }

  show() {
    if (!this.isOn) return;
    const { checkers, roll, turn, cube, owner } = this.setup;
    const { words } = this;
    const occupied = (/** @type {number} */ place) => countOf(checkers, place, "white") + countOf(checkers, place, "black") > 0;
    this.board.show({
      checkers,
      dice: roll ? { side: turn, ...diceLeft(roll, [0, 0]) } : null,
      opening: null,
      cube: { value: cube, owner, offeredTo: null },
      active: "both",
      movable: new Set(Array.from({ length: PLACES }, (_, place) => place).filter(occupied)),
      pressable: true,
      trail: null,
      labels: labels({ you: null, checkers }, null, words, load().numbers),
      diceLabel: roll ? words.say("position-next-roll", { roll: roll.join("-") }) : "",
      cubeLabel: cubeOfColours({ value: cube, owner }, words),
      cubeActive: true,
    });
  }
}
