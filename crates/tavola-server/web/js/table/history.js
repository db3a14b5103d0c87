// The history of a match as it comes over the line: each view holds only what has come since the one before.

/** @import { TableView } from "../wire.js" */

/**
 * The view with its whole history, pieced together from the last one and what has come since; null if this one does not
 * go on from the last.
 * @param {TableView | null} last
 * @param {TableView} view
 * @returns {TableView | null}
 */
export function withHistory(last, view) {
  const { after, games, turns } = view.history;
  if (!after) return view;
  const known = last?.history;
  if (!known || last.version !== after.version || known.games.length < after.games || known.turns.length < after.turns) return null;
  return {
    ...view,
    history: {
      games: [...known.games.slice(0, after.games), ...games],
      turns: [...known.turns.slice(0, after.turns), ...turns],
    },
  };
}
