// A tournament's pages come alive: a hint says that something has changed, and the same page is asked for again. Forms are
// sent without leaving the page; without this script they work as plain forms. Keys press the buttons of a card.

import { linked } from "../page/clauses.js";
import { ways } from "../page/words.js";
import { watchDevices } from "./devices.js";
import { watchLine } from "./line.js";
import { morph, morphHead } from "./morph.js";
import { keepLeftOut } from "./left.js";
import { watchQuick } from "./quick.js";

const RETRY = 3000;
/** How long the server may take to answer a form. */
const ANSWER = 8000;
const TICK = 30_000;
/** The answer that asks before an act of weight (sure.rs). */
const ASKS = 428;
/** How long after its rise a pointer's click may come, and how long a press holds the page at most. */
const CLICK = 50;
const LONGEST_PRESS = 2000;
/** How long good news stays, and how long good news that can be taken back. */
const GOOD_NEWS = 5000;
const SECOND_THOUGHTS = 12_000;
/** How long the buttons of a card that has moved take no press: the pointer may stand on another's than a moment ago. */
const MOVED = 1000;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let fading;

const body = document.body;
const event = body.dataset["tournament"];
const said = document.getElementById("said");
const heard = document.getElementById("heard");
/** The version this page shows, and the newest one it has heard of. */
let version = Number(body.dataset["version"] ?? 0);
let hinted = version;
let isAsking = false;
/** Since when a pointer is down, and the page that waits for it to rise. */
let pressedAt = -Infinity;
/** @type {Document | null} */
let held = null;
/** The forms under way. @type {WeakSet<HTMLFormElement>} */
const sending = new WeakSet();
/** What each form has sent without an answer, by the name under which it counts once however often it is sent. @type {WeakMap<HTMLFormElement, { said: string, id: string }>} */
const unanswered = new WeakMap();
/** Told when something could not be sent or heard. */
let failed = () => {};
/** Draws the line of results again. */
const quick = watchQuick();

/**
 * Says something aloud and shows it.
 * @param {string} text @param {{ isDone?: boolean, law?: Element | null, back?: Element | null }} about good news? with its clause, and what takes it back
 */
function say(text, { isDone = false, law = null, back = null } = {}) {
  said?.replaceChildren(...linked(text), ...[law, back].filter((one) => one !== null));
  said?.classList.toggle("done", isDone);
  clearTimeout(fading);
  if (isDone) fading = setTimeout(() => said?.replaceChildren(), back ? SECOND_THOUGHTS : GOOD_NEWS);
}

/** What is called on a page. @param {ParentNode} root @returns {string[]} */
const calls = (root) => [...root.querySelectorAll("[data-call]")].map((one) => one.getAttribute("data-call") ?? "");

/** Says aloud what is called now and was not before. @param {string[]} before @param {string[]} now */
function callOut(before, now) {
  const fresh = now.filter((call) => !before.includes(call));
  if (heard && fresh.length > 0) heard.textContent = fresh.join(". ");
}

const hours = ways(document.documentElement.lang);

/** Times by the reader's own clock, and forms that know their zone. @param {ParentNode} root */
function localise(root) {
  const today = new Date().toDateString();
  for (const time of root.querySelectorAll("time[data-at]")) {
    const at = new Date(Number(time.getAttribute("data-at")));
    const clock = at.toLocaleTimeString(hours, { hour: "2-digit", minute: "2-digit" });
    time.textContent = at.toDateString() === today ? clock : `${at.toLocaleDateString(hours)} ${clock}`;
    time.setAttribute("datetime", at.toISOString());
  }
  for (const field of root.querySelectorAll('input[type="datetime-local"]')) {
    const known = field.getAttribute("data-at");
    if (known) {
      const there = new Date(Number(known) - new Date(Number(known)).getTimezoneOffset() * 60_000);
      field.setAttribute("value", there.toISOString().slice(0, 16));
    }
    const form = field.closest("form");
    if (!form || form.querySelector('input[name="zone"]')) continue;
    const zone = document.createElement("input");
    zone.type = "hidden";
    zone.name = "zone";
    zone.value = String(new Date().getTimezoneOffset());
    form.append(zone);
  }
}

