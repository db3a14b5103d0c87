// Where things lie on the board, and the counts under it.
// @ts-check

import assert from "node:assert/strict";
import { test } from "node:test";
import { Geometry } from "../../crates/tavola-server/web/js/board/geometry.js";
import { afterStep, numberOf, pipsOf, placeOf, WHITE_BAR, BLACK_BAR, WHITE_OFF } from "../../crates/tavola-server/web/js/board/counts.js";
import { startCheckers } from "./helpers.mjs";

const plain = /** @type {const} */ ({ pov: "white", mirror: false, swap: false, compact: false });

test("one’s home lies lower right, mirrored lower left", () => {
  const g = new Geometry(plain);
  const home = g.spot(1, 0);
  assert.ok(home.x > g.width / 2 && home.y > g.middle);
  const mirrored = new Geometry({ ...plain, mirror: true }).spot(1, 0);
  assert.ok(mirrored.x < g.width / 2 && mirrored.y > g.middle);
  const black = new Geometry({ ...plain, pov: "black" });
  assert.deepEqual(black.spot(24, 0), home);
});

test("the board is about five to four, on narrow screens taller", () => {
  const wide = new Geometry(plain);
  assert.ok(Math.abs(wide.width / wide.height - 1.25) < 0.1);
  const narrow = new Geometry({ ...plain, compact: true });
  assert.ok(narrow.width / narrow.height < 1);
});

test("every place is found again under its own middle", () => {
  for (const layout of [plain, { ...plain, mirror: true }, { ...plain, compact: true }, { ...plain, pov: /** @type {const} */ ("black") }]) {
    const g = new Geometry(layout);
    for (let place = 0; place < 28; place++) {
      const box = g.area(place);
      assert.equal(g.placeAt({ x: box.x + box.width / 2, y: box.y + box.height / 2 }), place);
    }
  }
});

test("no two areas overlap", () => {
  const g = new Geometry({ ...plain, compact: true });
  const boxes = Array.from({ length: 28 }, (_, place) => g.area(place));
  boxes.forEach((a, i) =>
    boxes.slice(i + 1).forEach((b) => {
      const apart = a.x + a.width <= b.x + 0.01 || b.x + b.width <= a.x + 0.01 || a.y + a.height <= b.y + 0.01 || b.y + b.height <= a.y + 0.01;
      assert.ok(apart);
    }),
  );
});

test("checkers on the bar wait on the half where they enter", () => {
  const g = new Geometry(plain);
  assert.ok(g.spot(WHITE_BAR, 0).y < g.middle);
  assert.ok(g.spot(BLACK_BAR, 0).y > g.middle);
});

test("five checkers lie side by side, a sixth on the fifth; fifteen fit into the tray", () => {
  const g = new Geometry(plain);
  assert.notDeepEqual(g.spot(6, 3), g.spot(6, 4));
  assert.deepEqual(g.spot(6, 4), g.spot(6, 9));
  for (const layout of [plain, { ...plain, compact: true }]) {
    const board = new Geometry(layout);
    assert.ok(board.spot(WHITE_OFF, 14).y > board.middle);
  }
});

test("a step moves one checker, and a hit one to the bar", () => {
  const checkers = startCheckers();
  checkers[5] = -1;
  checkers[1] = -1;
  const hit = afterStep(checkers, "white", { from: 8, to: 5, hit: true });
  assert.deepEqual([hit[8], hit[5], hit[BLACK_BAR]], [2, 1, -1]);
  const off = afterStep(hit, "black", { from: 25, to: 22, hit: false });
  assert.deepEqual([Math.abs(off[BLACK_BAR] ?? 1), off[3]], [0, -1]);
});

test("places and numbers turn into each other for both sides", () => {
  for (const side of /** @type {const} */ (["white", "black"])) {
    for (let number = 0; number <= 25; number++) assert.equal(numberOf(side, placeOf(side, number)), number);
  }
});

test("both begin with 167 pips", () => {
  assert.deepEqual([pipsOf(startCheckers(), "white"), pipsOf(startCheckers(), "black")], [167, 167]);
});
