import type { Attack } from "./attack.ts";
import { BIG_LISTS, CONNECTIONS, UNREAD } from "./attacks/connections.ts";
import { hostileAddresses, malformed } from "./attacks/requests.ts";
import { clocks, FAILING_SERVICE, largeAnswers, SHARES, stopping } from "./attacks/services.ts";
import { KILL_ATTACKS, STORES } from "./attacks/stores.ts";

/** All attacks, in the order in which they are run: a name once used is not used again. */
export const ATTACKS: readonly Attack[] = [
  malformed,
  hostileAddresses,
  ...FAILING_SERVICE,
  ...SHARES,
  clocks,
  ...STORES,
  ...CONNECTIONS,
  stopping,
  ...KILL_ATTACKS,
  largeAnswers,
  ...UNREAD,
  ...BIG_LISTS,
];
