import type { Character, CharacterMoves, CharacterSummary } from "@tactician/contract";
import {
  type CharacterId,
  defined,
  foldState,
  isFullyRead,
  lastMoveOf,
  type Move,
  type Movelist,
} from "@tactician/game";
import { splitSteps } from "@tactician/notation";
import { estimateBeginning, estimateRoute } from "./combo-damage.ts";
import { listFrameFacts, listTextMoves, marked } from "./frame-data.ts";
import type { GuideCharacter } from "./guide-character.ts";
import type { CharacterFile } from "./schema.ts";
import { splitAlternatives } from "./sheet-moves.ts";
import { buildStartHere } from "./start-here.ts";

type ImportantCombo = CharacterFile["importantCombos"][number];

/** The document of one character. The sheet is taken as right: check it first. */
export function buildCharacterDocument(character: GuideCharacter): Character {
  const { vocabulary, patch } = character;
  const { characterId, matchupPunishers, repairs, waivers, ...sheet } = character.sheet;
  const identify = idWriter(characterId);
  const stances = sheet.stances.map((stance) => buildStance(stance, character));
  return {
    ...sheet,
    _id: characterId,
    image: portraitAddress(sheet.name),
    stances,
    vocabulary,
    startHere: buildStartHere(character),
    heatSystem: identify("heatSystem", sheet.heatSystem),
    mostImportantGrabs: identify("mostImportantGrabs", sheet.mostImportantGrabs),
    guaranteedFollowUps: identify(
      "guaranteedFollowUps",
      sheet.guaranteedFollowUps.map((entry) => ({ ...entry, ...estimateMiniCombo(entry, character) })),
    ),
    heatEngagers: identify("heatEngagers", sheet.heatEngagers),
    punishers: { startup: identify("punishers-startup", sheet.punishers.startup) },
    gamePlan: identify("gamePlan", sheet.gamePlan),
    pressure: identify(
      "pressure",
      sheet.pressure.map((entry, n) => ({
        ...entry,
        follow: identify(`pressure-${n}-follow`, entry.follow),
      })),
    ),
    traps: identify("traps", sheet.traps),
    defence: identify("defence", sheet.defence),
    importantCombos: identify(
      "importantCombos",
      sheet.importantCombos.map(({ unplayed, simpleUnplayed, ...combo }) => ({
        ...combo,
        ...(unplayed && { unplayed: true }),
        ...(simpleUnplayed && { simpleUnplayed: true }),
        ...estimateCombo(combo, character),
      })),
    ),
    wallCombos: {
      general: identify("wallCombos-general", sheet.wallCombos.general),
      withTornado: identify("wallCombos-withTornado", sheet.wallCombos.withTornado),
    },
    comboEnders: identify("comboEnders", sheet.comboEnders),
    chainThrows: identify("chainThrows", sheet.chainThrows),
    counterSchema: sheet.counterSchema.map((guide, n) =>
      buildAntiGuide(guide, `counterSchema-${n}`, identify),
    ),
    ...defined({ patch }),
    frameData: listFrameFacts(character, [
      ...stances.flatMap(({ from }) => from),
      ...listTextMoves(character),
    ]),
  };
}

/** The movelist of one character with what its commands are read with. */
export function buildCharacterMoves(character: GuideCharacter): CharacterMoves {
  const { sheet, movelist, vocabulary, changed, patch } = character;
  const moves = movelist.moves.map((move) => marked(move, changed));
  return { _id: sheet.characterId, name: sheet.name, vocabulary, ...movelist, ...defined({ patch }), moves };
}

/**
 * The character's row in the list: name, portrait, and of the anti-guide what the list shows.
 *
 * Example: `buildCharacterSummary(jin.sheet)` -> `{ _id: "jin", name: "Jin", image: "/mains/Jin.png", counterSchema: [] }`
 */
export function buildCharacterSummary(sheet: CharacterFile): CharacterSummary {
  return {
    _id: sheet.characterId,
    name: sheet.name,
    image: portraitAddress(sheet.name),
    counterSchema: sheet.counterSchema.map(({ effectiveRange, weakSide }) => ({ effectiveRange, weakSide })),
  };
}

