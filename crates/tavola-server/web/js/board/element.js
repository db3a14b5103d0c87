// <tavola-board>: draws a scene and tells its host what the player does to it. Knows places, no rules.

/** @import { Side, Step } from "../wire.js" */
/** @import { Counts } from "./counts.js" */
/** @import { Layout, Spot } from "./geometry.js" */
import { Geometry } from "./geometry.js";
import { Checkers } from "./checkers.js";
import { Pointer } from "./pointer.js";
import { drawStill, svg } from "./draw.js";
import { Dice } from "./dice.js";
import { cube } from "./pieces.js";
import { PLACES, afterStep, placeOf } from "./counts.js";

/**
 * @typedef {object} DiceScene
 * @property {Side} side
 * @property {readonly number[]} values left one first; four for a double
 * @property {readonly number[]} shares how much of each is still to be played: 1 or 0
 * @property {boolean} [rests] they were played and only lie there still
 * @property {string} [id] tells one roll from another: a new one is seen to fall
 *
 * @typedef {object} Scene all that is on the board at one moment
 * @property {Counts} checkers
 * @property {DiceScene | null} dice
 * @property {(Readonly<Record<Side, number>> & { id?: string }) | null} opening one die each, while the opening roll is shown
 * @property {{ value: number, owner: Side | null, offeredTo: Side | null } | null} cube
 * @property {Side | "both" | null} active the side that may move checkers here; both where a position is set up
 * @property {ReadonlySet<number>} movable places whose checkers can move now
 * @property {boolean} [pressable] whether every place can be pressed, whatever stands there: it is asked for, or set up
 * @property {{ mover: Side, steps: readonly Step[], checkers?: Counts } | null} trail a play shown by arrows: the last one, or one
 *   that has not been made, with the checkers as they would stand
 * @property {ReadonlyMap<number, string>} labels what each place is called
 * @property {string} diceLabel what pressing the dice does; empty if nothing
 * @property {string} cubeLabel what the cube is, or what pressing it does
 * @property {boolean} cubeActive
 *
 * @typedef {object} Target
 * @property {boolean} hit
 *
 * @typedef {object} Host who is told what the player does
 * @property {(place: number) => ReadonlyMap<number, Target>} targets
 * @property {(place: number, which: "left" | "right") => void} tap
 * @property {(from: number, to: number) => void} drop
 * @property {() => void} dice
 * @property {() => void} cube
 */

/** @type {Host} */
const NOBODY = { targets: () => new Map(), tap: () => {}, drop: () => {}, dice: () => {}, cube: () => {} };

export class TavolaBoard extends HTMLElement {
  /** @type {Host} */
  host = NOBODY;
  /** Milliseconds a step takes. */
  speed = 170;
  /** @type {Scene | null} */
  scene = null;
  geometry = new Geometry({ pov: "white", mirror: false, swap: false, compact: false });
  checkers = new Checkers(this.geometry);
  /** @type {Pointer | null} */
  #pointer = null;
  #layers = layers();
  /** @type {Map<number, HTMLButtonElement>} */
  #places = new Map();
  #group = document.createElement("div");
  #dice = button("dice-button", () => this.host.dice());
  #cube = button("cube-button", () => this.host.cube());
  #focused = 6;
  /** Whether the key that is held down was taken as a press already. */
  #isTaken = false;
  #lying = new Dice(this.geometry, this.#layers.dice);

