// The turn in hand: which steps of the roll have been tried so far. A walk over the graph the server sent;
// no rule is known here and no DOM. Every function returns a new value.

/** @import { Side, StepEdge, StepGraph, Step } from "../wire.js" */
/** @import { Counts } from "../board/counts.js" */
import { afterSteps } from "../board/counts.js";

/**
 * @typedef {object} Turn
 * @property {Side} mover
 * @property {readonly [number, number]} roll as the dice lie, left one first
 * @property {StepGraph} graph
 * @property {Counts} start
 * @property {readonly StepEdge[]} path steps made so far
 * @property {boolean} free whether it may be ended at any moment (called legality)
 *
 * @typedef {object} Reach a place one checker can come to
 * @property {number} to
 * @property {readonly StepEdge[]} steps
 */

/**
 * @param {Side} mover
 * @param {readonly [number, number]} roll
 * @param {StepGraph} graph
 * @param {Counts} start
 * @returns {Turn}
 */
export function newTurn(mover, roll, graph, start) {
  const [a, b] = roll;
  return { mover, roll: a >= b ? [a, b] : [b, a], graph, start, path: [], free: false };
}

/** @param {StepGraph} graph @param {number} index @returns {readonly StepEdge[]} */
const edgesAt = (graph, index) => graph.nodes[index]?.steps ?? [];

/** @param {Turn} turn @returns {number} */
const nodeIndex = (turn) => turn.path.at(-1)?.next ?? 0;

/** @param {Turn} turn @returns {readonly StepEdge[]} the steps that can follow */
export const options = (turn) => edgesAt(turn.graph, nodeIndex(turn));

/** @param {Turn} turn @returns {Counts} */
export const checkersNow = (turn) => afterSteps(turn.start, turn.mover, turn.path);

/** @param {Turn} turn @returns {boolean} whether the turn can be ended */
export const isComplete = (turn) => turn.free || options(turn).length === 0;

/** @param {Turn} turn @returns {boolean} whether the roll lets nothing move at all */
export const cannotMove = (turn) => edgesAt(turn.graph, 0).length === 0;

/** @param {Turn} turn @returns {Step[]} */
export const stepsMade = (turn) => turn.path.map(({ from, to, hit }) => ({ from, to, hit }));

/** @param {Turn} turn @param {readonly StepEdge[]} steps @returns {Turn} */
const walked = (turn, steps) => ({ ...turn, path: [...turn.path, ...steps] });

/** @param {Turn} turn @returns {Turn} */
export const undo = (turn) => ({ ...turn, path: turn.path.slice(0, -1) });

/** @param {Turn} turn @returns {Turn} */
export const undoAll = (turn) => ({ ...turn, path: [] });

/** @param {Turn} turn @returns {Turn} the dice change places; the left one is tried first */
export const swapDice = (turn) => ({ ...turn, roll: [turn.roll[1], turn.roll[0]] });

/**
 * The steps again on a turn of the same roll, as far as they are legal there: after a reload.
 * @param {Turn} turn
 * @param {readonly Step[]} steps
 * @returns {Turn}
 */
export function retrace(turn, steps) {
  let now = undoAll(turn);
  for (const step of steps) {
    const edge = options(now).find((e) => e.from === step.from && e.to === step.to);
    if (!edge) return now;
    now = walked(now, [edge]);
  }
  return now;
}

/**
 * How much of each die is used: of a plain roll 0 or 1 each, of a double 0, 1 or 2 each.
 * @param {Turn} turn
 * @returns {[number, number]}
 */
export function used(turn) {
  const [left, right] = turn.roll;
  if (left === right) {
    const count = turn.path.length;
    return [Math.min(2, count), Math.max(0, count - 2)];
  }
  const uses = (/** @type {number} */ die) => turn.path.filter((edge) => edge.die === die).length;
  return [uses(left), uses(right)];
}

/** @param {Turn} turn @returns {Set<number>} where checkers stand that can move now, by the mover's numbers */
export const movable = (turn) => new Set(options(turn).map((edge) => edge.from));

/**
 * The step from a place by the left die, or by the other if that one does not go; `which` turns the two round.
 * @param {Turn} turn
 * @param {number} from
 * @param {"left" | "right"} which
 * @returns {Turn | null} null if that checker cannot move
 */
export function moveFrom(turn, from, which) {
  const [left, right] = turn.roll;
  const order = which === "left" ? [left, right] : [right, left];
  const edges = options(turn).filter((edge) => edge.from === from);
  const edge = order.flatMap((die) => edges.filter((e) => e.die === die))[0];
  return edge ? walked(turn, [edge]) : null;
}

/**
 * Every place one checker can come to from `from`, over several steps too. Where two ways lead to the same place
 * with different results (one hits, one does not), the place is left out: the player chooses the way step by step.
 * @param {Turn} turn
 * @param {number} from
 * @returns {Reach[]}
 */
