// The engine for the browser says what the server's says, to the last bit, and answers whatever it is asked.
// @ts-check
import assert from "node:assert/strict";
import { before, test } from "node:test";

import { engine, scalar } from "./wasm.mjs";

const SEED = Number(process.env["TAVOLA_SEED"] ?? Math.floor(Math.random() * 1_000_000_000));
const COUNT = 3000;

/** @type {(question: object) => any} */
let ask;

before(async () => {
  ask = await engine();
});

test("positions from a seed have the numbers of the scalar kernels, bit for bit", () => {
  const wanted = scalar(SEED, COUNT);
  assert.equal(wanted.length, COUNT);
  assert.deepEqual(ask({ ask: "twin", seed: SEED, count: COUNT }), wanted, `seed ${SEED}`);
});

test("a position is looked at as the server does it", () => {
  const looked = ask({ ask: "look", id: "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10", plies: 1 });
  assert.deepEqual(looked.about, { on_roll: "white", waiting: "play", roll: "31", contest: { length: 7, white: 0, black: 0, crawford: false } });
  const [best] = looked.look.plays.plays;
  assert.equal(best.candidate.play, "8/5 6/5");
  assert.equal(looked.look.plays.choices, 16);
  assert.match(looked.svg, /^<svg/);
  assert.equal(ask({ ask: "look", id: looked.before, plies: 0 }).look.cube.action, "no_double");
});

test("what is no position or no question is answered with what is wrong", () => {
  assert.equal(ask({ ask: "look", id: "x".repeat(9000), plies: 0 }).wrong, "position-wrong-long");
  assert.equal(ask({ ask: "look", id: "nonsense", plies: 0 }).wrong, "position-wrong");
  assert.equal(ask({ ask: "look", id: "4HPwATDgc/ABMA", roll: "77", plies: 0 }).wrong, "position-wrong-roll");
  assert.equal(ask({ ask: "weather" }).wrong, "question");
  assert.equal(ask({ ask: "look", id: "", plies: 0 }).look, null);
});