/** How an element is found again in the next page. @param {Element | null} element */
function pathOf(element) {
  if (!element) return null;
  if (element.id) return `#${CSS.escape(element.id)}`;
  const card = element.closest("[data-card][id]");
  const key = element.getAttribute("data-key");
  return card ? `#${CSS.escape(card.id)}${key ? ` [data-key="${CSS.escape(key)}"]` : ""}` : null;
}

/** The cards of the page by name. @returns {HTMLElement[]} */
const cards = () => [...document.querySelectorAll("[data-card][tabindex]")].filter((card) => card instanceof HTMLElement);

/** Until when the cards that have moved take no press. @type {Map<string, number>} */
const resting = new Map();

/** Marks the cards that rest, and no others. */
function rest() {
  const now = performance.now();
  for (const card of cards()) card.toggleAttribute("data-moved", (resting.get(card.id) ?? 0) > now);
}

/**
 * Changes the page; cards that stand elsewhere than before rest for a moment.
 * @param {() => void} change
 */
function moving(change) {
  const before = new Map(cards().map((card) => [card.id, card.getBoundingClientRect()]));
  change();
  const until = performance.now() + MOVED;
  for (const card of cards()) {
    const [was, is] = [before.get(card.id), card.getBoundingClientRect()];
    if (card.id && (!was || Math.hypot(was.left - is.left, was.top - is.top) > 2)) resting.set(card.id, until);
  }
  rest();
  setTimeout(rest, MOVED + 1);
}

/** Puts another page's main part in place of this one's. What one was about to press or write stays. @param {Document} page */
function swap(page) {
  const [now, next] = [document.getElementById("main"), page.getElementById("main")];
  if (!now || !next) return;
  const focus = pathOf(document.activeElement);
  const had = document.activeElement;
  localise(next);
  callOut(calls(now), calls(next));
  moving(() => (morphHead(page), morph(now, next)));
  document.title = page.title;
  quick();
  if (focus && had !== document.activeElement) {
    const found = document.querySelector(focus) ?? document.querySelector(focus.split(" ")[0] ?? "");
    if (found instanceof HTMLElement) found.focus({ preventScroll: true });
  }
}

/**
 * Shows a page as soon as nothing is being pressed, unless a newer one is there by then: answers may come in another
 * order than they were asked for.
 * @param {Document} page
 */
function show(page) {
  const its = Number(page.body.dataset["version"] ?? 0);
  if (its < version) return;
  if (performance.now() - pressedAt < LONGEST_PRESS) {
    held = page;
    return;
  }
  held = null;
  version = its;
  swap(page);
}

/** @param {string} html */
const parse = (html) => new DOMParser().parseFromString(html, "text/html");

/** Asks for this page again, once at a time, until it is as new as the last hint. */
async function refresh() {
  if (isAsking) return;
  isAsking = true;
  try {
    for (let asked = -1; asked < version && (asked < 0 || version < hinted); ) {
      asked = version;
      const answer = await fetch(location.pathname + location.search, { headers: { Accept: "text/html" } });
      if (!answer.ok) throw new Error(answer.statusText);
      show(parse(await answer.text()));
    }
  } catch {
    failed();
    setTimeout(() => void (version < hinted && refresh()), RETRY);
  } finally {
    isAsking = false;
  }
}

/** What an answer that is no success says. @param {Document} page */
const reason = (page) => page.querySelector("main p")?.textContent ?? page.title;

/** The name of what a form sends: the same as long as it says the same and has had no answer. @param {HTMLFormElement} form @param {string} text */
function idOf(form, text) {
  const before = unanswered.get(form);
  if (before?.said === text) return before.id;
  const id = crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join("-");
  unanswered.set(form, { said: text, id });
  return id;
}

