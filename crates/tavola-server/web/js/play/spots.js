// What stands where on the board, so that two different things never stand in one place within a moment. Pure.

/** Two different things never stand in one place within so many milliseconds. */
const GUARD = 1000;

/** @typedef {{ id: string, left: number | null, guarded: number }} Standing when it left, if it has; until when presses are for what stood there before */

export class Spots {
  /** @type {Map<string, Standing>} */
  #spots = new Map();

  /**
   * Takes note of everything that stands now.
   * @param {ReadonlyMap<string, string>} here what stands at each spot
   * @param {number} now in milliseconds
   */
  stand(here, now) {
    for (const [spot, id] of here) {
      const before = this.#spots.get(spot);
      const isSame = before?.id === id;
      const guarded = !before ? -Infinity : isSame ? before.guarded : (before.left ?? now) + GUARD;
      this.#spots.set(spot, { id, left: null, guarded });
    }
    for (const [spot, standing] of this.#spots) if (!here.has(spot)) standing.left ??= now;
  }

  /** Whether something else stood there a moment ago. @param {string} spot @param {number} now */
  isGuarded(spot, now) {
    const standing = this.#spots.get(spot);
    return standing !== undefined && standing.left === null && now < standing.guarded;
  }
}
