// The analysis of a match, alive: steps from line to line without a new page, by keys, wheel, swipes and clicks, and
// takes over the deeper report when it is ready. The server draws everything; here it is asked for and put in its place.

import { morph } from "../tournament/morph.js";
import "./keys.js";
import { STUDY_HERE, hand } from "../engine/given.js";

/** How often it is asked how far the analysis has come, in milliseconds. */
const ASKED_EVERY = 600;
/** How far a finger goes for a step, and how far a wheel turns. */
const SWIPE = 48;
const NOTCH = 60;

const main = /** @type {HTMLElement} */ (document.getElementById("study"));

/** Decisions as they came, by their addresses; forgotten when a deeper report is there. @type {Map<string, Promise<string>>} */
let fetched = new Map();

/** The address of a decision alone. @param {string} href */
const alone = (href) => `${href}&part=decision`;

/** @param {string} address @returns {Promise<string>} */
function decision(address) {
  const known = fetched.get(address);
  if (known) return known;
  const asked = fetch(address).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(`${answer.status}`))));
  asked.catch(() => fetched.delete(address));
  fetched.set(address, asked);
  return asked;
}

/** The way of that kind from here, if there is one. @param {string} rel */
const way = (rel) => /** @type {HTMLAnchorElement | null} */ (main.querySelector(`.study-steps a[rel="${rel}"]`));

/** What is most likely looked at next is there before it is asked for. */
function lookAhead() {
  for (const rel of ["next", "before", "error-next"]) {
    const link = way(rel);
    if (link) decision(alone(link.href)).catch(() => {});
  }
}

/** Which step was asked for last: one that comes later than the next is not shown. */
let latest = 0;

/**
 * Shows the line of an address.
 * @param {string} href
 * @param {"step" | "jump" | "back"} how a jump from a list is a place in the history to come back from, a step is not
 */
async function show(href, how) {
  const step = ++latest;
  /** @type {string} */
  let text;
  try {
    text = await decision(alone(href));
  } catch {
    // Without a network the page itself says so.
    location.href = href;
    return;
  }
  const now = document.getElementById("decision");
  if (step !== latest || !now) return;
  const held = document.activeElement instanceof HTMLElement ? document.activeElement.getAttribute("rel") : null;
  const next = document.createElement("template");
  next.innerHTML = text;
  const section = next.content.firstElementChild;
  if (!section) return;
  now.replaceWith(section);
  if (how === "jump") history.pushState({ href }, "", href);
  else if (how === "step") history.replaceState({ href }, "", href);
  const said = document.getElementById("study-said");
  if (said) said.textContent = section.getAttribute("data-said");
  // Who steps by a button keeps it; the others hear what is shown now.
  const again = held ? way(held) : null;
  if (again) again.focus();
  else if (held) document.getElementById("decision")?.focus({ preventScroll: true });
  mark(section.getAttribute("data-at") ?? "");
  lookAhead();
}

/** Marks the line in the list of all lines and on the graph. @param {string} at `2.14` */
function mark(at) {
  for (const row of main.querySelectorAll(".study-lines tr[aria-current]")) row.removeAttribute("aria-current");
  const row = document.getElementById(`l${at}`);
  row?.setAttribute("aria-current", "true");
  const details = row?.closest("details");
  if (details) details.open = true;
  const here = document.getElementById("here");
  const x = pointOf(at);
  if (here && x !== null) here.setAttribute("d", here.getAttribute("d")?.replace(/^M[\d.]+/, `M${x}`) ?? "");
}

