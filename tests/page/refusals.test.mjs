// A law of the page: whatever shows why something is refused shows it through page/clauses.js, so that the clause is a link
// to its page. A module that begins to speak of refusals belongs on the list below, with where its text goes.
// @ts-check
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

const ROOT = "crates/tavola-server/web/js";

/** What makes the text of a refusal, or of a ruling that names its clause. */
const SPEAKS = /\brefusalText\(|"refused-clause"|board-refused-|\brefusedText\(|\brulingLine\(|\.reason\(|"(board-papers-differ|board-right-cube-how|double-early-sure)"/;

/** Those that speak of them, and the module that shows what they say. @type {Record<string, string>} */
const SHOWN_BY = {
  "page/refusal.js": "page/clauses.js",
  // Whatever a live page says stands in the line under its board.
  "page/live_page.js": "page/notes.js",
  "play/play_page.js": "page/notes.js",
  "chouette/app.js": "page/notes.js",
  "table/second_press.js": "page/notes.js",
  "chouette/answering.js": "chouette/form.js",
  "page/talk.js": "page/talk.js",
  "account/app.js": "account/app.js",
  "position/rollout.js": "position/rollout.js",
  "table/orders.js": "table/orders.js",
  "device/refused.js": "device/app.js",
  "device/app.js": "device/app.js",
  "device/notices.js": "device/notices.js",
  "device/fold/conflict.js": "device/fold/conflict.js",
  "device/putright.js": "device/putright.js",
};

/** What puts a text on the page as it is. */
const PLAIN = /(textContent = |setText\(|innerText|innerHTML|append\(|replaceChildren\(|el\("\w+", \{[^}]*\}, )[^;\n]*(refusalText\(|refusedText\(|rulingLine\(|\.reason\(|refused-clause|board-refused-)/;

const modules = readdirSync(ROOT, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
const source = (/** @type {string} */ name) => readFileSync(`${ROOT}/${name}`, "utf8");

test("a refusal is shown through page/clauses.js, wherever one is spoken of", () => {
  const speaking = modules.filter((name) => SPEAKS.test(source(name)));
  assert.deepEqual(speaking.toSorted(), Object.keys(SHOWN_BY).toSorted(), "each module that speaks of refusals says here who shows them");
  for (const [name, place] of Object.entries(SHOWN_BY)) {
    assert.match(source(place), /\b(setLinked|linked)\(/, `${name} is shown by ${place}, which makes no link of a clause`);
  }
});

test("no module puts a refusal on the page as plain text", () => {
  for (const name of modules) {
    const plain = source(name).split("\n").filter((line) => PLAIN.test(line) && !/linked\(/i.test(line));
    assert.deepEqual(plain, [], name);
  }
});
