// A game as it went, stepped through by the arrow keys: each small board is a link to its own line, which shows it large.

const boards = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll("a.mini-link")]);

/** Which board is chosen: the one in focus, else the one whose line is shown; -1 for none. */
function chosen() {
  const inFocus = boards.findIndex((board) => board === document.activeElement);
  return inFocus >= 0 ? inFocus : boards.findIndex((board) => board.hash === location.hash);
}

/** @param {number} index */
function choose(index) {
  const board = boards[Math.max(0, Math.min(index, boards.length - 1))];
  if (!board) return;
  // Stepping leaves no trail of pages to go back through.
  location.replace(board.hash);
  board.focus({ preventScroll: true });
}

/** Where a key leads from the board chosen now. @type {Record<string, (now: number) => number>} */
const WAYS = {
  ArrowRight: (now) => now + 1,
  ArrowDown: (now) => now + 1,
  ArrowLeft: (now) => (now < 0 ? boards.length - 1 : now - 1),
  ArrowUp: (now) => (now < 0 ? boards.length - 1 : now - 1),
  Home: () => 0,
  End: () => boards.length - 1,
};

addEventListener("keydown", (event) => {
  const way = WAYS[event.key];
  const upOrDown = ["ArrowUp", "ArrowDown", "Home", "End"].includes(event.key);
  // Up and down scroll the page as long as no board has been chosen.
  if (!way || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || (upOrDown && chosen() < 0)) return;
  event.preventDefault();
  choose(way(chosen()));
});

addEventListener("click", (event) => {
  const board = event.target instanceof Element ? event.target.closest("a.mini-link") : null;
  if (!(board instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  // Chosen again, it is small again.
  location.replace(board.hash === location.hash ? "#moves" : board.hash);
  board.focus({ preventScroll: true });
});
