// The turn in hand, without a page: every way to move walks the graph and nothing else.
// @ts-check

import assert from "node:assert/strict";
import { test } from "node:test";
import { playText, parseMoves } from "../../crates/tavola-server/web/js/play/notation.js";
import * as turns from "../../crates/tavola-server/web/js/play/turn.js";
import { freeTurn } from "../../crates/tavola-server/web/js/play/free.js";
import { graphOf, sixThree, startCheckers } from "./helpers.mjs";

const turn = () => turns.newTurn("white", [3, 6], sixThree, startCheckers());
/** @param {turns.Turn | null} now */
const text = (now) => (now ? playText(turns.stepsMade(now)) : null);

test("the higher die lies left and is tried first", () => {
  assert.deepEqual(turn().roll, [6, 3]);
  assert.equal(text(turns.moveFrom(turn(), 13, "left")), "13/7");
  assert.equal(text(turns.moveFrom(turn(), 13, "right")), "13/10");
  assert.equal(text(turns.moveFrom(turns.swapDice(turn()), 13, "left")), "13/10");
});

test("a checker that the left die cannot move is moved by the other", () => {
  const first = turns.moveFrom(turn(), 24, "left");
  assert.ok(first);
  assert.equal(text(turns.moveFrom(first, 18, "left")), "24/15");
});

test("a checker that cannot move at all stays", () => {
  assert.equal(turns.moveFrom(turn(), 6, "left"), null);
  assert.equal(turns.moveTo(turn(), 24, 20), null);
});

test("drag and drop reaches compound targets", () => {
  assert.deepEqual(turns.reaches(turn(), 24).map((reach) => reach.to), [18, 15]);
  assert.equal(text(turns.moveTo(turn(), 24, 15)), "24/15");
});

test("where one way hits and the other does not, the place in common is not offered", () => {
  const graph = graphOf([
    [{ from: 24, to: 18, die: 6, hit: true, next: 1 }, { from: 24, to: 21, die: 3, next: 2 }],
    [{ from: 18, to: 15, die: 3, next: 3 }],
    [{ from: 21, to: 15, die: 6, next: 4 }],
    [],
    [],
  ]);
  const now = turns.newTurn("white", [6, 3], graph, startCheckers());
  assert.deepEqual(turns.reaches(now, 24).map((reach) => reach.to).sort(), [18, 21]);
});

test("a click on a point makes it with two checkers if two fit", () => {
  const graph = graphOf([
    [{ from: 8, to: 5, die: 3, next: 1 }, { from: 6, to: 5, die: 1, next: 2 }],
    [{ from: 6, to: 5, die: 1, next: 3 }],
    [{ from: 8, to: 5, die: 3, next: 3 }],
    [],
  ]);
  const made = turns.make(turns.newTurn("white", [3, 1], graph, startCheckers()), 5);
  assert.equal(text(made), "8/5 6/5");
  assert.ok(made && turns.isComplete(made));
});

test("undo takes back one step or all of them", () => {
  const both = turns.makeMoves(turn(), parseMoves("24/15") ?? []);
  assert.ok(both);
  assert.equal(text(turns.undo(both)), "24/18");
  assert.equal(text(turns.undoAll(both)), "");
  assert.deepEqual(turns.checkersNow(turns.undoAll(both)), startCheckers());
});

test("a turn is complete when nothing can follow, not before", () => {
  const first = turns.moveFrom(turn(), 24, "left");
  assert.ok(first && !turns.isComplete(first));
  const second = turns.moveFrom(first, 18, "left");
  assert.ok(second && turns.isComplete(second));
});

test("used dice are told one by one, those of a double in fours", () => {
  const first = turns.moveFrom(turn(), 13, "right");
  assert.deepEqual(first && turns.used(first), [0, 1]);
  const edges = [1, 2, 3, 4].map((next) => [{ from: 6, to: 4, die: 2, next }]);
  let now = turns.newTurn("white", [2, 2], graphOf([...edges, []]), startCheckers());
  const seen = [];
  for (let i = 0; i < 4; i++) {
    now = turns.moveFrom(now, 6, "left") ?? now;
    seen.push(turns.used(now).join());
  }
  assert.deepEqual(seen, ["1,0", "2,0", "2,1", "2,2"]);
});

test("the legal plays are listed once for each result", () => {
  assert.deepEqual(turns.plays(turn()).map((play) => playText(play)), ["24/15", "24/18 13/10", "13/10 13/7"]);
});

test("a turn with one result is wholly forced, any other is not", () => {
  assert.equal(turns.forced(turn()), null);
  const graph = graphOf([[{ from: 13, to: 10, die: 3, next: 1 }], [{ from: 10, to: 4, die: 6, next: 2 }], []]);
  const only = turns.forced(turns.newTurn("white", [6, 3], graph, startCheckers()));
  assert.equal(only && playText(only), "13/4");
});

test("a typed play is played as it is written, in any order of its moves", () => {
  for (const typed of ["24/18 13/10", "13/10 24/18", "13/10, 24/18*"]) {
    assert.equal(text(turns.makeMoves(turn(), parseMoves(typed) ?? [])), "24/18 13/10", typed);
  }
  assert.equal(turns.makeMoves(turn(), parseMoves("24/20") ?? []), null);
});

test("what is no play is not read as one", () => {
  for (const typed of ["", "hello", "5/8", "13", "26/20", "6/x"]) assert.equal(parseMoves(typed), null, typed);
});

test("plays are written as the field writes them", () => {
  const step = (/** @type {number} */ from, /** @type {number} */ to, hit = false) => ({ from, to, hit });
  assert.equal(playText([step(24, 18), step(18, 15)]), "24/15");
  assert.equal(playText([step(24, 18, true), step(18, 15)]), "24/18*/15");
  assert.equal(playText([step(6, 4), step(8, 6), step(6, 4), step(8, 6)]), "8/4(2)");
  assert.equal(playText([step(25, 21), step(6, 0)]), "bar/21 6/off");
  assert.equal(playText([step(25, 21, true)], { bar: "bar", off: "fuori" }), "bar/21*");
});

test("steps kept across a reload are made again as far as they are legal", () => {
  const both = turns.makeMoves(turn(), parseMoves("24/18 13/10") ?? []);
  assert.ok(both);
  assert.equal(text(turns.retrace(turn(), turns.stepsMade(both))), "24/18 13/10");
  assert.equal(text(turns.retrace(turn(), [{ from: 24, to: 18, hit: false }, { from: 8, to: 5, hit: false }])), "24/18");
});

test("called legality lets hands do what they can and end at any moment", () => {
  const free = freeTurn("black", [6, 3], startCheckers());
  assert.ok(turns.isComplete(free));
  const first = turns.moveTo(free, 24, 18);
  assert.equal(text(first), "24/18");
  assert.equal(turns.moveTo(free, 24, 19), null);
  assert.equal(turns.moveFrom(free, 20, "left"), null);
});
