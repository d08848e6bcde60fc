import type { HitLevel, Move } from "../move.ts";
import type { AnswerWayOut } from "./answer-parts.ts";
import type { MovesById } from "./guaranteed.ts";
import { type KnownGap, knownGapOf } from "./known-gap.ts";

const DUCKABLE: ReadonlySet<HitLevel> = new Set(["high", "high throw"]);
const LOW: ReadonlySet<HitLevel> = new Set(["low", "special low"]);

/** What gets in between with less is no move that everybody has. */
export const FASTEST_JAB = 10;

/**
 * What can be done about a string before its own hits come: what its parents do is said in their rows. A note of the
 * movelist wins over the frames; where neither knows, nothing is said.
 */
export function waysOutOf(move: Move, byId: MovesById): AnswerWayOut[] {
  const { hits, ownHits, parent, whiffsTo = [] } = move;
  const gap = parent === undefined || ownHits === 0 ? undefined : knownGapOf(move, byId);
  const hit = hits.length - ownHits + 1;
  const steps = whiffsTo.map(
    (side): AnswerWayOut => ({
      kind: "step",
      ...(parent === undefined ? {} : { hit }),
      side,
      evidence: "note",
    }),
  );
  // A jail that stops attacks alone.
  if (isSaidDuckable(move, hit) && gap?.jails !== false) return [{ kind: "duck", hit, evidence: "note" }];
  if (gap === undefined) return parent === undefined ? steps : [];
  if (gap.jails && !gap.onlyIfDelayed) return [{ kind: "jail", hit, evidence: gap.evidence }];
  return [...inBetween(move, hit, gap), ...(gap.jails ? [] : steps)];
}

function inBetween({ hits, properties }: Move, hit: number, gap: KnownGap): AnswerWayOut[] {
  const level = hits[hit - 1]?.level;
  const before = hits[hit - 2]?.level;
  const { frames, evidence, onlyIfDelayed } = gap;
  const said = {
    hit,
    ...(frames === undefined ? {} : { frames }),
    ...(onlyIfDelayed ? { onlyIfDelayed: true as const } : {}),
    evidence,
  };
  const ways: AnswerWayOut[] = [];
  if (level !== undefined && DUCKABLE.has(level) && before !== undefined && !LOW.has(before))
    ways.push({ kind: "duck", ...said });
  if (level !== undefined && LOW.has(level) && !properties.includes("unparryable"))
    ways.push({ kind: "low parry", ...said });
  // A move beats the hit that comes a frame after it.
  const startup = evidence === "note" ? frames : (frames ?? 0) - 1;
  if (startup !== undefined && startup >= FASTEST_JAB && !onlyIfDelayed)
    ways.push({ kind: "interrupt", ...said, frames: startup });
  return ways;
}

function isSaidDuckable({ hits, duckable, parent }: Move, hit: number): boolean {
  return duckable === true && parent !== undefined && DUCKABLE.has(hits[hit - 1]?.level ?? "mid");
}
