import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import {
  type AttackingSide,
  accuracySchema,
  type Character,
  type CharacterMovePages,
  type CharacterMoves,
  changesOverviewSchema,
  characterListSchema,
  characterMovesSchema,
  characterSchema,
  type MovePage,
  moveSummary,
  type PageId,
  packedSideSchema,
  unpackSide,
} from "@tactician/contract";
import { type CharacterId, fieldsIn, IDENTITY_FIELDS, type Move, moveAddressPart } from "@tactician/game";
import { meaningsInProse, movesInProse } from "@tactician/notation";
import { characterOf, type Params } from "../base/route.ts";
import { guideOf } from "../pages/anti-guide/core/guide-subject.ts";

/**
 * The checked guide as the build step before this one wrote it: the same bodies that the API serves.
 * Read at build time; a missing or wrong file fails the build by its name.
 */

async function readCharacter(characterId: CharacterId): Promise<Character> {
  return characterSchema.parse(await readData(`characters/${characterId}.json`));
}

/**
 * One character's document as a sheet needs it, without the texts of the anti-guide and the frame data of its moves: a
 * first visit carries the document inside the page.
 */
async function readSheet(characterId: CharacterId): Promise<Character> {
  const { frameData, counterSchema, ...character } = await readCharacter(characterId);
  const defence = character.defence.map((entry) => ({ ...entry, against: "" }));
  const sheet = { ...character, defence };
  const written = JSON.stringify(sheet);
  const places = [undefined, ...sheet.stances.map(({ token }) => token)];
  const named = new Set(
    movesInProse(written).flatMap((move) => places.flatMap((place) => meaningsInProse(move, place))),
  );
  const shown = Object.entries(frameData).filter(([move]) => written.includes(move) || named.has(move));
  const guide = counterSchema.slice(0, 1).map((first) => ({
    ...first,
    overview: "",
    counterStrategy: "",
    keyMovesToPunish: [],
    detailedCounterStrategies: [],
  }));
  return { ...sheet, counterSchema: guide, frameData: Object.fromEntries(shown) };
}

/**
 * What others answer to of one character, `readAttackingSide("jin")`. What the character answers with itself is asked for when a
 * visitor plays it.
 */
async function readAttackingSide(characterId: CharacterId): Promise<AttackingSide> {
  const side = unpackSide(packedSideSchema.parse(await readData(`sides/${characterId}.json`)));
  const { candidates, named, ...attacking } = side;
  return attacking;
}

export async function readMovePages(
  characterId: CharacterId,
): Promise<CharacterMovePages & { readonly pages: readonly MovePage[] }> {
  const kept = (await readData(`move-pages/${characterId}.json`)) as CharacterMovePages;
  return { ...kept, pages: kept.pages.map((page) => ({ ...page, summary: moveSummary(page.move) })) };
}

/** One character's movelist as its table shows it, `readFrames("jin")`: a first visit carries it beside the page. */
async function readFrames(characterId: CharacterId): Promise<CharacterMoves> {
  const movelist = characterMovesSchema.parse(await readData(`moves/${characterId}.json`));
  return { ...movelist, moves: movelist.moves.map(withoutUnshown) };
}

async function readData(name: string): Promise<unknown> {
  return JSON.parse(await readFile(dataFile(name), "utf8"));
}

/** Where the build has put a file of data, `dataFile("search-index.json")`. */
export function dataFile(name: string): string {
  return resolve(import.meta.env.TACTICIAN_DATA ?? "dist/data", name);
}

type ReadProps = (characterId: CharacterId, params: Params) => Promise<object>;

const pickers: ReadProps = async () => ({
  characters: characterListSchema.parse(await readData("characters.json")),
});
const answered =
  (read: (characterId: CharacterId) => Promise<object | undefined>): ReadProps =>
  async (characterId) => ({ characterId, answer: { document: await read(characterId) } });

const READERS: Readonly<Partial<Record<PageId, ReadProps>>> = {
  home: pickers,
  "anti-guide/picker": pickers,
  "frames/picker": pickers,
  "not-found": pickers,
  accuracy: async () => ({ accuracy: accuracySchema.parse(await readData("accuracy.json")) }),
  changes: async () => ({ overview: changesOverviewSchema.parse(await readData("changes.json")) }),
  sheet: answered(readSheet),
  frames: answered(readFrames),
  "anti-guide": answered(async (characterId) =>
    guideOf(...(await Promise.all([readCharacter(characterId), readAttackingSide(characterId)]))),
  ),
  move: async (characterId, { move }) => {
    const { pages } = await readMovePages(characterId).catch(() => ({ pages: [] }));
    return { page: pages.find((page) => moveAddressPart(page.move.id) === move) };
  },
};

/** What a page of the build is made from, out of the checked content. */
export async function readProps(name: PageId, params: Params): Promise<object> {
  return (await READERS[name]?.(characterOf(params), params)) ?? {};
}

/** What the table of frame data shows, its filters ask for or its search reads. */
const NEEDED: ReadonlySet<string> = new Set([
  ...IDENTITY_FIELDS,
  "ownHits",
  "changed",
  ...fieldsIn("table", "filters"),
]);

export function withoutUnshown(move: Move): Move {
  return Object.fromEntries(Object.entries(move).filter(([field]) => NEEDED.has(field))) as Move;
}
