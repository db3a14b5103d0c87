// The lobby of the start page: kept up to date, and its buttons act without loading the page again.

import { localTimes } from "../page/times.js";
import { Calls } from "./called.js";
import { LobbyLine } from "./line.js";
import { change, duration } from "./parts.js";

/** The server's clock less the browser's, in milliseconds. */
let ahead = 0;

const calls = new Calls(true);
const line = new LobbyLine("/lobby/live", (told) => {
  if (told.type === "called") return calls.come(told);
  if (told.type === "uncalled") return calls.over();
  ahead = told.now - Date.now();
  told.parts.forEach(change);
  localTimes(document);
  tick();
});

/** How long one has waited, and what is offered to whoever waits for long. */
function tick() {
  for (const place of document.querySelectorAll("[data-since]")) {
    const seconds = Math.max(0, (Date.now() + ahead - Number(place.getAttribute("data-since"))) / 1000);
    const text = duration(seconds);
    if (place.textContent !== text) place.textContent = text;
    const own = place.closest(".own-seek");
    for (const later of own?.querySelectorAll("[data-after]") ?? []) {
      later.toggleAttribute("hidden", seconds < Number(later.getAttribute("data-after")));
    }
  }
}

/** How long one waits yet; what is over goes. */
function countDown() {
  for (const place of document.querySelectorAll("[data-until]")) {
    const seconds = Math.max(0, (Number(place.getAttribute("data-until")) - Date.now() - ahead) / 1000);
    const text = duration(Math.ceil(seconds));
    if (place.textContent !== text) place.textContent = text;
    if (seconds === 0) place.closest("[data-over]")?.remove();
  }
}
setInterval(() => {
  tick();
  countDown();
}, 1000);

/** What a form says, as programs say it. @param {HTMLFormElement} form */
const said = (form) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, name === "quick" ? Number(value) : String(value)]));

/** @param {HTMLFormElement} form */
async function send(form) {
  const answer = await fetch(form.action, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(said(form)) })
    .catch(() => null);
  // What is refused is told by a page, in the reader's language.
  if (!answer?.ok) return form.submit();
  const { table } = answer.status === 204 ? { table: null } : await answer.json();
  if (typeof table === "string") return location.assign(table);
  if (!document.body.dataset["known"]) {
    document.body.dataset["known"] = "yes";
    line.again();
  }
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches("[data-lobby]")) return;
  event.preventDefault();
  if (form.dataset["sending"]) return;
  form.dataset["sending"] = "yes";
  send(form).finally(() => delete form.dataset["sending"]);
});
tick();
countDown();
