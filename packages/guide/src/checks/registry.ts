import { duckWords, unsafeOnBlock, weakSide } from "./anti-guide.ts";
import { defence, gamePlan, stances, traps } from "./before-the-hit.ts";
import type { Check } from "./check.ts";
import { breakingEnders, launcher, link, tornadoOnce } from "./combos.ts";
import { complete, sourceSeason } from "./complete.ts";
import { heatEnder, heatEngager } from "./heat.ts";
import { confirmTime, followUpSpeed } from "./mini-combos.ts";
import { knownMove, textMove, unknownToken } from "./move-strings.ts";
import { playedLinks } from "./played-links.ts";
import { pressure } from "./pressure.ts";
import { crouchLauncher, matchupPunisher, punisherSpeed } from "./punishers.ts";
import { throwBreak } from "./throws.ts";

/** Every check, in the order in which their findings are worth mending. */
export const CHECKS: readonly Check[] = [
  unknownToken,
  knownMove,
  punisherSpeed,
  crouchLauncher,
  matchupPunisher,
  heatEngager,
  heatEnder,
  throwBreak,
  unsafeOnBlock,
  duckWords,
  textMove,
  confirmTime,
  followUpSpeed,
  tornadoOnce,
  launcher,
  link,
  playedLinks,
  gamePlan,
  pressure,
  traps,
  defence,
  stances,
  breakingEnders,
  sourceSeason,
  complete,
  weakSide,
];
