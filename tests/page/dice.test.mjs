// The player's part in the dice, and the verifier of the saved page.
// @ts-check

import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Chain, LENGTH } from "../../crates/tavola-server/web/js/chain.js";
import { fromHex, joinFields, number32, sha256, sha256Fields, toHex, utf8 } from "../../crates/tavola-server/web/js/sha256.js";
import { judged } from "../../crates/tavola-server/web/js/dice/judge.js";
import { FAULTS, defaultLink, headOf, kindOf, logAfter, logHead, rollRows, verify } from "../../crates/tavola-server/web/js/verify.js";

/** @import { Pin } from "../../crates/tavola-server/web/js/dice/pins.js" */
/** @import { Transcript } from "../../crates/tavola-server/web/js/verify.js" */

test("our SHA-256 is SHA-256", () => {
  for (const text of ["", "abc", "x".repeat(55), "x".repeat(56), "x".repeat(64), "tavola".repeat(100)]) {
    assert.equal(toHex(sha256(utf8(text))), createHash("sha256").update(text).digest("hex"));
  }
});

test("each link of a chain hashes to the one opened before, the first to the committed end", () => {
  const chain = new Chain(new Uint8Array(32).fill(7), "t", 1, "white");
  const step = (/** @type {string} */ link) =>
    toHex(sha256Fields([utf8("tavola-dice-1/link"), utf8("t"), number32(1), utf8("white"), fromHex(link)]));
  assert.equal(step(chain.link(1) ?? ""), chain.anchor);
  assert.equal(step(chain.link(2) ?? ""), chain.link(1));
  assert.notEqual(chain.link(LENGTH), null);
  assert.equal(chain.link(LENGTH + 1), null);
  assert.equal(chain.link(0), null);
});

test("no two seats, matches or tables share a chain", () => {
  const secret = new Uint8Array(32).fill(7);
  const ends = [["t", 1, "white"], ["t", 1, "black"], ["t", 2, "white"], ["u", 1, "white"]].map(
    ([table, match, side]) => new Chain(secret, String(table), Number(match), /** @type {"white" | "black"} */ (side)).anchor,
  );
  assert.equal(new Set(ends).size, 4);
});

/** A transcript of honest dice, made with another implementation of the hashes. @returns {Transcript} */
function honest() {
  const secret = "11".repeat(32);
  const chains = { white: new Chain(new Uint8Array(32).fill(1), "t", 1, "white"), black: new Chain(new Uint8Array(32).fill(2), "t", 1, "black") };
  const hash = (/** @type {Uint8Array[]} */ ...fields) => createHash("sha256").update(joinFields(fields)).digest("hex");
  const rolls = [1, 2, 3, 4, 5, 6].map((number) => {
    const links = { white: { link: chains.white.link(number) ?? "", source: "client" }, black: { link: chains.black.link(number) ?? "", source: "client" } };
    const fields = [utf8("tavola-dice-1/roll"), utf8("t"), number32(1), number32(number), fromHex(chains.white.anchor), fromHex(chains.black.anchor), fromHex(links.white.link), fromHex(links.black.link), number32(0)];
    const bytes = [...createHmac("sha256", fromHex(secret)).update(joinFields(fields)).digest()].filter((byte) => byte < 252);
    const dice = /** @type {[number, number]} */ ([((bytes[0] ?? 0) % 6) + 1, ((bytes[1] ?? 0) % 6) + 1]);
    return number === 1 ? { number, purpose: "opening", links, dice } : { number, purpose: "turn", links, dice: dice.sort((a, b) => b - a) };
  });
  return whole({
    v: 2, scheme: "tavola-dice-1", table: "t", match: 1, players: { white: "Ada", black: "Bea" }, house_secret: secret,
    house_commitment: hash(utf8("tavola-dice-1/house"), utf8("t"), number32(1), fromHex(secret)),
    chains: {
      white: { source: "client", anchor: chains.white.anchor, length: LENGTH },
      black: { source: "client", anchor: chains.black.anchor, length: LENGTH },
    },
    rolls,
  });
}

/** With the log and the ending that belong to its rolls. @param {Transcript} t */
function whole(t) {
  t.log = ["game 1", ...t.rolls.flatMap(({ number, purpose: what, dice }) => [`call ${number} ${what}${what === "turn" ? " white" : ""}`, `fell ${number} ${dice.join("-")}`]), "match over white score"];
  let now = logHead(headOf(t));
  for (const line of t.log) {
    now = logAfter(now, line);
    const roll = line.startsWith("call ") ? t.rolls[Number(line.split(" ")[1]) - 1] : undefined;
    if (roll) roll.seen = { white: now, black: null };
  }
  t.ending = { rolls: t.rolls.length, lines: t.log.length, how: t.log.at(-1) ?? "", digest: now };
  return t;
}

