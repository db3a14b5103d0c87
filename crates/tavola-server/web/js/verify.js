// Recomputes every roll of a transcript in plain JavaScript, so that it works on any page and without a network: the
// saved page carries sha256.js and this file inside. The bytes are those of docs/dice.md.
import { fromHex, joinFields, number32, sha256, sha256Fields, toHex, utf8 } from "./sha256.js";

/**
 * @typedef {"white" | "black"} Side
 * @typedef {{ link: string, source: string }} Link
 * @typedef {{ number: number, purpose: string, links: Record<Side, Link>, seen?: Record<Side, string | null>, dice: [number, number] }} Roll
 * @typedef {{ source: string, anchor: string, length: number }} CommittedChain
 * @typedef {{ rolls: number, lines: number, how: string, digest: string }} Ending
 * @typedef {object} Transcript
 * @property {number} v
 * @property {string} scheme
 * @property {string} table
 * @property {number} match
 * @property {Record<Side, string>} players
 * @property {string} house_commitment
 * @property {string | null} house_secret
 * @property {Record<Side, CommittedChain>} chains
 * @property {Roll[]} rolls
 * @property {string[]} [log]
 * @property {[number, string][]} [kept] digests as they were, each after so many lines: a name was taken out since
 * @property {Ending} [ending]
 * @typedef {{ table: string, match: number, commitment: string, players: Record<Side, string>, chains: Record<Side, CommittedChain> }} Head
 * @typedef {{ rolls: number, faults: string[], remarks: ("no-length" | "in-play" | "nameless")[] }} Verdict
 */

const SCHEME = "tavola-dice-1";
/** @type {readonly Side[]} */
const SIDES = ["white", "black"];

/** @param {Uint8Array[]} fields @returns {string} SHA-256 in hexadecimal digits */
const digest = (fields) => toHex(sha256Fields(fields));

/** HMAC-SHA-256 over fields. @param {Uint8Array} key of 32 bytes @param {Uint8Array[]} fields */
function hmac(key, fields) {
  const padded = (/** @type {number} */ mask) => Uint8Array.from({ length: 64 }, (_, i) => (key[i] ?? 0) ^ mask);
  const both = (/** @type {Uint8Array} */ a, /** @type {Uint8Array} */ b) => Uint8Array.from([...a, ...b]);
  return sha256(both(padded(0x5c), sha256(both(padded(0x36), joinFields(fields)))));
}

/** The digest of a dice log without a line. @param {Head} head */
export function logHead(head) {
  const chain = (/** @type {CommittedChain} */ { source, anchor, length }) => [utf8(source), fromHex(anchor), number32(length)];
  const { white, black } = head.players;
  return digest([
    utf8(`${SCHEME}/log`), utf8(head.table), number32(head.match), fromHex(head.commitment),
    utf8(white), ...chain(head.chains.white), utf8(black), ...chain(head.chains.black),
  ]);
}

/** The digest of a dice log with one line more. @param {string} before @param {string} line */
export const logAfter = (before, line) => digest([utf8(`${SCHEME}/line`), fromHex(before), utf8(line)]);

/** The digest after a line, as it was where a name was taken out since. @param {Transcript} t @param {string} before @param {string} line @param {number} index of the line */
export const logAfterIn = (t, before, line, index) => keptAfter(t, index + 1) ?? logAfter(before, line);

/** The digest without a line, as it was where a name was taken out since. @param {Transcript} t */
const logHeadOf = (t) => keptAfter(t, 0) ?? logHead(headOf(t));

/** @param {Transcript} t @param {number} lines */
const keptAfter = (t, lines) => t.kept?.find(([after]) => after === lines)?.[1];

/** Whether a line has somebody's name in it: those of a chouette have. @param {string} line */
const namesSomebody = (line) =>
  /^(captain|order|partner|left cubes|stands in|extra given|extra declined) /.test(line) || /^call \d+ \w+ (?!(white|black)$)./.test(line);

/** @param {Transcript} t @returns {string[]} digests that are kept although no name stands where they were made */
const keptFaults = (t) =>
  (t.kept ?? []).flatMap(([after], index) => (after === 0 || namesSomebody(t.log?.[after - 1] ?? "") ? [] : [`kept[${index}]: no name stands where it was made`]));

/** @param {Transcript} t @returns {Head} */
export const headOf = (t) => ({ table: t.table, match: t.match, commitment: t.house_commitment, players: t.players, chains: t.chains });

/** @param {Transcript} t @param {Roll} roll @returns {[number, number]} the dice of a roll */
function dice(t, roll) {
  /** @type {number[]} */
  const found = [];
  for (let part = 0; found.length < 2; part++) {
    const bytes = hmac(fromHex(t.house_secret ?? ""), [
      utf8(`${SCHEME}/roll`), utf8(t.table), number32(t.match), number32(roll.number),
      fromHex(t.chains.white.anchor), fromHex(t.chains.black.anchor),
      fromHex(roll.links.white.link), fromHex(roll.links.black.link), number32(part),
    ]);
    for (const byte of bytes) if (byte < 252) found.push((byte % 6) + 1);
  }
  return [found[0] ?? 0, found[1] ?? 0];
}

