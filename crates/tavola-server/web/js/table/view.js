// From what the server sends to the table as the page thinks of it.

/** @import { TableView, PhaseView, SeatView, TurnRecord, TurnView, GameResult, Side } from "../wire.js" */
/** @import { Model, Phase, Seat, TurnRow, LastTurn } from "../play/model.js" */
import { countsOf } from "../board/counts.js";

/** @param {TableView} view @returns {Model} */
export function modelOf(view) {
  const { points, length } = view.score;
  return {
    id: view.id,
    version: view.version,
    now: view.now,
    you: view.you,
    match: view.match,
    state: view.state,
    seats: { white: seat(view.seats.white), black: seat(view.seats.black) },
    length,
    preset: view.rules.preset,
    stake: view.stake,
    score: { white: Number(points.white), black: Number(points.black) },
    game: view.game_number,
    crawford: view.crawford === "crawford",
    cube: { value: view.cube.value, owner: view.cube.owner === "middle" ? null : view.cube.owner, enabled: view.cube.enabled },
    checkers: countsOf(view.board),
    pips: view.pips,
    phase: phase(view.phase, view),
    resignation: resignation(view),
    wantsNext: offers(view, "next_game"),
    wantsRematch: offers(view, "rematch"),
    pair: pairOf(view),
    tutor: view.tutor ? { helps: view.tutor.helps, takenBack: view.tutor.taken_back } : null,
    actions: new Set(view.legal.actions),
    graph: view.legal.steps,
    plays: view.legal.plays,
    free: view.phase.type === "to_play" && view.phase.free,
    resign: view.legal.resign,
    claim: view.legal.claim,
    whyNot: view.legal.why_not,
    last: lastTurn(view),
    opening: view.phase.type === "to_play" ? view.phase.opening : null,
    clock: view.clock && {
      running: view.clock.stopped ? null : view.clock.running,
      delay: view.clock.delay_left,
      delayFull: view.clock.delay,
      bank: view.clock.bank,
    },
    decideBy: view.pace.decide_by,
    waitingFor: view.pace.waiting_for,
    absentFrom: view.pace.absent_from,
    waiting: waiting(view),
    games: view.history.games.map((game) => ({
      number: game.number,
      winner: game.result.winner,
      points: Number(game.points),
      win: game.result.kind,
      ending: game.result.ending,
      decided: game.decided ?? null,
      score: { white: Number(game.score.white), black: Number(game.score.black) },
    })),
    turns: view.history.turns.map(turnRow),
    dice: {
      commitment: view.dice.house_commitment,
      roll: view.dice.roll_number,
      chain: view.you ? view.dice.chains[view.you] : null,
      open: view.dice.house_secret !== null,
    },
  };
}

/** Whether the reader is at a match that goes on. @param {Model} model */
export const isPlaying = (model) => model.state === "playing" && model.you !== null;

/** Whether the same is waited for: what was said of one moment is not true of the next. @param {Model} before @param {Model} now */
export const isSameMoment = (before, now) => before.phase.kind === now.phase.kind && before.turns.length === now.turns.length && before.game === now.game;

/** @param {SeatView} view @returns {Seat} */
const seat = (view) => ({
  name: view.name ?? "",
  kind: view.kind ?? "empty",
  level: view.level ?? "",
  connected: view.connected,
  ready: view.ready,
  invited: view.invited,
  people: view.pair?.people ?? [],
  holder: view.pair?.people[view.pair.dice === "first" ? 0 : 1]?.name ?? "",
});

/** Where two share the reader's side. @param {TableView} view @returns {Model["pair"]} */
function pairOf({ you, partner, seats, talk = [] }) {
  const pair = you && partner ? seats[you].pair : undefined;
  const [own, other] = partner === "second" ? [pair?.people[1], pair?.people[0]] : [pair?.people[0], pair?.people[1]];
  if (!pair || !partner || !own || !other) return null;
  const partnerAway = other.name !== null && !other.connected;
  return {
    you: partner, partner: other.name ?? "", holds: pair.dice === partner, youLeft: own.left, partnerLeft: other.left, partnerAway,
    linksAway: partnerAway && pair.links !== null && pair.links !== partner, talk,
  };
}