test("honest dice are found honest, on a page without cryptography of its own too", () => {
  assert.deepEqual(verify(honest()), { rolls: 6, faults: [], remarks: [] });
});

test("every roll is told: who rolled, what fell, where each link came from, and whether it follows", () => {
  const told = honest();
  const [first, second] = rollRows(told);
  assert.deepEqual([first?.number, first?.who, first?.dice, first?.holds], [1, "", told.rolls[0]?.dice.join("-"), true]);
  assert.deepEqual([second?.who, second?.sources], [told.players.white, ["white", "black"].map((side) => told.rolls[1]?.links[/** @type {"white"} */ (side)].source)]);
  assert.equal(rollRows(told).length, told.rolls.length);
  const [one] = told.rolls;
  if (one) one.dice = [one.dice[0], (one.dice[1] % 6) + 1];
  assert.deepEqual(rollRows(told).map(({ holds }) => holds), told.rolls.map((_, index) => index > 0));
  assert.deepEqual([...new Set(rollRows({ ...told, house_secret: null }).map(({ holds }) => holds))], [null], "before the secret is open nothing is said");
});

test("a transcript of the server's is verified here as it is there", async () => {
  const text = await readFile(new URL("samples/dice-proof.json", import.meta.url), "utf8");
  const proof = /** @type {Transcript} */ (JSON.parse(text));
  assert.deepEqual(verify(proof), { rolls: proof.rolls.length, faults: [], remarks: [] });
  assert.ok(proof.rolls.some((roll) => roll.seen?.white));
});

/** @type {[string, (t: Transcript) => void][]} */
const changes = [
  ["dice", (t) => { const roll = t.rolls[2]; if (roll) roll.dice = [roll.dice[0], (roll.dice[1] % 6) + 1]; }],
  ["a link", (t) => { const roll = t.rolls[0]; if (roll) roll.links.white.link = "00".repeat(32); }],
  ["the secret", (t) => { t.house_secret = "22".repeat(32); }],
  ["no secret", (t) => { t.house_secret = null; }],
  ["a roll left out", (t) => { t.rolls.splice(1, 1); }],
  ["rolls cut off", (t) => { t.rolls.splice(4); }],
  ["no rolls", (t) => { t.rolls = []; }],
  ["cut off in rolls and log", (t) => { t.rolls.splice(4); t.log?.splice(9); }],
  ["cut off everywhere, without an end", (t) => { t.rolls.splice(4); whole(t); t.log?.pop(); if (t.ending) t.ending.how = "fell 4 1-1"; }],
  ["a name", (t) => { t.players.white = "Eve"; }],
  ["a chain's length", (t) => { t.chains.black.length = 4000; }],
  ["no log", (t) => { delete t.log; }],
  ["no ending", (t) => { delete t.ending; }],
  ["another act in the log", (t) => { t.log?.splice(3, 0, "white double"); }],
  ["a seat that saw something else", (t) => { const roll = t.rolls[3]; if (roll) roll.seen = { white: "00".repeat(32), black: null }; }],
  ["an older form with a newer part", (t) => { t.v = 1; }],
];

for (const [what, change] of changes) {
  test(`a change is found: ${what}`, () => {
    const transcript = honest();
    change(transcript);
    const { faults } = verify(transcript);
    assert.notDeepEqual(faults, []);
    assert.ok(faults.every((fault) => kindOf(fault).kind !== "other"), `each has a sentence of its own: ${faults.join("; ")}`);
  });
}

test("what a fault is about has a sentence in every language", async () => {
  for (const language of ["en", "it"]) {
    const texts = await readFile(new URL(`../../crates/tavola-server/web/i18n/${language}/pages.ftl`, import.meta.url), "utf8");
    for (const kind of [...FAULTS.map(([name]) => name), "other"]) assert.match(texts, new RegExp(`^verify-fault-${kind} = `, "m"), `${language} ${kind}`);
  }
  assert.deepEqual(kindOf("rolls[2].dice: recomputed as 1-1, recorded as 6-6"), { kind: "dice", roll: 3 });
});

