import {
  defined,
  type FactField,
  type FactPair,
  type FormerFacts,
  factsIn,
  IDENTITY_FIELDS,
  type Move,
  type MoveKey,
  type MoveRename,
} from "@tactician/game";

export type Moves = ReadonlyMap<string, Move>;

/** The differences between two days, without their kinds. */
export interface Difference {
  readonly renamed: readonly MoveRename[];
  readonly added: readonly MoveKey[];
  readonly removed: readonly Move[];
  /** Told as changes: frame data of the move itself. */
  readonly told: readonly FactPair[];
  /** Everything else that differs, with its former values. */
  readonly also: Readonly<Record<string, FormerFacts>>;
}

/** Frame data that is told; the rest of a move comes from notes or is derived from it. */
const TOLD_FIELDS: ReadonlySet<string> = new Set(factsIn("changes").map(({ field }) => field));
const NAMING_FIELDS: ReadonlySet<string> = new Set(IDENTITY_FIELDS);

export function isEmpty(difference: Difference): boolean {
  return Object.values(difference).every((list) => Object.keys(list).length === 0);
}

/** Compares a day's moves with the source's next day. What moves are called is no difference: it is carried back. */
export function compareMoves(before: Moves, after: Moves): Difference {
  const gone = [...before.values()].filter(({ id }) => !after.has(id));
  const come = [...after.values()].filter(({ id }) => !before.has(id));
  const renames = findRenames(gone, come);
  const newIds = new Map(renames.map(({ from, to }) => [from.id, to.id]));
  const olderMoves = new Map([...before.values()].map((move) => [newIds.get(move.id) ?? move.id, move]));
  const pairs = [...olderMoves].flatMap(([id, move]) => {
    const newer = after.get(id);
    return newer === undefined ? [] : comparePair(move, newer);
  });
  const isOwn = ({ move, field }: FactPair) => isOwnChange(field, olderMoves.get(move), after.get(move));
  const isTold = (pair: FactPair) => tells(pair, pairs) && isOwn(pair) && !isOtherSum(pair, pairs);
  return {
    renamed: renames.map(({ from, to }) => ({ move: to.id, from: calledOf(from) })),
    added: come.filter((move) => !renames.some(({ to }) => to === move)).map(({ id }) => id),
    removed: gone.filter((move) => !renames.some(({ from }) => from === move)),
    told: pairs.filter(isTold),
    also: formerFacts(pairs.filter((pair) => !isTold(pair))),
  };
}

function comparePair(old: Move, move: Move): FactPair[] {
  const fields = [...new Set([...Object.keys(old), ...Object.keys(move)])] as (keyof Move)[];
  return fields.flatMap((field) => {
    const [from, to] = [old[field], move[field]];
    if (NAMING_FIELDS.has(field) || JSON.stringify(from) === JSON.stringify(to)) return [];
    return [defined({ move: move.id, field, from, to }) as FactPair];
  });
}

/**
 * Whether a pair is told. Hits are told if their levels changed, not for hitting a grounded opponent. Damage is told by its sum, and
 * by the hits only if the source left the sum as it was, as notes of scaled damage do.
 */
function tells({ move, field, from, to }: FactPair, pairs: readonly FactPair[]): boolean {
  if (field !== "hits") return TOLD_FIELDS.has(field);
  const [old = [], hits = []] = [from, to] as Move["hits"][];
  if (levelsOf(old) !== levelsOf(hits)) return true;
  const isKnown = [...old, ...hits].every(({ damage }) => damage !== undefined);
  return (
    isKnown &&
    damagesOf(old) !== damagesOf(hits) &&
    !pairs.some((pair) => pair.move === move && pair.field === "damage")
  );
}

function levelsOf(hits: Move["hits"]): string {
  return hits.map(({ level, unblockable }) => `${level}${unblockable ?? ""}`).join();
}

function damagesOf(hits: Move["hits"]): string {
  return hits.map(({ damage }) => damage).join();
}

/** Whether only the sum changed, because the source now says how earlier hits scale it (`30 (9)`). */
function isOtherSum({ move, field }: FactPair, pairs: readonly FactPair[]): boolean {
  if (field !== "damage") return false;
  const hits = pairs.find((pair) => pair.move === move && pair.field === "hits");
  const [from, to] = [hits?.from, hits?.to] as (Move["hits"] | undefined)[];
  return from !== undefined && to !== undefined && damagesOf(from) === damagesOf(to);
}

/** Whether hits, damage or startup changed in what the string adds, and not only in the move before it. */
function isOwnChange(field: FactField, old: Move | undefined, move: Move | undefined): boolean {
  if (field !== "hits" && field !== "damage" && field !== "startup") return true;
  if (old === undefined || move?.parent === undefined || old.parent === undefined) return true;
  if (field === "startup") return false;
  const [before, now] = [ownHitsOf(old), ownHitsOf(move)];
  return levelsOf(before) !== levelsOf(now) || damagesOf(before) !== damagesOf(now);
}

function ownHitsOf({ hits, ownHits }: Move): Move["hits"] {
  return hits.slice(hits.length - ownHits);
}

function calledOf({ id, command, parent, from }: Move): MoveRename["from"] {
  return defined({ id, command, parent, from });
}

/** By move and field; null = there was none. */
function formerFacts(pairs: readonly FactPair[]): Record<string, FormerFacts> {
  const byMove = Map.groupBy(pairs, ({ move }) => move);
  return Object.fromEntries(
    [...byMove].map(([move, facts]) => [
      move,
      Object.fromEntries(facts.map(({ field, from }) => [field, from ?? null])) as FormerFacts,
    ]),
  );
}

type Rename = Readonly<Record<"from" | "to", Move>>;

/**
 * Moves that went and came on the same day with the same name, startup and damage: the source renamed them. If several fit, block
 * and hit must agree too; what is still unclear stays a removal and an addition.
 */
export function findRenames(gone: readonly Move[], come: readonly Move[]): Rename[] {
  const renames: Rename[] = [];
  for (const key of [exactKey, looseKey]) {
    const left = gone.filter((move) => !renames.some(({ from }) => from === move));
    const right = come.filter((move) => !renames.some(({ to }) => to === move));
    const byKey = Map.groupBy(right, key);
    for (const [text, moves] of Map.groupBy(left, key)) {
      const [from, ...others] = moves;
      const [to, ...more] = byKey.get(text) ?? [];
      const isClear = others.length === 0 && more.length === 0;
      if (text !== undefined && isClear && from !== undefined && to !== undefined) renames.push({ from, to });
    }
  }
  return renames;
}

/** Undefined if too little is known about a move to recognise it. */
function looseKey(move: Move): string | undefined {
  const { name, startup, damage } = move;
  if (name === undefined && (startup === undefined || damage === undefined)) return undefined;
  return JSON.stringify([name?.replace(/[^A-Za-z0-9]/g, ""), move.ownStartup ?? startup, damage]);
}

function exactKey(move: Move): string | undefined {
  const key = looseKey(move);
  return key === undefined ? undefined : key + JSON.stringify([move.block, move.hit, move.hits]);
}