export function reaches(turn, from) {
  /** @type {Map<number, { steps: StepEdge[], ends: Set<number> }>} */
  const found = new Map();
  /** @type {{ at: number, node: number, steps: StepEdge[] }[]} */
  const open = [{ at: from, node: nodeIndex(turn), steps: [] }];
  for (let way = open.shift(); way; way = open.shift()) {
    for (const edge of edgesAt(turn.graph, way.node)) {
      if (edge.from !== way.at) continue;
      const steps = [...way.steps, edge];
      note(found, edge, steps);
      if (edge.to !== 0) open.push({ at: edge.to, node: edge.next, steps });
    }
  }
  return [...found].filter(([, { ends }]) => ends.size === 1).map(([to, { steps }]) => ({ to, steps }));
}

/**
 * @param {Map<number, { steps: StepEdge[], ends: Set<number> }>} found
 * @param {StepEdge} edge
 * @param {StepEdge[]} steps
 */
function note(found, edge, steps) {
  const known = found.get(edge.to);
  if (!known) {
    found.set(edge.to, { steps, ends: new Set([edge.next]) });
  } else if (steps.length === known.steps.length) {
    // A bear-off that either number can do is no hidden choice: the left die is tried first elsewhere.
    if (steps.length > 1) known.ends.add(edge.next);
  }
}

/**
 * One checker from a place to a place, over as many steps as it takes.
 * @param {Turn} turn
 * @param {number} from
 * @param {number} to
 * @returns {Turn | null}
 */
export function moveTo(turn, from, to) {
  const direct = options(turn).filter((edge) => edge.from === from && edge.to === to);
  const preferred = turn.roll.flatMap((die) => direct.filter((edge) => edge.die === die))[0];
  if (preferred) return walked(turn, [preferred]);
  const reach = reaches(turn, from).find((r) => r.to === to);
  return reach ? walked(turn, reach.steps) : null;
}

/**
 * Makes a point: with two checkers if two fit, else brings one.
 * @param {Turn} turn
 * @param {number} to
 * @returns {Turn | null}
 */
export function make(turn, to) {
  const edges = byDice(turn, options(turn).filter((edge) => edge.to === to));
  for (const first of edges) {
    const second = edgesAt(turn.graph, first.next).find((edge) => edge.to === to);
    if (second && to !== 0) return walked(turn, [first, second]);
  }
  if (edges[0]) return walked(turn, [edges[0]]);
  for (const from of movable(turn)) {
    const moved = moveTo(turn, from, to);
    if (moved) return moved;
  }
  return null;
}

/** @param {Turn} turn @param {StepEdge[]} edges @returns {StepEdge[]} those of the left die first */
const byDice = (turn, edges) =>
  edges.slice().sort((a, b) => turn.roll.indexOf(a.die) - turn.roll.indexOf(b.die) || b.from - a.from);

/**
 * All ways to end the turn from where it stands, one for each result.
 * @param {Turn} turn
 * @returns {StepEdge[][]} each the steps still to make
 */
export function plays(turn) {
  /** @type {Map<number, StepEdge[]>} */
  const ends = new Map();
  /** @type {Set<number>} */
  const seen = new Set();
  /** @param {number} node @param {StepEdge[]} steps */
  const visit = (node, steps) => {
    if (seen.has(node)) return;
    seen.add(node);
    const edges = edgesAt(turn.graph, node).slice().sort((a, b) => b.from - a.from || b.die - a.die);
    if (edges.length === 0) ends.set(node, steps);
    for (const edge of edges) visit(edge.next, [...steps, edge]);
  };
  visit(nodeIndex(turn), []);
  return [...ends.values()].filter((steps) => steps.length > 0);
}

/**
 * Plays out the steps of one of `plays`.
 * @param {Turn} turn
 * @param {readonly StepEdge[]} steps
 */
export const playOut = (turn, steps) => walked(turn, steps);

/** @param {Turn} turn @returns {readonly StepEdge[] | null} the whole turn, if there is only one way to play it */
export function forced(turn) {
  const ways = plays(undoAll(turn));
  return ways.length === 1 ? (ways[0] ?? null) : null;
}

/**
 * The typed moves as steps: each move may stand for several dice.
 * @param {Turn} turn
 * @param {readonly import("./notation.js").Move[]} moves
 * @returns {Turn | null} null if they cannot be made from where the turn stands
 */
export function makeMoves(turn, moves) {
  /** @param {number} node @param {import("./notation.js").Move[]} left @returns {StepEdge[] | null} */
  const search = (node, left) => {
    if (left.length === 0) return [];
    for (const edge of edgesAt(turn.graph, node)) {
      const index = left.findIndex((move) => move.from === edge.from && edge.to >= move.to);
      const move = left[index];
      if (!move) continue;
      const rest = left.filter((_, i) => i !== index);
      if (edge.to !== move.to) rest.push({ from: edge.to, to: move.to });
      const more = search(edge.next, rest);
      if (more) return [edge, ...more];
    }
    return null;
  };
  const steps = search(nodeIndex(turn), moves.slice());
  return steps ? walked(turn, steps) : null;
}
