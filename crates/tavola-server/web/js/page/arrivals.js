// Views come as they come; they are shown one after the other, each for as long as its movement takes.

/**
 * @template {{ version: number }} View
 */
export class Arrivals {
  /** @type {{ view: View, at: number }[]} */
  #queue = [];
  #latest = 0;
  /** Whether one is being shown. */
  isShowing = false;

  /**
   * @param {(view: View, at: number) => Promise<void>} show shows one; `at` is when it came
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

  /** @param {View} view older ones than the last that came are dropped */
  receive(view) {
    if (view.version < this.#latest) return;
    this.#latest = view.version;
    this.#queue.push({ view, at: performance.now() });
    if (!this.isShowing) this.#work();
  }

  async #work() {
    this.isShowing = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) await this.show(next.view, next.at);
    this.isShowing = false;
    this.done();
  }
}
