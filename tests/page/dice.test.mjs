// The player's part in the dice, and the verifier of the saved page.
// @ts-check

import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import { test } from "node:test";
import { Chain, LENGTH } from "../../crates/tavola-server/web/js/chain.js";
import { fromHex, joinFields, number32, sha256, sha256Fields, toHex, utf8 } from "../../crates/tavola-server/web/js/sha256.js";
import { verify } from "../../crates/tavola-server/web/js/verify.js";

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
    return number === 1 ? { number, throw: "opening", links, dice } : { number, throw: "turn", links, dice: dice.sort((a, b) => b - a) };
  });
  return {
    v: 1, scheme: "tavola-dice-1", table: "t", match: 1, players: { white: "Ada", black: "Bea" }, house_secret: secret,
    house_commitment: hash(utf8("tavola-dice-1/house"), utf8("t"), number32(1), fromHex(secret)),
    chains: {
      white: { source: "client", anchor: chains.white.anchor, length: LENGTH },
      black: { source: "client", anchor: chains.black.anchor, length: LENGTH },
    },
    rolls,
  };
}

test("honest dice are found honest", async () => {
  assert.deepEqual(await verify(honest()), []);
});

test("a changed roll, link or secret is found", async () => {
  const changed = async (/** @type {(t: Transcript) => void} */ change) => {
    const transcript = honest();
    change(transcript);
    return (await verify(transcript)).length;
  };
  assert.equal(await changed((t) => { const roll = t.rolls[2]; if (roll) roll.dice = [roll.dice[0], (roll.dice[1] % 6) + 1]; }), 1);
  assert.ok((await changed((t) => { const roll = t.rolls[0]; if (roll) roll.links.white.link = "00".repeat(32); })) >= 1);
  assert.ok((await changed((t) => { t.house_secret = "22".repeat(32); })) >= 1);
  assert.ok((await changed((t) => { t.rolls.splice(1, 1); })) >= 1);
  assert.equal(await changed((t) => { t.house_secret = null; }), 1);
});