/** @param {HTMLFormElement} form @param {HTMLElement | null} by the button */
async function send(form, by) {
  const data = new FormData(form, by);
  const fields = new URLSearchParams();
  for (const [name, value] of data) fields.append(name, String(value));
  if (sending.has(form)) return;
  sending.add(form);
  // The page is drawn again while the answer is awaited, and each drawing has another name.
  fields.delete("command_id");
  fields.append("command_id", idOf(form, fields.toString()));
  by?.setAttribute("aria-busy", "true");
  try {
    const post = () => fetch(form.action, { method: "POST", body: fields, headers: { Accept: "text/html" }, signal: AbortSignal.timeout(ANSWER) });
    let answer = await post();
    let page = parse(await answer.text());
    if (answer.status === ASKS) {
      if (!confirm(page.querySelector("#confirm p")?.textContent ?? "")) {
        unanswered.delete(form);
        return;
      }
      fields.append("sure", "yes");
      answer = await post();
      page = parse(await answer.text());
    }
    unanswered.delete(form);
    if (!answer.ok) {
      say(reason(page), { law: page.querySelector("main details.law") });
      return;
    }
    say("");
    form.reset();
    const left = keepLeftOut(page, form);
    if (left) return void (say(left), await refresh());
    const back = takeBack(page, form);
    const to = new URL(answer.url);
    if (to.pathname + to.search !== location.pathname + location.search) {
      location.assign(to.pathname + to.search + to.hash);
      return;
    }
    show(page);
    say(said?.dataset["done"] ?? "", { isDone: true, back });
    // Whoever enters one after another goes on with the next name.
    const first = form.querySelector("[data-key-focus]");
    if (first instanceof HTMLElement && form.isConnected && form.contains(document.activeElement)) first.focus();
  } catch {
    failed();
    say(said?.dataset["lost"] ?? "");
  } finally {
    sending.delete(form);
    by?.removeAttribute("aria-busy");
  }
}

/** What takes back just the result that was sent: a button, if the next page has a way to. @param {Document} page @param {HTMLFormElement} form */
function takeBack(page, form) {
  const about = ["match", "rubber"].map((name) => form.querySelector(`input[name="${name}"]`)?.getAttribute("value")).filter(Boolean);
  const way = form.matches(".result-form") ? page.querySelector(`a[data-undo][data-of="${CSS.escape(about.join("-"))}"]`) : null;
  if (!way) return null;
  const button = document.createElement("button");
  button.className = "quiet-button";
  button.textContent = way.textContent;
  button.addEventListener("click", () => void undo(way.getAttribute("href") ?? ""), { once: true });
  return button;
}

/** Undoes an act at once if that touches nothing that is called or played; else asks on its page. @param {string} way */
async function undo(way) {
  try {
    const answer = await fetch(way, { headers: { Accept: "text/html" } });
    const page = parse(await answer.text());
    const form = page.querySelector("#confirm form");
    if (!answer.ok || !(form instanceof HTMLFormElement) || page.querySelector("#confirm [data-heavy]")) {
      location.assign(way);
      return;
    }
    const back = form.querySelector("input[name='back']");
    if (back instanceof HTMLInputElement) back.value = location.pathname + location.search;
    await send(form, null);
  } catch {
    say(said?.dataset["lost"] ?? "");
  }
}

document.addEventListener("change", (changed) => {
  const file = changed.target;
  if (!(file instanceof HTMLInputElement) || file.type !== "file") return;
  const into = document.getElementById(file.dataset["into"] ?? "");
  void file.files?.[0]?.text().then((text) => {
    if (into instanceof HTMLTextAreaElement) into.value = text;
  });
});

document.addEventListener("click", (clicked) => {
  const way = clicked.target instanceof Element ? clicked.target.closest("a[data-undo]") : null;
  if (!way || clicked.ctrlKey || clicked.metaKey || clicked.shiftKey) return;
  clicked.preventDefault();
  void undo(way.getAttribute("href") ?? "");
});

