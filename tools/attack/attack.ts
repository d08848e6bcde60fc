import type { OutsideWorld } from "./outside-world.ts";
import type { SiteOptions, SiteUnderAttack } from "./site-under-attack.ts";
import type { Visitors } from "./visitors.ts";

/** How long and how hard: a part of `npm test`, or all of it. */
export type AttackSize = "short" | "full";

export interface Ground {
  readonly size: AttackSize;
  readonly site: SiteUnderAttack;
  readonly outside: OutsideWorld;
  readonly visitors: Visitors;
  /** An empty folder of this attack alone. */
  readonly folder: string;
}

export interface Finding {
  readonly must: string;
  readonly seen: string;
  readonly isHeld: boolean;
}

export interface Attack {
  readonly name: string;
  readonly about: string;
  readonly isShort: boolean;
  /** For a server of its own; without it the attack hits the one that has to stay up through all others. */
  readonly prepareSite?: (folder: string) => Promise<SiteOptions>;
  /** The server is ended by the attack itself, so that nobody else can be answered meanwhile. */
  readonly endsSite?: true;
  readonly run: (ground: Ground) => Promise<Finding[]>;
}

/** `finding("no 502", "3 of 60", false)`. */
export function finding(must: string, seen: string | number, isHeld: boolean): Finding {
  return { must, seen: String(seen), isHeld };
}

export async function emptyStore(folder: string): Promise<SiteOptions> {
  return { dataDir: folder };
}

/** `40 x 200, 60 x 503`. */
export function countEach(statuses: readonly number[]): string {
  return [...Map.groupBy(statuses, (status) => status)]
    .map(([status, all]) => `${all.length} x ${status}`)
    .join(", ");
}
