// Recomputes every roll of a transcript with the browser's own cryptography. Needs no other file: the saved page
// works without a network. The bytes are those of docs/dice.md.

/**
 * @typedef {"white" | "black"} Side
 * @typedef {{ link: string, source: string }} Link
 * @typedef {{ number: number, throw: string, links: Record<Side, Link>, dice: [number, number] }} Roll
 * @typedef {object} Transcript
 * @property {number} v
 * @property {string} scheme
 * @property {string} table
 * @property {number} match
 * @property {Record<Side, string>} players
 * @property {string} house_commitment
 * @property {string | null} house_secret
 * @property {Record<Side, { source: string, anchor: string, length: number }>} chains
 * @property {Roll[]} rolls
 */

const SCHEME = "tavola-dice-1";
/** @type {readonly Side[]} */
const SIDES = ["white", "black"];

const utf8 = (/** @type {string} */ text) => new TextEncoder().encode(text);
const toHex = (/** @type {Uint8Array} */ bytes) => Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
const fromHex = (/** @type {string} */ hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** @param {number} n as four bytes, high byte first */
function number32(n) {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, n);
  return bytes;
}

/** Fields, each preceded by its length. @param {Uint8Array[]} fields */
function joined(fields) {
  const all = new Uint8Array(fields.reduce((sum, field) => sum + 4 + field.length, 0));
  let at = 0;
  for (const field of fields) {
    all.set(number32(field.length), at);
    all.set(field, at + 4);
    at += 4 + field.length;
  }
  return all;
}

/** @param {Uint8Array[]} fields @returns {Promise<string>} SHA-256 in hexadecimal digits */
const digest = async (fields) => toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", joined(fields))));

/** @param {Transcript} t @param {number} number @returns {Promise<[number, number]>} the dice of a roll */
async function dice(t, number) {
  const roll = t.rolls[number - 1];
  const key = await crypto.subtle.importKey("raw", fromHex(t.house_secret ?? ""), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  /** @type {number[]} */
  const found = [];
  for (let block = 0; found.length < 2; block++) {
    const fields = [
      utf8(`${SCHEME}/roll`), utf8(t.table), number32(t.match), number32(number),
      fromHex(t.chains.white.anchor), fromHex(t.chains.black.anchor),
      fromHex(roll?.links.white.link ?? ""), fromHex(roll?.links.black.link ?? ""), number32(block),
    ];
    const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", key, joined(fields)));
    for (const byte of bytes) if (byte < 252) found.push((byte % 6) + 1);
  }
  return [found[0] ?? 0, found[1] ?? 0];
}

/** Only of a turn's throw it does not matter which die fell first. @param {Roll} roll @param {[number, number]} dice */
const inOrder = (roll, [a, b]) => (roll.throw !== "turn" || a >= b ? [a, b] : [b, a]);

/** @param {Transcript} t @param {Side} side @param {number} number */
const published = (t, side, number) => digest([utf8(`${SCHEME}/default`), utf8(t.table), number32(t.match), utf8(side), number32(number)]);

/** One hash towards the committed end. @param {Transcript} t @param {Side} side @param {string} link */
const step = (t, side, link) => digest([utf8(`${SCHEME}/link`), utf8(t.table), number32(t.match), utf8(side), fromHex(link)]);

/** @param {Transcript} t @param {Side} side @returns {Promise<string[]>} what does not fit in a seat's chain */
async function chainFaults(t, side) {
  const { anchor, length, source } = t.chains[side];
  const faults = [];
  let open = { number: 0, link: anchor };
  for (const [index, roll] of t.rolls.entries()) {
    const { link, source: from } = roll.links[side];
    const place = `rolls[${index}].links.${side}`;
    if (from === "default") {
      if (link !== (await published(t, side, roll.number))) faults.push(`${place}: not the published default`);
      continue;
    }
    if ((from === "house") !== (source === "house")) faults.push(`${place}: its source does not fit the chain's`);
    let hashed = link;
    for (let i = open.number; i < roll.number; i++) hashed = await step(t, side, hashed);
    if (roll.number > length || roll.number <= open.number || hashed !== open.link) faults.push(`${place}: not a link of the committed chain`);
    else open = { number: roll.number, link };
  }
  return faults;
}

/** @param {Transcript} t @returns {Promise<string[]>} everything that does not fit; empty if the dice were honest */
export async function verify(t) {
  const faults = [];
  if (t.v !== 1 || t.scheme !== SCHEME) faults.push(`scheme: ${t.scheme} ${t.v}`);
  if (!t.house_secret) return [...faults, "house_secret: not opened before the match is over"];
  const committed = await digest([utf8(`${SCHEME}/house`), utf8(t.table), number32(t.match), fromHex(t.house_secret)]);
  if (committed !== t.house_commitment) faults.push(`house_secret: gives ${committed}, committed was ${t.house_commitment}`);
  for (const side of SIDES) faults.push(...(await chainFaults(t, side)));
  for (const [index, roll] of t.rolls.entries()) {
    if (roll.number !== index + 1) {
      faults.push(`rolls[${index}].number: ${roll.number}`);
      continue;
    }
    const [a, b] = inOrder(roll, await dice(t, roll.number));
    if (a !== roll.dice[0] || b !== roll.dice[1]) faults.push(`rolls[${index}].dice: recomputed ${a}-${b}, recorded ${roll.dice.join("-")}`);
  }
  return faults;
}

/** @param {HTMLFormElement} form */
function arm(form) {
  const text = /** @type {HTMLTextAreaElement} */ (form.querySelector("textarea"));
  const file = /** @type {HTMLInputElement} */ (form.querySelector("input[type=file]"));
  const verdict = /** @type {HTMLElement} */ (document.getElementById("verdict"));
  const check = () => show(form, verdict, text.value);
  file.addEventListener("change", async () => {
    text.value = (await file.files?.[0]?.text()) ?? "";
    check();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    check();
  });
  const table = new URLSearchParams(location.search).get("table");
  if (table && /^[\w-]+$/.test(table)) {
    fetch(`/t/${table}/proof.json`)
      .then((answer) => (answer.ok ? answer.text() : ""))
      .then((found) => {
        text.value = found;
        if (found) check();
      });
  }
}

/** @param {HTMLFormElement} form @param {HTMLElement} verdict @param {string} text */
async function show(form, verdict, text) {
  const line = (/** @type {string} */ name, /** @type {string} */ content) => {
    const p = document.createElement("p");
    p.className = name;
    p.textContent = content;
    return p;
  };
  try {
    const transcript = /** @type {Transcript} */ (JSON.parse(text));
    const faults = await verify(transcript);
    if (faults.length === 0) {
      verdict.replaceChildren(line("yes", `✓ ${(form.dataset["honest"] ?? "").replace("%", String(transcript.rolls.length))}`));
      return;
    }
    const said = faults.length === 1 ? form.dataset["wrongOne"] : form.dataset["wrongMany"]?.replace("%", String(faults.length));
    const list = document.createElement("ul");
    for (const fault of faults.slice(0, 50)) list.append(Object.assign(document.createElement("li"), { textContent: fault }));
    verdict.replaceChildren(line("no", `✗ ${said}`), list);
  } catch {
    verdict.replaceChildren(line("no", form.dataset["unreadable"] ?? ""));
  }
}

if (typeof document !== "undefined") {
  const form = document.getElementById("verify");
  if (form instanceof HTMLFormElement) arm(form);
}
