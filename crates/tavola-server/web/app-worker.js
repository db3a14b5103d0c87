// The service worker of the whole club: the page for a lost network, the files of this release, pushes, and what other apps share.
// Pages of the club are never kept. The pages that go on without a network have workers of their own below it: engine-worker.js
// for /offline and /position, board-worker.js for /board. The server fills in release and lists.

const RELEASE = "RELEASE_OF_THE_FILES";
const CACHE = `tavola-app-${RELEASE}`;
/** What another app has shared, until the page of one's matches takes it. */
const SHARED = "tavola-shared";
/** @type {string[]} */
const FILES = ["LIST_OF_FILES"];
/** @type {string[]} */
const LANGUAGES = ["LIST_OF_LANGUAGES"];
/** Where the language of the club's pages is kept. */
const LANGUAGE = "/away/language";

const worker = /** @type {any} */ (self);

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([awayIn("en"), ...FILES].map((path) => new Request(path, { cache: "no-cache" }))))
      // Pages ask for their own release's files: the new worker may begin at once.
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(renewed());
});

/** Drops the files of other releases, and lets the network begin while the worker still wakes. */
async function renewed() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("tavola-app-") && name !== CACHE).map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
}

worker.addEventListener("message", (/** @type {any} */ event) => {
  const { language } = event.data ?? {};
  if (LANGUAGES.includes(language)) event.waitUntil(speak(language));
});

/** The page for a lost network in a language. @param {string} language */
const awayIn = (language) => `/away?lang=${language}`;

/** Keeps what is needed to speak a language without a network. @param {string} language */
async function speak(language) {
  const cache = await caches.open(CACHE);
  if (!(await cache.match(awayIn(language)))) await cache.add(new Request(awayIn(language), { cache: "no-cache" }));
  await cache.put(LANGUAGE, new Response(language));
}

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === "POST" && pathname === "/share") event.respondWith(shared(request));
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (pathname.startsWith(`/static/${RELEASE}/`) || FILES.includes(pathname)) event.respondWith(file(request));
});

/** A page, from the network or not at all. @param {any} event */
async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return away();
  }
}

/** The page for a lost network, in the language of the pages before. */
async function away() {
  const cache = await caches.open(CACHE);
  const language = await (await cache.match(LANGUAGE))?.text();
  return (await cache.match(awayIn(language ?? "en"))) ?? Response.error();
}

/** A file of this release, which never changes. @param {Request} request */
async function file(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

// What other apps share.

/** Files are kept for the page of one's matches; an address of the club, or a position, is opened. @param {Request} request */
async function shared(request) {
  const form = await request.formData();
  const files = form.getAll("files").filter((one) => one instanceof File).slice(0, 20);
  if (files.length > 0) {
    const cache = await caches.open(SHARED);
    await Promise.all(files.map((one, nth) => cache.put(`/shared/${nth}/${encodeURIComponent(/** @type {File} */ (one).name)}`, new Response(/** @type {File} */ (one)))));
    return Response.redirect("/study#shared", 303);
  }
  return Response.redirect(addressIn(`${form.get("url") ?? ""} ${form.get("text") ?? ""}`), 303);
}

/** Where a shared text leads. @param {string} text */
function addressIn(text) {
  const links = text.match(/https?:\/\/\S+/g) ?? [];
  const own = links.map((link) => URL.parse?.(link) ?? null).find((url) => url?.origin === location.origin);
  if (own) return own.pathname + own.search;
  const position = /(?:XGID=)?[-a-oA-O]{26}:[-\d:]+|[A-Za-z0-9+/]{14}:[A-Za-z0-9+/]{12}/.exec(text);
  return position ? `/position?id=${encodeURIComponent(position[0])}` : "/study";
}

// Pushes.

worker.addEventListener("push", (/** @type {any} */ event) => {
  event.waitUntil(tell(event.data));
});

/** Shows a push, whatever is in it: a browser withdraws the leave of who shows none. @param {any} data */
async function tell(data) {
  let said = { title: "Tavola", body: "", key: "", unseen: 0 };
  try {
    said = { ...said, ...data.json() };
  } catch {
    // What cannot be read still says that there is something.
  }
  const { navigator } = worker;
  await (said.unseen > 0 ? navigator.setAppBadge?.(said.unseen) : undefined)?.catch?.(() => {});
  await worker.registration.showNotification(said.title, {
    body: said.body,
    tag: said.key,
    icon: "/static/icons/icon-192.png",
    badge: "/static/icons/icon-192.png",
    data: { address: said.key ? `/notices/${said.key}` : "/notices" },
  });
}

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(go(event.notification.data?.address ?? "/notices"));
});

/** Brings the club's tab forward and there, or opens one. A tab at a table other than that is left alone. @param {string} address */
async function go(address) {
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const [kind, place] = address.slice("/notices/".length).split(":");
  const at = (/** @type {any} */ tab) => new URL(tab.url).pathname;
  const same = place && ["turn", "time", "adjourned"].includes(kind ?? "") ? tabs.find((/** @type {any} */ tab) => at(tab) === `/t/${place}`) : null;
  const free = same ?? tabs.find((/** @type {any} */ tab) => !/^\/[tce]\//.test(at(tab)));
  if (!free) return worker.clients.openWindow(address);
  await free.focus();
  if (!same) await free.navigate(address).catch(() => worker.clients.openWindow(address));
}

worker.addEventListener("pushsubscriptionchange", (/** @type {any} */ event) => {
  event.waitUntil(renew(event));
});

/** The push service has given this device another address. @param {any} event */
async function renew(event) {
  const options = event.oldSubscription?.options;
  const fresh = event.newSubscription ?? (options ? await worker.registration.pushManager.subscribe(options) : null);
  if (!fresh) return;
  const { endpoint, keys } = fresh.toJSON();
  const body = JSON.stringify({ endpoint, key: keys.p256dh, auth: keys.auth });
  await fetch("/push", { method: "POST", headers: { "content-type": "application/json" }, body });
}
