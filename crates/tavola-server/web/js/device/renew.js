// The page's next version: it takes over between matches and never under one, so that a page is always of one piece.

/**
 * How long the page must have been at rest, in milliseconds. A file asked for in the instant of the change (Chromium asks
 * for the icon whenever the address changes) wakes the old worker again, and the new one then never gets its turn.
 */
const REST = 1000;

/**
 * Registers the service worker. Answers with what is to be called when no match is open any more.
 * @param {() => boolean} idle whether no match is open and nobody is typing @returns {Promise<() => void>}
 */
export async function renewing(idle) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return () => {};
  const before = serviceWorker.controller;
  let changed = false;
  serviceWorker.addEventListener("controllerchange", () => {
    changed = before !== null;
    if (changed && idle()) location.reload();
  });
  const registration = await serviceWorker.register("/board-worker.js", { scope: "/board" }).catch(() => null);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;
  const look = () => {
    clearTimeout(rest);
    rest = setTimeout(() => {
      if (!idle()) return;
      if (changed) location.reload();
      else registration?.waiting?.postMessage("take over");
    }, REST);
  };
  registration?.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  look();
  return look;
}
