// The chouette's page without a browser: views of the real domain in, rows, decisions, sentences and boards out.
// @ts-check

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import * as answers from "../../crates/tavola-server/web/js/chouette/answers.js";
import { advises, modelOf, shownPlay, sideOf } from "../../crates/tavola-server/web/js/chouette/board.js";
import { decisions } from "../../crates/tavola-server/web/js/chouette/decisions.js";
import { awaits, rows, theCube } from "../../crates/tavola-server/web/js/chouette/members.js";
import { amountText, balanceText, fieldText, pointsText, readStake, smallestUnits } from "../../crates/tavola-server/web/js/page/money.js";
import { cubesInWords, spoken } from "../../crates/tavola-server/web/js/chouette/speech.js";
import { countsSingle } from "../../crates/tavola-server/web/js/chouette/accounts.js";
import { mostOwed } from "../../crates/tavola-server/web/js/chouette/book.js";
import { costs, costsText } from "../../crates/tavola-server/web/js/chouette/resigning.js";
import { newsOf } from "../../crates/tavola-server/web/js/chouette/news.js";
import { offersToSettle, settleText } from "../../crates/tavola-server/web/js/chouette/settling.js";
import { statusText, timeText, waitingText } from "../../crates/tavola-server/web/js/chouette/status.js";
import { Words } from "../../crates/tavola-server/web/js/page/words.js";
import { freeTurn } from "../../crates/tavola-server/web/js/play/free.js";
import { settings } from "./helpers.mjs";

/** @import { ChouetteEvent, ChouetteView } from "../../crates/tavola-server/web/js/wire.js" */

const WEB = new URL("../../crates/tavola-server/web/", import.meta.url);

/** @param {string} language */
const wordsOf = (language) =>
  new Words(language, ["table", "chouette"].map((file) => readFileSync(new URL(`i18n/${language}/${file}.ftl`, WEB), "utf8")).join("\n"));
const en = wordsOf("en");
const it = wordsOf("it");

/** @param {string} name @param {string} who @returns {ChouetteView} */
const sample = (name, who) => JSON.parse(readFileSync(new URL(`samples/chouette-${name}.json`, import.meta.url), "utf8"))[who];

/** @param {string} member @param {number} die @returns {ChouetteEvent} */
const rolled = (member, die) => /** @type {ChouetteEvent} */ ({ at: 0, type: "die_rolled", member, die, until: null });

/** @param {ChouetteView} view */
const buttons = (view) => decisions(view, view.you, view.legal).buttons.map((button) => button.id);

test("the list shows box, captain and queue in their order, each with his cube", () => {
  const list = rows(sample("all-doubled", "c"));
  assert.deepEqual(list.map((row) => [row.name, row.role, row.cube?.at ?? null]), [["Ada", "box", null], ["Bruno", "captain", "middle"], ["Carla", "member", "middle"], ["Dario", "member", "middle"]]);
  assert.ok(list.every((row) => row.member === "a" || row.cube?.offered?.asked === 2));
  assert.deepEqual(list.map((row) => row.you), [false, false, true, false]);
});

test("who has still to answer is marked and said, and nobody else", () => {
  const view = sample("box-doubled", "b");
  assert.deepEqual(awaits(view), { who: ["b", "d", "e"], what: "answer", until: null });
  assert.deepEqual(rows(view).filter((row) => row.awaited).map((row) => row.name), ["Bruno", "Dario", "Elena"]);
  assert.equal(waitingText(view, en), "Still to answer: you, Dario, and Elena.");
  assert.equal(waitingText(view, it), "Devono ancora rispondere: tu, Dario e Elena.");
});

test("before the captain rolls, who may still double is waited for, with the time; the line says whose roll it is", () => {
  const view = sample("box-on-roll", "b");
  assert.ok(view.game?.board);
  view.game.board.phase = { type: "on_roll", side: "black" };
  const captain = { who: [view.game.team_player], what: "roll", until: view.next_deadline };
  assert.deepEqual(awaits(view), captain);
  const line = statusText(view, null, en);
  view.game.fair = { waiting: ["c", "d"], until: /** @type {any} */ (Number(view.now) + 4000) };
  assert.deepEqual(awaits(view).who, ["c", "d"]);
  assert.equal(waitingText(view, en), "Can still double: Carla and Dario.");
  assert.equal(waitingText(view, it), "Possono ancora raddoppiare: Carla e Dario.");
  assert.match(timeText(view, 0, en), /0:04/);
  assert.equal(statusText(view, null, en), line);
});

