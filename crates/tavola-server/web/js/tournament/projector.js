// The projector's page: what page.js does for every page of a tournament (it comes alive, and says when the line is lost), and
// pages that turn by themselves. The columns of the page are as wide as the screen; turning goes to the next one.

import { ways } from "../page/words.js";
import "./page.js";

/** How long a page stands. */
const STANDS = 12_000;
const SECOND = 1000;

const main = document.getElementById("main");
const turn = document.getElementById("turn");
const clock = document.getElementById("clock");

/** How many pages there are, and which one stands. */
const pages = () => {
  const width = main?.clientWidth ?? 1;
  return { all: Math.max(1, Math.ceil(((main?.scrollWidth ?? 1) - 8) / width)), here: Math.round((main?.scrollLeft ?? 0) / width) };
};

function show() {
  const { all, here } = pages();
  if (turn) turn.textContent = all > 1 ? `${Math.min(here, all - 1) + 1} / ${all}` : "";
}

/** @param {number} step */
function go(step) {
  if (!main) return;
  const { all, here } = pages();
  main.scrollTo({ left: ((here + step + all) % all) * main.clientWidth, behavior: "instant" });
  show();
}

/** When the page standing now was turned to: whoever turns by hand has the whole time. */
let turned = performance.now();
const time = () => new Date().toLocaleTimeString(ways(document.documentElement.lang), { hour: "2-digit", minute: "2-digit" });

setInterval(() => {
  if (clock) clock.textContent = time();
  if (performance.now() - turned >= STANDS) {
    turned = performance.now();
    go(1);
  } else show();
}, SECOND);

document.addEventListener("keydown", (pressed) => {
  const step = { ArrowRight: 1, ArrowLeft: -1, " ": 1, PageDown: 1, PageUp: -1 }[pressed.key];
  if (step === undefined) return;
  pressed.preventDefault();
  turned = performance.now();
  go(step);
});

// A screen in the hall is not touched for hours.
const keepAwake = () => void navigator.wakeLock?.request("screen").catch(() => undefined);
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && keepAwake());
keepAwake();
show();
