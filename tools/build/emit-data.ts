import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import {
  ACCURACY_FILE,
  accuracySchema,
  type CharacterChanges,
  changedAnswersSchema,
  changesOverviewSchema,
  characterChangesSchema,
  characterListSchema,
  characterMovesSchema,
  characterSchema,
  type MatchupSide,
  mappingsSchema,
  matchupSideSchema,
  packSearchHits,
  packSearchIndex,
  packSide,
  punishableMovesSchema,
  RANKINGS_FILE,
  rankingsSchema,
  type SearchSource,
  STRATEGIES_FILE,
  strategiesSchema,
} from "@tactician/contract";
import { CHARACTERS, defined, type History, lastGameChanges, RANKS } from "@tactician/game";
import {
  buildChangedAnswers,
  buildChangesOverview,
  buildCharacterChanges,
  buildCharacterDocument,
  buildCharacterMoves,
  buildCharacterSummary,
  buildMatchupSide,
  buildMovePages,
  buildPunishableMoves,
  buildStrategiesDocument,
  type Content,
  castBefore,
  checkRoulette,
  formatFinding,
  type GuideCharacter,
  lastPatch,
  loadContent,
  loadHistory,
  loadPatches,
  loadRoulette,
  type Patch,
  punisherCounter,
  runChecks,
} from "@tactician/guide";
import { buildAccuracy } from "./accuracy.ts";

/** Pages mark the moves that one of this many newest patches changed (docs/decisions/044). */
const MARKED_PATCHES = 2;

/**
 * Checks the guide's content and writes what the API serves to `dataDir`: `characters.json`, `characters/<id>.json`,
 * `moves/<id>.json`, `changes/<id>.json`, `changed-answers/<id>.json`, `history/<id>.json`, `wank.json`, and `sides/<id>.json`, which the API joins into pairs; for the
 * web build `search-index.json`, `search-hits.json`, `punishable-moves.json`, `changes.json` and `move-pages/<id>.json`; and to `siteDir` the site's own files `strats.json`, `rankings.json` and `accuracy.json`. Returns how many characters there are; throws
 * an error that lists all findings if there are any.
 */
export function emitData(contentDir: string, dataDir: string, siteDir: string): number {
  const content = loadContent(contentDir);
  const roulette = loadRoulette(contentDir);
  const { strategies, rankings } = roulette;
  const { loaded: patches, findings: ofPatches } = loadPatches(contentDir);
  const findings = [
    ...runChecks(content).findings,
    ...checkRoulette(roulette, content).findings,
    ...ofPatches,
  ];
  if (findings.length > 0 || strategies === undefined || rankings === undefined || patches === undefined) {
    const list = findings.map((finding) =>
      formatFinding({ ...finding, file: relative(process.cwd(), finding.file) }),
    );
    throw new Error(`Findings in the content (${findings.length}):\n${list.join("\n")}`);
  }
  for (const folder of "characters moves sides changes changed-answers history move-pages".split(" "))
    mkdirSync(join(dataDir, folder), { recursive: true });
  const told = withHistories(content, join(contentDir, "history"), patches.value.patches);
  const sides = writeCharacters(told.characters, dataDir);
  writeChanges(told, patches.value.patches, sides, dataDir);
  const movelists = content.characters.map(({ movelist }) => movelist);
  const accuracy = accuracySchema.parse(buildAccuracy(contentDir, movelists));
  for (const folder of [dataDir, siteDir]) writeJson(join(folder, ACCURACY_FILE), accuracy);
  // The replay service's ids with their names.
  const names = {
    characters: Object.fromEntries(CHARACTERS.map(({ gameId, name }) => [gameId, name])),
    ranks: Object.fromEntries(RANKS.map(({ id, name }) => [id, name])),
  };
  writeJson(join(dataDir, "wank.json"), mappingsSchema.parse(names));
  const strategiesDocument = buildStrategiesDocument(strategies.value);
  writeJson(join(siteDir, STRATEGIES_FILE), strategiesSchema.parse(strategiesDocument));
  writeJson(join(siteDir, RANKINGS_FILE), rankingsSchema.parse(rankings.value.players));
  return content.characters.length;
}

