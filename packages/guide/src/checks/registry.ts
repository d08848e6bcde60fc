import { duckWords, unsafeOnBlock, weakSide } from "./anti-guide.ts";
import { defence, gamePlan, stances, traps } from "./before-the-hit.ts";
import type { Check } from "./check.ts";
import { breakingEnders, launcher, link, tornadoOnce } from "./combos.ts";
import { complete, sourceSeason } from "./complete.ts";
import { heatEnder, heatEngager } from "./heat.ts";
import { confirmTime, followUpSpeed } from "./mini-combos.ts";
import { knownMove, textMove, unknownToken } from "./move-strings.ts";
import { plainWords } from "./plain-words.ts";
import { playedLinks } from "./played-links.ts";
import { pressure } from "./pressure.ts";
import { crouchLauncher, matchupPunisher, punisherSpeed } from "./punishers.ts";
import { throwBreak } from "./throws.ts";

/** Every check by what findings print and waivers cite, in the order in which their findings are worth mending. */
export const CHECKS: Readonly<Record<string, Check>> = {
  "unknown-token": unknownToken,
  "known-move": knownMove,
  "punisher-speed": punisherSpeed,
  "crouch-launcher": crouchLauncher,
  "matchup-punisher": matchupPunisher,
  "heat-engager": heatEngager,
  "heat-ender": heatEnder,
  "throw-break": throwBreak,
  "unsafe-on-block": unsafeOnBlock,
  "duck-words": duckWords,
  "text-move": textMove,
  "plain-words": plainWords,
  "confirm-time": confirmTime,
  "follow-up-speed": followUpSpeed,
  "tornado-once": tornadoOnce,
  launcher,
  link,
  "played-links": playedLinks,
  "game-plan": gamePlan,
  pressure,
  traps,
  defence,
  stances,
  "breaking-enders": breakingEnders,
  "source-season": sourceSeason,
  complete,
  "weak-side": weakSide,
};
