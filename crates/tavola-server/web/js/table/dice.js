// What a table's view says about the dice, as the guard reads it.

/** @import { TableView } from "../wire.js" */
/** @import { Seen } from "../dice/guard.js" */

/** Of a pair one page has the chain: whoever got ready with it. @param {TableView} view */
function opensLinks({ you, partner, seats, dice }) {
  const pair = you && seats[you].pair;
  return !pair || dice.chains[you] === null || pair.links === null || pair.links === partner;
}

/** @param {TableView} view @returns {Seen} */
export function seenAt(view) {
  const { dice, phase } = view;
  return {
    match: view.match,
    side: opensLinks(view) ? view.you : null,
    plays: view.you !== null,
    commitment: dice.house_commitment,
    chains: dice.chains,
    players: dice.players ?? { white: view.seats.white.name ?? "", black: view.seats.black.name ?? "" },
    log: dice.log,
    opened: dice.opened,
    called: phase.type === "rolling" ? { number: phase.number, missing: phase.missing } : null,
    // What fell last is what the opponent has rolled too early.
    shown: phase.type !== "to_play" ? null : phase.early?.type === "rolled" ? phase.early.roll : phase.roll,
    tutor: view.tutor !== undefined,
    over: dice.house_secret !== null,
  };
}
