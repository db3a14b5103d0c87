// The service worker of the pages that go on without a network: playing offline, and positions. They and exactly what they need
// are kept, one version at a time; of the languages those that were read once. The server fills in the version and the lists.

const CACHES = "tavola-engine-";
const CACHE = `${CACHES}VERSION_OF_THE_FILES`;
/** @type {string[]} */
const FILES = ["LIST_OF_FILES"];
/** @type {string[]} */
const NETS = ["LIST_OF_NETS"];
const SHELLS = ["/offline", "/position"];
const ENGINES = SHELLS.map((page) => `${page}/engine.js`);
/** The icon, as pages name it. */
const ICON = "/static/icons/icon.svg";
const KEPT = new Set([...FILES, ...NETS, ...ENGINES, ICON]);
/** @type {Record<string, string[]>} what is read in a language, by its code */
const WORDS = { en: ["LIST_OF_WORDS"] };
const SPOKEN = new Map(Object.entries(WORDS).flatMap(([language, files]) => files.map((file) => [file, language])));
/** How long the network may take to answer before the page that is kept is shown. */
const PATIENCE = 2500;

const worker = /** @type {any} */ (self);

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(
    install()
      // A page asks for its own release's files, so that no page mixes two: the new one may begin at once.
      .then(() => worker.skipWaiting()),
  );
});

async function install() {
  const spoken = await languages();
  const cache = await caches.open(CACHE);
  await load(cache, [...SHELLS, ...KEPT]);
  const shell = await (await cache.match(SHELLS[0] ?? ""))?.text();
  spoken.add(/<html[^>]* lang="([\w-]+)"/.exec(shell ?? "")?.[1] ?? "en");
  await load(cache, [...spoken].flatMap((language) => WORDS[language] ?? []));
}

/** @param {Cache} cache @param {string[]} paths */
const load = (cache, paths) => cache.addAll(paths.map((path) => new Request(path, { cache: "no-cache" })));

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

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && SHELLS.includes(pathname)) event.respondWith(page(request, pathname));
  else if (KEPT.has(pathname)) event.respondWith(kept(request, pathname));
  else if (SPOKEN.has(pathname)) event.respondWith(words(request, pathname));
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

/** What a page reads in its language: with one file of it all are kept from then on. @param {Request} request @param {string} pathname */
async function words(request, pathname) {
  const cache = await caches.open(CACHE);
  const have = await cache.match(pathname);
  if (have) return have;
  load(cache, WORDS[SPOKEN.get(pathname) ?? ""] ?? []).catch(() => {});
  return fetch(request);
}
