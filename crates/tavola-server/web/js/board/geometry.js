// Where everything lies on the drawn board, in the units of its viewBox. Pure: no DOM.

/** @import { Side } from "../wire.js" */
import { WHITE_BAR, BLACK_BAR, WHITE_OFF, BLACK_OFF, numberOf } from "./counts.js";

/**
 * @typedef {object} Layout
 * @property {Side} pov whose home lies at the bottom
 * @property {boolean} mirror home to the left instead of the right
 * @property {boolean} swap White's checkers are drawn dark
 * @property {"own" | "absolute"} [numbers] what is written at the points: their numbers from home, or White's for both
 * @property {boolean} compact one tray column, taller points: for narrow screens
 *
 * @typedef {"light" | "dark"} Paint
 *
 * @typedef {object} Spot
 * @property {number} x
 * @property {number} y
 *
 * @typedef {Spot & { width: number, height: number }} Box
 *
 * @typedef {object} Sizes
 * @property {number} frameX
 * @property {number} frameY
 * @property {number} tray
 * @property {number} divider
 * @property {number} point
 * @property {number} bar
 * @property {number} half height of a half without the strip in the middle
 * @property {number} strip height of the strip between the halves
 * @property {number} radius of a checker
 * @property {number} edge thickness of a checker standing on edge
 * @property {number} die
 * @property {number} cube
 */

/** @type {Sizes} */
const FULL = {
  frameX: 14, frameY: 30, tray: 76, divider: 14, point: 62, bar: 68, half: 318, strip: 108,
  radius: 29.5, edge: 18, die: 58, cube: 60,
};
/** @type {Sizes} */
const COMPACT = {
  frameX: 8, frameY: 30, tray: 66, divider: 8, point: 62, bar: 54, half: 372, strip: 148,
  radius: 29.5, edge: 15, die: 56, cube: 58,
};

/** How many discs stand side by side before a number takes over. */
export const STACK = 5;
const BAR_STACK = 4;

export class Geometry {
  /** @param {Layout} layout */
  constructor(layout) {
    this.layout = layout;
    this.sizes = layout.compact ? COMPACT : FULL;
    const s = this.sizes;
    const columns = layout.compact ? 1 : 2;
    this.width = 2 * s.frameX + columns * (s.tray + s.divider) + 12 * s.point + s.bar;
    this.height = 2 * s.frameY + 2 * s.half + s.strip;
    const trayLeft = layout.mirror || !layout.compact;
    this.fieldLeft = s.frameX + (trayLeft ? s.tray + s.divider : 0);
    this.fieldRight = this.fieldLeft + 12 * s.point + s.bar;
    this.top = s.frameY;
    this.bottom = this.height - s.frameY;
    this.middle = this.height / 2;
    this.barX = this.fieldLeft + 6 * s.point + s.bar / 2;
    const leftTray = s.frameX + s.tray / 2;
    const rightTray = this.width - s.frameX - s.tray / 2;
    this.trayX = layout.mirror ? leftTray : rightTray;
    this.cubeX = layout.compact ? this.trayX : layout.mirror ? rightTray : leftTray;
  }

  /**
   * Column 0 to 11 from the left, for a point number as the viewer counts.
   * @param {number} number 1 to 24
   */
  column(number) {
    const plain = number <= 12 ? 12 - number : number - 13;
    return this.layout.mirror ? 11 - plain : plain;
  }

  /** @param {number} column */
  columnX(column) {
    const s = this.sizes;
    return this.fieldLeft + (column + 0.5) * s.point + (column > 5 ? s.bar : 0);
  }

  /** @param {number} place @returns {boolean} whether the place lies in the lower half */
  isLow(place) {
    const { pov } = this.layout;
    if (place === WHITE_OFF || place === BLACK_OFF) return (place === WHITE_OFF) === (pov === "white");
    // A checker on the bar waits on the half where it enters: its opponent's home.
    if (place === WHITE_BAR || place === BLACK_BAR) return (place === WHITE_BAR) !== (pov === "white");
    return numberOf(pov, place) <= 12;
  }

