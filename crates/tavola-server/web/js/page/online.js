// What can't be done without a connection: it is greyed as long as there is none, says why when it is pressed, and comes back
// by itself. On a page that is what stands in `data-online`, and whatever a plain form sends.

const NEEDS = "button[data-online], [data-online] button, form[method=post] button";
/** What a press begins with, or leads to. */
const PRESSES = ["pointerdown", "click", "submit"];

let lost = false;
/** Says why nothing happens. */
let tell = () => {};
/** @type {MutationObserver | null} */
let watching = null;

/** Whether the page was connected and is not now. */
export const isLost = () => lost;

/** @param {() => void} why says that there is no connection, when something is pressed that needs one */
export function guardOnline(why) {
  tell = why;
  for (const press of PRESSES) addEventListener(press, hold, { capture: true });
}

/** @param {Event} event */
function hold(event) {
  if (!lost || !(event.target instanceof Element)) return;
  const needs = event.type === "submit" ? event.target.matches("form[method=post], [data-online] form, form[data-online]") : event.target.closest(NEEDS);
  if (!needs) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (event.type !== "pointerdown") tell();
}

/** Shows by what the page looks like whether the server can be reached. @param {"open" | "lost"} state */
export function showOnline(state) {
  if (lost === (state === "lost")) return;
  lost = state === "lost";
  watching?.disconnect();
  watching = null;
  if (!lost) return release();
  mark();
  // What is drawn meanwhile is no better.
  watching = new MutationObserver(mark);
  watching.observe(document.body, { childList: true, subtree: true });
}

function mark() {
  for (const button of document.querySelectorAll(NEEDS)) {
    if (button.hasAttribute("data-offline")) continue;
    button.setAttribute("data-offline", button.getAttribute("aria-disabled") ?? "");
    button.setAttribute("aria-disabled", "true");
  }
}

/** Everything is as it was. */
function release() {
  for (const button of document.querySelectorAll("[data-offline]")) {
    const before = button.getAttribute("data-offline");
    if (before) button.setAttribute("aria-disabled", before);
    else button.removeAttribute("aria-disabled");
    button.removeAttribute("data-offline");
  }
}
