import { breakingEnders } from "./breaking-enders.ts";
import type { Check } from "./check.ts";
import { complete } from "./complete.ts";
import { confirmTime } from "./confirm-time.ts";
import { crouchLauncher } from "./crouch-launcher.ts";
import { defence } from "./defence.ts";
import { duckWords } from "./duck-words.ts";
import { followUpSpeed } from "./follow-up-speed.ts";
import { gamePlan } from "./game-plan.ts";
import { heatEnder } from "./heat-ender.ts";
import { heatEngager } from "./heat-engager.ts";
import { knownMove } from "./known-move.ts";
import { launcher } from "./launcher.ts";
import { link } from "./link.ts";
import { matchupPunisher } from "./matchup-punisher.ts";
import { playedLinks } from "./played-links.ts";
import { pressure } from "./pressure.ts";
import { punisherSpeed } from "./punisher-speed.ts";
import { sourceSeason } from "./source-season.ts";
import { stances } from "./stances.ts";
import { textMove } from "./text-move.ts";
import { throwBreak } from "./throw-break.ts";
import { tornadoOnce } from "./tornado-once.ts";
import { traps } from "./traps.ts";
import { unknownToken } from "./unknown-token.ts";
import { unsafeOnBlock } from "./unsafe-on-block.ts";
import { weakSide } from "./weak-side.ts";

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
