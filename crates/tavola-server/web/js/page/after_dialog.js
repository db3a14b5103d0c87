// The second press of a double click on a dialog that the first has closed is meant for the dialog, not for what stands
// behind it.

/** A second press comes within so many milliseconds, and not further away than so many pixels. */
const SOON = 600;
const NEAR = 12;

/** @typedef {{ x: number, y: number, at: number }} Press */

export class Presses {
  /** The last press, if it was on a dialog. @type {Press | null} */
  #last = null;

  /**
   * Takes note of a press and says whether it is meant for a dialog that is there no longer.
   * @param {Press} press
   * @param {boolean} isOnDialog
   */
  isLate(press, isOnDialog) {
    const last = this.#last;
    const isLate = !isOnDialog && last !== null && press.at - last.at < SOON && Math.hypot(press.x - last.x, press.y - last.y) < NEAR;
    this.#last = isOnDialog ? press : null;
    return isLate;
  }
}

if (typeof document !== "undefined") {
  const presses = new Presses();
  let isSwallowed = false;
  /** @param {Event} event */
  const swallow = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("pointerdown", (event) => {
    const isOnDialog = event.target instanceof Element && event.target.closest("dialog") !== null;
    isSwallowed = presses.isLate({ x: event.clientX, y: event.clientY, at: event.timeStamp }, isOnDialog);
    if (isSwallowed) swallow(event);
  }, true);
  for (const kind of /** @type {const} */ (["pointerup", "mousedown", "mouseup", "click", "dblclick"])) {
    // A click without a count is one of the keyboard.
    addEventListener(kind, (event) => isSwallowed && !(kind === "click" && event.detail === 0) && swallow(event), true);
  }
}