  connectedCallback() {
    if (this.#pointer) return;
    this.#pointer = new Pointer(this);
    // A picture in it stands for the board until the first scene, for whoever has no script or has not come so far.
    if (!this.querySelector(":scope > img")) this.#build();
  }

  /** @param {Layout} layout */
  setLayout(layout) {
    const now = this.geometry.layout;
    const sameNumbers = now.numbers === layout.numbers;
    if (sameNumbers && now.pov === layout.pov && now.mirror === layout.mirror && now.swap === layout.swap && now.compact === layout.compact) return;
    this.geometry = new Geometry(layout);
    this.checkers = new Checkers(this.geometry);
    this.#lying.lieOn(this.geometry);
    if (now.pov !== layout.pov) this.#focusOn(placeOf(layout.pov, 6));
    if (this.#isBuilt) this.#build();
    if (this.scene) this.show(this.scene);
  }

  /**
   * Shows a scene; checkers that stand elsewhere travel there.
   * @param {Scene} scene
   */
  show(scene) {
    if (!this.#isBuilt) this.#build();
    const speed = this.scene === null ? 0 : this.speed;
    this.scene = scene;
    const arrived = this.checkers.show(scene.checkers, this.speed);
    this.checkers.mark(scene.movable, scene.active);
    this.#drawTrail(scene);
    this.#lying.show(scene, speed);
    this.#drawCube(scene);
    this.#name(scene);
    return arrived;
  }

  /**
   * Plays steps one after the other from what is shown.
   * @param {Side} mover
   * @param {readonly Step[]} steps
   * @param {(step: Step) => void} [onStep]
   */
  async play(mover, steps, onStep) {
    this.#layers.trail.replaceChildren();
    let checkers = this.scene?.checkers;
    for (const step of steps) {
      if (!checkers) return;
      checkers = afterStep(checkers, mover, step);
      onStep?.(step);
      await this.checkers.show(checkers, this.speed);
    }
    if (this.scene && checkers) this.scene = { ...this.scene, checkers };
  }

  /** @param {ReadonlyMap<number, Target> | null} targets */
  highlight(targets) {
    this.#layers.hints.replaceChildren();
    for (const [place, { hit }] of targets ?? []) {
      const box = this.geometry.area(place);
      const inset = 2;
      this.#layers.hints.append(
        svg("rect", {
          x: box.x + inset, y: box.y + inset, width: box.width - 2 * inset, height: box.height - 2 * inset,
          rx: 8, class: hit ? "hint hint-hit" : "hint",
        }),
      );
      if (hit) {
        const spot = this.geometry.spot(place, 0);
        this.#layers.hints.append(svg("circle", { cx: spot.x, cy: spot.y, r: this.geometry.sizes.radius + 3, class: "hit-ring" }));
      }
    }
  }

  /**
   * From the window to the units of the drawing.
   * @param {{ clientX: number, clientY: number }} at
   * @returns {Spot}
   */
  spotAt({ clientX, clientY }) {
    const box = this.#layers.root.getBoundingClientRect();
    return {
      x: ((clientX - box.left) / box.width) * this.geometry.width,
      y: ((clientY - box.top) / box.height) * this.geometry.height,
    };
  }

  /** Puts the keyboard on the board. */
  focusPlace() {
    this.#places.get(this.#focused)?.focus();
  }

  get #isBuilt() {
    return this.#layers.root.parentNode === this;
  }

  #build() {
    const g = this.geometry;
    const { root, still, moving, trail, hints, dice, pieces } = this.#layers;
    root.setAttribute("viewBox", `0 0 ${g.width} ${g.height}`);
    this.style.setProperty("--board-ratio", String(g.width / g.height));
    still.replaceChildren(drawStill(g));
    moving.replaceChildren(hints, this.checkers.layer, this.checkers.counts, trail, dice, pieces);
    if (!this.#isBuilt) {
      this.querySelector(":scope > img")?.remove();
      this.append(root, this.#makePlaces(), this.#dice, this.#cube);
      this.addEventListener("keydown", (event) => this.#onKey(event));
      // Some browsers click a button when the space bar comes up, whatever became of it when it went down.
      this.addEventListener("keyup", (event) => event.key === " " && this.#isTaken && event.preventDefault());
    }
    for (const [place, element] of this.#places) this.#put(element, g.area(place));
    this.#putSlots();
  }

  #makePlaces() {
    const group = this.#group;
    group.className = "places";
    group.setAttribute("role", "group");
    group.setAttribute("aria-label", this.getAttribute("label") ?? "");
    // Places without a name are nothing to land on: the first scene names them.
    group.inert = true;
    for (const place of readingOrder()) {
      const element = document.createElement("button");
      element.type = "button";
      element.className = "place";
      element.tabIndex = place === this.#focused ? 0 : -1;
      element.dataset["place"] = String(place);
      element.addEventListener("focus", () => this.#focusOn(place));
      this.#places.set(place, element);
      group.append(element);
    }
    return group;
  }

  /** @param {number} place */
  #focusOn(place) {
    const old = this.#places.get(this.#focused);
    if (old) old.tabIndex = -1;
    const now = this.#places.get(place);
    if (now) now.tabIndex = 0;
    this.#focused = place;
  }

  /** @param {HTMLElement} element @param {{ x: number, y: number, width: number, height: number }} box */
  #put(element, { x, y, width, height }) {
    const g = this.geometry;
    element.style.left = `${(100 * x) / g.width}%`;
    element.style.top = `${(100 * y) / g.height}%`;
    element.style.width = `${(100 * width) / g.width}%`;
    element.style.height = `${(100 * height) / g.height}%`;
  }

  #putSlots() {
    const s = this.geometry.sizes;
    for (const half of /** @type {const} */ (["left", "right"])) {
      const slot = this.querySelector(`[data-slot="${half}"]`);
      const width = 6 * s.point;
      const box = { x: this.geometry.halfX(half) - width / 2, y: this.geometry.middle - s.strip / 2, width, height: s.strip };
      if (slot instanceof HTMLElement) this.#put(slot, box);
    }
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const target = event.target;
    if (!(target instanceof HTMLButtonElement) || !target.classList.contains("place")) return;
    const place = Number(target.dataset["place"]);
    const next = this.#neighbour(place, event.key);
    this.#isTaken = false;
    if (next !== null) {
      event.preventDefault();
      event.stopPropagation();
      this.#places.get(next)?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      // With nothing left to move, Enter means what it means everywhere: done. Where nobody takes it so, it is a click.
      const isAsked = this.scene?.pressable || (this.scene?.active && this.scene.movable.size > 0);
      if (!isAsked) return;
      this.#isTaken = true;
      event.preventDefault();
      event.stopPropagation();
      // A key that is held is one press.
      if (!event.repeat) this.host.tap(place, event.shiftKey ? "right" : "left");
    }
  }

  /** @param {number} place @param {string} key @returns {number | null} */
  #neighbour(place, key) {
    const box = this.geometry.area(place);
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const s = this.geometry.sizes;
    const leap = box.width / 2 + 4;
    const ways = { ArrowLeft: [-leap, 0], ArrowRight: [leap, 0], ArrowUp: [0, -s.half], ArrowDown: [0, s.half] };
    const way = ways[/** @type {keyof typeof ways} */ (key)];
    if (!way) return null;
    for (let reach = 1; reach <= 3; reach++) {
      const [dx = 0, dy = 0] = way;
      const next = this.geometry.placeAt({ x: x + dx * reach, y: y + dy });
      if (next !== null && next !== place) return next;
    }
    return place;
  }