/** Where a line stands on the graph: rows with a chance are its points, from left to right. @param {string} at @returns {number | null} */
function pointOf(at) {
  const rows = [...main.querySelectorAll(".study-lines tbody tr[data-x]")];
  const row = document.getElementById(`l${at}`);
  const found = row?.hasAttribute("data-x") ? row : rows.find((one) => row && row.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  const x = found?.getAttribute("data-x");
  return x ? Number(x) : null;
}

/** Goes on by a step, if there is one. @param {string} rel @returns {boolean} */
function go(rel) {
  const link = way(rel);
  if (link) show(link.href, "step");
  return link !== null;
}

/** @type {Record<string, string>} */
const KEYS = { ArrowRight: "next", ArrowLeft: "before", ArrowDown: "error-next", ArrowUp: "error-before", Home: "first", End: "last" };

addEventListener("keydown", (event) => {
  const rel = KEYS[event.key];
  if (!rel || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  // In the lists below, keys scroll as everywhere.
  const focus = document.activeElement;
  const isBelow = focus !== null && focus !== document.body && !focus.closest("#decision");
  if (isBelow && rel !== "next" && rel !== "before") return;
  if (go(rel)) event.preventDefault();
});

main.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[data-at]") : null;
  if (!(link instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  const href = link.getAttribute("href");
  if (!href) return;
  event.preventDefault();
  // A link within the graph is no HTML link.
  const isStep = link.closest("#decision") !== null;
  show(new URL(href, location.href).href, isStep ? "step" : "jump");
  if (!isStep) document.getElementById("decision")?.scrollIntoView({ block: "nearest" });
});

// Back from a jump is the line before it; the page itself is left only by going further back.
addEventListener("popstate", (event) => {
  const { href } = event.state ?? {};
  if (typeof href === "string") show(href, "back");
});

/** The address of the line that the page came with is kept: it need not stand in the page's own. */
function rememberFirst() {
  const at = document.getElementById("decision")?.getAttribute("data-at");
  const link = at ? main.querySelector(`.study-lines a[data-at="${at}"]`) : null;
  if (link instanceof HTMLAnchorElement && !history.state) history.replaceState({ href: link.href }, "", location.href);
}

let turned = 0;
main.addEventListener(
  "wheel",
  (event) => {
    if (!(event.target instanceof Element) || !event.target.closest(".study-board") || event.ctrlKey) return;
    event.preventDefault();
    turned += event.deltaY;
    if (Math.abs(turned) < NOTCH) return;
    go(turned > 0 ? "next" : "before");
    turned = 0;
  },
  { passive: false },
);

/** @type {{ x: number, y: number } | null} */
let touched = null;
main.addEventListener("pointerdown", (event) => {
  const isBoard = event.target instanceof Element && event.target.closest(".study-board") !== null;
  touched = isBoard && event.pointerType !== "mouse" ? { x: event.clientX, y: event.clientY } : null;
});
addEventListener("pointerup", (event) => {
  if (!touched) return;
  const [far, down] = [event.clientX - touched.x, event.clientY - touched.y];
  touched = null;
  if (Math.abs(far) < SWIPE || Math.abs(far) < 2 * Math.abs(down)) return;
  go(far < 0 ? "next" : "before");
});
addEventListener("pointercancel", () => (touched = null));

/** The page as it is now, put in the place of this one; what the reader has opened stays open. */
async function renew() {
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const next = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("study");
  if (!next) return;
  fetched = new Map();
  morph(main, next);
  unhide();
  rememberFirst();
  lookAhead();
}

/** Asks until the deepest report is there. */
async function watch() {
  const address = main.dataset["state"] ?? "";
  for (;;) {
    await new Promise((done) => setTimeout(done, document.hidden ? 4 * ASKED_EVERY : ASKED_EVERY));
    try {
      const answer = await fetch(address);
      if (!answer.ok) continue;
      /** @type {{ plies: number | null, next: number | null, done: number, all: number }} */
      const state = await answer.json();
      const isNewer = state.plies !== null && String(state.plies) !== main.dataset["plies"];
      if (isNewer || state.next === null) await renew();
      if (state.next === null) return;
      const bar = main.querySelector("progress");
      if (bar) [bar.value, bar.max] = [state.done, Math.max(1, state.all)];
    } catch {
      // The network comes back, or the reader goes.
    }
  }
}

/** The engine in the browser looks deeper, without the server: the match goes there as its file. */
async function lookHere() {
  const button = /** @type {HTMLButtonElement | null} */ (document.getElementById("look-here"));
  if (!button) return;
  button.disabled = true;
  try {
    const answer = await fetch(button.dataset["file"] ?? "");
    if (answer.ok && hand(await answer.text())) return location.assign(STUDY_HERE);
  } catch {
    // Without a network there is no file to hand over; the button can be pressed again.
  }
  button.disabled = false;
}

document.addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest("#look-here")) lookHere();
});
/** What only a script can do is shown. */
function unhide() {
  for (const element of main.querySelectorAll("[data-scripted]")) element.removeAttribute("hidden");
}

unhide();
rememberFirst();
if (main.querySelector(".underway")) watch();
lookAhead();
