// The form in which one chooses how to play: what the choice does not have is not asked for.

// Times of a clock that is not there are not asked for.
const clock = /** @type {HTMLSelectElement | null} */ (document.getElementById("knob-clock"));
const clocked = () => ["knob-minutes", "knob-seconds"].forEach((id) => document.getElementById(id)?.toggleAttribute("disabled", clock?.value === "none"));
clock?.addEventListener("change", clocked);
clocked();

// Lengths and stakes that the kind of play does not have cannot be entered.
const length = /** @type {HTMLInputElement | null} */ (document.getElementById("knob-length"));
const presets = [...document.querySelectorAll('.choose input[name="preset"]')];
const measured = () => {
  const preset = /** @type {HTMLInputElement | undefined} */ (presets.find((one) => /** @type {HTMLInputElement} */ (one).checked))?.value;
  length?.toggleAttribute("disabled", preset === "money");
  ["worth", "currency"].forEach((id) => document.getElementById(id)?.toggleAttribute("disabled", preset !== "money"));
  length?.setAttribute("min", preset === "tournament" ? "3" : "1");
};
presets.forEach((one) => one.addEventListener("change", measured));
measured();

// A tutor and a level are a bot's, a rating range is a seek's, a name a challenge's.
const OF = { "knob-tutor": "bot", "knob-level": "bot", "knob-range": "anybody", "knob-whom": "named" };
const opponents = [...document.querySelectorAll('.choose input[name="opponent"]')];
const opposed = () => {
  const opponent = /** @type {HTMLInputElement | undefined} */ (opponents.find((one) => /** @type {HTMLInputElement} */ (one).checked))?.value;
  for (const [id, whose] of Object.entries(OF)) document.getElementById(id)?.toggleAttribute("disabled", opponent !== whose);
  document.getElementById("knob-whom")?.toggleAttribute("required", opponent === "named");
};
opponents.forEach((one) => one.addEventListener("change", opposed));
opposed();

// A link to the form may say whom one looks for.
for (const link of document.querySelectorAll("a[data-opponent]")) {
  link.addEventListener("click", () => {
    const wanted = /** @type {HTMLInputElement | undefined} */ (opponents.find((one) => /** @type {HTMLInputElement} */ (one).value === /** @type {HTMLElement} */ (link).dataset["opponent"]));
    if (!wanted) return;
    wanted.checked = true;
    opposed();
  });
}