test("a match that is still in progress has no fault, and one that is over without its secret has", () => {
  const going = honest();
  going.house_secret = null;
  going.log?.pop();
  delete going.ending;
  assert.deepEqual(verify(going), { rolls: 6, faults: [], remarks: ["in-play"] });
  going.log?.push("match over white score");
  assert.deepEqual(verify(going).faults.map((fault) => kindOf(fault).kind), ["secret-missing"]);
  const [one] = going.rolls;
  going.log?.pop();
  if (one) one.links.white.link = "00".repeat(32);
  assert.notDeepEqual(verify(going).faults, [], "what can be checked already is");
  going.rolls = [];
  going.log = ["game 1"];
  const hidden = judged(going, null, null).faults;
  assert.deepEqual(hidden.map((fault) => kindOf(fault).kind), ["secret-missing"], "the page asks when the match is over");
});

test("a record of the older form is read, with the remark that it does not state its length", () => {
  const old = honest();
  old.v = 1;
  delete old.log;
  delete old.ending;
  assert.deepEqual(verify(old), { rolls: 6, faults: [], remarks: ["no-length"] });
});

test("a name that was taken out leaves the rest as provable, and nothing else can be taken out with it", () => {
  const record = honest();
  const head = logHead(headOf(record));
  /** @param {(t: Transcript) => void} [more] */
  const left = (more = () => undefined) => {
    const t = structuredClone(record);
    t.players.black = "Closed account";
    t.kept = [[0, head]];
    more(t);
    return t;
  };
  assert.deepEqual(verify(left()), { rolls: 6, faults: [], remarks: ["nameless"] });
  assert.notDeepEqual(verify(left((t) => { delete t.kept; })).faults, []);
  assert.notDeepEqual(verify(left((t) => { t.log?.splice(3, 1); })).faults, []);
  const elsewhere = verify(left((t) => { t.kept?.push([2, head]); })).faults;
  assert.ok(elsewhere.some((fault) => kindOf(fault).kind === "kept"), elsewhere.join("; "));
  // A browser that knew the name finds what it has kept.
  const chain = new Chain(new Uint8Array(32).fill(1), "t", 1, "white");
  const pin = /** @type {Pin} */ (/** @type {unknown} */ ({
    v: 1, kind: "t", id: "t", match: 1, side: "white", commitment: record.house_commitment, own: chain.anchor,
    head: { players: record.players, chains: record.chains }, log: { lines: record.log?.length, digest: record.ending?.digest }, links: {},
  }));
  assert.deepEqual(judged(left(), pin, chain).faults, []);
  const chains = judged(left((t) => { t.chains.black.length = 4000; }), pin, chain).faults;
  assert.ok(chains.some((fault) => fault.startsWith("chains:")), chains.join("; "));
});

test("a record is held against what the browser has kept", () => {
  const record = honest();
  const chain = new Chain(new Uint8Array(32).fill(1), "t", 1, "white");
  const head = { players: record.players, chains: /** @type {any} */ (record.chains) };
  const pin = /** @type {Pin} */ (/** @type {unknown} */ ({
    v: 1, kind: "t", id: "t", match: 1, side: "white", commitment: record.house_commitment, own: chain.anchor, head,
    log: { lines: record.log?.length, digest: record.ending?.digest }, links: { 1: "accepted", 2: "accepted" },
  }));
  const faults = (/** @type {Partial<Pin>} */ other, /** @type {(t: Transcript) => void} */ change = () => undefined) => {
    const changed = structuredClone(record);
    change(changed);
    return judged(changed, { ...pin, ...other }, chain).faults.map((fault) => fault.split(":")[0]);
  };
  assert.deepEqual(faults({}), []);
  assert.deepEqual(faults({ commitment: "bb".repeat(32) })[0], "house_commitment");
  assert.deepEqual(faults({ log: { lines: 3, digest: "cc".repeat(32) } }), ["log"]);
  assert.deepEqual(faults({ head: { ...head, players: { white: "Ada", black: "Bob" } } })[0], "chains");
  const older = (/** @type {Transcript} */ t) => { t.v = 1; delete t.log; delete t.ending; };
  assert.deepEqual(faults({}, older), ["v", "log"]);
  // What this browser has given stands as not opened: the record itself may fit, but the browser knows better.
  const asDefault = (/** @type {Transcript} */ t) => {
    const roll = t.rolls[1];
    if (roll) roll.links.white = { link: defaultLink(headOf(t), "white", 2), source: "default" };
  };
  assert.ok(faults({}, asDefault).includes("rolls[1].links.white"));
  const unsaid = (/** @type {Transcript} */ t) => { const roll = t.rolls[1]; if (roll) delete roll.seen; };
  assert.deepEqual(faults({}, unsaid), ["rolls[1].seen.white"]);
});
