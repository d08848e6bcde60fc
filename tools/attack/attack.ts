import type { OutsideWorld } from "./outside-world.ts";
import type { SiteOptions, SiteUnderAttack } from "./site-under-attack.ts";
import type { Visitors } from "./visitors.ts";

/** How long and how hard: a part of `npm test`, or all of it. */
export type AttackSize = "short" | "full";

/** What an attack needs. Everything is on loopback and goes with the run. */
export interface Ground {
  readonly size: AttackSize;
  readonly site: SiteUnderAttack;
  readonly outside: OutsideWorld;
  readonly visitors: Visitors;
  /** An empty folder of this attack alone. */
  readonly folder: string;
  /** A loopback address of this attack alone, `127.20.0.1`: limits by address count each attack anew. */
  readonly addressOf: (visitor: number) => string;
}

/** One thing that has to hold, and what was seen of it. */
export interface Finding {
  readonly must: string;
  readonly seen: string;
  readonly isHeld: boolean;
}

/** One attack, bounded in requests and seconds by itself. */
export interface Attack {
  /** For `--only`, and the table. */
  readonly name: string;
  /** What is done, in a line. */
  readonly about: string;
  /** Whether it is a part of the short run. */
  readonly isShort: boolean;
  /** For a server of its own; without it the attack hits the one that has to stay up through all others. */
  readonly prepareSite?: (folder: string, outside: OutsideWorld) => Promise<SiteOptions>;
  /** The server is ended by the attack itself, so that nobody else can be answered meanwhile. */
  readonly endsSite?: true;
  readonly run: (ground: Ground) => Promise<Finding[]>;
}

/** `finding("no 502", "3 of 60", false)`. */
export function finding(must: string, seen: string | number, isHeld: boolean): Finding {
  return { must, seen: String(seen), isHeld };
}
