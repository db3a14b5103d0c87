// Why an act at the device is refused, with the clause behind it. Pure.

/** @import { Act } from "../wire.js" */
/** @import { Words } from "../page/words.js" */

/** The clauses behind refusals, as the domain names them. @type {Readonly<Record<string, string>>} */
const CLAUSES = {
  "director-only": "CLK-10", "reason-missing": "TRN-01", "on-hold": "TRN-19", flagged: "CLK-02", "gap-asked": "CLK-10", "not-your-turn": "CLK-05",
  "crawford-game": "MAT-02", "crawford-cube": "MAT-03", "cube-not-yours": "CUB-02", "no-points": "TRN-21", "holland-waits": "MAT-04",
  "break-between-games": "CLK-09", "no-break-left": "TRN-11", "break-running": "TRN-11", "most-resigned": "END-08", "trailer-confirms": "MAT-05",
  "turn-is-over": "CLK-10", "nothing-given-up": "MAT-08", "nothing-offered": "CLK-07",
};

/** The clause behind a refusal; of what is posted another for what is asked. @param {string} refused @param {Act["type"]} act */
export function clauseOf(refused, act) {
  if (refused !== "posted") return CLAUSES[refused] ?? null;
  if (act === "set_length") return "MAT-06";
  return act === "resign_match" || act === "withdraw" ? "MAT-08" : "TRN-18";
}

/** What is said of a refusal; nothing of none. @param {Words} words @param {string | null} refused @param {Act} act */
export function refusedText(words, refused, act) {
  if (!refused) return "";
  const [text, clause] = [words.say(`board-refused-${refused}`), clauseOf(refused, act.type)];
  return clause ? words.say("board-refused-clause", { text, clause }) : text;
}
