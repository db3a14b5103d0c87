// One's account, alive: passkeys by button and by autofill, passwords that can be seen, times by the reader's clock.

import "../page/times.js";
import { setLinked } from "../page/clauses.js";
import { byId } from "../page/dom.js";
import { refusalText } from "../page/refusal.js";
import { Words } from "../page/words.js";

/** @import { Refusal } from "../wire.js" */
/** @typedef {{ ticket: string, options: any }} Question */

/** Whoever begins anew ends what waits. */
let waiting = new AbortController();

/**
 * What the club answers, or why it refuses, in the reader's words.
 * @param {Words} words @param {string} address @param {unknown} body
 * @returns {Promise<any>}
 */
async function post(words, address, body) {
  const answer = await fetch(address, {
    method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json", Accept: "application/json" },
  });
  const said = await answer.json();
  if (answer.ok) return said;
  throw new Refused(said.message_key ? refusalText(/** @type {Refusal} */ (said), words) : words.say("passkey-failed"), said.message_key);
}

/** The club says no. */
class Refused extends Error {
  /** @param {string} text @param {string} [key] */
  constructor(text, key) {
    super(text);
    this.key = key;
  }
}

/** Why the browser gave none, as far as it says. @param {Words} words @param {unknown} error */
function why(words, error) {
  if (error instanceof Refused) return error.message;
  const name = error instanceof DOMException ? error.name : "";
  return words.say({ NotAllowedError: "passkey-not-allowed", InvalidStateError: "passkey-known", SecurityError: "passkey-no-domain" }[name] ?? "passkey-failed");
}

/** Makes a passkey: for a newcomer of that name, or one more. @param {Words} words @param {string | null} name @param {string} label */
async function make(words, name, label) {
  const signal = begin();
  const { ticket, options } = /** @type {Question} */ (await post(words, "/passkeys/new", name === null ? {} : { name }));
  const made = await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options), signal });
  const credential = /** @type {PublicKeyCredential} */ (made).toJSON();
  return (await post(words, "/passkeys", { ticket, credential, label })).then;
}

/**
 * Answers with a passkey; where the browser offers them by itself it waits until somebody takes one.
 * @param {Words} words @param {"conditional" | "optional"} mediation @param {() => string | null} leave
 * @param {AbortSignal} signal
 */
async function answer(words, mediation, leave, signal = begin()) {
  const { ticket, options } = /** @type {Question} */ (await post(words, "/passkeys/ask", {}));
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const given = await navigator.credentials.get({ publicKey, mediation, signal });
  const credential = /** @type {PublicKeyCredential} */ (given).toJSON();
  const left = leave();
  return (await post(words, "/passkeys/answer", { ticket, credential, ...(left === null ? {} : { leave: left }) })).then;
}

/** Only one question at a time: whatever was begun before is given up, though the club may be slower to answer it. */
function begin() {
  waiting.abort();
  waiting = new AbortController();
  return waiting.signal;
}

/** @param {HTMLFormElement} form @param {Words} words */
function passkeys(form, words) {
  const part = document.getElementById("passkey");
  if (!part || !window.PublicKeyCredential) return;
  const [button, said] = [/** @type {HTMLButtonElement} */ (byId("passkey-button")), byId("passkey-said")];
  const name = /** @type {HTMLInputElement | null} */ (form.querySelector("#account-name"));
  const leave = () => {
    const box = /** @type {HTMLInputElement | null} */ (form.querySelector("[name=leave]"));
    return box?.checked ? box.value : null;
  };
  const acts = {
    register: () => make(words, name?.value ?? "", ""),
    add: () => make(words, null, /** @type {HTMLInputElement} */ (byId("passkey-label")).value),
    login: () => answer(words, "optional", leave),
    prove: async () => {
      await answer(words, "optional", leave);
      return form.dataset["then"] ?? "/account";
    },
  };
  const act = acts[/** @type {keyof typeof acts} */ (form.dataset["passkey"])];
  part.hidden = false;
  const press = async () => {
    if (name && !name.reportValidity()) return;
    button.disabled = true;
    said.textContent = "";
    try {
      location.assign(await act());
    } catch (error) {
      if (error instanceof Refused && error.key === "account-prove-first") return location.assign("/account/prove?then=/account/keys");
      if (error instanceof DOMException && error.name === "AbortError") return;
      setLinked(said, why(words, error));
    } finally {
      button.disabled = false;
    }
  };
  // Signing in needs no name: the passkey says whose it is.
  button.addEventListener("click", () => {
    if (form.dataset["passkey"] === "login" && name) name.required = false;
    press().finally(() => { if (name) name.required = true; });
  });
  if (form.dataset["passkey"] === "add") {
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      press();
    });
  }
  if (form.dataset["passkey"] === "login") offer(words, leave);
}

/** Lets the browser offer passkeys where the name is typed. @param {Words} words @param {() => string | null} leave */
async function offer(words, leave) {
  const signal = begin();
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
  try {
    location.assign(await answer(words, "conditional", leave, signal));
  } catch (error) {
    // Nobody asked for it: only what the club says of a passkey that somebody took is worth a word.
    if (error instanceof Refused) setLinked(byId("passkey-said"), error.message);
  }
}

/** A password can be seen by whoever types it. */
function show() {
  const label = document.getElementById("account-show");
  const field = /** @type {HTMLInputElement | null} */ (document.getElementById("account-password"));
  const box = label?.querySelector("input");
  if (!label || !field || !box) return;
  label.hidden = false;
  box.addEventListener("change", () => { field.type = box.checked ? "text" : "password"; });
}

const locale = document.documentElement.lang;
show();
const print = document.getElementById("print");
if (print) {
  print.hidden = false;
  print.addEventListener("click", () => window.print());
}
const form = /** @type {HTMLFormElement | null} */ (document.querySelector("[data-passkey]"));
if (form) {
  fetch(byId("account").dataset["words"] ?? "")
    .then((found) => found.text())
    .then((source) => passkeys(form, new Words(locale, source)));
}
