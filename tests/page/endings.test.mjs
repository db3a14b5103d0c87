// Every way a game or a match can end has a sentence of its own, in every language, wherever it is told.
// @ts-check
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { gameRows } from "../../crates/tavola-server/web/js/play/panel.js";
import { Words } from "../../crates/tavola-server/web/js/page/words.js";
import { scoreText } from "../../crates/tavola-server/web/js/table/speech.js";

const read = (/** @type {string} */ path) => readFileSync(new URL(`../../crates/tavola-server/web/${path}`, import.meta.url), "utf8");
const LANGUAGES = ["en", "it"].map((language) => new Words(language, ["table", "chouette", "board"].map((file) => read(`i18n/${language}/${file}.ftl`)).join("\n")));
const [en] = /** @type {[Words]} */ (/** @type {unknown} */ (LANGUAGES));

/** The values of a type of the wire. @param {string} name */
function values(name) {
  const declared = new RegExp(`export type ${name} = ([^;]+);`).exec(read("js/wire.d.ts"))?.[1] ?? "";
  return [...declared.matchAll(/"(\w+)"/g)].map(([, value]) => value ?? "");
}

const ABOUT = { winner: "box", box: "Ada", captain: "Carlo", who: "Ada", you: "false", points: 1, game: 2, win: "single", kind: "Single", fate: "stays" };

test("every ending of a game is told in its own words", () => {
  const endings = values("Ending");
  assert.ok(endings.includes("flag") && endings.length >= 7, endings.join());
  for (const words of LANGUAGES) {
    for (const name of ["game-line", "said-result", "game-how", "say-result", "board-sheet-how"]) {
      const told = endings.map((ending) => words.say(name, { ...ABOUT, ending }));
      assert.equal(new Set(told).size, endings.length, `${words.language} ${name}: ${told.join(" | ")}`);
    }
  }
});

test("every cause that ends a match away from the board is told in its own words, in the list and in the result", () => {
  const causes = values("Cause").filter((cause) => cause !== "session_over" && cause !== "annulled");
  assert.ok(causes.includes("resigned") && causes.length >= 7, causes.join());
  for (const words of LANGUAGES) {
    const list = causes.filter((cause) => cause !== "score").map((cause) => words.say("match-decided", { cause, between: "false" }));
    assert.equal(new Set(list).size, list.length, list.join(" | "));
    const results = causes.map((cause) => words.say("say-match-won", { ...ABOUT, cause }));
    assert.equal(new Set(results).size, results.length, results.join(" | "));
    const sessions = [...causes.filter((cause) => cause !== "score"), "session_over", "annulled"].map((cause) => words.say("say-session-over", { cause }));
    assert.equal(new Set(sessions).size, sessions.length, sessions.join(" | "));
  }
});

/** A match of which one game was played, and then something else. @param {object} more */
const match = (more) => /** @type {any} */ ({
  length: 5, stake: { currency: "points", unit: 1 }, score: { white: 1, black: 0 }, phase: { kind: "match_over", winner: "white", cause: "resigned" },
  games: [{ number: 1, winner: "white", points: 1, win: "single", ending: "borne_off", decided: null, score: { white: 1, black: 0 } }], ...more,
});

// rule: MAT-08
test("a match resigned between games is told as that, not as a game that was won for no points", () => {
  const rows = gameRows(match({}), en);
  assert.deepEqual(rows.map(({ number, how, points }) => [number, how, points]), [["1", "single", "1"], ["–", "match resigned between games", "–"]]);
});

test("a match decided in a game is told in that game's line", () => {
  const decided = { number: 2, winner: "white", points: 0, win: "backgammon", ending: "forfeited", decided: "resigned", score: { white: 1, black: 0 } };
  const rows = gameRows(match({ games: [...match({}).games, decided] }), en);
  assert.deepEqual(rows.map(({ number, how, points }) => [number, how, points]).at(-1), ["2", "match resigned", "–"]);
  assert.equal(rows.length, 2);
});

test("a money game that is lost on time is paid, and says so", () => {
  const lost = { number: 1, winner: "white", points: 2, win: "gammon", ending: "flag", decided: "flag", score: { white: 2, black: 0 } };
  const [row] = gameRows(match({ length: null, phase: { kind: "on_roll" }, games: [lost] }), en);
  assert.deepEqual([row?.how, row?.points], ["gammon, on time", "2"]);
});

test("a table that is closed still lists what decided its match between games", () => {
  const rows = gameRows(match({ phase: { kind: "closed", winner: "white", cause: "left" } }), en);
  assert.deepEqual(rows.map(({ number, how }) => [number, how]).at(-1), ["–", "match won: the opponent left between games"]);
  assert.equal(gameRows(match({ phase: { kind: "closed", winner: null, cause: null } }), en).length, 1);
});

test("money play for money tells its score and every game in money too, and otherwise in points alone", () => {
  const [, it] = /** @type {[Words, Words]} */ (/** @type {unknown} */ (LANGUAGES));
  const euro = { currency: "EUR", unit: 250 };
  const session = (/** @type {object} */ more) => match({ length: null, stake: euro, you: "white", score: { white: 5, black: 3 }, seats: { white: { name: "Ada" }, black: { name: "Bo" } }, ...more });
  assert.equal(scoreText(session({}), en), "Score 5–3: you are 5.00 EUR ahead.");
  assert.equal(scoreText(session({ you: "black" }), it), "Punteggio 3–5: l’avversario è in vantaggio di 5,00 EUR.");
  assert.equal(scoreText(session({ you: null }), en), "Score 5–3: Ada is 5.00 EUR ahead.");
  assert.equal(scoreText(session({ score: { white: 2, black: 2 } }), en), "Score 2–2: nobody owes anything.");
  assert.equal(gameRows(session({}), en)[0]?.points, "1 (2.50 EUR)");
  const points = session({ stake: { currency: "points", unit: 1 } });
  assert.equal(scoreText(points, en), "Score 5–3.");
  assert.equal(gameRows(points, en)[0]?.points, "1");
});
