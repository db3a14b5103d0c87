// The service worker of the pages that go on without a network: playing offline, and positions. They and exactly what they need
// are kept, one version at a time. The server fills in the version and the lists.

const CACHE = "tavola-engine-VERSION_OF_THE_FILES";
/** @type {string[]} */
const FILES = ["LIST_OF_FILES"];
/** @type {string[]} */
const NETS = ["LIST_OF_NETS"];
const SHELLS = ["/offline", "/position"];
const ENGINES = SHELLS.map((page) => `${page}/engine.js`);
const KEPT = new Set([...FILES, ...NETS, ...ENGINES]);
/** How long the network may take to answer before the page that is kept is shown. */
const PATIENCE = 2500;

const worker = /** @type {any} */ (self);

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([...SHELLS, ...KEPT].map((path) => new Request(path, { cache: "no-cache" }))))
      // A page asks for its own release's files, so that no page mixes two: the new one may begin at once.
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith("tavola-engine-") && name !== CACHE).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && SHELLS.includes(pathname)) event.respondWith(page(request, pathname));
  else if (KEPT.has(pathname)) event.respondWith(kept(request, pathname));
});

/** The page: from the network if it answers soon and rightly, else as it is kept. @param {Request} request @param {string} pathname */
async function page(request, pathname) {
  const cache = await caches.open(CACHE);
  const shell = await cache.match(pathname);
  const network = fetch(request).then((answer) => (answer.status < 500 || !shell ? answer : shell));
  if (!shell) return network;
  const late = new Promise((resolve) => setTimeout(() => resolve(shell.clone()), PATIENCE));
  return Promise.race([network.catch(() => shell.clone()), late]);
}

/** A file of this version. @param {Request} request @param {string} pathname */
async function kept(request, pathname) {
  return (await (await caches.open(CACHE)).match(pathname)) ?? fetch(request);
}
