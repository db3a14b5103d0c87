// The bell of every page: how many notices there are, as it changes, while the page is before somebody. Also on the app's icon.

const bell = /** @type {HTMLAnchorElement | null} */ (document.querySelector("a.bell"));
const count = /** @type {HTMLElement | null} */ (bell?.querySelector(".bell-count") ?? null);

/** The key that leads to the bell from everywhere but a field. @param {KeyboardEvent} event */
function onKey({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }) {
  const inField = target instanceof Element && target.closest("input, select, textarea, [contenteditable]") !== null;
  if (key !== "N" || ctrlKey || metaKey || altKey || inField || defaultPrevented || document.querySelector("dialog[open]")) return;
  bell?.focus();
}

/** How long after a line broke off the next is tried: longer each time. */
const PAUSES = [1, 3, 10, 30, 60].map((seconds) => seconds * 1000);

/** @type {WebSocket | null} */
let line = null;
let failures = 0;

/** @param {number} unseen */
function show(unseen) {
  if (!bell || !count) return;
  const before = bell.dataset["unseen"];
  const { none = "", one = "", many = "" } = bell.dataset;
  bell.dataset["unseen"] = String(unseen);
  bell.setAttribute("aria-label", unseen === 0 ? none : unseen === 1 ? one : many.replace("%n", String(unseen)));
  count.textContent = unseen > 99 ? "99+" : String(unseen);
  count.hidden = unseen === 0;
  badge(unseen);
  if (before !== String(unseen)) document.dispatchEvent(new CustomEvent("tavola-notices", { detail: unseen }));
}

/** The number on the icon of the installed app, where the browser has such. @param {number} unseen */
function badge(unseen) {
  const { navigator } = /** @type {any} */ (globalThis);
  const set = unseen === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(unseen);
  set?.catch?.(() => {});
}

function open() {
  if (line || document.visibilityState === "hidden" || !bell) return;
  const opened = new WebSocket(new URL("/notices/live", location.href.replace(/^http/, "ws")));
  line = opened;
  opened.addEventListener("message", ({ data }) => {
    failures = 0;
    const said = JSON.parse(data);
    if (said.type === "notices") show(said.unseen);
    // Somebody waits for company, or is called to a table, by another page of theirs: this one listens from now on, too.
    if (said.type === "waiting" && !document.documentElement.dataset["calls"]) import("../lobby/meanwhile.js");
  });
  opened.addEventListener("close", () => {
    if (line !== opened) return;
    line = null;
    setTimeout(open, PAUSES[Math.min(failures, PAUSES.length - 1)]);
    failures += 1;
  });
}

function close() {
  const closed = line;
  line = null;
  closed?.close();
}

// A page that nobody sees asks for nothing; one that comes back, by the browser's memory too, asks at once.
document.addEventListener("visibilitychange", () => (document.visibilityState === "hidden" ? close() : open()));
addEventListener("pagehide", close);
addEventListener("pageshow", open);
document.addEventListener("keydown", onKey);
if (bell) {
  badge(Number(bell.dataset["unseen"]));
  open();
}
