// What is said around a tournament or a chouette, as a page of its own.

import { armDialogs } from "../page/dialogs.js";
import { byId } from "../page/dom.js";
import { house } from "../page/house.js";
import { Talk } from "../page/talk.js";
import { Words } from "../page/words.js";

async function start() {
  const page = byId("talk-page");
  const sources = (page.dataset["words"] ?? "").split(" ").map((path) => fetch(path).then((answer) => answer.text()));
  const words = new Words(document.documentElement.lang, (await Promise.all(sources)).join("\n"));
  const at = page.dataset["at"] ?? "";
  const talk = new Talk(words, at);
  armDialogs();
  house.line(`${at}/live`, { update: () => {}, refused: () => {}, line: () => {}, watched: () => {}, talk: (view) => talk.show(view) }).start(0);
}

start();