/** Whether the reader can only show plays to their partner, who has the dice in hand. @param {Model} model */
export const advises = (model) => model.pair !== null && !model.pair.holds && model.phase.kind === "to_play" && model.phase.side === model.you && model.graph !== null;

/** @param {PhaseView} phase @param {TableView} view @returns {Phase} */
function phase(phase, view) {
  switch (phase.type) {
    case "waiting":
      return { kind: phase.type };
    case "closed":
      return { kind: phase.type, winner: phase.winner, win: "single", ending: "", points: 0, cause: phase.cause };
    case "opening":
      return { kind: "opening", tie: phase.tie ? phase.rolled : null };
    case "rolling":
      return { kind: "rolling", side: phase.side, number: phase.number, missing: phase.missing };
    case "on_roll":
      return { kind: "on_roll", side: phase.side };
    case "doubled":
      return { kind: "doubled", by: phase.by, to: phase.to, asked: phase.offer.asked, refused: phase.offer.refused, step: phase.offer.step };
    case "to_play":
      return { kind: "to_play", side: phase.side, roll: phase.roll, early: phase.early };
    case "play_shown":
      return { kind: "play_shown", side: phase.side, roll: phase.roll };
    case "game_over":
      return { kind: "game_over", ...result(phase.result), points: Number(phase.points) };
    case "match_over": {
      const last = view.history.games.at(-1);
      const { win, ending } = phase.result ? result(phase.result) : { win: /** @type {const} */ ("single"), ending: "" };
      return { kind: "match_over", winner: phase.winner, win, ending, points: Number(last?.points ?? 0), cause: phase.cause };
    }
  }
}

/** @param {GameResult} result */
const result = (result) => ({ winner: result.winner, win: result.kind, ending: result.ending });

/** @param {TableView} view */
function resignation(view) {
  for (const pending of view.pending) if (pending.type === "resignation") return { by: pending.by, win: pending.kind };
  return null;
}

/** @param {TableView} view @returns {NonNullable<Model["waiting"]>} */
function waiting({ pace, pending }) {
  const adjourned = pace.adjourned ?? null;
  return {
    absent: pace.limits.absent ?? "claim",
    neverActed: pace.never_acted ?? [],
    away: pace.away ?? null,
    offer: pending.find((one) => one.type === "adjourn")?.by ?? null,
    adjourned: adjourned && { since: adjourned.since, absent: adjourned.absent, by: adjourned.resume_by },
    resumes: pending.flatMap((one) => (one.type === "resume" ? [one.by] : [])),
    post: pace.post ?? null,
    postEnds: pace.post_ends ?? null,
    rests: pace.rests ?? { white: null, black: null },
  };
}

/** @param {TableView} view @param {"next_game" | "rematch"} type @returns {Side | null} */
function offers(view, type) {
  for (const pending of view.pending) if (pending.type === type) return pending.by;
  return null;
}

/** @param {TableView} view @returns {LastTurn | null} */
function lastTurn(view) {
  if (!view.last_turn) return null;
  const turns = view.history.turns.filter((record) => record.type === "turn").length;
  const { side, roll, steps } = view.last_turn;
  return { side, roll, steps, id: `${view.match}.${view.game_number}.${turns}` };
}

/** @param {TurnRecord} record @returns {TurnRow} */
export function turnRow(record) {
  switch (record.type) {
    case "turn": {
      const { side, roll, steps } = /** @type {TurnView} */ (record);
      return { kind: "play", side, roll, steps, value: 0 };
    }
    case "cube":
      return { kind: record.act, side: record.side, roll: null, steps: [], value: record.value };
    case "rejected":
      return { kind: `rejected_${record.kind}`, side: record.side, roll: null, steps: [], value: 0 };
    case "rolled_early":
      return { kind: "roll_early", side: record.side, roll: record.roll, steps: [], value: 0 };
    case "start_corrected":
      return { kind: "correct_start", side: record.side, roll: null, steps: [], value: 0 };
    case "challenged":
      return { kind: "challenge", side: record.side, roll: null, steps: [], value: 0 };
  }
}
