import type { FrameFacts } from "@tactician/game";
import { estimateRoute, type RouteDamage } from "./combo-damage.ts";
import { listFrameFacts } from "./frame-data.ts";
import type { GuideCharacter } from "./guide-character.ts";
import type { CharacterFile } from "./schema.ts";

/** A list entry as the API sends it: `_id` is stable as long as the entry keeps its place, `jin-heatEngagers-2`. */
export type WithId<Entry> = Entry & { readonly _id: string };

type MoveFollowUp = CharacterFile["wallCombos"]["general"][number];
type KeyMove = AntiGuide["keyMovesToPunish"][number];
type Strategy = AntiGuide["detailedCounterStrategies"][number];
type ImportantCombo = CharacterFile["importantCombos"][number];
type AntiGuide = CharacterFile["counterSchema"][number];

/** An important combo as the API sends it: what nobody has played yet is marked, for the route and for the easier one. */
export interface PlayedCombo extends Omit<ImportantCombo, "unplayed" | "simpleUnplayed"> {
  readonly unplayed?: boolean;
  readonly simpleUnplayed?: boolean;
  /** Estimated damage of the route and of the easier one, launcher included; absent where a part has no known rule. */
  readonly damage?: RouteDamage;
  readonly simpleDamage?: RouteDamage;
}

/** The anti-guide as the API sends it. */
export interface AntiGuideDocument extends Omit<AntiGuide, "keyMovesToPunish" | "detailedCounterStrategies"> {
  readonly keyMovesToPunish: WithId<KeyMove>[];
  readonly detailedCounterStrategies: (Omit<WithId<Strategy>, "other"> & {
    readonly other: WithId<Strategy["other"][number]>[];
  })[];
}

/** A character as the API sends it: the sheet, with ids, the portrait's address and the frame data of its moves. */
export interface CharacterDocument {
  /** The slug, `jin`. */
  readonly _id: string;
  readonly name: string;
  readonly fullName: string;
  readonly style: string;
  /** `/mains/Devil%20Jin.png` */
  readonly image: string;
  readonly stances: CharacterFile["stances"];
  readonly vocabulary: readonly string[];
  readonly heatNotes: string[];
  readonly heatSystem: WithId<CharacterFile["heatSystem"][number]>[];
  readonly mostImportantGrabs: WithId<CharacterFile["mostImportantGrabs"][number]>[];
  readonly guaranteedFollowUps: WithId<MoveFollowUp>[];
  readonly heatEngagers: WithId<CharacterFile["heatEngagers"][number]>[];
  readonly punishers: { readonly startup: WithId<CharacterFile["punishers"]["startup"][number]>[] };
  readonly whiffPunishers: string[];
  readonly importantCombos: WithId<PlayedCombo>[];
  readonly wallCombos: {
    readonly general: WithId<MoveFollowUp>[];
    readonly withTornado: WithId<MoveFollowUp>[];
  };
  readonly comboEnders: WithId<CharacterFile["comboEnders"][number]>[];
  readonly chainThrows: WithId<CharacterFile["chainThrows"][number]>[];
  readonly creatorNotes: CharacterFile["creatorNotes"];
  readonly counterSchema: AntiGuideDocument[];
  readonly sources: CharacterFile["sources"];
  readonly checkedAgainst: string;
  /** Every move string on the sheet that resolves -> the frame data of its moves, in order. */
  readonly frameData: Record<string, FrameFacts[]>;
}

/** A row of the character list as the API sends it. */
export interface CharacterSummaryDocument {
  readonly _id: string;
  readonly name: string;
  readonly image: string;
  readonly counterSchema: { readonly effectiveRange: string; readonly weakSide: string }[];
}

/**
 * The document of one character. The sheet is taken as right: check it first.
 *
 * Example: `buildCharacterDocument(jin).frameData["df 2 4"]`
 */
export function buildCharacterDocument(character: GuideCharacter): CharacterDocument {
  const { sheet, vocabulary } = character;
  const identify = idWriter(sheet.slug);
  return {
    _id: sheet.slug,
    name: sheet.name,
    fullName: sheet.fullName,
    style: sheet.style,
    image: portraitAddress(sheet.name),
    stances: sheet.stances,
    vocabulary,
    heatNotes: sheet.heatNotes,
    heatSystem: identify("heatSystem", sheet.heatSystem),
    mostImportantGrabs: identify("mostImportantGrabs", sheet.mostImportantGrabs),
    guaranteedFollowUps: identify("guaranteedFollowUps", sheet.guaranteedFollowUps),
    heatEngagers: identify("heatEngagers", sheet.heatEngagers),
    punishers: { startup: identify("punishers-startup", sheet.punishers.startup) },
    whiffPunishers: sheet.whiffPunishers,
    importantCombos: identify(
      "importantCombos",
      sheet.importantCombos.map((combo) => ({
        ...readUnplayed(combo),
        ...estimateCombo(combo, character),
      })),
    ),
    wallCombos: {
      general: identify("wallCombos-general", sheet.wallCombos.general),
      withTornado: identify("wallCombos-withTornado", sheet.wallCombos.withTornado),
    },
    comboEnders: identify("comboEnders", sheet.comboEnders),
    chainThrows: identify("chainThrows", sheet.chainThrows),
    creatorNotes: sheet.creatorNotes,
    counterSchema: sheet.counterSchema.map((guide, n) =>
      buildAntiGuide(guide, `counterSchema-${n}`, identify),
    ),
    sources: sheet.sources,
    checkedAgainst: sheet.checkedAgainst,
    frameData: listFrameFacts(character),
  };
}

/**
 * The character's row in the list: name, portrait, and of the anti-guide what the list shows.
 *
 * Example: `buildCharacterSummary(jin.sheet)` -> `{ _id: "jin", name: "Jin", image: "/mains/Jin.png", counterSchema: [] }`
 */
export function buildCharacterSummary(sheet: CharacterFile): CharacterSummaryDocument {
  return {
    _id: sheet.slug,
    name: sheet.name,
    image: portraitAddress(sheet.name),
    counterSchema: sheet.counterSchema.map(({ effectiveRange, weakSide }) => ({ effectiveRange, weakSide })),
  };
}

type IdWriter = <Entry extends object>(section: string, entries: readonly Entry[]) => WithId<Entry>[];

function idWriter(slug: string): IdWriter {
  return (section, entries) => entries.map((entry, n) => ({ _id: `${slug}-${section}-${n}`, ...entry }));
}

function portraitAddress(name: string): string {
  return `/mains/${encodeURIComponent(name)}.png`;
}

function readUnplayed({ unplayed, simpleUnplayed, ...combo }: ImportantCombo): PlayedCombo {
  return {
    ...combo,
    ...(unplayed === undefined ? {} : { unplayed: true }),
    ...(simpleUnplayed === undefined ? {} : { simpleUnplayed: true }),
  };
}

function estimateCombo(
  { launchers, followUps, followUpSimple }: ImportantCombo,
  { read, movelist }: GuideCharacter,
): Pick<PlayedCombo, "damage" | "simpleDamage"> {
  const damage = estimateRoute(launchers, followUps, read, movelist);
  const simpleDamage = estimateRoute(launchers, followUpSimple, read, movelist);
  return {
    ...(damage === undefined ? {} : { damage }),
    ...(simpleDamage === undefined ? {} : { simpleDamage }),
  };
}

function buildAntiGuide(guide: AntiGuide, section: string, identify: IdWriter): AntiGuideDocument {
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
