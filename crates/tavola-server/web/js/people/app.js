// Players' pages: complete without this; seals recompute the dice in place.

import { armSeals } from "./seal.js";

armSeals(document);
