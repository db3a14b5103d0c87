// What everybody sees of a match, made from the device's own log: the same as the server makes from it.

/** @import { Act, BreakView, DeviceClock, ComparisonView, ConflictView, DeviceActor, DeviceView, Irregular, Side } from "../../wire.js" */
/** @import { Course } from "./course.js" */
/** @import { Conflict, State } from "./state.js" */
import { faceOf, fallsAt, less, other, running, shown, SIDES, used } from "./clock.js";
import { breaksAllowed, winner } from "./course.js";
import { sideOf } from "./judge.js";
import { away, trailerOf } from "./score.js";
import { asTheOtherLogHasIt, judge, undoable } from "./state.js";

const BREAK = 600_000;

/** @template T @param {(side: Side) => T} of @returns {{ white: T, black: T }} */
const both = (of) => ({ white: of("white"), black: of("black") });

/** @param {State} state @param {number} now @returns {DeviceView} */
export function view(state, now) {
  const { course } = state;
  return {
    ...(course ? courseView(course, now) : unopened(now)),
    version: state.version,
    undone: state.undone,
    undo: undoable(state)?.act.type ?? null,
    lease: state.lease,
    irregular: [...(course ? irregular(course, breaksOf(course, now)) : []), ...state.oddTimes],
    conflicts: state.conflicts.map((conflict) => conflictView(state, conflict)),
    legal: {
      white: legal(state, "white", now),
      black: legal(state, "black", now),
      director: legal(state, "director", now),
    },
  };
}

/** @param {State} state @param {DeviceActor} by @param {number} now */
export function legal(state, by, now) {
  const phase = state.course?.phase;
  const acts = samples(sideOf(by) ?? "white", state.conflicts.length, phase?.type === "gap_asked" ? phase.gap : null);
  return acts.filter((act) => judge(state, act, by, now, "server") === null).map((act) => act.type);
}

/** An act of each name that a person may do. @param {Side} side @param {number} conflicts @param {number | null} gap @returns {Act[]} */
function samples(side, conflicts, gap) {
  const reason = "…";
  return [
    { type: "start_game" },
    { type: "opening", winner: side },
    { type: "press" },
    { type: "double" },
    { type: "take" },
    { type: "drop" },
    { type: "stop", reason: "fallen" },
    { type: "call_director" },
    { type: "resume", side },
    { type: "resign", kind: "single" },
    { type: "claim", kind: "single" },
    { type: "accept" },
    { type: "reject" },
    { type: "result", winner: side, kind: "single", cube: null },
    { type: "confirm" },
    { type: "compare", length: null, white: 0, black: 0 },
    { type: "take_break" },
    { type: "end_break" },
    { type: "resign_match" },
    { type: "withdraw" },
    { type: "call_flag" },
    { type: "undo" },
    { type: "correct_result", game: 1, winner: side, kind: "single", cube: 1, reason },
    { type: "adjust_time", side, millis: 0, reason },
    { type: "penalty", against: side, points: 1, reason },
    { type: "warn", against: side, reason },
    { type: "hold", reason },
    { type: "release" },
    { type: "bring_clock", clock: { mode: "simple_delay", bank_per_point: 120_000, delay: 12_000 } },
    { type: "absent", side },
    { type: "arrived" },
    { type: "award_match", winner: side, reason },
    { type: "post" },
    { type: "play_on" },
    ...Array.from({ length: conflicts }, (_, index) => {
      return /** @type {Act} */ ({ type: "settle", conflict: index + 1, keep: "this" });
    }),
    .../** @type {Act[]} */ (gap === null ? [] : [{ type: "restore", gap }, { type: "count", gap }]),
  ];
}

/** @param {Course} course @param {number} now @returns {DeviceView} */
function courseView(course, now) {
  const { phase, settings } = course;
  const breaks = breaksOf(course, now);
  return {
    ...unopened(now),
    phase,
    opened: course.opened,
    names: settings.names,
    length: course.length,
    score: { ...course.score.won },
    away: both((side) => away(course.score, side)),
    crawford: course.score.crawford,
    clock: clockView(course, now),
    cube: cubeView(course),
    game: gameView(course),
    games: course.games,
    awards: course.awards,
    used: course.used,
    waits_for: waitsFor(course),
    comparison: comparison(course),
    breaks,
    called: course.called,
    hold: course.hold,
    oversight: settings.oversight,
    gaps: course.gaps,
    jumps: course.jumps,
    rulings: course.rulings,
    winner: winner(course),
    how: phase.type === "match_over" ? phase.how : phase.type === "flagged" ? "flag" : null,
    posted: course.posted,
  };
}

/** @param {Course} course @param {number} now @returns {DeviceClock | null} */
function clockView({ clock, settings, overtime, overtimeAt, playsOn, fallen }, now) {
  if (!clock) return null;
  const faces = both((side) => faceOf(clock, side, now));
  return {
    settings: clock.settings,
    flag: settings.flag,
    banks: both((side) => faces[side].bank),
    shown: both((side) => shown(faces[side].bank)),
    delay_left: both((side) => faces[side].delay),
    running: running(clock),
    turn: clock.turn?.side ?? null,
    used: used(clock, now),
    falls_at: fallsAt(clock),
    overtime,
    overtime_at: overtimeAt,
    plays_on: playsOn,
    fallen,
  };
}

/** @param {Course} course */
function cubeView({ game, score }) {
  const { value, owner } = game?.cube ?? { value: 1, owner: /** @type {const} */ ("middle") };
  return { value, owner, locked: game ? game.crawford : score.crawford === "crawford" };
}

