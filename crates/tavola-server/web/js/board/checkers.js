// The thirty checkers: where each is drawn and how it gets somewhere else.

/** @import { Geometry, Spot } from "./geometry.js" */
/** @import { Counts } from "./counts.js" */
/** @import { Side } from "../wire.js" */
import { svg } from "./draw.js";
import { checker } from "./pieces.js";
import { BLACK_OFF, PLACES, WHITE_OFF, countOf } from "./counts.js";

/**
 * @typedef {object} Disc
 * @property {SVGElement} element
 * @property {Side} side
 * @property {number} place
 * @property {number} index
 */

/** @type {readonly Side[]} */
const SIDES = ["white", "black"];

export class Checkers {
  /** @param {Geometry} geometry */
  constructor(geometry) {
    this.geometry = geometry;
    this.layer = svg("g", { class: "checkers" });
    this.counts = svg("g", { class: "counts" });
    /** @type {Disc[]} */
    this.discs = [];
  }

  /**
   * Puts every checker where the counts say; those that have to, travel.
   * @param {Counts} checkers
   * @param {number} duration in milliseconds; 0 for none
   * @returns {Promise<void>} done when all have arrived
   */
  async show(checkers, duration) {
    if (this.discs.length === 0) this.#create(checkers);
    for (const side of SIDES) this.#assign(checkers, side);
    const moved = this.#settle(duration);
    this.#number(checkers);
    await Promise.all(moved);
  }

  /** @param {Counts} checkers */
  #create(checkers) {
    const { radius, tray, edge } = this.geometry.sizes;
    for (const side of SIDES) {
      for (let place = 0; place < PLACES; place++) {
        for (let index = 0; index < countOf(checkers, place, side); index++) {
          const element = checker(this.geometry.paint(side), radius, tray - 14, edge);
          this.discs.push({ element, side, place: -1, index: 0 });
          this.layer.append(element);
        }
      }
    }
  }

  /**
   * Gives each disc a place so that as few as possible change theirs.
   * @param {Counts} checkers
   * @param {Side} side
   */
  #assign(checkers, side) {
    const own = this.discs.filter((disc) => disc.side === side);
    /** @type {Disc[]} */
    const free = [];
    const need = Array.from({ length: PLACES }, (_, place) => countOf(checkers, place, side));
    for (const disc of own.sort((a, b) => a.index - b.index)) {
      const wanted = need[disc.place] ?? 0;
      if (disc.place >= 0 && wanted > 0) need[disc.place] = wanted - 1;
      else free.push(disc);
    }
    need.forEach((count, place) => {
      for (let i = 0; i < count; i++) {
        const disc = free.pop();
        if (disc) disc.place = place;
      }
    });
    /** @type {Map<number, number>} */
    const heights = new Map();
    const stays = own.filter((disc) => !free.includes(disc)).sort((a, b) => a.index - b.index);
    for (const disc of stays) {
      const height = heights.get(disc.place) ?? 0;
      disc.index = height;
      heights.set(disc.place, height + 1);
    }
  }

  /** @param {number} duration @returns {Promise<unknown>[]} */
  #settle(duration) {
    /** @type {Promise<unknown>[]} */
    const moved = [];
    for (const disc of this.discs) {
      const spot = this.geometry.spot(disc.place, disc.index);
      const to = `translate(${spot.x}px, ${spot.y}px)`;
      const from = disc.element.style.transform;
      if (from === to) continue;
      this.layer.append(disc.element);
      disc.element.style.transform = to;
      disc.element.classList.toggle("off", disc.place === WHITE_OFF || disc.place === BLACK_OFF);
      if (from && duration > 0) {
        const run = disc.element.animate([{ transform: from }, { transform: to }], { duration, easing: "cubic-bezier(.3,.1,.25,1)" });
        // A page in the background may never be told that its animation has ended.
        moved.push(Promise.race([run.finished.catch(() => undefined), new Promise((done) => setTimeout(done, duration + 60))]));
      }
    }
    return moved;
  }

  /** @param {Counts} checkers */
  #number(checkers) {
    this.counts.replaceChildren();
    for (let place = 0; place < PLACES; place++) {
      const count = Math.abs(checkers[place] ?? 0);
      const paint = this.geometry.paint((checkers[place] ?? 0) > 0 ? "white" : "black");
      if (place === WHITE_OFF || place === BLACK_OFF) {
        if (count > 0) this.#trayNumber(place, count);
      } else if (count > this.geometry.shown(place)) {
        const { x, y } = this.geometry.spot(place, count - 1);
        this.counts.append(svg("text", { x, y: y + 1, class: `count ${paint}` }, [String(count)]));
      }
    }
  }

  /** @param {number} place @param {number} count */
  #trayNumber(place, count) {
    const { frameY } = this.geometry.sizes;
    const low = this.geometry.isLow(place);
    const y = low ? this.geometry.bottom + frameY / 2 + 1 : this.geometry.top - frameY / 2 + 1;
    this.counts.append(svg("text", { x: this.geometry.trayX, y, class: "number tray-number" }, [String(count)]));
  }

  /**
   * The uppermost checker of a place.
   * @param {number} place
   * @param {Side} side
   * @returns {Disc | null}
   */
  top(place, side) {
    const there = this.discs.filter((disc) => disc.place === place && disc.side === side);
    return there.sort((a, b) => b.index - a.index)[0] ?? null;
  }

  /**
   * Takes a checker off the board under a finger.
   * @param {Disc} disc
   * @param {Spot} spot
   */
  lift(disc, spot) {
    if (this.layer.lastElementChild !== disc.element) this.layer.append(disc.element);
    disc.element.classList.add("lifted");
    disc.element.classList.remove("off");
    disc.element.style.transform = `translate(${spot.x}px, ${spot.y}px)`;
  }

  /** @param {Disc} disc */
  release(disc) {
    disc.element.classList.remove("lifted");
  }

  /** @param {ReadonlySet<number>} places @param {Side | "both" | null} side whose checkers stand out; where all can be moved, none do */
  mark(places, side) {
    for (const disc of this.discs) {
      const can = disc.side === side && places.has(disc.place) && this.top(disc.place, disc.side) === disc;
      disc.element.classList.toggle("movable", can);
    }
  }
}