/** Whether dice are those recorded; of a turn's roll it does not matter which fell first. @param {Roll} roll @param {[number, number]} rolled */
const fits = ({ purpose: what, dice: [x, y] }, [a, b]) => (a === x && b === y) || (what === "turn" && a === y && b === x);

/** @param {Head} head @param {Side} side @param {number} number the published default */
export const defaultLink = (head, side, number) => digest([utf8(`${SCHEME}/default`), utf8(head.table), number32(head.match), utf8(side), number32(number)]);

/** One hash towards the committed end. @param {Head} head @param {Side} side @param {string} link */
const step = (head, side, link) => digest([utf8(`${SCHEME}/link`), utf8(head.table), number32(head.match), utf8(side), fromHex(link)]);

/** @param {Transcript} t @param {Side} side @returns {string[]} what does not fit in a seat's chain */
function chainFaults(t, side) {
  const { anchor, length, source } = t.chains[side];
  const faults = [];
  let open = { number: 0, link: anchor };
  for (const [index, roll] of t.rolls.entries()) {
    const { link, source: from } = roll.links[side];
    const place = `rolls[${index}].links.${side}`;
    if (from === "default") {
      if (link !== defaultLink(headOf(t), side, roll.number)) faults.push(`${place}: not the published default`);
      continue;
    }
    if ((from === "house") !== (source === "house")) faults.push(`${place}: its source does not fit the chain's`);
    if (roll.number > length || roll.number <= open.number || roll.number > t.rolls.length) {
      faults.push(`${place}: not a link of the committed chain`);
      continue;
    }
    let hashed = link;
    for (let i = open.number; i < roll.number; i++) hashed = step(headOf(t), side, hashed);
    if (hashed !== open.link) faults.push(`${place}: not a link of the committed chain`);
    else open = { number: roll.number, link };
  }
  return faults;
}

/** The last line of a match, or of a chouette's set. */
const OVER = /^match over |^set over$/;

/** Whether a line may follow a call that never falls: the match was ended meanwhile. @param {string} line */
export const ends = (line) => /^(game|match) over |^set over$| loses /.test(line);

/** @param {Transcript} t @returns {string[]} what does not fit between the log, the rolls and the ending */
function logFaults(t) {
  if (t.v === 1) return t.log || t.ending ? ["v: version 1 has neither log nor ending"] : [];
  if (!Array.isArray(t.log)) return ["log: it is missing"];
  const faults = keptFaults(t);
  let now = logHeadOf(t);
  let fallen = 0;
  let called = false;
  /** The last roll that fell again since something was taken back: 0 for none yet, null where nothing was. @type {number | null} */
  let again = null;
  for (const [index, line] of t.log.entries()) {
    now = logAfterIn(t, now, line, index);
    const roll = t.rolls[fallen];
    if (line.startsWith("call ")) {
      const [, number, what] = line.split(" ");
      const skips = again !== null && again !== 0 && again !== fallen;
      if (called || skips || Number(number) !== fallen + 1 || (roll && what !== roll.purpose)) faults.push(`log[${index}]: ${line} is not the call of the next roll`);
      called = true;
      again = null;
      for (const side of SIDES) {
        const seen = roll?.seen?.[side];
        if (seen && seen !== now) faults.push(`rolls[${fallen}].seen.${side}: this seat opened its link for another record than the one that stands here`);
      }
    } else if (line.startsWith("fell ")) {
      if (!called || !roll || line !== `fell ${roll.number} ${roll.dice.join("-")}`) faults.push(`log[${index}]: ${line} does not fit the rolls`);
      fallen += 1;
      called = false;
    } else if (line.startsWith("again ") && !called) {
      const found = t.rolls.slice(0, fallen).find((one) => line === `again ${one.number} ${one.dice.join("-")}`);
      const isNext = found && again !== null && (again === 0 ? found.purpose === "turn" : found.number === again + 1);
      if (!isNext) faults.push(`log[${index}]: ${line} is not the next of the rolls that were taken back`);
      again = found?.number ?? again;
    } else if (called && !ends(line)) faults.push(`log[${index}]: it stands between the call of a roll and its fall`);
    else if (line === "white take_back" || line === "black take_back") again = 0;
    else if (line.startsWith("game ")) again = null;
  }
  if (fallen !== t.rolls.length) faults.push(`rolls: ${t.rolls.length} stand here, but ${fallen} fell by the log`);
  return [...faults, ...endingFault(t, now)];
}

