import {
  type ChangeKind,
  type FactChange,
  type FactPair,
  gainForOwner,
  type HistoryStep,
} from "@tactician/game";
import type { Patch } from "@tactician/guide";
import type { Difference } from "./compare-moves.ts";

/** Differences of one character on one day. */
export interface DatedDifference extends Difference {
  readonly character: string;
  /** The first day of the character's history. */
  readonly since: string;
  readonly date: string;
}

/** The export trails a patch by weeks: it has most of a patch within three, the last characters within six. */
const PATCH_DAYS = 42;
/** The wiki fills in a new character's movelist for about this long; changes until then are corrections. */
const FIRST_DAYS = 90;
/** A patch changes several characters alike: at least this many in the same field and direction. */
const ALIKE = 3;
/** The wiki too adds and removes moves; a patch that begins a season does so for nearly everybody. */
const ALIKE_IN_MOVES = 15;

const DAY = 24 * 60 * 60 * 1000;

/**
 * The steps of all characters with the kind of each change. `recorded`: the value was blank before. `changed`: in the weeks after
 * a patch that changed moves, and at least three characters changed in the same field and direction in those weeks.
 * `corrected`: everything else, including changes without a direction and all in a character's first weeks. `earlier`
 * differences have their kinds already; they only help to find changes that are alike.
 */
export function withKinds(
  differences: readonly DatedDifference[],
  patches: readonly Patch[],
  earlier: readonly DatedDifference[] = [],
): { character: string; step: HistoryStep }[] {
  const windows = patches.filter(({ balance }) => balance === "yes");
  const patchOf = ({ date, since }: DatedDifference) =>
    daysBetween(since, date) < FIRST_DAYS
      ? undefined
      : windows.findLast((patch) => patch.date <= date && daysBetween(patch.date, date) <= PATCH_DAYS);
  const alike = new Map<string, Set<string>>();
  for (const difference of [...earlier, ...differences]) {
    const patch = patchOf(difference);
    if (patch === undefined) continue;
    for (const direction of directions(difference)) {
      const key = `${patch.version} ${direction}`;
      alike.set(key, (alike.get(key) ?? new Set()).add(difference.character));
    }
  }
  return differences.map((difference) => {
    const patch = patchOf(difference);
    const isOfGame = (direction: string | undefined) => {
      const characters = patch && alike.get(`${patch.version} ${direction}`)?.size;
      return (characters ?? 0) >= (direction === "added" || direction === "removed" ? ALIKE_IN_MOVES : ALIKE);
    };
    return { character: difference.character, step: stepOf(difference, isOfGame) };
  });
}

function stepOf(
  difference: DatedDifference,
  isOfGame: (direction: string | undefined) => boolean,
): HistoryStep {
  const { date, renamed, added, removed, told, also } = difference;
  const cameAs: ChangeKind = isOfGame("added") ? "changed" : "recorded";
  const wentAs: ChangeKind = isOfGame("removed") ? "changed" : "corrected";
  const changed = told.map((pair): FactChange => {
    if (isBlank(pair.from)) return { ...pair, kind: "recorded" };
    return { ...pair, kind: isOfGame(directionOf(pair)) ? "changed" : "corrected" };
  });
  return {
    date,
    ...(renamed.length === 0 ? {} : { renamed }),
    ...(added.length === 0 ? {} : { added: added.map((move) => ({ move, kind: cameAs })) }),
    ...(removed.length === 0 ? {} : { removed: removed.map((move) => ({ move, kind: wentAs })) }),
    ...(changed.length === 0 ? {} : { changed }),
    ...(Object.keys(also).length === 0 ? {} : { also }),
  };
}

/** Fields and directions in which a character changed on a day: `block worse`. */
function directions({ added, removed, told }: Difference): Set<string> {
  const found = new Set(told.flatMap((pair) => directionOf(pair) ?? []));
  if (added.length > 0) found.add("added");
  if (removed.length > 0) found.add("removed");
  return found;
}

/** Undefined for a change without a direction, and for a value that was blank. */
function directionOf(pair: FactPair): string | undefined {
  const change = { character: "", date: "", what: "fact", kind: "changed", ...pair } as const;
  const gain = gainForOwner(change as Parameters<typeof gainForOwner>[0]);
  // Hits whose levels are the same changed in damage.
  const field = pair.field === "hits" ? "damage" : pair.field;
  return gain === 0 ? undefined : `${field} ${gain > 0 ? "better" : "worse"}`;
}

function isBlank(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY;
}
