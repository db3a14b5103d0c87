// The device's service worker: the page and exactly what it needs are kept, one version at a time.
// The server fills in the version and the list.

const CACHE = "tavola-board-VERSION_OF_THE_FILES";
/** @type {string[]} */
const FILES = ["LIST_OF_FILES"];
const KEPT = new Set(FILES.map((file) => `/static/${file}`));
const SHELL = "/board";
const PAGES = /^\/board(\/[\w-]+)?$/;
/** How long the network may take to answer before the page that is kept is shown. */
const PATIENCE = 1500;

const worker = /** @type {any} */ (self);

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([SHELL, ...KEPT].map((path) => new Request(path, { cache: "reload" }))))
      // The first one serves at once; a later one waits until no match is open, so that no page mixes two versions.
      .then(() => worker.registration.active === null && worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith("tavola-board-") && name !== CACHE).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data === "take over") worker.skipWaiting();
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && PAGES.test(pathname)) event.respondWith(page(request));
  else if (KEPT.has(pathname)) event.respondWith(kept(request, pathname));
});

/** Whether an answer is our page, and not that of a gateway without a server or of a hotel's network. @param {Response} answer */
async function isOurs(answer) {
  return answer.ok && (await answer.clone().text()).includes('id="device"');
}

/** The page: from the network if it answers soon and rightly, else as it is kept. @param {Request} request */
async function page(request) {
  const shell = await (await caches.open(CACHE)).match(SHELL);
  const network = fetch(request).then(async (answer) => {
    if (!(await isOurs(answer))) return shell ?? answer;
    await (await caches.open(CACHE)).put(SHELL, answer.clone());
    return answer;
  });
  if (!shell) return network;
  const late = new Promise((resolve) => setTimeout(() => resolve(shell), PATIENCE));
  return Promise.race([network.catch(() => shell), late]);
}

/** A file of this version. @param {Request} request @param {string} pathname */
async function kept(request, pathname) {
  return (await (await caches.open(CACHE)).match(pathname)) ?? fetch(request);
}