type IdWriter = ReturnType<typeof idWriter>;

/** Gives list entries ids that are stable as long as an entry keeps its place, `jin-heatEngagers-2`. */
function idWriter(characterId: CharacterId) {
  return <Entry extends object>(section: string, entries: readonly Entry[]) =>
    entries.map((entry, n) => ({ _id: `${characterId}-${section}-${n}`, ...entry }));
}

function portraitAddress(name: string): string {
  return `/mains/${encodeURIComponent(name)}.png`;
}

function estimateCombo({ launchers, followUps, followUpSimple }: ImportantCombo, character: GuideCharacter) {
  const estimate = (route: readonly string[]) => {
    const damage = estimateRoute(launchers, route, character);
    return [damage, damage ? undefined : estimateBeginning(launchers, route, character)] as const;
  };
  const [damage, atLeast] = estimate(followUps);
  const [simpleDamage, simpleAtLeast] = estimate(followUpSimple);
  return defined({ damage, simpleDamage, atLeast, simpleAtLeast });
}

function estimateMiniCombo(
  { move, followUp }: CharacterFile["guaranteedFollowUps"][number],
  character: GuideCharacter,
): { damages?: (number | null)[] } {
  const damages = splitAlternatives(followUp).map(
    (way) => estimateRoute([move], splitSteps(way), character)?.min ?? null,
  );
  return damages.every((damage) => damage === null) ? {} : { damages };
}

function buildAntiGuide(guide: CharacterFile["counterSchema"][number], section: string, identify: IdWriter) {
  const strategies = identify(`${section}-detailedCounterStrategies`, guide.detailedCounterStrategies);
  return {
    ...guide,
    keyMovesToPunish: identify(`${section}-keyMovesToPunish`, guide.keyMovesToPunish),
    detailedCounterStrategies: strategies.map((strategy, n) => ({
      ...strategy,
      other: identify(`${section}-detailedCounterStrategies-${n}-other`, strategy.other),
    })),
  };
}

/**
 * A stance as the page has it: what the sheet says, with the other moves that the movelist lets go into it and how many
 * attacks come out of it.
 *
 * Example: Jin's ZEN has `from: ["2 4 holdf", "3 1 holdf", ...]`, `attacks: 9`, `state: "ZEN"`.
 */
function buildStance(
  { token, name, entry, best, exit }: CharacterFile["stances"][number],
  character: GuideCharacter,
): Character["stances"][number] {
  const attacks = attacksFrom(token, character.movelist);
  const state = attacks[0]?.from?.find((from) => isSame(from, token));
  const from = listEntering(token, entry, character);
  return { token, name, entry, from, best, attacks: attacks.length, ...defined({ exit, state }) };
}

/** Attacks out of a stance, without the rest of their strings. */
export function attacksFrom(token: string, { moves }: Pick<Movelist, "moves">): Move[] {
  return moves.filter(
    ({ from = [], parent, hits }) =>
      hits.length > 0 && parent === undefined && from.some((state) => isSame(state, token)),
  );
}

/** Moves that go into a stance, with the input that does it, beside those that the sheet names. */
function listEntering(token: string, entry: readonly string[], { movelist, read }: GuideCharacter): string[] {
  const aliases = movelist.stances.find((stance) => stance.token === token)?.aliases ?? [];
  const named = new Set(entry.map((text) => lastMoveOf(read(text))?.move.id));
  return movelist.moves.flatMap((move) => {
    const transition = move.transitions?.find(({ into }) =>
      [token, ...aliases].some((name) => isSame(into, name)),
    );
    if (transition === undefined || named.has(move.id)) return [];
    const { input } = transition;
    const text = input === undefined ? move.command : `${move.command} ${input}`;
    const reading = read(text);
    const last = isFullyRead(reading) ? reading.moves.at(-1)?.move.id : undefined;
    if (last === move.id) return [text];
    // The input has an entry of its own in the movelist.
    return named.has(last) ? [] : [move.command];
  });
}

function isSame(one: string, other: string): boolean {
  return foldState(one) === foldState(other);
}
