// Who is who in a chouette: names, roles, the order, and the cube between each member and the box. Pure.

/** @import { ChouetteEdge, ChouetteView, PlayerId, Side } from "../wire.js" */
/** @import { Words } from "../page/words.js" */

/**
 * @typedef {object} CubeCell one cube, as it is shown beside its member
 * @property {PlayerId} key by which an act names it
 * @property {number} value
 * @property {"box" | "middle" | "own"} at with whom it lies
 * @property {{ asked: number, by: "box" | "team" } | null} offered
 * @property {"box" | "team" | "agreed" | null} settled who won it
 *
 * @typedef {object} Row one line of the list of members
 * @property {string} id tells rows apart
 * @property {PlayerId} member
 * @property {string} name
 * @property {string} role
 * @property {boolean} you
 * @property {boolean} leaving
 * @property {boolean} away no page open
 * @property {boolean} asked by the captain, for the decision that is open
 * @property {boolean} awaited
 * @property {Side | null} side whose checkers they move
 * @property {CubeCell | null} cube
 * @property {PlayerId | null} against for an additional cube: who has taken it
 * @property {number} points over all games
 * @property {number} inGame
 *
 * @typedef {object} Awaited who is waited for
 * @property {PlayerId[]} who
 * @property {"roll_die" | "start" | "partner" | "draw" | "offer" | "answer" | "extra" | "tie" | "opening" | "roll" | "play" | "resignation" | "nobody"} what
 * @property {number | null} until
 */

/** @param {ChouetteView} view @param {PlayerId} id @returns {string} */
export const nameOf = (view, id) => view.members.find((member) => member.id === id)?.name ?? id;

/**
 * How a sentence calls its reader: in it, at its beginning, or after a word such as "against".
 * @typedef {"you" | "you-first" | "you-object"} You
 */

/** @param {ChouetteView} view @param {PlayerId} id @param {Words} words @param {You} [you] @returns {string} the name, or "you" */
export const whoIs = (view, id, words, you = "you") => (id === view.you ? words.say(you) : nameOf(view, id));

/** @param {ChouetteView} view @param {readonly PlayerId[]} ids @param {Words} words @param {You} [you] */
export function namesOf(view, ids, words, you = "you") {
  const names = ids.map((id, index) => whoIs(view, id, words, you === "you-first" && index > 0 ? "you" : you));
  return new Intl.ListFormat(words.language, { style: "long", type: "conjunction" }).format(names);
}

/** @param {ChouetteView} view @param {PlayerId | null} id */
export const memberOf = (view, id) => view.members.find((member) => member.id === id) ?? null;

/** @param {ChouetteEdge} edge @returns {PlayerId} the name by which acts speak of a cube */
export const keyOf = (edge) => (edge.kind === "main" ? edge.member : edge.box);

/** @param {ChouetteView} view @returns {boolean} whether the board is of wood */
export const isWooden = (view) => view.play === "over_the_board";

/** @param {ChouetteView} view @returns {boolean} whether one cube lies between box and team */
export const hasOneCube = (view) => (view.rules.cubes ?? (view.rules.game.preset === "chouette-club" ? "multiple" : "single")) === "single";

/** Who may advise at this table. @param {ChouetteView} view */
export const consultation = (view) => view.rules.consultation ?? (view.rules.game.preset === "chouette-club" ? "cube-holders" : "free");

/**
 * Everybody in their order: the box, its captain and queue, then who has not been placed yet; additional cubes below
 * who gave them.
 * @param {ChouetteView} view
 * @returns {Row[]}
 */
export function rows(view) {
  const placed = view.line ? [view.line.box, ...view.line.queue] : [];
  const here = view.members.filter((member) => member.presence !== "gone").map((member) => member.id);
  const order = [...placed.filter((id) => here.includes(id)), ...here.filter((id) => !placed.includes(id))];
  const awaited = new Set(awaits(view).who);
  return order.flatMap((id) => [row(view, id, awaited), ...extras(view, id, awaited)]);
}

