// The whole book on one page: a button prints it, or saves it as PDF.

const print = document.getElementById("print");
if (print) {
  print.hidden = false;
  print.addEventListener("click", () => window.print());
}