test("the box answers all cubes offered together as one decision", () => {
  const view = sample("all-doubled", "a");
  const can = decisions(view, "a", view.legal);
  assert.ok(can.answers);
  let form = answers.blank(view.legal.answer);
  assert.deepEqual(answers.forAll(form), ["take", "drop", "beaver"]);
  assert.equal(answers.isWhole(form), false);
  form = answers.chooseAll(form, "drop");
  form = answers.choose(form, "b", "beaver");
  assert.deepEqual(answers.command(form), { type: "answer", answers: { b: "beaver", c: "drop", d: "drop" } });
  assert.deepEqual(answers.weigh(form), { played: 4, paid: 2 });
});

test("choices stay while the same cubes are on offer, and go with them", () => {
  const view = sample("all-doubled", "a");
  const form = answers.choose(answers.blank(view.legal.answer), "c", "take");
  assert.deepEqual(answers.follow(form, view.legal.answer).chosen, { c: "take" });
  assert.deepEqual(answers.follow(form, view.legal.answer.filter((one) => one.cube !== "c")).chosen, {});
  const raccoon = view.legal.answer.map((one) => ({ ...one, step: /** @type {const} */ ("beaver") }));
  assert.deepEqual(answers.follow(form, raccoon).chosen, {});
  assert.deepEqual(answers.choose(form, "c", "otter").chosen, { c: "take" });
});

test("a member who has answered has nothing to answer any more", () => {
  assert.equal(decisions(sample("box-doubled", "c"), "c", sample("box-doubled", "c").legal).answers, false);
  assert.equal(decisions(sample("box-doubled", "d"), "d", sample("box-doubled", "d").legal).answers, true);
});

test("a beaver is shown on the cube that was doubled again, the dropped ones are settled", () => {
  const list = rows(sample("beaver", "a"));
  assert.deepEqual(list.slice(1).map((row) => row.cube?.offered?.asked ?? row.cube?.settled ?? row.cube?.at), [4, "box", "own", "box"]);
  assert.match(statusText(sample("beaver", "a"), null, en), /beaver to 4/);
});

test("additional cubes are offered to who has dropped, and lie below who gave them", () => {
  assert.deepEqual(buttons(sample("extras-asked", "c")).slice(0, 2), ["give_extra", "decline_extra"]);
  assert.ok(!buttons(sample("extras-asked", "b")).includes("give_extra"));
  const list = rows(sample("extras-lie", "b"));
  const extra = list.find((row) => row.against !== null);
  assert.deepEqual([extra?.name, extra?.against, extra?.cube?.value, extra?.cube?.at], ["Carla", "b", 2, "own"]);
  assert.equal(theCube(sample("extras-lie", "b"))?.value, 2);
});

test("the board is that of a table of two: the captain moves, the team sees it from his side", () => {
  const captain = modelOf(sample("advice", "b"), "x");
  assert.equal(captain?.you, "black");
  assert.equal(captain?.plays, 16);
  assert.ok(captain?.graph);
  const member = sample("advice", "c");
  assert.equal(modelOf(member, "x")?.you, "black");
  assert.equal(modelOf(member, "x")?.free, false, "only legal plays are shown");
  assert.equal(sideOf(sample("advice", "a")), "white");
  assert.equal(modelOf(sample("all-doubled", "a"), "x"), null);
});

test("a member may show the captain a play; the box sees none of it", () => {
  assert.ok(advises(sample("advice", "c")));
  assert.ok(!advises(sample("advice", "b")));
  assert.deepEqual(shownPlay(sample("advice", "b"), null)?.map((step) => `${step.from}/${step.to}`), ["8/5", "6/5"]);
  assert.equal(shownPlay(sample("advice", "a"), null), null);
  assert.equal(shownPlay(sample("advice", "watcher"), null), null);
  const view = sample("advice", "c");
  const model = modelOf(view, "x");
  assert.ok(model?.graph && !model.free, "only legal plays are shown");
  const turn = freeTurn("black", [3, 1], model.checkers);
  assert.match(statusText(view, turn, en), /^Bruno to play 3-1\. Move checkers to show/);
});

test("the box on roll may double all or those it marks", () => {
  const view = sample("box-on-roll", "a");
  const can = decisions(view, "a", view.legal);
  assert.deepEqual(can.offer, ["b", "c", "d"]);
  assert.ok(buttons(view).includes("double_all"));
  assert.equal(statusText(view, null, en), "Your turn: roll or double.");
});

