// The same again in a week is asked for without leaving the table; what is refused is told by a page.

for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll("#result [data-next-week]"))) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const answer = await fetch(form.action, { method: "POST", headers: { "content-type": "application/json" }, body: "{}" }).catch(() => null);
    if (!answer?.ok) return form.submit();
    const asked = document.querySelector("#result [data-next-week-asked]");
    form.hidden = true;
    if (!(asked instanceof HTMLElement)) return;
    asked.hidden = false;
    asked.focus();
  });
}
