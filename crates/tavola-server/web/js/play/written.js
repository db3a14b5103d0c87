// Plays as texts have them.

/** A place as plays are written. @param {string} written */
const place = (written) => (written === "bar" ? 25 : written === "off" ? 0 : Number(written));

/**
 * The steps of a play as it is written: `bar/21/15`, `13/7(2)`.
 * @param {string} play
 * @returns {{ from: number, to: number }[]}
 */
export function stepsOf(play) {
  return play.split(" ").flatMap((word) => {
    const [way = "", times = "1"] = word.split(/[()]/);
    const places = way.split("/").map((part) => place(part.replace("*", "")));
    const once = places.slice(1).map((to, at) => ({ from: places[at] ?? 0, to }));
    return Array.from({ length: Number(times) }, () => once).flat();
  });
}

/**
 * Whether a play is one of this roll, allowed or not: its steps are as long as the dice are, one after the other.
 * @param {string} play @param {readonly [number, number] | null} roll
 */
export function isOfRoll(play, roll) {
  if (!roll) return false;
  const [one, other] = roll;
  let left = one === other ? [one, one, one, one] : [one, other];
  for (const { from, to } of stepsOf(play)) {
    const way = from - to;
    const takes = (/** @type {number[]} */ dice) => {
      const sum = dice.reduce((all, die) => all + die, 0);
      // A checker is borne off with a higher number too.
      return sum === way || (to === 0 && sum > way);
    };
    const ways = one === other ? left.map((_, at) => left.slice(0, at + 1)) : [[left[0] ?? 0], [left[1] ?? 0], left].filter((dice) => !dice.includes(0));
    const used = ways.find(takes);
    if (!used) return false;
    for (const die of used) left.splice(left.indexOf(die), 1);
  }
  return true;
}