/** The characters, with the moves that the newest patches changed, and their histories by character id. */
function withHistories({ characters }: Content, dir: string, patches: readonly Patch[]) {
  const days = patches.filter(({ balance }) => balance === "yes").map(({ date }) => date);
  const histories = new Map<string, History>();
  const told = characters.map((character) => {
    const { characterId } = character.sheet;
    const history = loadHistory(join(dir, `${characterId}.json`), character.movelist);
    histories.set(characterId, history);
    const changed = lastGameChanges(history, days.slice(-MARKED_PATCHES));
    return { ...character, changed, ...defined({ patch: lastPatch(patches, character.movelist.checkedAt) }) };
  });
  return { characters: told, histories };
}

function writeCharacters(characters: readonly GuideCharacter[], dir: string): MatchupSide[] {
  const summaries = characters.map(({ sheet }) => buildCharacterSummary(sheet));
  summaries.sort((a, b) => a.name.localeCompare(b.name, "en"));
  writeJson(join(dir, "characters.json"), characterListSchema.parse(summaries));
  const cast = new Map(characters.map((character) => [character.sheet.characterId, character]));
  const searched: SearchSource[] = [];
  const sides: MatchupSide[] = [];
  for (const character of characters) {
    const { sheet, movelist, vocabulary } = character;
    const { characterId, name, fullName } = sheet;
    const document = characterSchema.parse(buildCharacterDocument(character));
    writeJson(join(dir, "characters", `${characterId}.json`), document);
    const side = matchupSideSchema.parse(buildMatchupSide(character, cast));
    writeJson(join(dir, "sides", `${characterId}.json`), packSide(side));
    sides.push(side);
    const moves = characterMovesSchema.parse(buildCharacterMoves(character));
    writeJson(join(dir, "moves", `${characterId}.json`), moves);
    searched.push({ id: characterId, name, fullName, movelist, vocabulary });
  }
  writeJson(join(dir, "search-index.json"), packSearchIndex(searched));
  writeJson(join(dir, "search-hits.json"), packSearchHits(searched));
  writeJson(join(dir, "punishable-moves.json"), punishableMovesSchema.parse(buildPunishableMoves(sides)));
  return sides;
}

/** Writes what changed in every character's frame data, and the histories behind it. */
function writeChanges(
  { characters, histories }: ReturnType<typeof withHistories>,
  patches: readonly Patch[],
  sides: readonly MatchupSide[],
  dir: string,
): void {
  const countPunishers = punisherCounter(sides);
  const documents: CharacterChanges[] = [];
  for (const character of characters) {
    const { characterId } = character.sheet;
    const name = `${characterId}.json`;
    const history = histories.get(characterId);
    if (history === undefined) throw new Error(`${characterId} has no history`);
    const changes = buildCharacterChanges(character, history, patches, countPunishers);
    documents.push(characterChangesSchema.parse(changes));
    writeJson(join(dir, "history", name), history);
    writeJson(join(dir, "changes", name), documents.at(-1));
    const side = sides.find(({ _id }) => _id === characterId);
    if (side === undefined) throw new Error(`${characterId} has no matchup side`);
    writeJson(join(dir, "move-pages", name), buildMovePages({ character, side, changes, history }));
  }
  writeJson(join(dir, "changes.json"), changesOverviewSchema.parse(buildChangesOverview(documents)));
  const newest = patches.findLast(({ balance }) => balance === "yes");
  if (newest === undefined) throw new Error("patches.yaml names no patch that changed moves (balance: yes)");
  const cast = new Map(characters.map((character) => [character.sheet.characterId, character]));
  for (const answers of buildChangedAnswers(cast, castBefore(cast, histories, newest.date), newest)) {
    writeJson(join(dir, "changed-answers", `${answers._id}.json`), changedAnswersSchema.parse(answers));
  }
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, JSON.stringify(value));
}