test("before the start everybody rolls; who has rolled is told", () => {
  assert.equal(statusText(sample("gathering", "a"), null, en), "3 players have joined. Roll a die for the order, or wait for more.");
  assert.ok(buttons(sample("gathering", "a")).includes("roll_die"));
  const before = sample("gathering", "c");
  const now = sample("ordering", "c");
  const events = [rolled("a", 4), rolled("b", 4)];
  assert.deepEqual(spoken(before, now, settings, en, events), ["Ada has rolled 4.", "Bruno has rolled 4."]);
  assert.equal(waitingText(now, en), "Still to roll: you.");
  assert.match(timeText(now, 0, en), /^0:5\d left$|^1:00 left$/);
});

test("the roll that makes a tie, and the one that ends the order, are told although no die lies there afterwards", () => {
  const ordering = sample("ordering", "a");
  const [first, last] = [rolled("c", 4), rolled("c", 2)];
  /** @type {ChouetteView} */
  const tie = { ...ordering, stage: { type: "ordering", to_roll: ["a", "c"], rolled: {}, until: null } };
  assert.deepEqual(spoken(ordering, tie, settings, en, [first]), ["Carla has rolled 4."]);
  const between = { ...ordering, stage: /** @type {const} */ ({ type: "between" }) };
  assert.equal(spoken(ordering, between, settings, en, [last])[0], "Carla has rolled 2.");
});

test("cubes, answers and captains are spoken as they change", () => {
  const said = spoken(sample("box-doubled", "b"), sample("beaver", "b"), settings, en);
  assert.ok(said.includes("The cube of Carla: won by the box."), said.join("|"));
  assert.ok(said.includes("The cube of Dario: 2, owned by Dario."));
  assert.ok(said.some((text) => /beaver to 4/.test(text)));
  const asked = spoken(null, sample("box-doubled", "d"), settings, en);
  assert.match(asked[0] ?? "", /^Ada \(box\): double to 2 against Bruno/);
  assert.match(cubesInWords(sample("cubes-lie", "b"), en), /Your cube: 4, owned by you\./);
});

test("nothing new is nothing said", () => {
  for (const name of ["advice", "beaver", "accounts", "ordering"]) assert.deepEqual(spoken(sample(name, "b"), sample(name, "b"), settings, en), []);
});

test("an ended game is spoken with what becomes of the box and with everybody's points", () => {
  const now = sample("accounts", "a");
  const said = spoken({ ...now, games: now.games.slice(0, 1) }, now, settings, en);
  assert.deepEqual(said, ["Game 2: Bruno, the box, beats Carla. The box stays.", "You −1, Bruno +1, Carla +1, Dario −1."]);
});

test("accounts come to zero in every currency and are written as the language writes them", () => {
  const view = sample("accounts", "a");
  for (const account of view.ledger.accounts) assert.equal(Object.values(account.balances).reduce((all, one) => (all ?? 0) + (one ?? 0), 0), 0);
  assert.equal(amountText(1250, "EUR", "en"), "12.50 EUR");
  assert.equal(amountText(1250, "EUR", "it"), "12,50 EUR");
  assert.equal(amountText(3, "points", "it", "punti"), "3 punti");
  assert.equal(balanceText(-250, "EUR", "en"), "−2.50");
  assert.equal(pointsText(1.5, "it"), "+1,5");
  assert.equal(pointsText(0, "en"), "0");
});

test("who keeps the book over a wooden board sees what each member may do", () => {
  const view = sample("all-doubled", "b");
  assert.deepEqual(Object.keys(view.legal_of), ["a", "b", "c", "d"]);
  assert.equal(view.legal_of["a"]?.answer.length, 3);
  assert.deepEqual(sample("advice", "b").legal_of, {});
});

