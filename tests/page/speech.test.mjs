// The live text of each event, and what every place is called, in both languages.
// @ts-check

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { labels, boardInWords } from "../../crates/tavola-server/web/js/play/scene.js";
import { spoken } from "../../crates/tavola-server/web/js/table/speech.js";
import { statusText } from "../../crates/tavola-server/web/js/table/status.js";
import { acts } from "../../crates/tavola-server/web/js/play/acts.js";
import { seenAt } from "../../crates/tavola-server/web/js/table/dice.js";
import * as turns from "../../crates/tavola-server/web/js/play/turn.js";
import { model, settings, sixThree, startCheckers, viewOf, wordsOf } from "./helpers.mjs";

const en = wordsOf("en");
const it = wordsOf("it");
const legal = (/** @type {object} */ changes) => ({ ...viewOf().legal, ...changes });
const toPlay = /** @type {import("../../crates/tavola-server/web/js/wire.js").PhaseView} */ ({ type: "to_play", side: "white", roll: [6, 3], free: false, opening: null, early: null });

test("every point is named by its state", () => {
  const names = labels(model(), null, en);
  assert.equal(names.get(6), "point 6, five of yours");
  assert.equal(names.get(1), "point 1, two of the opponent’s");
  assert.equal(names.get(2), "point 2, empty");
  assert.equal(names.get(25), "your bar, empty");
  assert.equal(labels(model(), null, it).get(6), "punta 6, cinque tue");
});

test("points are numbered from the home of who looks", () => {
  assert.equal(labels(model({ you: "black" }), null, en).get(19), "point 6, five of yours");
});

test("a checker that can move says where to, hits included", () => {
  const graph = structuredClone(sixThree);
  const edge = graph.nodes[0]?.steps[0];
  if (edge) edge.hit = true;
  const turn = turns.newTurn("white", [6, 3], graph, startCheckers());
  assert.equal(labels(model(), turn, en).get(24), "point 24, two of yours; move to 18, hitting, move to 15, hitting");
});

test("a roll is spoken with the number of plays", () => {
  const now = model({ phase: toPlay, legal: legal({ actions: ["play"], steps: sixThree, plays: 9 }) });
  assert.deepEqual(spoken(model(), now, settings, en), ["six-three; 9 plays."]);
  assert.deepEqual(spoken(model(), now, settings, it), ["sei-tre; 9 mosse."]);
  assert.deepEqual(spoken(model(), now, { ...settings, sayRolls: "none" }, en), []);
});

test("the opponent’s play is spoken in notation, with hits, and then whose turn it is", () => {
  const before = model({ phase: { type: "on_roll", side: "black" } });
  const last_turn = { side: "black", roll: [5, 3], steps: [{ from: 13, to: 8, hit: false }, { from: 24, to: 21, hit: true }], text: "" };
  const now = model(/** @type {any} */ ({ last_turn, history: { games: [], turns: [{ type: "turn", ...last_turn }] } }));
  assert.deepEqual(spoken(before, now, settings, en), ["Tavola rolled 5-3 and played 24/21* 13/8.", "Your turn: roll or double."]);
});

test("a roll that was told when it fell is not told again with its play", () => {
  const opening = model({ phase: /** @type {any} */ ({ ...toPlay, side: "black", roll: [4, 3], opening: { white: 3, black: 4 } }) });
  assert.deepEqual(spoken(model({ phase: /** @type {any} */ ({ type: "opening", tie: false, rolled: null }) }), opening, settings, en), ["Tavola rolls four-three."]);
  const last_turn = { side: "black", roll: [4, 3], steps: [{ from: 13, to: 10, hit: false }, { from: 13, to: 9, hit: false }], text: "" };
  const played = (/** @type {object} */ last) => model(/** @type {any} */ ({ last_turn: last, history: { games: [], turns: [{ type: "turn", ...last }] } }));
  assert.equal(spoken(opening, played(last_turn), settings, en)[0], "Tavola plays 13/10 13/9.");
  assert.equal(spoken(opening, played({ ...last_turn, steps: [] }), settings, it)[0], "Tavola non ha mosse possibili.");
  assert.equal(spoken(opening, played(last_turn), { ...settings, sayRolls: "none" }, en)[0], "Tavola rolled 4-3 and played 13/10 13/9.");
});

test("cube acts are spoken with their value", () => {
  const offer = /** @type {any} */ ({ doubler: "black", step: "double", asked: 2, refused: 1 });
  const doubled = model({ phase: { type: "doubled", by: "black", to: "white", offer }, legal: legal({ actions: ["take", "drop"] }) });
  assert.deepEqual(spoken(model({ phase: { type: "on_roll", side: "black" } }), doubled, settings, en), ["Tavola doubles to 2. Take or pass?"]);
  const taken = model({ cube: { value: 2, owner: "white", enabled: true }, phase: { type: "on_roll", side: "black" } });
  assert.deepEqual(spoken(doubled, taken, settings, it), ["Cubo a 2, lo hai tu."]);
});

