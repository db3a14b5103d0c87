// A rollout, alive: ordered and stopped without a new page, and shown as it goes on. The server draws it.

/** @import { Words } from "../page/words.js" */
import { setLinked } from "../page/clauses.js";
import { refusalText } from "../page/refusal.js";
import { morph } from "../tournament/morph.js";

/** How often it is asked how far it has come, in milliseconds; less often where nobody looks. */
const ASKED_EVERY = 700;

let isWatching = false;

const section = () => document.getElementById("rollout");

/** Takes over what the server says now; whether it is still under way. @returns {Promise<boolean>} */
async function renew() {
  const now = section();
  if (!now) return false;
  const answer = await fetch(`/position/rollout?id=${encodeURIComponent(now.dataset["id"] ?? "")}`);
  if (!answer.ok) return now.hasAttribute("data-underway");
  const next = document.createElement("template");
  next.innerHTML = await answer.text();
  const drawn = next.content.firstElementChild;
  if (drawn instanceof HTMLElement) morph(now, drawn);
  return now.hasAttribute("data-underway");
}

/** Asks until it has come to its end. */
async function watch() {
  if (isWatching) return;
  isWatching = true;
  for (let goesOn = true; goesOn; ) {
    await new Promise((done) => setTimeout(done, document.hidden ? 5 * ASKED_EVERY : ASKED_EVERY));
    try {
      goesOn = await renew();
    } catch {
      // The network comes back, or the reader goes.
    }
  }
  isWatching = false;
}

/** Its id: its field of that name hides the property. @param {HTMLFormElement} form */
const nameOf = (form) => form.getAttribute("id") ?? "";

/** What a form orders. @param {HTMLFormElement} form */
function ordered(form) {
  const data = new FormData(form);
  const text = (/** @type {string} */ name) => String(data.get(name) ?? "");
  if (nameOf(form) === "rollout-stop") return { id: text("id") };
  const plays = data.getAll("play").map(String);
  return { id: text("id"), plays, trials: Number(text("trials")), until_certain: data.has("until_certain") };
}

/** Brings the page's rollouts alive. @param {Promise<Words>} words */
export function bringAlive(words) {
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !["rollout-form", "rollout-stop"].includes(nameOf(form))) return;
    event.preventDefault();
    const said = document.getElementById("rollout-said");
    try {
      const body = JSON.stringify(ordered(form));
      const answer = await fetch(form.action, { method: "POST", headers: { "content-type": "application/json", accept: "application/json" }, body });
      if (said) setLinked(said, answer.ok ? "" : refusalText(await answer.json(), await words));
      await renew();
      section()?.scrollIntoView({ block: "nearest" });
      watch();
    } catch {
      form.submit();
    }
  });
  if (section()?.hasAttribute("data-underway")) watch();
}