  /**
   * The area that belongs to a place, for pointers and for the elements that name it.
   * @param {number} place
   * @returns {Box}
   */
  area(place) {
    const s = this.sizes;
    const low = this.isLow(place);
    const y = low ? this.middle : this.top;
    const height = this.bottom - this.middle;
    if (place === WHITE_OFF || place === BLACK_OFF) {
      return { x: this.trayX - s.tray / 2, y, width: s.tray, height };
    }
    if (place === WHITE_BAR || place === BLACK_BAR) return { x: this.barX - s.bar / 2, y, width: s.bar, height };
    const x = this.columnX(this.column(numberOf(this.layout.pov, place)));
    return { x: x - s.point / 2, y, width: s.point, height };
  }

  /**
   * The place under a spot of the board, or null on frame and dividers.
   * @param {Spot} spot
   * @returns {number | null}
   */
  placeAt({ x, y }) {
    for (let place = 0; place <= BLACK_OFF; place++) {
      const box = this.area(place);
      if (x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height) return place;
    }
    return null;
  }

  /**
   * Where the middle of a checker lies.
   * @param {number} place
   * @param {number} index 0 for the one nearest the edge
   * @returns {Spot}
   */
  spot(place, index) {
    const s = this.sizes;
    const low = this.isLow(place);
    const away = low ? -1 : 1;
    const base = low ? this.bottom : this.top;
    if (place === WHITE_OFF || place === BLACK_OFF) {
      return { x: this.trayX, y: base + away * (6 + (index + 0.5) * s.edge) };
    }
    if (place === WHITE_BAR || place === BLACK_BAR) {
      const level = Math.min(index, BAR_STACK - 1);
      return { x: this.barX, y: this.middle + -away * (s.strip / 2 + s.radius + level * 2 * s.radius) };
    }
    const level = Math.min(index, STACK - 1);
    const x = this.columnX(this.column(numberOf(this.layout.pov, place)));
    return { x, y: base + away * (s.radius + 2 + level * 2 * s.radius) };
  }

  /** @param {number} place @returns {number} how many discs are drawn before the number */
  shown(place) {
    return place === WHITE_BAR || place === BLACK_BAR ? BAR_STACK : STACK;
  }

  /**
   * Where the dice of a side lie: on its right half of the board.
   * @param {Side} side
   * @returns {Spot}
   */
  diceSpot(side) {
    return { x: this.halfX(side === this.layout.pov ? "right" : "left"), y: this.middle };
  }

  /**
   * Where each of a roll's dice lies: two side by side, the four of a double in a square. Dice that only lie there still,
   * because nobody has rolled since, lie near the bar.
   * @param {Side} side
   * @param {{ many: number, rests: boolean }} about
   * @returns {{ spots: Spot[], size: number }}
   */
  diceSpots(side, { many, rests }) {
    const { x, y } = this.diceSpot(side);
    const toBar = Math.sign(this.barX - x) * (rests ? 1.35 * this.sizes.point : 0);
    const size = this.sizes.die * (many > 2 ? 0.8 : 1) * (rests ? 0.86 : 1);
    const step = size * (many > 2 ? 0.55 : 0.6);
    const across = [-step, step];
    const down = many > 2 ? [-step, step] : [0];
    return { size, spots: down.flatMap((dy) => across.map((dx) => ({ x: x + toBar + dx, y: y + dy }))).slice(0, many) };
  }

  /** @param {"left" | "right"} half */
  halfX(half) {
    return half === "left" ? this.columnX(2.5) : this.columnX(8.5);
  }

  /**
   * Where the cube lies.
   * @param {Side | null} owner
   * @returns {Spot}
   */
  cubeSpot(owner) {
    const s = this.sizes;
    if (owner === null) return { x: this.cubeX, y: this.middle };
    const toward = owner === this.layout.pov ? 1 : -1;
    const reach = this.layout.compact ? s.cube * 1.35 : s.half + s.strip / 2 - s.cube / 2 - 10;
    return { x: this.cubeX, y: this.middle + toward * reach };
  }

  /** Where an offered cube stands, large: on the bar between the two, where no button is. @returns {Spot} */
  offeredSpot() {
    return { x: this.barX, y: this.middle };
  }

  /** @param {Side} side @returns {boolean} whether the side plays up from the bottom */
  isBottom(side) {
    return side === this.layout.pov;
  }

  /** @param {Side} side @returns {Paint} */
  paint(side) {
    return (side === "white") !== this.layout.swap ? "light" : "dark";
  }
}
