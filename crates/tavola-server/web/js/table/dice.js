// What a table's view says about the dice, as the guard reads it.

/** @import { TableView } from "../wire.js" */
/** @import { Seen } from "../dice/guard.js" */

/** @param {TableView} view @returns {Seen} */
export function seenAt(view) {
  const { dice, phase } = view;
  return {
    match: view.match,
    side: view.you,
    commitment: dice.house_commitment,
    chains: dice.chains,
    players: { white: view.seats.white.name ?? "", black: view.seats.black.name ?? "" },
    log: dice.log,
    opened: dice.opened,
    called: phase.type === "rolling" ? { number: phase.number, missing: phase.missing } : null,
    shown: phase.type === "to_play" ? phase.roll : null,
    over: dice.house_secret !== null,
  };
}
