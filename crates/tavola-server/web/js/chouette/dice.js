// What a chouette's view says about the dice, as the guard reads it; and when box and captain commit their chains.

/** @import { ChouetteView, Side } from "../wire.js" */
/** @import { Seen } from "../dice/guard.js" */

/** @param {ChouetteView} view @returns {Seen | null} null where the dice come from outside */
export function seenIn(view) {
  const { dice, you } = view;
  if (!dice) return null;
  const phase = view.game?.board?.phase;
  return {
    match: dice.set,
    side: commits(view) ?? (you === null ? null : (SIDES.find((side) => dice.owners[side] === you) ?? null)),
    commitment: dice.house_commitment,
    chains: dice.chains,
    players: dice.players,
    log: dice.log,
    opened: dice.opened,
    called: dice.called ? { number: dice.roll_number, missing: dice.called.waiting } : null,
    // Between sets the board may still show the last play of the game before.
    shown: phase?.type === "to_play" && dice.log && !dice.called ? phase.roll : null,
    over: dice.log?.last.at(-1) === "set over",
  };
}

/** @type {readonly Side[]} */
const SIDES = ["white", "black"];

/** The side whose chain is to be committed now: White's is the box's, Black's the captain's. @param {ChouetteView} view @returns {Side | null} */
export function commits({ you, game, line, legal }) {
  if (you === null || !legal.actions.includes("commit_chain")) return null;
  const box = game?.box ?? line?.box;
  const captain = game?.captain ?? line?.queue.find((id) => id !== line.partner);
  return you === box ? "white" : you === captain ? "black" : null;
}
