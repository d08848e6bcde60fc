import type { Attack } from "./attack.ts";
import { BIG_LISTS } from "./attacks/big-player.ts";
import { BROKEN_STORE } from "./attacks/broken-store.ts";
import { clocks } from "./attacks/clocks.ts";
import { CONNECTIONS } from "./attacks/connections.ts";
import { FAILING_SERVICE } from "./attacks/failing-service.ts";
import { fairShares } from "./attacks/fair-shares.ts";
import { hangingNews } from "./attacks/hanging-news.ts";
import { hostileAddresses } from "./attacks/hostile-addresses.ts";
import { KILL_ATTACKS } from "./attacks/kills.ts";
import { largeAnswers } from "./attacks/large-answers.ts";
import { malformed } from "./attacks/malformed.ts";
import { memoryStore } from "./attacks/memory-store.ts";
import { stopping } from "./attacks/stopping.ts";
import { titlesFlood } from "./attacks/titles-flood.ts";
import { UNREAD } from "./attacks/unread.ts";

/** All attacks, in the order in which they are run: a name once used is not used again. */
export const ATTACKS: readonly Attack[] = [
  malformed,
  hostileAddresses,
  ...FAILING_SERVICE,
  fairShares,
  titlesFlood,
  hangingNews,
  clocks,
  ...BROKEN_STORE,
  memoryStore,
  ...CONNECTIONS,
  stopping,
  ...KILL_ATTACKS,
  largeAnswers,
  ...UNREAD,
  ...BIG_LISTS,
];
