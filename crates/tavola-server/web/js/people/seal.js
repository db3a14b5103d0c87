// The seal beside a result: one press recomputes every roll in this browser and says in words whether it fits.

import { verify } from "../verify.js";

/** Presses on every seal of the page, also on those that come later. @param {Document | HTMLElement} root */
export function armSeals(root) {
  root.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest(".seal-go") : null;
    if (!(link instanceof HTMLAnchorElement) || event instanceof MouseEvent === false || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const said = link.parentElement?.querySelector(".seal-said");
    if (!(said instanceof HTMLElement)) return;
    event.preventDefault();
    recompute(link, said);
  });
}

/** @param {HTMLAnchorElement} link @param {HTMLElement} said */
async function recompute({ dataset }, said) {
  tell(said, "", dataset["checking"] ?? "");
  try {
    const answer = await fetch(dataset["proof"] ?? "", { headers: { accept: "application/json" } });
    if (!answer.ok) throw new Error(String(answer.status));
    const { kind, text } = verdictOf(verify(await answer.json()), dataset);
    tell(said, kind, text);
  } catch {
    tell(said, "no", dataset["unreadable"] ?? "");
  }
}

/**
 * What is said of a verdict. Pure.
 * @param {{ rolls: number, faults: string[], remarks: string[] }} found
 * @param {DOMStringMap | Record<string, string>} words
 * @returns {{ kind: "yes" | "no" | "", text: string }}
 */
export function verdictOf(found, words) {
  if (found.faults.length > 0) return { kind: "no", text: `✗ ${words["wrong"] ?? ""}` };
  if (found.remarks.includes("in-play")) return { kind: "", text: words["inPlay"] ?? "" };
  const honest = found.rolls === 1 ? words["honestOne"] : words["honest"]?.replace("%", String(found.rolls));
  return { kind: "yes", text: `✓ ${honest ?? ""}` };
}

/** @param {HTMLElement} said @param {string} kind @param {string} text */
function tell(said, kind, text) {
  said.dataset["verdict"] = kind;
  said.textContent = text;
}
