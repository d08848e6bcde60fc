import {
  type ChangesOverview,
  type CharacterChanges,
  joinChanges,
  type ToldChange,
} from "@tactician/contract";
import {
  type Change,
  type CharacterId,
  changesOf,
  defined,
  type FactChange,
  type History,
  type HistoryStep,
  isBetterForOwner,
  type Move,
} from "@tactician/game";
import type { GuideCharacter } from "../guide-character.ts";
import type { CountPunishers } from "../punishable-moves.ts";
import type { Patch } from "./histories.ts";

/**
 * A character's changes as they are told, newest first, with what each is to its owner and to who punishes it. `patches` are
 * all, oldest first: what the game changed belongs to the last one before it that changed moves. Throws where the history names a
 * move that neither it nor the movelist knows.
 */
export function buildCharacterChanges(
  { sheet, movelist, vocabulary }: GuideCharacter,
  history: History,
  patches: readonly Patch[],
  countPunishers: CountPunishers,
): CharacterChanges {
  const balancing = patches.filter(({ balance }) => balance === "yes");
  const known = new Map<string, Move>(movelist.moves.map((move) => [move.id, move]));
  const words = new Set(vocabulary);
  const changes: ToldChange[] = [];
  for (const step of history.steps.toReversed()) {
    for (const change of changesOf({ ...history, steps: [step] })) {
      const move = change.what === "removed" ? change.facts : known.get(change.move);
      if (move === undefined)
        throw new Error(`${history.character}: no move "${change.move}" on ${step.date}`);
      // A row that the source once had without a command was no move.
      if (move.command === "") continue;
      const patch =
        change.kind === "changed" ? balancing.findLast(({ date }) => date <= change.date) : undefined;
      changes.push({
        ...{ date: change.date, ...defined({ patch: patch?.version }) },
        ...{ move: change.move, command: move.command, kind: change.kind },
        effect: isBetterForOwner(change),
        ...toldOf(change, step, move, history.character, countPunishers),
      } as ToldChange);
    }
    goBack(known, step, words);
  }
  const versions = new Set(changes.map(({ patch }) => patch));
  return {
    _id: sheet.characterId,
    name: sheet.name,
    vocabulary: [...words],
    since: history.since,
    patches: balancing
      .filter(({ version }) => versions.has(version))
      .map(({ version, date, source }) => ({ version, date, source }))
      .toReversed(),
    changes,
  };
}

function toldOf(
  change: Change,
  step: HistoryStep,
  move: Move,
  owner: CharacterId,
  count: CountPunishers,
): object {
  if (change.what === "fact") return factOf(change, move, owner, count);
  const renamed = step.renamed?.find((one) => one.move === change.move);
  return {
    field: "move",
    what: change.what,
    ...(change.what === "renamed" && renamed !== undefined ? { from: renamed.from.command } : {}),
  };
}

function factOf(change: FactChange, move: Move, owner: CharacterId, count: CountPunishers): object {
  const { field, from, to } = change;
  if (change.field === "hits") return { field, ...defined(toldHits(change.from, change.to)) };
  const fact = { field, ...(isBlank(from) ? {} : { from }), ...(isBlank(to) ? {} : { to }) };
  if (change.field !== "block" || change.from === undefined || change.to === undefined) return fact;
  const punishedBy = { before: count(owner, move, change.from), after: count(owner, move, change.to) };
  return { ...fact, punishedBy };
}

type Hits = Move["hits"];

/** Hits by their levels; where these did not change, by their damages. */
function toldHits(from: Hits = [], to: Hits = []): { from: Hits | undefined; to: Hits | undefined } {
  const told = (hits: Hits) =>
    hits.length === 0
      ? undefined
      : hits.map(({ level, grounded, unblockable, damage }) => ({
          ...{ level, ...defined({ grounded, unblockable }) },
          ...(isSameLevels && defined({ damage })),
        }));
  const levels = (hits: Hits) => hits.map(({ level, unblockable }) => `${level}${unblockable ?? ""}`).join();
  const isSameLevels = levels(from) === levels(to);
  return { from: told(from), to: told(to) };
}

/** An empty list of hits or breaks says nothing. */
function isBlank(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

/** The moves before a step by the ids of then; the facts stay those of today, or the last ones. */
function goBack(known: Map<string, Move>, step: HistoryStep, words: Set<string>): void {
  for (const { move } of step.added ?? []) known.delete(move);
  for (const { move, from } of step.renamed ?? []) {
    const newer = known.get(move);
    if (newer === undefined) continue;
    known.delete(move);
    known.set(from.id, { ...newer, ...from });
    for (const place of from.from ?? []) if (isStance(place)) words.add(place);
  }
  for (const { move } of step.removed ?? []) {
    known.set(move.id, move);
    for (const place of move.from ?? []) if (isStance(place)) words.add(place);
  }
}

/** Tokens of stances are capitals; other places are in the table of tokens. */
function isStance(place: string): boolean {
  return /^[A-Z0-9]+$/.test(place);
}

/** The beginning of the page of changes, out of the documents of all characters. Throws where no patch changed anything. */
export function buildChangesOverview(documents: readonly CharacterChanges[]): ChangesOverview {
  const all = joinChanges(documents, "", "changed");
  const [first] = all.patches;
  if (first === undefined) throw new Error("content/history knows of no change by a patch");
  const counts = Map.groupBy(all.changes, ({ change }) => change.patch);
  return {
    patches: all.patches.map((patch) => ({ ...patch, changes: counts.get(patch.version)?.length ?? 0 })),
    newest: joinChanges(documents, first.date, "changed"),
  };
}
