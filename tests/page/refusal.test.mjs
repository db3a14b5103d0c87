// What a refusal says: its own sentence, its clause's, or the server's, with what it speaks of in the page's language.
// @ts-check

import assert from "node:assert/strict";
import { test } from "node:test";
import { happensAnyway, refusalText } from "../../crates/tavola-server/web/js/page/refusal.js";
import { Words } from "../../crates/tavola-server/web/js/page/words.js";

const words = new Words("it", `
refused-clause = { $text } ({ $clause })
refused-rules = Le regole non lo consentono.
clause-MOV-07 = Si devono usare entrambi i dadi.
waits = Prima decide { $members }, entro { $most ->
  [one] un turno
 *[other] { $most } turni
}.
touches = Cambiano { $touched }.
late = { $cause ->
  [flag] Tempo scaduto.
 *[other] Troppo tardi.
}
term-to-be-replayed = da rigiocare
`);

/** @param {any} refusal */
const said = (refusal) => refusalText({ clause: null, message: "in English", args: {}, legal: [], ...refusal }, words, (id) => `<${id}>`);

test("players have their names, numbers their plural, terms the page's language", () => {
  const members = { list: [{ player: "a" }, { player: "b" }] };
  assert.equal(said({ message_key: "waits", args: { members, most: { number: 1 } } }), "Prima decide <a>, <b>, entro un turno.");
  const noted = { noted: [{ number: 7 }, { term: "to be replayed" }] };
  assert.equal(said({ message_key: "touches", args: { touched: { list: [noted, { name: "Sala B" }] } } }), "Cambiano 7 (da rigiocare), Sala B.");
});

test("a term that a sentence chooses by stays", () => {
  assert.equal(said({ message_key: "late", args: { cause: { term: "flag" } } }), "Tempo scaduto.");
  assert.equal(said({ message_key: "late", args: { cause: { term: "decision" } } }), "Troppo tardi.");
});

test("where the rules do not allow it the clause says more; what is unknown is said in English", () => {
  assert.equal(said({ message_key: "refused-rules", clause: "MOV-07" }), "Si devono usare entrambi i dadi. (MOV-07)");
  assert.equal(said({ message_key: "refused-rules", clause: "CUB-99" }), "Le regole non lo consentono. (CUB-99)");
  assert.equal(said({ message_key: "of-a-later-version" }), "in English");
});

test("dice that both have asked for are no refusal", () => {
  const called = /** @type {any} */ ({ message_key: "refused-dice-called" });
  assert.equal(happensAnyway("roll", called), true);
  assert.equal(happensAnyway("double", called), false);
  assert.equal(happensAnyway("roll", /** @type {any} */ ({ message_key: "refused-rules" })), false);
});