test("every sentence the chouette's modules ask for exists in every language", () => {
  const folder = new URL("js/chouette/", WEB);
  const sources = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
  const asked = [...sources.matchAll(/say\(\s*"([\w-]+)"/g)].map((match) => match[1] ?? "");
  assert.ok(asked.length > 60);
  for (const words of [en, it]) {
    for (const name of asked) assert.ok(words.has(name), `${words.language}: ${name}`);
    for (const name of en.messages.keys()) assert.ok(words.has(name), `${words.language}: ${name}`);
  }
});

test("amounts are read as the currency writes them, and nothing else is taken for one", () => {
  assert.deepEqual(["12,50", "12.5", "12", "0.05"].map((text) => smallestUnits(text, "EUR")), [1250, 1250, 1200, 5]);
  assert.deepEqual(["3", "3.5", "-3", "", "x", "1e3"].map((text) => smallestUnits(text, "points")), [3, null, null, null, null, null]);
  assert.equal(smallestUnits("12.505", "EUR"), null);
  assert.equal(smallestUnits("100", "JPY"), 100);
  const wrong = (/** @type {string} */ worth, /** @type {string} */ currency) => {
    const read = readStake(worth, currency);
    return "wrong" in read ? read.wrong : "";
  };
  assert.deepEqual(readStake("2,50", "eur"), { stake: { currency: "EUR", unit: 250 } });
  assert.deepEqual(readStake("3", ""), { stake: { currency: "points", unit: 3 } });
  assert.deepEqual([wrong("1", "€"), wrong("1", "doubloons"), wrong("x", "EUR"), wrong("-1", "EUR")], ["currency", "currency", "amount", "amount"]);
  assert.deepEqual([wrong("1.5", ""), wrong("2.505", "EUR"), wrong("1.5", "JPY")], ["decimals", "decimals", "decimals"]);
  assert.deepEqual([wrong("0", "EUR"), wrong("10000.01", "EUR"), wrong("10000", "EUR")], ["bounds", "bounds", ""]);
  assert.deepEqual([fieldText(250, "EUR", "it"), fieldText(1, "points", "en"), fieldText(1234500, "EUR", "en")], ["2,50", "1", "12345.00"]);
});

test("advice is spoken once, though plays shown before go with the roll", () => {
  const view = sample("advice", "b");
  const game = /** @type {NonNullable<typeof view.game>} */ (view.game);
  const [member] = view.members.filter((one) => one.id !== view.you);
  const piece = (/** @type {number} */ number, /** @type {string} */ text) => ({ number, member: member?.id ?? "", text, steps: [] });
  const at = (/** @type {ReturnType<typeof piece>[]} */ advice) => ({ ...view, game: { ...game, advice } });
  const said = (/** @type {any} */ before, /** @type {any} */ now) => spoken(before, now, settings, en).filter((text) => /now|never|later/.test(text)).length;
  assert.equal(said(at([]), at([piece(1, "now")])), 1);
  assert.equal(said(at([piece(1, "now"), piece(2, "never")]), at([piece(2, "never"), piece(3, "later")])), 1);
  assert.equal(said(at([piece(1, "now"), piece(2, "never")]), at([piece(1, "now")])), 0);
});

test("each cube has its own figure in the headline and on the button", () => {
  const view = sample("box-doubled", "b");
  const round = view.game?.round;
  assert.ok(round);
  round.offers = round.offers.map((offer) => ({ ...offer, asked: offer.member === "d" ? 4 : 2 }));
  assert.equal(statusText(view, null, en), "Ada (box): double to 2 against you, Carla, and Elena; to 4 against Dario.");
  assert.equal(statusText(view, null, it), "Ada (box): raddoppio a 2 contro te, Carla e Elena; a 4 contro Dario.");
  const box = sample("box-on-roll", "a");
  const edge = box.game?.cubes[0];
  assert.ok(edge);
  edge.cube.value = 4;
  assert.deepEqual(decisions(box, "a", box.legal).buttons.find((button) => button.id === "double_all")?.about, { value: "2 / 8" });
});

test("what is offered to settle is said with what it comes to, in points and in money", () => {
  const view = sample("box-on-roll", "a");
  assert.ok(view.game);
  view.game.stake = { currency: "EUR", unit: 500 };
  view.game.settlements = [{ by: "c", cube: { box: "a", member: "c" }, points: 1.5 }];
  const [offer] = offersToSettle(view);
  assert.ok(offer);
  assert.equal(settleText(view, offer, en), "Carla offers to settle the cube of Carla. You would pay 1.5 points (7.50 EUR).");
  assert.equal(settleText(view, offer, it), "Carla offre un accordo sul cubo di Carla. Pagheresti 1,5 punti (7,50 EUR).");
  assert.deepEqual(offersToSettle({ ...view, you: "c" }), []);
});

test("who has no page open and whom the captain has asked are marked", () => {
  const view = sample("advice", "b");
  const [member] = view.members.filter((one) => one.id === "c");
  assert.ok(member && view.game);
  member.is_away = true;
  view.game.asked = ["c"];
  assert.deepEqual(rows(view).filter((row) => row.away || row.asked).map((row) => [row.name, row.away, row.asked]), [["Carla", true, true]]);
});

test("who is out goes on seeing the board from the team's side", () => {
  const view = sample("advice", "c");
  const [member] = view.members.filter((one) => one.id === "c");
  assert.ok(member);
  member.role = "out";
  assert.equal(sideOf(view), "black");
});

test("what has just happened is told in a few lines, the latest first", () => {
  const view = sample("box-on-roll", "c");
  /** @param {object} what @returns {ChouetteEvent} */
  const event = (what) => /** @type {any} */ ({ at: 0, ...what });
  const cube = (/** @type {string} */ member) => ({ box: "a", member });
  view.recent = [
    event({ type: "acted", camp: "box", action: { type: "roll_opening", white: 4, black: 4 } }),
    event({ type: "doubled", by: "a", camp: "box", cubes: [cube("b"), cube("c")], others: [], gather_until: null, answer_by: null }),
    event({ type: "answered", member: "c", answers: [[cube("c"), "take"]], source: "silence" }),
    event({ type: "answered", member: "b", answers: [], source: "silence" }),
    event({ type: "captain_changed", captain: "c", why: "too_slow", queue: [] }),
  ];
  assert.deepEqual(newsOf(view, en), [
    "You are now the captain: the captain did not act in time.",
    "Bruno gave no answer in time: that means the captain’s answer, or a pass.",
    "You gave no answer in time: Take. No answer means the captain’s answer, or a pass.",
    "Ada doubled 2 cubes.",
    "Both rolled 4.",
  ]);
  assert.equal(newsOf(view, it)[4], "Due 4 all’apertura.");
});

test("resigning says what each cube costs; a gammon counts on turned cubes alone where Jacoby holds", () => {
  const view = sample("box-on-roll", "a");
  assert.ok(view.game);
  const [first, second, third] = view.game.cubes;
  assert.ok(first && second && third);
  first.cube = { value: 2, owner: "white" };
  second.settled = "team";
  assert.deepEqual([...costs(view, "single")], [["a", 3]]);
  assert.deepEqual([...costs(view, "gammon")], [["a", 5]], "the cube in the middle counts single");
  view.rules.game.jacoby = "off";
  assert.deepEqual([...costs(view, "gammon")], [["a", 6]]);
  view.you = first.member;
  view.game.team_player = first.member;
  assert.deepEqual([...costs(view, "single")], [[first.member, 2], [third.member, 1]]);
  assert.match(costsText(view, "single", en), /^You lose 2 points/);
  assert.match(costsText(view, "single", it), /^Perdi 2 punti/);
});

test("a gammon that counted single says so", () => {
  const game = /** @type {any} */ ({ result: { kind: "gammon" }, cubes: [{ box: "a", member: "b", cube: { value: 1, owner: "middle" } }], postings: [{ from: "b", to: "a", points: 1, cause: "decided" }] });
  assert.equal(countsSingle(game), true);
  assert.equal(countsSingle({ ...game, postings: [{ ...game.postings[0], points: 2 }] }), false);
  assert.equal(countsSingle({ ...game, result: { kind: "single" } }), false);
});

test("what is owed is the debt between two or what the fewest payments ask for", () => {
  const view = sample("box-on-roll", "a");
  view.ledger.accounts = [{ currency: "EUR", balances: { a: 700, b: -500, c: -200 }, debts: [{ from: "b", to: "a", amount: 500 }, { from: "c", to: "b", amount: 200 }], payments: [] }];
  assert.deepEqual([mostOwed(view, "b", "a", "EUR"), mostOwed(view, "c", "a", "EUR"), mostOwed(view, "c", "b", "EUR"), mostOwed(view, "a", "b", "EUR"), mostOwed(view, "b", "a", "CHF")], [500, 200, 200, 0, 0]);
});

test("who is out sees the board from the team's side, and so does who plays in the captain's place", () => {
  const view = sample("advice", "c");
  const member = view.members.find((one) => one.id === "c");
  assert.ok(member);
  for (const role of /** @type {const} */ (["out", "stand_in", "member"])) {
    member.role = role;
    assert.equal(sideOf(view), "black", role);
  }
});

test("cubes that would come to lie at different values are told apart, each with its own", () => {
  const view = sample("box-doubled", "a");
  assert.ok(view.game?.round);
  const [first] = view.game.round.offers;
  assert.ok(first);
  first.asked = 8;
  assert.match(statusText(view, null, en), /double to 2 against .*; to 8 against/);
});
