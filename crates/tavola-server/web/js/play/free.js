// Called legality: what hands can do with the dice, legal or not. The opponent may ask for a legal play afterwards.
// Gives the same kind of graph the server gives for legal plays, so that moving works alike.

/** @import { Side, StepEdge, StepGraph } from "../wire.js" */
/** @import { Counts } from "../board/counts.js" */
/** @import { Turn } from "./turn.js" */
import { afterStep, countOf, other, placeOf } from "../board/counts.js";

/**
 * @param {Side} mover
 * @param {readonly [number, number]} roll
 * @param {Counts} checkers
 * @returns {Turn}
 */
export function freeTurn(mover, roll, checkers) {
  const [a, b] = roll;
  const dice = a === b ? [a, a, a, a] : [Math.max(a, b), Math.min(a, b)];
  return { mover, roll: [Math.max(a, b), Math.min(a, b)], graph: graph(mover, checkers, dice), start: checkers, path: [], free: true };
}

/** @param {Side} mover @param {Counts} start @param {number[]} dice @returns {StepGraph} */
function graph(mover, start, dice) {
  /** @type {StepGraph["nodes"]} */
  const nodes = [];
  /** @type {Map<string, number>} */
  const known = new Map();
  const node = (/** @type {Counts} */ checkers, /** @type {number[]} */ left) => {
    const key = `${checkers}|${left}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const index = nodes.length;
    known.set(key, index);
    /** @type {StepEdge[]} */
    const steps = [];
    nodes.push({ steps });
    for (const die of new Set(left)) {
      const rest = left.toSpliced(left.indexOf(die), 1);
      for (const step of stepsBy(mover, checkers, die)) {
        steps.push({ ...step, die, next: node(afterStep(checkers, mover, step), rest) });
      }
    }
    return index;
  };
  node(start, dice);
  return { nodes };
}

/** @param {Side} mover @param {Counts} checkers @param {number} die */
function stepsBy(mover, checkers, die) {
  const steps = [];
  for (let from = 1; from <= 25; from++) {
    if (countOf(checkers, placeOf(mover, from), mover) === 0) continue;
    const to = Math.max(0, from - die);
    const there = to === 0 ? 0 : countOf(checkers, placeOf(mover, to), other(mover));
    if (there <= 1) steps.push({ from, to, hit: there === 1 });
  }
  return steps;
}
