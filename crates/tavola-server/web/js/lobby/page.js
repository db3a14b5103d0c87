// The page of challenges: what one is asked is kept up to date, and the form asks for what is chosen only.

import "./app.js";
import "./chooser.js";