/** @param {Course} course */
function gameView({ game }) {
  if (!game) return null;
  const { number, began, turns, used: spent, crawford } = game;
  return { number, began, turns, used: spent, crawford };
}

/** @param {Course} course @returns {Side[]} */
function waitsFor({ phase, settings }) {
  switch (phase.type) {
    case "running":
      return phase.side ? [phase.side] : [];
    case "cube_offered":
    case "resigned":
    case "claimed":
      return [other(phase.by)];
    case "game_entry":
    case "flagged":
      return SIDES.filter((side) => !phase.confirmed[side]);
    case "absent":
      return [phase.side];
    case "gap_asked":
      return settings.oversight === "director" ? [phase.side] : [...SIDES];
    case "ready":
    case "opening_roll":
      return [...SIDES];
    default:
      return [];
  }
}

/** @param {Course} course @returns {ComparisonView | null} */
function comparison({ papers, score, length }) {
  const read = SIDES.map((side) => papers[side]).filter((paper) => paper !== null);
  if (read.length === 0) return null;
  const same = (/** @type {any} */ one, /** @type {any} */ two) => one.white === two.white && one.black === two.black;
  const agrees = read.every((paper) => same(paper.won, score.won) && paper.length === length);
  const { white, black } = papers;
  return { papers, agrees, papers_alone: white && black ? papersAlone(white.won, black.won) : null, counts: { ...score.won } };
}

/** Which of two papers counts: the same, the trailer's, or the director decides. @param {{ white: number, black: number }} white @param {{ white: number, black: number }} black */
function papersAlone(white, black) {
  if (white.white === black.white && white.black === black.black) return { by: "agreement", won: white };
  const trailer = trailerOf(white);
  if (trailer === null || trailer !== trailerOf(black)) return { by: "director" };
  return { by: "trailers_sheet", won: trailer === "white" ? white : black };
}

/** @param {Course} course @param {number} now */
const breaksOf = (course, now) => both((side) => breakView(course, side, now));

/** @param {Course} course @param {Side} side @param {number} now @returns {BreakView} */
function breakView({ breaks, length }, side, now) {
  const taken = breaks[side];
  const overs = taken.map((one) => less(less(one.to ?? now, one.from), BREAK));
  return { taken, left: Math.max(0, breaksAllowed(length) - taken.length), over: Math.max(0, ...overs) };
}

/** @param {Course} course @param {{ white: BreakView, black: BreakView }} breaks @returns {Irregular[]} */
function irregular({ clock, ordered, games }, breaks) {
  /** @type {Irregular[]} */
  const found = [];
  if (ordered && !clock) found.push({ type: "no_clock" });
  if (ordered && clock && !sameClock(ordered, clock.settings)) found.push({ type: "wrong_time" });
  for (const side of SIDES) if (breaks[side].over > 0) found.push({ type: "long_break", side, over: breaks[side].over });
  for (const { number, confirmed } of games) if (!confirmed.white || !confirmed.black) found.push({ type: "unchecked", game: number });
  return found;
}

/** @param {any} one @param {any} two */
const sameClock = (one, two) =>
  one.mode === two.mode && one.bank_per_point === two.bank_per_point && one.delay === two.delay;

/** @param {State} state @param {Conflict} conflict @returns {ConflictView} */
function conflictView(state, conflict) {
  const there = asTheOtherLogHasIt(state, conflict);
  const score = (/** @type {State} */ one) => ({ ...(one.course?.score.won ?? { white: 0, black: 0 }) });
  return {
    device: conflict.device,
    epoch: conflict.epoch,
    common: conflict.common,
    lines: [less(state.effective.length, conflict.common), conflict.entries.length],
    here: score(state),
    there: score(there),
    games: there.course?.games ?? [],
    ruling: rulingOn(state, there, conflict),
    settled: conflict.settled,
  };
}

/** @param {State} here @param {State} there @param {Conflict} conflict */
function rulingOn(here, there, conflict) {
  if (!here.course || !there.course) return { by: "director" };
  const [ours, theirs] = [here.course.score.won, there.course.score.won];
  const whose = here.lease?.whose ?? null;
  if (ours.white === theirs.white && ours.black === theirs.black) return { by: "agreement", won: { ...ours } };
  if (whose === null && conflict.whose !== null) return { by: "scoreboard", won: { ...ours } };
  if (whose !== null && conflict.whose === null) return { by: "scoreboard", won: { ...theirs } };
  if (whose === null || whose === conflict.whose) return { by: "director" };
  return whose === "white" ? papersAlone({ ...ours }, { ...theirs }) : papersAlone({ ...theirs }, { ...ours });
}

/** @param {number} now @returns {DeviceView} */
function unopened(now) {
  return {
    version: 0,
    now,
    phase: { type: "setup" },
    opened: null,
    names: { white: "", black: "" },
    length: null,
    score: { white: 0, black: 0 },
    away: { white: 0, black: 0 },
    crawford: "pre",
    clock: null,
    cube: { value: 1, owner: "middle", locked: false },
    game: null,
    games: [],
    awards: [],
    used: { white: 0, black: 0 },
    waits_for: [],
    comparison: null,
    breaks: both(() => ({ taken: [], left: 0, over: 0 })),
    called: null,
    hold: null,
    oversight: "players",
    gaps: [],
    jumps: [],
    irregular: [],
    rulings: [],
    undone: [],
    undo: null,
    winner: null,
    how: null,
    posted: null,
    lease: null,
    conflicts: [],
    legal: { white: [], black: [], director: [] },
  };
}
