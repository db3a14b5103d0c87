// Fingers and mice on the board: a tap, a second button, a drag.

/** @import { TavolaBoard, Target } from "./element.js" */
/** @import { Disc } from "./checkers.js" */

/** How far a press may wander and still be a tap, in pixels. */
const WANDER = 7;

/**
 * @typedef {object} Press
 * @property {number} id
 * @property {number} place
 * @property {number} x
 * @property {number} y
 * @property {Disc | null} disc once it has been lifted
 * @property {ReadonlyMap<number, Target>} targets
 */

export class Pointer {
  /** @type {Press | null} */
  #press = null;
  #dragged = false;

  /** @param {TavolaBoard} board */
  constructor(board) {
    this.board = board;
    board.addEventListener("pointerdown", (event) => this.#down(event));
    board.addEventListener("pointermove", (event) => this.#move(event));
    board.addEventListener("pointerup", (event) => this.#up(event));
    board.addEventListener("pointercancel", () => this.#drop(null));
    board.addEventListener("pointerover", (event) => this.#over(event));
    board.addEventListener("pointerleave", () => !this.#press && board.highlight(null));
    board.addEventListener("click", (event) => this.#click(event));
    board.addEventListener("contextmenu", (event) => this.#second(event));
  }

  /** @param {Event} event @returns {number | null} */
  #place(event) {
    const target = event.target;
    if (!(target instanceof HTMLElement) || !target.classList.contains("place")) return null;
    return Number(target.dataset["place"]);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#dragged = false;
    const place = this.#place(event);
    if (place === null || event.button !== 0 || !this.board.scene?.movable.has(place)) return;
    const targets = this.board.host.targets(place);
    this.#press = { id: event.pointerId, place, x: event.clientX, y: event.clientY, disc: null, targets };
  }

  /** Whose checker can be lifted there. @param {number} place */
  #sideAt(place) {
    const scene = this.board.scene;
    if (scene?.active !== "both") return scene?.active ?? null;
    return (scene.checkers[place] ?? 0) > 0 ? "white" : "black";
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const press = this.#press;
    const side = this.#sideAt(press?.place ?? -1);
    if (!press || press.id !== event.pointerId || !side) return;
    if (!press.disc) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < WANDER) return;
      press.disc = this.board.checkers.top(press.place, side);
      this.board.setPointerCapture(press.id);
      this.board.highlight(press.targets);
      this.#dragged = true;
    }
    if (press.disc) this.board.checkers.lift(press.disc, this.board.spotAt(event));
  }

  /** @param {PointerEvent} event */
  #up(event) {
    if (this.#press?.id === event.pointerId) this.#drop(this.board.geometry.placeAt(this.board.spotAt(event)));
  }

  /** @param {number | null} to */
  #drop(to) {
    const press = this.#press;
    this.#press = null;
    if (!press?.disc) return;
    this.board.checkers.release(press.disc);
    this.board.highlight(null);
    if (to !== null && press.targets.has(to)) this.board.host.drop(press.place, to);
    else if (to !== null && to !== press.place) this.board.host.drop(press.place, to);
    if (this.board.scene) this.board.show(this.board.scene);
  }

  /** @param {PointerEvent} event */
  #over(event) {
    if (this.#press || event.pointerType !== "mouse") return;
    const place = this.#place(event);
    const can = place !== null && this.board.scene?.movable.has(place);
    this.board.highlight(can ? this.board.host.targets(place) : null);
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const place = this.#place(event);
    if (place === null) return;
    if (this.#dragged) {
      this.#dragged = false;
      return;
    }
    this.board.highlight(null);
    this.board.host.tap(place, "left");
  }

  /** @param {MouseEvent} event */
  #second(event) {
    const place = this.#place(event);
    if (place === null || !this.board.scene?.active) return;
    event.preventDefault();
    this.board.highlight(null);
    this.board.host.tap(place, "right");
  }
}
