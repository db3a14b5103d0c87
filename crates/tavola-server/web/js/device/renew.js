// The page's next version: it takes over between matches and never under one, so that a page is always of one piece.

/**
 * Registers the service worker. Answers with what is to be called when no match is open any more.
 * @param {() => boolean} idle whether no match is open and nobody is typing @returns {Promise<() => void>}
 */
export async function renewing(idle) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return () => {};
  const before = serviceWorker.controller;
  serviceWorker.addEventListener("controllerchange", () => {
    if (before && idle()) location.reload();
  });
  const registration = await serviceWorker.register("/board-worker.js", { scope: "/board" }).catch(() => null);
  const look = () => {
    if (idle()) registration?.waiting?.postMessage("take over");
  };
  registration?.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  look();
  return look;
}
