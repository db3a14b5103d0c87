// Views come as they come; they are shown one after the other, each for as long as its movement takes.

/**
 * @template {{ version: number }} View
 * @template Event
 * @typedef {{ view: View, events: readonly Event[], at: number }} Arrival a view, what has led to it, and when it came
 */

/**
 * @template {{ version: number }} View
 * @template Event
 */
export class Arrivals {
  /** @type {Arrival<View, Event>[]} */
  #queue = [];
  #latest = 0;
  /** Whether one is being shown. */
  isShowing = false;

  /**
   * @param {(arrival: Arrival<View, Event>) => Promise<void>} show shows one
   * @param {() => void} done nothing is left to be shown
   */
  constructor(show, done) {
    this.show = show;
    this.done = done;
  }

  /** How many wait. */
  get length() {
    return this.#queue.length;
  }

  /** @param {View} view older ones than the last that came are dropped @param {readonly Event[]} events what has led to it */
  receive(view, events) {
    if (view.version < this.#latest) return;
    this.#latest = view.version;
    this.#queue.push({ view, events, at: performance.now() });
    if (!this.isShowing) this.#work();
  }

  async #work() {
    this.isShowing = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) await this.show(next);
    this.isShowing = false;
    this.done();
  }
}
