// The device's service worker: the page and exactly what it needs are kept, one version at a time; of the languages those
// that were read once. The server fills in the version and the lists.

const CACHES = "tavola-board-";
const CACHE = `${CACHES}VERSION_OF_THE_FILES`;
/** @type {string[]} */
const FILES = ["LIST_OF_FILES"];
const KEPT = new Set(FILES);
/** @type {Record<string, string[]>} what is read in a language, by its code */
const WORDS = { en: ["LIST_OF_WORDS"] };
const SPOKEN = new Set(Object.values(WORDS).flat());
const SHELL = "/board";
const PAGES = /^\/board(\/[\w-]+)?$/;
/** How long the network may take to answer before the page that is kept is shown. */
const PATIENCE = 1500;

const worker = /** @type {any} */ (self);

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(
    install()
      // The first one serves at once; a later one waits until no match is open, so that no page mixes two versions.
      .then(() => worker.registration.active === null && worker.skipWaiting()),
  );
});

async function install() {
  const spoken = await languages();
  const cache = await caches.open(CACHE);
  const load = (/** @type {Iterable<string>} */ paths) => cache.addAll([...paths].map((path) => new Request(path, { cache: "reload" })));
  await load([SHELL, ...KEPT]);
  const shell = await (await cache.match(SHELL))?.text();
  spoken.add(/<html[^>]* lang="([\w-]+)"/.exec(shell ?? "")?.[1] ?? "en");
  await load([...spoken].flatMap((language) => WORDS[language] ?? []));
}

/** The languages that the versions before keep. */
async function languages() {
  const before = (await caches.keys()).filter((name) => name.startsWith(CACHES));
  const kept = await Promise.all(before.map(async (name) => (await caches.open(name)).keys()));
  return new Set(kept.flat().flatMap(({ url }) => /\/i18n\/([\w-]+)\//.exec(url)?.[1] ?? []));
}

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith(CACHES) && name !== CACHE).map((name) => caches.delete(name))))
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
  else if (SPOKEN.has(pathname)) event.respondWith(words(request, pathname));
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

/** What a page reads in its language is kept from then on. @param {Request} request @param {string} pathname */
async function words(request, pathname) {
  const cache = await caches.open(CACHE);
  const have = await cache.match(pathname);
  if (have) return have;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(pathname, answer.clone());
  return answer;
}
