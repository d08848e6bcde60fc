import type {
  CharacterChanges,
  CharacterMovePages,
  ComboOfMove,
  MatchupSide,
  MoveInList,
  SheetUse,
  StanceOfMove,
  ToldChange,
} from "@tactician/contract";
import {
  defined,
  foldState,
  type History,
  isCommonState,
  type Move,
  type MoveKey,
  moveAnchors,
  partsOf,
  publicMoveId,
  type Situation,
} from "@tactician/game";
import { attacksFrom } from "./character-document.ts";
import { estimateRoute } from "./combo-damage.ts";
import { findMoves } from "./frame-data.ts";
import type { GuideCharacter } from "./guide-character.ts";
import { listSheetMoves } from "./sheet-moves.ts";

interface MovePageSources {
  readonly character: GuideCharacter;
  readonly side: MatchupSide;
  readonly changes: CharacterChanges;
  readonly history: History;
}

/**
 * The pages of all moves of a character, in the order of the movelist.
 *
 * Example: the page of Jin's `b+3` has `stances: [{ state: "ZEN", inputs: ["holdf"], moves: [...] }]`.
 */
export function buildMovePages({ character, side, changes, history }: MovePageSources): CharacterMovePages {
  const { sheet, movelist, vocabulary, patch } = character;
  const { moves, checkedAt } = movelist;
  const byId = new Map(moves.map((move) => [move.id, move]));
  const children = Map.groupBy(moves, ({ parent }) => parent);
  const situations = new Map(side.situations.map((situation) => [situationKey(situation), situation]));
  const uses = usesByMove(character);
  const combos = combosByMove(character);
  const { changesByMove, formerIds } = followNames(changes.changes, history, byId);
  const anchors = moveAnchors(moves);

  const pages = moves.map((move, place): CharacterMovePages["pages"][number] => {
    const [before, after] = [moves[place - 1], moves[place + 1]];
    const { links, ...facts } = move;
    const situation = situations.get(
      situationKey({
        id: publicMoveId(sheet.characterId, move.id),
        move: move.command,
        levels: move.hits.map(({ level }) => level),
      }),
    );
    return {
      character: sheet.characterId,
      name: sheet.name,
      checkedAt,
      ...defined({ patch }),
      vocabulary,
      move: facts,
      anchor: anchors[place] ?? "",
      steps: partsOf(move, byId).map((step) => ({ ...inList(step), ...defined({ links: step.links }) })),
      followUps: (children.get(move.id) ?? []).map(inList),
      stances: stancesAfter(move, moves),
      combos: combos.get(move.id) ?? [],
      uses: uses.get(move.id) ?? [],
      ...defined({ situation }),
      changes: changesByMove.get(move.id) ?? [],
      ...defined({ previous: before && inList(before), next: after && inList(after) }),
    };
  });
  return { character: sheet.characterId, checkedAt, pages, formerIds };
}

/** Two rows of the source with one id are told apart by their commands. A throw and a strike may be pressed alike, and have the same public id. */
function situationKey({ id, move, levels }: Pick<Situation, "id" | "move" | "levels">): string {
  return [id, move, ...levels].join("\n");
}

function inList(move: Move): MoveInList {
  const { id, command, name, startup, hits, damage, block, hit } = move;
  return { id, command, hits, ...defined({ name, startup, damage, block, hit }) };
}

/** Stances and states that a move goes into, each once; of a stance also the moves that begin there. */
function stancesAfter({ transitions = [], recovery }: Move, moves: Move[]): StanceOfMove[] {
  const ways = [
    ...transitions.map(({ into, input }) => ({ into, input })),
    ...(recovery?.into === undefined ? [] : [{ into: recovery.into, input: undefined }]),
  ];
  return [...Map.groupBy(ways, ({ into }) => foldState(into))].map(([state, same]) => ({
    state: same[0]?.into ?? state,
    inputs: [...new Set(same.flatMap(({ input }) => input ?? []))],
    moves: isCommonState(state) ? [] : attacksFrom(state, { moves }).map(inList),
  }));
}

function usesByMove(character: GuideCharacter): ReadonlyMap<string, readonly SheetUse[]> {
  const uses = listSheetMoves(character.sheet).flatMap(({ path, text }) => {
    const [field, ...place] = path;
    const moves = findMoves({ path, text }, character);
    return moves.map(({ id }) => ({ id, field: String(field), entry: entryOf(place) }));
  });
  const fieldsOf = (own: typeof uses) =>
    [...Map.groupBy(own, ({ field }) => field)].map(([field, same]) => {
      return { field, count: new Set(same.map(({ entry }) => entry)).size };
    });
  return new Map([...Map.groupBy(uses, ({ id }) => id)].map(([id, own]) => [id, fieldsOf(own)]));
}

/** The list and the place in it: an entry that names a move twice uses it once. */
function entryOf(place: readonly (string | number)[]): string {
  const number = place.findIndex((part) => typeof part === "number");
  return place.slice(0, number + 1).join("/");
}

function combosByMove(character: GuideCharacter): ReadonlyMap<string, readonly ComboOfMove[]> {
  const { sheet, read } = character;
  const combos = sheet.importantCombos.flatMap(({ launchers, followUps: route, unplayed }) =>
    launchers.map((launcher) => {
      const damage = estimateRoute([launcher], route, character)?.min;
      return { launcher, route, ...defined({ damage }), ...(unplayed && { unplayed: true as const }) };
    }),
  );
  return Map.groupBy(combos, ({ launcher }) => read(launcher).moves.at(-1)?.move.id ?? "");
}

/**
 * A change names its move by the id from that day on, so from today backwards ids change with each renaming. What nobody is called
 * today leads to who was called so last.
 */
function followNames(changes: readonly ToldChange[], { steps }: History, byId: ReadonlyMap<MoveKey, Move>) {
  const today = new Map([...byId.keys()].map((id) => [id, id]));
  const former = new Map<MoveKey, MoveKey>(
    [...byId.values()].flatMap(({ id, otherIds = [] }) => otherIds.map((other) => [other, id] as const)),
  );
  const found = new Map<string, ToldChange[]>();
  for (const { date, renamed = [], added = [] } of steps.toReversed()) {
    for (const change of changes) {
      if (change.date !== date) continue;
      const now = change.field === "move" && change.what === "removed" ? undefined : today.get(change.move);
      if (now !== undefined) found.set(now, [...(found.get(now) ?? []), change]);
    }
    // At once: two moves may have taken each other's ids.
    const before = renamed.map(({ move, from }) => [from.id, today.get(move)] as const);
    for (const { move } of [...renamed, ...added]) today.delete(move);
    for (const [id, now] of before) {
      if (now === undefined) continue;
      today.set(id, now);
      if (!byId.has(id) && !former.has(id)) former.set(id, now);
    }
  }
  return { changesByMove: found, formerIds: [...former] };
}