/** @param {Transcript} t @param {string} now the digest of the whole log */
function endingFault(t, now) {
  const { ending, log = [] } = t;
  if (!t.house_secret) return [];
  if (!ending) return ["ending: it is missing: the record does not say where it ends"];
  const over = OVER.test(ending.how);
  const whole = over && ending.rolls === t.rolls.length && ending.lines === log.length && ending.how === log.at(-1) && ending.digest === now;
  return whole ? [] : [`ending: the record states ${ending.rolls} rolls, ${ending.lines} lines and their digest; here are ${t.rolls.length} rolls and ${log.length} lines of another digest or ending: something was cut off, added or changed`];
}

/** A record as it was saved, with the name that the purpose of a roll had at first. @param {any} t @returns {Transcript} */
const inTodaysWords = (t) => ({ ...t, rolls: t.rolls.map((/** @type {any} */ { throw: purpose, ...roll }) => ({ purpose, ...roll })) });

/** @param {Transcript} t @returns {Verdict} everything that does not fit; no fault if the dice were honest */
export function verify(t) {
  const faults = [];
  if ((t.v !== 1 && t.v !== 2) || t.scheme !== SCHEME) faults.push(`scheme: ${t.scheme} ${t.v}`);
  /** @type {Verdict["remarks"]} */
  const remarks = t.v === 1 ? ["no-length"] : [];
  if (t.kept?.length) remarks.push("nameless");
  const verdict = { rolls: t.rolls.length, faults, remarks };
  if (!t.house_secret) {
    if (t.v === 2 && Array.isArray(t.log) && !OVER.test(t.log.at(-1) ?? "")) remarks.push("in-play");
    else faults.push("house_secret: not opened, though the match is over");
  } else {
    const committed = digest([utf8(`${SCHEME}/house`), utf8(t.table), number32(t.match), fromHex(t.house_secret)]);
    if (committed !== t.house_commitment) faults.push(`house_secret: gives ${committed}, committed was ${t.house_commitment}`);
  }
  for (const side of SIDES) faults.push(...chainFaults(t, side));
  for (const [index, roll] of t.rolls.entries()) {
    if (roll.number !== index + 1) {
      faults.push(`rolls[${index}].number: ${roll.number}`);
      continue;
    }
    if (!t.house_secret) continue;
    const rolled = dice(t, roll);
    if (!fits(roll, rolled)) faults.push(`rolls[${index}].dice: recomputed as ${rolled.join("-")}, recorded as ${roll.dice.join("-")}`);
  }
  faults.push(...logFaults(t));
  return verdict;
}

