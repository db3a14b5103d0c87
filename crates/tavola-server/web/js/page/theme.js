// Runs before anything is drawn: the chosen look and board, without a flash of another.
(() => {
  try {
    const { look, board } = JSON.parse(localStorage.getItem("tavola-settings") ?? "{}");
    if (look === "light" || look === "dark") document.documentElement.dataset.look = look;
    if (["noce", "lavagna", "chiaro", "panno", "marmo", "lacca"].includes(board)) document.documentElement.dataset.board = board;
  } catch {
    // Without storage the page looks as the system wants it.
  }
})();