  /** @param {Scene} scene */
  #name(scene) {
    this.#group.inert = scene.labels.size === 0;
    for (const [place, element] of this.#places) {
      element.setAttribute("aria-label", scene.labels.get(place) ?? "");
      element.classList.toggle("can", scene.pressable || scene.movable.has(place));
    }
    set(this.#dice, scene.diceLabel, scene.diceLabel !== "" && scene.dice !== null);
    set(this.#cube, scene.cubeLabel, scene.cube !== null);
    this.#cube.classList.toggle("can", scene.cubeActive);
    this.#cube.setAttribute("aria-disabled", String(!scene.cubeActive));
    if (scene.dice) {
      this.#put(this.#dice, this.#lying.box(scene.dice));
    }
  }

  /** @param {Scene} scene */
  #drawCube(scene) {
    const { pieces } = this.#layers;
    pieces.querySelectorAll(".cube").forEach((element) => element.remove());
    if (!scene.cube) return;
    const { value, owner, offeredTo } = scene.cube;
    const large = offeredTo !== null;
    const size = this.geometry.sizes.cube * (large ? 1.45 : 1);
    const spot = large ? this.geometry.offeredSpot() : this.geometry.cubeSpot(owner);
    const facing = offeredTo ?? owner;
    const turn = facing === null ? -90 : this.geometry.isBottom(facing) ? 0 : 180;
    // A centred cube that has not been turned lies with its 64 up, by custom.
    const element = cube(owner === null && value === 1 && !large ? 64 : value, size);
    element.setAttribute("transform", `translate(${spot.x} ${spot.y}) rotate(${large && !this.geometry.isBottom(facing ?? "white") ? 180 : large ? 0 : turn})`);
    pieces.append(element);
    this.#put(this.#cube, { x: spot.x - size * 0.6, y: spot.y - size * 0.6, width: size * 1.2, height: size * 1.2 });
  }