/** @param {ChouetteView} view @param {PlayerId} id @param {ReadonlySet<PlayerId>} awaited @returns {Row} */
function row(view, id, awaited) {
  const member = memberOf(view, id);
  const { game } = view;
  const edge = game?.cubes.find((cube) => cube.kind === "main" && cube.member === id) ?? null;
  const side = !game?.board ? null : game.box_player === id ? "white" : game.team_player === id ? "black" : null;
  return {
    id, member: id, name: member?.name ?? id, role: member?.role ?? "waiting", you: id === view.you,
    leaving: member?.presence === "leaving", away: member?.is_away ?? false, asked: game?.asked.includes(id) ?? false, awaited: awaited.has(id), side, cube: edge && cell(view, edge),
    against: null, points: member?.points ?? 0, inGame: member?.in_game ?? 0,
  };
}

/** @param {ChouetteView} view @param {PlayerId} giver @param {ReadonlySet<PlayerId>} awaited @returns {Row[]} */
function extras(view, giver, awaited) {
  const given = view.game?.cubes.filter((cube) => cube.kind === "extra" && cube.box === giver) ?? [];
  return given.map((edge) => ({
    ...row(view, giver, awaited), id: `${giver}+`, side: null, awaited: false, cube: cell(view, edge), against: edge.member,
  }));
}

/** @param {ChouetteView} view @param {ChouetteEdge} edge @returns {CubeCell} */
function cell(view, edge) {
  const round = view.game?.round;
  const offer = round?.offers.find((one) => one.box === edge.box && one.member === edge.member);
  const at = edge.cube.owner === "middle" ? "middle" : edge.cube.owner === "white" ? "box" : "own";
  return {
    key: keyOf(edge), value: edge.cube.value, at, settled: edge.settled,
    offered: round && offer ? { asked: offer.asked, by: round.by } : null,
  };
}

/** The single cube between box and team, as it lies; null with many. @param {ChouetteView} view @returns {CubeCell | null} */
export function theCube(view) {
  if (!hasOneCube(view) || !view.game) return null;
  const mains = view.game.cubes.filter((cube) => cube.kind === "main");
  const edge = mains.find((cube) => cube.settled === null) ?? mains[0];
  return edge ? cell(view, edge) : null;
}

/**
 * Who is waited for, for what, and until when.
 * @param {ChouetteView} view
 * @returns {Awaited}
 */
export function awaits(view) {
  const { stage, line } = view;
  switch (stage.type) {
    case "ordering":
      return { who: stage.to_roll, what: "roll_die", until: stage.until };
    case "seeking":
      return stage.asked ? { who: [stage.asked], what: "partner", until: stage.until } : { who: line ? [line.box] : [], what: "draw", until: null };
    case "between":
      return { who: [], what: "start", until: view.next_deadline };
    case "playing":
      return inGame(view);
    default:
      return { who: [], what: "nobody", until: null };
  }
}

/** @param {ChouetteView} view @returns {Awaited} */
function inGame(view) {
  const { game } = view;
  if (!game) return { who: [], what: "nobody", until: null };
  if (game.extras) return { who: game.extras.waiting, what: "extra", until: game.extras.until };
  if (game.tie_waits) return { who: [game.box], what: "tie", until: view.next_deadline };
  if (game.round?.joining.length) return { who: game.round.joining, what: "offer", until: game.round.join_until };
  if (game.round) return { who: game.round.waiting, what: "answer", until: game.round.answer_by };
  return onBoard(view);
}

/**
 * Who is to act on the board; members who may still offer their cubes before they roll are waited for first.
 * @param {ChouetteView} view
 * @returns {Awaited}
 */
function onBoard(view) {
  const fair = view.game?.fair;
  return fair ? { who: fair.waiting, what: "offer", until: fair.until } : toMove(view);
}

/** Who is to act on the board, and for what. @param {ChouetteView} view @returns {Awaited} */
export function toMove(view) {
  const { game } = view;
  const board = game?.board;
  if (!game || !board) return { who: [], what: "nobody", until: null };
  const player = (/** @type {Side} */ side) => (side === "white" ? game.box_player : game.team_player);
  const until = view.next_deadline;
  if (board.resignation?.type === "resignation") return { who: [player(board.resignation.by === "white" ? "black" : "white")], what: "resignation", until };
  switch (board.phase.type) {
    case "opening":
      return { who: [game.box_player, game.team_player], what: "opening", until };
    case "on_roll":
      return { who: [player(board.phase.side)], what: "roll", until };
    case "to_play":
      return { who: [player(board.phase.side)], what: "play", until };
    case "play_shown":
      return { who: [player(board.phase.side === "white" ? "black" : "white")], what: "roll", until };
    default:
      return { who: [], what: "nobody", until: null };
  }
}
