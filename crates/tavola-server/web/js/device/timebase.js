// The device's own time: it goes on with the monotonic clock, whatever the system's clock is set to. No document here.

/**
 * What is noticed between two looks at the clocks: the system's clock was set, or the device slept.
 * @typedef {{ kind: "jump", millis: number } | { kind: "slept", from: number, to: number }} Noticed
 */

/** Differences between both clocks below this are nothing. */
const TOLERANCE = 1500;

export class TimeBase {
  #shift;
  #lastWall;
  #lastSteady;
  #origin;

  /**
   * @param {{ wall: () => number, steady: () => number }} clocks both in milliseconds; the wall's since 1970
   * @param {number} shift by how much the wall clock is known to be off from the device's time
   */
  constructor(clocks, shift = 0) {
    this.clocks = clocks;
    this.#shift = shift;
    this.#lastWall = clocks.wall();
    this.#lastSteady = clocks.steady();
    this.#origin = this.#lastWall - shift - this.#lastSteady;
  }

  /** How far the system's clock is from the device's time: kept, so that a reload goes on where it was. */
  get shift() {
    return this.#shift;
  }

  /** The device's time, whole milliseconds. */
  now() {
    return Math.round(this.#origin + this.clocks.steady());
  }

  /** From now on it is so late: the time of another device that is followed. @param {number} now */
  set(now) {
    this.#origin = now - this.clocks.steady();
    this.#shift = this.clocks.wall() - now;
  }

  /** The device's time of an event of the page, which carries the monotonic clock's. @param {number} stamp */
  at(stamp) {
    const now = this.clocks.steady();
    return Math.round(this.#origin + (stamp > 0 && stamp <= now ? stamp : now));
  }

  /**
   * Looks at both clocks. `hidden`: the page was not in sight since the last look, so that a lead of the wall clock
   * means that the device slept and time really passed.
   * @param {boolean} hidden @returns {Noticed | null}
   */
  look(hidden) {
    const [wall, steady] = [this.clocks.wall(), this.clocks.steady()];
    const lead = wall - this.#lastWall - (steady - this.#lastSteady);
    const from = this.now() - Math.round(steady - this.#lastSteady);
    this.#lastWall = wall;
    this.#lastSteady = steady;
    if (Math.abs(lead) < TOLERANCE) return null;
    if (lead > 0 && hidden) {
      this.#origin += lead;
      return { kind: "slept", from, to: this.now() };
    }
    this.#shift += lead;
    return { kind: "jump", millis: Math.round(lead) };
  }

  /**
   * After a start: a wall clock that stands before what was already written was set back meanwhile; the last
   * milliseconds are only how both clocks are rounded.
   * @param {number} alive when the device was last seen alive, in its own time @returns {Noticed | null}
   */
  resume(alive) {
    const behind = alive - this.now();
    if (behind <= 0) return null;
    this.#origin += behind;
    this.#shift -= behind;
    return behind < TOLERANCE ? null : { kind: "jump", millis: -behind };
  }
}