test("the end of a game is spoken with its points and the score", () => {
  const result = /** @type {any} */ ({ winner: "white", kind: "gammon", ending: "borne_off", cube: { value: 1, owner: "middle" } });
  const over = model({ phase: { type: "game_over", result, points: 2 }, score: { points: { white: 2, black: 0 }, length: 5, away: { white: 3, black: 5 } } });
  assert.deepEqual(spoken(model(), over, settings, en), ["You win a gammon, 2 points.", "Score 2–0 to 5."]);
  assert.deepEqual(spoken(model(), over, settings, it), ["Hai vinto un gammon, 2 punti.", "Punteggio 2–0 ai 5."]);
});

test("a new game and the Crawford game are announced", () => {
  const over = model({ game_number: 1 });
  const next = model({ game_number: 2, crawford: "crawford", phase: { type: "opening", tie: null, rolled: null } });
  assert.ok(spoken(over, next, settings, en).includes("Game 2, the Crawford game: no doubling."));
});

test("nothing new is nothing said", () => {
  assert.deepEqual(spoken(model(), model(), settings, en), []);
});

test("the board is told by quadrants on demand", () => {
  const said = boardInWords(model(), null, en);
  assert.match(said, /^Your home board: point 1, two of the opponent’s; point 6, five of yours/);
  assert.match(said, /The opponent’s outer board: point 13, five of yours/);
});

test("the line under the board says what is waited for", () => {
  assert.equal(statusText(model(), null, en), "Your turn: roll or double.");
  assert.equal(statusText(model({ phase: { type: "on_roll", side: "black" } }), null, it), "Tavola deve tirare.");
  const now = model({ phase: toPlay, legal: legal({ steps: sixThree }) });
  assert.equal(statusText(now, turns.newTurn("white", [6, 3], sixThree, startCheckers()), en), "6-3: your move.");
});

test("every sentence the modules ask for exists in every language", () => {
  const folders = ["page", "play", "table"].map((name) => new URL(`../../crates/tavola-server/web/js/${name}/`, import.meta.url));
  const read = (/** @type {URL} */ folder) => readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8"));
  const sources = folders.flatMap(read).join("\n");
  const asked = [...sources.matchAll(/say\(\s*"([\w-]+)"/g)].map((match) => match[1] ?? "");
  assert.ok(asked.length > 60);
  for (const words of [en, it]) {
    for (const name of asked) assert.ok(words.has(name), `${words.language}: ${name}`);
    for (const name of en.messages.keys()) assert.ok(words.has(name), `${words.language}: ${name}`);
  }
});

// rule: SET-04
test("points can have the same numbers for both: the second player's run from 1 to 24", () => {
  assert.equal(labels(model({ you: "black" }), null, en, "absolute").get(19), "point 19, five of yours");
  assert.equal(labels(model(), null, en, "absolute").get(6), labels(model(), null, en).get(6), "the first player's are the same");
});

// rule: IRR-07
test("a roll that came too early is told to mover, offender and watcher, and is the last that fell", () => {
  const early = /** @type {typeof toPlay} */ ({ ...toPlay, free: true, early: { type: "rolled", roll: [6, 6] } });
  const told = (/** @type {"white" | "black" | null} */ you, /** @type {import("../../crates/tavola-server/web/js/page/words.js").Words} */ words) => statusText(model({ phase: early, you }), null, words);
  assert.match(told("white", en), /^Tavola has rolled 6-6 too early: it stands, and you play knowing it/);
  assert.match(told("black", en), /^You have rolled 6-6 too early/);
  assert.match(told(null, it), /^Tavola ha tirato 6-6 in anticipo: il tiro vale/);
  const before = model({ phase: /** @type {any} */ ({ ...early, early: null }), you: "white" });
  assert.match(spoken(before, model({ phase: early, you: "white" }), settings, en).join(" "), /too early/);
  assert.deepEqual([seenAt(viewOf({ phase: early })).shown, seenAt(viewOf({ phase: toPlay })).shown], [[6, 6], [6, 3]]);
});

// rule: IRR-07, MAT-03
test("what comes too early or by mistake has buttons of its own, under the board and without a key", () => {
  const offered = acts(model({ phase: /** @type {any} */ ({ ...toPlay, side: "black" }), legal: legal({ actions: ["roll_early", "double_early"] }) }), null);
  assert.deepEqual(offered.map(({ id, slot, key }) => [id, slot, key]), [["roll_early", "below", ""], ["double_early", "below", ""]]);
  const shown = /** @type {typeof toPlay} */ (/** @type {unknown} */ ({ type: "play_shown", side: "black", roll: [6, 3], steps: [] }));
  const after = acts(model({ phase: shown, legal: legal({ actions: ["challenge", "accept_play"] }) }), null);
  assert.deepEqual(after.map(({ id, slot }) => [id, slot]), [["challenge", "below"], ["accept_play", "right"]], "who has rolled already only lets it stand");
  const crawford = acts(model({ legal: legal({ actions: ["take", "drop", "annul_doubles"] }) }), null);
  assert.deepEqual(crawford.map(({ id }) => id), ["annul_doubles", "take", "drop"]);
});
