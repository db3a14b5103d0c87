// What of a list of entries was not entered: it stays in the box, to be put right.
// @ts-check

/**
 * Keeps the lines that an answer has left out in the form's list, and gives the sentence about them; none if none were.
 * @param {Document} page @param {HTMLFormElement} form
 */
export function keepLeftOut(page, form) {
  const [left, list] = [page.querySelector("#left-out textarea"), form.querySelector("textarea[name='list']")];
  if (!(left instanceof HTMLTextAreaElement) || !(list instanceof HTMLTextAreaElement)) return null;
  list.value = left.value;
  return page.querySelector("#left-out p")?.textContent ?? page.title;
}
