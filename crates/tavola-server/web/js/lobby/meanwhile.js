// On any page while one waits for company: the seek stands, and a call is heard.

import { Calls } from "./called.js";
import { LobbyLine } from "./line.js";

const calls = new Calls(false);
new LobbyLine("/lobby/live?only=calls", (told) => {
  if (told.type === "called") calls.come(told);
  else if (told.type === "uncalled") calls.over();
});
