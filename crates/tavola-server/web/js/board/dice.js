// The dice on the board: where they lie, and how a new roll falls.

/** @import { Side } from "../wire.js" */
/** @import { DiceScene, Scene } from "./element.js" */
/** @import { Box, Geometry, Spot } from "./geometry.js" */
import { die } from "./pieces.js";

/** So long a die rolls, in milliseconds. */
const TUMBLE = 420;

export class Dice {
  /** The last roll that fell, and the dice that lie there now. */
  #fallen = "";
  #key = "";

  /** @param {Geometry} geometry @param {SVGElement} layer */
  constructor(geometry, layer) {
    this.geometry = geometry;
    this.layer = layer;
  }

  /** @param {Geometry} geometry another one: they lie elsewhere */
  lieOn(geometry) {
    this.geometry = geometry;
    this.#key = "";
  }

  /** @param {DiceScene} dice */
  #spotsOf({ side, values, rests }) {
    return this.geometry.diceSpots(side, { many: values.length, rests: rests === true });
  }

  /** What all of them cover. @param {DiceScene} dice @returns {Box} */
  box(dice) {
    const { spots, size } = this.#spotsOf(dice);
    const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
    const [x, y] = [Math.min(...xs) - size * 0.6, Math.min(...ys) - size * 0.6];
    return { x, y, width: Math.max(...xs) + size * 0.6 - x, height: Math.max(...ys) + size * 0.6 - y };
  }

  /** @param {Scene} scene @param {number} speed of movement; 0 for none */
  show(scene, speed) {
    const list = this.#in(scene);
    const key = JSON.stringify(list.map(({ spot, paint, value, size }) => [spot, paint, value, size]));
    const roll = scene.dice?.id ?? scene.opening?.id ?? "";
    const isNew = roll !== "" && roll !== this.#fallen;
    if (roll !== "") this.#fallen = roll;
    if (key !== this.#key || isNew) {
      this.#key = key;
      this.layer.replaceChildren(...list.map(({ spot, paint, value, size }) => {
        const piece = die(paint, value, size);
        piece.setAttribute("transform", `translate(${spot.x} ${spot.y})`);
        return piece;
      }));
      if (isNew && speed > 0) list.forEach(({ side }, index) => this.#tumble(index, side));
    }
    list.forEach(({ paint, share, rests }, index) => this.layer.children[index]?.setAttribute("class", `die ${paint} ${rests ? "rests" : share <= 0 ? "spent" : ""}`));
  }

  /** All that lie on the board. @param {Scene} scene */
  #in({ dice, opening }) {
    const of = (/** @type {Side} */ side, /** @type {Spot} */ spot, /** @type {number} */ value, /** @type {number} */ size, share = 1, rests = false) =>
      ({ side, spot, value, size, share, rests, paint: this.geometry.paint(side) });
    if (dice) {
      const { side, values, shares, rests } = dice;
      const { spots, size } = this.#spotsOf(dice);
      return spots.map((spot, index) => of(side, spot, values[index] ?? 1, size, shares[index], rests));
    }
    const size = this.geometry.sizes.die;
    return opening ? /** @type {const} */ (["white", "black"]).map((side) => of(side, this.geometry.diceSpot(side), opening[side], size)) : [];
  }

  /** Lets a die fall: it comes rolling from its player's side. @param {number} index @param {Side} side */
  #tumble(index, side) {
    const body = this.layer.children[index]?.firstElementChild;
    if (!body) return;
    const from = (this.geometry.isBottom(side) ? 1 : -1) * this.geometry.sizes.half * 0.8;
    const way = index % 2 === 0 ? 1 : -1;
    const turns = way * (1.5 + 0.5 * (index % 3));
    body.animate(
      [
        { transform: `translate(${-way * 46}px, ${from}px) rotate(${turns * 360}deg) scale(1.12)`, opacity: 0.2 },
        { transform: `translate(${way * 8}px, ${-from * 0.06}px) rotate(${turns * 40}deg) scale(1.04)`, opacity: 1, offset: 0.7 },
        { transform: "none", opacity: 1 },
      ],
      { duration: TUMBLE + 40 * index, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" },
    );
  }
}