/** What a fault is about, by how it begins: the names of the sentences that a document has for them. */
export const FAULTS = /** @type {const} */ ([
  ["scheme", /^(scheme|v):/],
  ["secret-missing", /^house_secret: not opened/],
  ["secret", /^house_secret:/],
  ["link-default", /^rolls\[\d+\]\.links\.\w+: not the published default/],
  ["link-source", /^rolls\[\d+\]\.links\.\w+: its source/],
  ["link", /^rolls\[\d+\]\.links\./],
  ["seen", /^rolls\[\d+\]\.seen\./],
  ["number", /^rolls\[\d+\]\.number:/],
  ["dice", /^rolls\[\d+\]\.dice:/],
  ["log-missing", /^log: it is missing/],
  ["log", /^log\[/],
  ["count", /^rolls: /],
  ["kept", /^kept\[/],
  ["ending", /^ending:/],
]);

/** Which of them a fault is, and in which roll, from 1. @param {string} fault @returns {{ kind: string, roll: number | null }} */
export function kindOf(fault) {
  const kind = FAULTS.find(([, begins]) => begins.test(fault))?.[0] ?? "other";
  const [, index] = /^rolls\[(\d+)\]/.exec(fault) ?? [];
  return { kind, roll: index === undefined ? null : Number(index) + 1 };
}

/** A fault in the document's language, with the place in the record behind it. @param {string} fault */
function faultLine(fault) {
  const { kind, roll } = kindOf(fault);
  const said = document.querySelector(`#fault-words [data-kind="${kind}"]`)?.textContent ?? "";
  const place = Object.assign(document.createElement("code"), { textContent: fault, lang: "en", translate: false });
  const line = document.createElement("li");
  line.append(said.replace("%", String(roll ?? "")), " ", place);
  return line;
}

/**
 * Every roll as a line: its number, who rolled (empty for both), the dice, where each seat's link came from, and whether
 * the dice follow from them. Of a record that cannot be recomputed nothing is said.
 * @typedef {{ number: number, who: string, dice: string, sources: [string, string], holds: boolean | null }} RollRow
 * @param {Transcript} t @returns {RollRow[]}
 */
export function rollRows(t) {
  const callers = new Map((t.log ?? []).flatMap((line) => {
    const [, number, who] = /^call (\d+) \w+ (.+)$/.exec(line) ?? [];
    return number && who ? [[Number(number), who]] : [];
  }));
  const named = (/** @type {string} */ who) => (who === "white" || who === "black" ? t.players[who] : who);
  return t.rolls.map((roll) => ({
    number: roll.number,
    who: named(callers.get(roll.number) ?? ""),
    dice: roll.dice.join("-"),
    sources: /** @type {[string, string]} */ (SIDES.map((side) => roll.links[side].source)),
    holds: t.house_secret ? fits(roll, dice(t, roll)) : null,
  }));
}

/** The rolls as a table, with the sentences that the document has. @param {HTMLFormElement} form @param {Transcript} t */
function rollTable({ dataset }, t) {
  const cell = (/** @type {"th" | "td"} */ kind, /** @type {string} */ text) => Object.assign(document.createElement(kind), { textContent: text });
  const row = (/** @type {HTMLElement[]} */ ...cells) => {
    const element = document.createElement("tr");
    element.append(...cells);
    return element;
  };
  const source = (/** @type {string} */ from) => dataset[`link${from[0]?.toUpperCase()}${from.slice(1)}`] ?? from;
  const head = row(...[dataset["rollNumber"], dataset["rollWho"], dataset["rollDice"], ...SIDES.map((side) => dataset["rollLink"]?.replace("%", t.players[side]))].map((text) => cell("th", text ?? "")));
  const rows = rollRows(t).map((roll) => {
    const mark = roll.holds === null ? "" : roll.holds ? " ✓" : " ✗";
    const element = row(cell("th", String(roll.number)), cell("td", roll.who || (dataset["rollBoth"] ?? "")), cell("td", roll.dice + mark), ...roll.sources.map((from) => cell("td", source(from))));
    element.className = roll.holds === false ? "no" : "";
    return element;
  });
  const table = document.createElement("table");
  const [top, body] = [document.createElement("thead"), document.createElement("tbody")];
  top.append(head);
  body.append(...rows);
  table.append(Object.assign(document.createElement("caption"), { textContent: dataset["rolls"] ?? "" }), top, body);
  const place = document.createElement("div");
  place.className = "rolls";
  place.append(table);
  return place;
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
  const asked = proofAsked(new URLSearchParams(location.search));
  if (asked) {
    fetch(asked)
      .then((answer) => (answer.ok ? answer.text() : ""))
      .then((found) => {
        text.value = found;
        if (found) check();
      });
  }
}

/** Which transcript a link to the checker names. @param {URLSearchParams} query */
function proofAsked(query) {
  const sound = (/** @type {string} */ name) => /^[\w-]+$/.test(query.get(name) ?? "");
  const number = (/** @type {string} */ name) => (/^\d{1,9}$/.test(query.get(name) ?? "") ? `?${name}=${query.get(name)}` : "");
  if (sound("table")) return `/t/${query.get("table")}/proof.json${number("match")}`;
  if (sound("chouette")) return `/c/${query.get("chouette")}/proof.json${number("set")}`;
  return null;
}

/** @param {HTMLFormElement} form @param {HTMLElement} verdict @param {string} text */
function show(form, verdict, text) {
  const line = (/** @type {string} */ name, /** @type {string} */ content) => Object.assign(document.createElement("p"), { className: name, textContent: content });
  try {
    const transcript = inTodaysWords(JSON.parse(text));
    const found = verify(transcript);
    const table = transcript.rolls.length > 0 ? [rollTable(form, transcript)] : [];
    const words = { "no-length": form.dataset["noLength"], "in-play": form.dataset["inPlay"], nameless: form.dataset["nameless"] };
    const remarks = found.remarks.map((remark) => line("remark", words[remark] ?? ""));
    if (found.faults.length === 0 && found.remarks.includes("in-play")) {
      verdict.replaceChildren(...remarks, ...table);
      return;
    }
    if (found.faults.length === 0) {
      verdict.replaceChildren(line("yes", `✓ ${found.rolls === 1 ? form.dataset["honestOne"] : (form.dataset["honest"] ?? "").replace("%", String(found.rolls))}`), ...remarks, ...table);
      return;
    }
    const said = found.faults.length === 1 ? form.dataset["wrongOne"] : form.dataset["wrongMany"]?.replace("%", String(found.faults.length));
    const list = document.createElement("ul");
    for (const fault of found.faults.slice(0, 50)) list.append(faultLine(fault));
    verdict.replaceChildren(line("no", `✗ ${said}`), list, ...remarks, ...table);
  } catch {
    verdict.replaceChildren(line("no", form.dataset["unreadable"] ?? ""));
  }
}

if (typeof document !== "undefined") {
  const form = document.getElementById("verify");
  if (form instanceof HTMLFormElement) arm(form);
}
