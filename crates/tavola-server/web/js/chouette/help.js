// The keys of the chouette's page, as it hears them and as its help shows them.

/** Keys that mean something else than at a table of two. @type {Readonly<Record<string, string>>} */
export const MORE_KEYS = { n: "hold", k: "cubes", w: "waits", s: "talk", a: "answer" };

/** @type {readonly (readonly [string, string])[]} */
export const KEYS = [
  ["Space, Enter", "key-chouette-go"], ["d", "key-chouette-double"], ["n", "key-chouette-hold"], ["t", "key-chouette-take"],
  ["p", "key-chouette-drop"], ["b", "key-chouette-beaver"], ["a", "key-chouette-answer"], ["k", "key-chouette-cubes"],
  ["w", "key-chouette-wait"], ["s", "key-chouette-talk"], ["u", "key-undo"], ["Shift u", "key-undo-all"], ["x", "key-swap"],
  ["f", "key-flip"], ["m", "key-list"], ["i", "key-pips"], ["q", "key-quadrants"], ["8/5 6/5", "key-type"], ["g", "key-board"], ["Shift n", "key-bell"],
  ["?", "key-help"],
];
