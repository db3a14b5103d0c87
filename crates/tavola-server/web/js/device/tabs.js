// One tab of a browser shows a match at a time, the one opened last: two would write one log.

export class OneTab {
  /** @type {() => void} */
  #release = () => {};

  /** @param {string} id the match @param {() => void} lost another tab has opened it */
  claim(id, lost) {
    this.#release();
    let current = true;
    this.#release = () => (current = false);
    const held = () => new Promise((resolve) => (this.#release = () => ((current = false), resolve(null))));
    navigator.locks?.request(`tavola-board-${id}`, { steal: true }, held).catch(() => current && lost());
  }

  leave() {
    this.#release();
  }
}