document.addEventListener("submit", (submitted) => {
  const form = submitted.target;
  if (!(form instanceof HTMLFormElement) || !event || form.method !== "post" || !form.action.includes(`/e/${event}/`)) return;
  submitted.preventDefault();
  void send(form, submitted.submitter);
});

/** Goes from card to card. @param {number} step */
function move(step) {
  const all = cards();
  if (all.length === 0) return;
  const here = all.findIndex((card) => card.contains(document.activeElement));
  const next = all[here < 0 ? (step > 0 ? 0 : all.length - 1) : (here + step + all.length) % all.length];
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
  const result = target.closest("form.result-form");
  if (pressed.key === "Enter" && result && (!target.matches("button, summary") || pressed.repeat)) {
    // Enter goes on to the question who has won, and never answers it.
    pressed.preventDefault();
    const winners = result.querySelector("[data-winners]");
    if (inField && winners instanceof HTMLElement) winners.focus();
    return;
  }
  if (inField || (pressed.key === "Enter" && target.matches("a, button, summary"))) return;
  if (pressed.key === "ArrowDown" || pressed.key === "ArrowUp") {
    if (!document.querySelector("[data-card]")) return;
    pressed.preventDefault();
    move(pressed.key === "ArrowDown" ? 1 : -1);
    return;
  }
  const field = document.querySelector(`[data-key-focus~="${CSS.escape(pressed.key)}"]`);
  const card = target.closest("[data-card]");
  const buttons = [...document.querySelectorAll(`[data-key="${CSS.escape(pressed.key)}"]`)];
  const isHere = (/** @type {Element} */ one) => one.closest("[data-card]") === card;
  // A card's keys are those of the card that is chosen; the head's, and those of a page without cards, are always there.
  const button = buttons.find(isHere) ?? buttons.find((one) => one.closest("[data-card]") === null);
  if (button instanceof HTMLElement) {
    pressed.preventDefault();
    if (!pressed.repeat) button.click();
  } else if (field instanceof HTMLElement) {
    pressed.preventDefault();
    field.focus();
  } else if (!card && buttons.length > 0) {
    pressed.preventDefault();
    say(said?.dataset["choose"] ?? "", { isDone: true });
  }
});

addEventListener("pointerdown", () => (pressedAt = performance.now()), { capture: true });
for (const end of ["pointerup", "pointercancel"]) {
  addEventListener(end, () => setTimeout(release, CLICK), { capture: true });
}

/** The click has been, if it was one: the page may change. */
function release() {
  pressedAt = -Infinity;
  if (held) show(held);
  if (version < hinted) void refresh();
}

/** Listens for hints; a page that is hidden listens again when it is seen. */
function listen() {
  if (!event) return;
  const hints = new EventSource(`/e/${event}/hints`);
  hints.addEventListener("version", (hint) => {
    hinted = Math.max(hinted, Number(/** @type {MessageEvent} */ (hint).data));
    if (hinted > version) setTimeout(() => void (hinted > version && refresh()), Math.random() * (body.className === "desk-page" ? 50 : 800));
  });
  hints.addEventListener("error", () => {
    failed();
    if (hints.readyState === EventSource.CLOSED) setTimeout(listen, RETRY);
  });
  addEventListener("pagehide", () => hints.close(), { once: true });
  addEventListener("pageshow", (shown) => shown.persisted && listen(), { once: true });
}

// Where the menu is wider than the screen, the page one is on stands in it where it is seen.
document.querySelector(".tournament-nav [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
localise(document);
if (event) {
  const back = () => {
    say(document.getElementById("away")?.dataset["back"] ?? "", { isDone: true });
    void refresh();
  };
  failed = watchLine({ always: body.className === "desk-page", back, pressed: () => say(said?.dataset["lost"] ?? "") });
}
listen();
if (body.className === "desk-page" && event) watchDevices(event, () => void refresh());
if (body.className === "desk-page") setInterval(() => document.visibilityState === "visible" && void refresh(), TICK);
