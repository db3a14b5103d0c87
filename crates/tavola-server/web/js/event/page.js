// An event's pages come alive: a hint says that something has changed, and the same page is asked for again. Forms are
// sent without leaving the page; without this script they work as plain forms. Keys press the buttons of a card.

const RETRY = 3000;
const TICK = 30_000;

const body = document.body;
const event = body.dataset["event"];
const said = document.getElementById("said");
let version = Number(body.dataset["version"] ?? 0);
let waiting = false;

/** @param {string} text said aloud and shown */
function say(text) {
  if (said) said.textContent = text;
}

/** Times by the reader's own clock, and forms that know his zone. @param {ParentNode} root */
function localise(root) {
  const today = new Date().toDateString();
  for (const time of root.querySelectorAll("time[data-at]")) {
    const at = new Date(Number(time.getAttribute("data-at")));
    const clock = at.toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
    time.textContent = at.toDateString() === today ? clock : `${at.toLocaleDateString(document.documentElement.lang)} ${clock}`;
    time.setAttribute("datetime", at.toISOString());
  }
  for (const field of root.querySelectorAll('input[type="datetime-local"]')) {
    const form = field.closest("form");
    if (!form || form.querySelector('input[name="zone"]')) continue;
    const zone = document.createElement("input");
    zone.type = "hidden";
    zone.name = "zone";
    zone.value = String(new Date().getTimezoneOffset());
    form.append(zone);
  }
}

/** Whether the reader is in the middle of writing something. */
function isWriting() {
  const active = document.activeElement;
  const field = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement || active instanceof HTMLSelectElement;
  const changed = [...document.querySelectorAll("main input:not([type=hidden]), main textarea")].some(
    (one) => (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement) && one.value !== one.defaultValue,
  );
  return changed || (field && active instanceof HTMLSelectElement);
}

/** How an element is found again in the next page. @param {Element | null} element */
function pathOf(element) {
  if (!element) return null;
  if (element.id) return `#${CSS.escape(element.id)}`;
  const card = element.closest("[data-card][id]");
  const key = element.getAttribute("data-key");
  return card ? `#${CSS.escape(card.id)}${key ? ` [data-key="${CSS.escape(key)}"]` : ""}` : null;
}

/** Puts another page's main part in place of this one's. @param {Document} page */
function swap(page) {
  const [now, next] = [document.getElementById("main"), page.getElementById("main")];
  if (!now || !next) return;
  version = Math.max(version, Number(page.body.dataset["version"] ?? 0));
  const focus = pathOf(document.activeElement);
  const open = [...now.querySelectorAll("details[open][id]")].map((one) => one.id);
  const scrolled = [...now.querySelectorAll(".bracket")].map((one) => one.scrollLeft);
  localise(next);
  for (const id of open) next.querySelector(`#${CSS.escape(id)}`)?.setAttribute("open", "");
  now.replaceChildren(...next.childNodes);
  now.querySelectorAll(".bracket").forEach((one, index) => (one.scrollLeft = scrolled[index] ?? 0));
  document.title = page.title;
  if (focus) {
    const found = document.querySelector(focus) ?? document.querySelector(focus.split(" ")[0] ?? "");
    if (found instanceof HTMLElement) found.focus({ preventScroll: true });
  }
}

/** @param {string} html */
const parse = (html) => new DOMParser().parseFromString(html, "text/html");

/** Asks for this page again. */
async function refresh() {
  if (isWriting()) {
    waiting = true;
    return;
  }
  waiting = false;
  const answer = await fetch(location.pathname + location.search, { headers: { Accept: "text/html" } });
  if (answer.ok) swap(parse(await answer.text()));
}

/** What an answer that is no success says. @param {Document} page */
const reason = (page) => page.querySelector("main p")?.textContent ?? page.title;

/** @param {HTMLFormElement} form @param {HTMLElement | null} by the button */
async function send(form, by) {
  const data = new FormData(form, by);
  const fields = new URLSearchParams();
  for (const [name, value] of data) fields.append(name, String(value));
  by?.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(form.action, { method: "POST", body: fields, headers: { Accept: "text/html" } });
    const page = parse(await answer.text());
    if (!answer.ok) {
      say(reason(page));
      return;
    }
    say("");
    form.reset();
    const to = new URL(answer.url);
    if (to.pathname + to.search !== location.pathname + location.search) {
      location.assign(to.pathname + to.search + to.hash);
      return;
    }
    swap(page);
    say(said?.dataset["done"] ?? "");
  } catch {
    say(said?.dataset["lost"] ?? "");
  } finally {
    by?.removeAttribute("aria-busy");
  }
}

document.addEventListener("submit", (submitted) => {
  const form = submitted.target;
  if (!(form instanceof HTMLFormElement) || !event || form.method !== "post" || !form.action.includes(`/e/${event}/`)) return;
  const asks = form.dataset["asks"];
  if (asks && !confirm(asks)) {
    submitted.preventDefault();
    return;
  }
  submitted.preventDefault();
  void send(form, submitted.submitter);
});

/** Goes from card to card. @param {number} step */
function move(step) {
  const cards = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-card]")]);
  if (cards.length === 0) return;
  const here = cards.findIndex((card) => card.contains(document.activeElement));
  const next = cards[here < 0 ? (step > 0 ? 0 : cards.length - 1) : (here + step + cards.length) % cards.length];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

document.addEventListener("keydown", (pressed) => {
  const target = pressed.target;
  if (!(target instanceof Element) || pressed.ctrlKey || pressed.altKey || pressed.metaKey) return;
  const inField = target.matches("input, textarea, select");
  if (pressed.key === "Escape" && inField) {
    const card = target.closest("[data-card]");
    if (card instanceof HTMLElement) card.focus();
    return;
  }
  if (inField || (pressed.key === "Enter" && target.matches("a, button, summary"))) return;
  if (pressed.key === "ArrowDown" || pressed.key === "ArrowUp") {
    if (!document.querySelector("[data-card]")) return;
    pressed.preventDefault();
    move(pressed.key === "ArrowDown" ? 1 : -1);
    return;
  }
  const field = document.querySelector(`[data-key-focus="${CSS.escape(pressed.key)}"]`);
  const card = target.closest("[data-card]");
  const scope = [card, document.querySelector(".desk-head"), card ? null : document.getElementById("main")].find((one) =>
    one?.querySelector(`[data-key="${CSS.escape(pressed.key)}"]`),
  );
  const button = scope?.querySelector(`[data-key="${CSS.escape(pressed.key)}"]`);
  if (button instanceof HTMLElement) {
    pressed.preventDefault();
    button.click();
  } else if (field instanceof HTMLElement) {
    pressed.preventDefault();
    field.focus();
  }
});

document.addEventListener("focusout", () => {
  if (waiting) setTimeout(() => void (waiting && refresh()), 0);
});

/** Listens for hints; a page that is hidden listens again when it is seen. */
function listen() {
  if (!event) return;
  const hints = new EventSource(`/e/${event}/hints`);
  hints.addEventListener("version", (hint) => {
    if (Number(/** @type {MessageEvent} */ (hint).data) > version) setTimeout(() => void refresh(), Math.random() * (body.className === "desk-page" ? 50 : 800));
  });
  hints.addEventListener("error", () => {
    if (hints.readyState === EventSource.CLOSED) setTimeout(listen, RETRY);
  });
  addEventListener("pagehide", () => hints.close(), { once: true });
  addEventListener("pageshow", (shown) => shown.persisted && listen(), { once: true });
}

localise(document);
listen();
if (body.className === "desk-page") setInterval(() => document.visibilityState === "visible" && void refresh(), TICK);
