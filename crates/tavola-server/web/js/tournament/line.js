// Whether the server is there and can write: said over the page within some seconds when it is not, and when it is again.

import { guardOnline, showOnline } from "../page/online.js";

/** How often a desk asks, and any page while the server is away; how long an answer may take. */
const AGAIN = 3000;
const PATIENCE = 4000;

/** Asks once. */
const isThere = () =>
  fetch("/health", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) }).then(
    (answer) => answer.ok,
    () => false,
  );

/**
 * Watches the line: a desk all the time, other pages once something has failed.
 * @param {{ always: boolean, back: () => void, pressed?: () => void }} how `back` is told when the server is there again, `pressed` when
 * something is pressed meanwhile that needs it
 * @returns {() => void} to be told that something has failed
 */
export function watchLine({ always, back, pressed = () => {} }) {
  guardOnline(pressed);
  const banner = document.getElementById("away");
  let isAway = false;
  let isAsking = false;
  const ask = async () => {
    if (isAsking || document.visibilityState !== "visible") return;
    isAsking = true;
    const there = await isThere();
    isAsking = false;
    if (there === !isAway) return;
    isAway = !there;
    banner?.toggleAttribute("hidden", there);
    showOnline(there ? "open" : "lost");
    if (there) back();
  };
  setInterval(() => (always || isAway) && void ask(), AGAIN);
  document.addEventListener("visibilitychange", () => (always || isAway) && void ask());
  return () => void ask();
}