  /** @param {Scene} scene */
  #drawTrail(scene) {
    const { trail } = this.#layers;
    trail.replaceChildren();
    if (!scene.trail) return;
    const { mover, steps } = scene.trail;
    const checkers = scene.trail.checkers ?? scene.checkers;
    /** @type {Map<number, number>} */
    const drawn = new Map();
    for (const step of steps) {
      const from = this.#trailSpot(checkers, placeOf(mover, step.from), drawn, 0);
      const to = this.#trailSpot(checkers, placeOf(mover, step.to), drawn, -1);
      const radius = this.geometry.sizes.radius;
      trail.append(svg("circle", { cx: from.x, cy: from.y, r: radius - 4, class: "ghost" }));
      trail.append(svg("path", { d: arrow(from, to, radius), class: "trail", "marker-end": "url(#arrow)" }));
    }
  }

  /**
   * @param {Counts} checkers
   * @param {number} place
   * @param {Map<number, number>} drawn
   * @param {number} offset
   */
  #trailSpot(checkers, place, drawn, offset) {
    const count = Math.abs(checkers[place] ?? 0);
    const key = place * 2 + (offset === 0 ? 0 : 1);
    const before = drawn.get(key) ?? 0;
    drawn.set(key, before + 1);
    const index = offset === 0 ? count + before : count + offset - before;
    return this.geometry.spot(place, Math.max(0, index));
  }
}

/** @param {Spot} from @param {Spot} to @param {number} radius */
function arrow(from, to, radius) {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy) || 1;
  const start = { x: from.x + (dx / length) * radius * 0.5, y: from.y + (dy / length) * radius * 0.5 };
  const end = { x: to.x - (dx / length) * radius * 0.35, y: to.y - (dy / length) * radius * 0.35 };
  const lift = Math.abs(dy) < 40 ? (from.y > 400 ? -1 : 1) * Math.min(46, length * 0.22) : 0;
  return `M${start.x} ${start.y}Q${(start.x + end.x) / 2} ${(start.y + end.y) / 2 + lift} ${end.x} ${end.y}`;
}

function layers() {
  const still = svg("g");
  const moving = svg("g");
  const root = svg("svg", { class: "board-svg", "aria-hidden": "true", focusable: "false" }, [still, moving]);
  return { root, still, moving, trail: svg("g", { class: "trails" }), hints: svg("g", { class: "hints" }), dice: svg("g", { class: "dice" }), pieces: svg("g", { class: "pieces" }) };
}

/**
 * @param {string} name
 * @param {() => void} act
 */
function button(name, act) {
  const element = document.createElement("button");
  element.type = "button";
  element.className = name;
  element.hidden = true;
  element.addEventListener("click", act);
  return element;
}

/** @param {HTMLButtonElement} element @param {string} label @param {boolean} shown */
function set(element, label, shown) {
  element.hidden = !shown;
  // A label without a word would be read as a button of no name.
  if (label) element.setAttribute("aria-label", label);
  else element.removeAttribute("aria-label");
}

/** Places in the order one reads them: along the board from 24 down, bars and trays after. */
function readingOrder() {
  const points = Array.from({ length: 24 }, (_, i) => 24 - i);
  return [...points, ...Array.from({ length: PLACES }, (_, i) => i).filter((place) => place === 0 || place > 24)];
}

customElements.define("tavola-board", TavolaBoard);
