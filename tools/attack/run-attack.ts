import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Attack, type AttackSize, type Finding, finding } from "./attack.ts";
import { judge, type Row } from "./limits.ts";
import type { Observer } from "./observer.ts";
import { BIG_PLAYER, type OutsideWorld, stock } from "./outside-world.ts";
import { type SiteOptions, type SiteUnderAttack, startSite } from "./site-under-attack.ts";
import { Visitors } from "./visitors.ts";

export interface Field {
  readonly size: AttackSize;
  readonly observer: Observer;
  readonly outside: OutsideWorld;
  readonly folder: string;
  /** The server that has to stay up; started by the first attack that needs it, and again by the next when one ended it. */
  shared: { site: SiteUnderAttack; idleMb: number } | undefined;
}

/** A server that was just started needs a moment until its memory is that of an idle one. */
const CALM_MS: Record<AttackSize, number> = { full: 1500, short: 300 };
/** How long memory may take to come back: what has not after five seconds stays. */
const COME_BACK_MS: Record<AttackSize, number> = { full: 6000, short: 500 };
const LOOK_MS = 250;
/** What an attack may leave for the next without being waited for: an idle server's memory moves by as much. */
const NEARLY_MB = 10;

export async function runAttack(field: Field, attack: Attack, number: number): Promise<Row> {
  const { observer, outside, size } = field;
  outside.reset();
  const folder = join(field.folder, attack.name);
  mkdirSync(folder, { recursive: true });
  const { site, idleMb } = await siteFor(field, attack, folder);
  const visitors = new Visitors(site.port, 20 + number);
  const wroteBefore = { log: site.written.log.length, errors: site.written.errors.length };
  const { nowMb: beforeMb } = await observer.report();
  observer.watch(site, attack.endsSite === undefined);
  const startedAt = performance.now();
  const own = await attack
    .run({ size, site, outside, visitors, folder })
    .catch((error: unknown): Finding[] => [finding("the attack itself goes through", String(error), false)]);
  visitors.leave();
  const seconds = (performance.now() - startedAt) / 1000;
  // What waits for a stand-in that hangs is let go.
  outside.reset();
  if (attack.endsSite === undefined) await comeBack(field, Math.max(beforeMb, idleMb) + NEARLY_MB);
  const observed = await observer.report();
  observer.watch(undefined);
  const general = judge(
    {
      ...observed,
      idleMb,
      afterwardsMb: observed.nowMb,
      ended: attack.endsSite ? undefined : site.ended,
      written: {
        log: site.written.log.slice(wroteBefore.log),
        errors: site.written.errors.slice(wroteBefore.errors),
      },
    },
    size,
  );
  if (attack.prepareSite) await site.stop("SIGKILL");
  return {
    name: attack.name,
    requests: visitors.requests,
    seconds,
    idleMb,
    peakMb: observed.peakMb,
    afterwardsMb: observed.nowMb,
    othersMs: attack.endsSite ? undefined : observed.worstMs,
    own,
    general,
  };
}

async function siteFor(field: Field, { prepareSite }: Attack, folder: string) {
  if (prepareSite) return start(field, await prepareSite(folder));
  if (field.shared === undefined || field.shared.site.ended !== undefined) {
    const dataDir = join(field.folder, "data");
    mkdirSync(dataDir, { recursive: true });
    await stock(dataDir, [BIG_PLAYER]);
    field.shared = await start(field, { dataDir });
  }
  return field.shared;
}

async function start({ observer, outside, size }: Field, options: SiteOptions) {
  const site = await startSite(options, outside);
  observer.watch(site, false);
  await sleep(CALM_MS[size]);
  const { nowMb } = await observer.report();
  return { site, idleMb: nowMb };
}

async function comeBack({ observer, size }: Field, nearlyMb: number): Promise<void> {
  for (const end = performance.now() + COME_BACK_MS[size]; performance.now() < end; ) {
    const { nowMb } = await observer.report();
    if (nowMb <= nearlyMb) return;
    await sleep(LOOK_MS);
  }
}
