import type { SheetPath } from "./finding.ts";
import type { CharacterFile } from "./schema.ts";

/** One move string of a sheet and where it stands; each alternative of a mini combo's follow-up is one. */
export interface SheetMove {
  readonly path: SheetPath;
  readonly text: string;
}

/**
 * Every string of a sheet that names moves of its own character, in the order of the file. The answers of an anti-guide
 * (`punish`, `counter`) are left out: they belong to whoever plays against the character. Throw breaks are no moves.
 */
export function listSheetMoves(sheet: CharacterFile): SheetMove[] {
  return [
    ...sheet.stances.flatMap((stance, n) => [
      ...listOf(stance.entry, ["stances", n, "entry"]),
      ...listOf(stance.best, ["stances", n, "best"]),
    ]),
    ...fields(sheet.heatSystem, ["heatSystem"], ["engager", "ender"]),
    ...fields(sheet.mostImportantGrabs, ["mostImportantGrabs"], ["move"]),
    ...fields(sheet.guaranteedFollowUps, ["guaranteedFollowUps"], ["move", "followUp"]).flatMap(
      ({ path, text }) => splitAlternatives(text).map((alternative) => ({ path, text: alternative })),
    ),
    ...fields(sheet.heatEngagers, ["heatEngagers"], ["move"]),
    ...fields(sheet.punishers.startup, ["punishers", "startup"], ["move"]),
    ...listOf(sheet.whiffPunishers, ["whiffPunishers"]),
    ...fields(sheet.gamePlan, ["gamePlan"], ["move"]),
    ...sheet.pressure.flatMap((entry, n) => [
      { path: ["pressure", n, "move"], text: entry.move },
      ...fields(entry.follow, ["pressure", n, "follow"], ["move"]),
    ]),
    ...fields(sheet.traps, ["traps"], ["move"]),
    ...fields(sheet.defence, ["defence"], ["move"]),
    ...sheet.importantCombos.flatMap((combo, n) => [
      ...listOf(combo.launchers, ["importantCombos", n, "launchers"]),
      ...listOf(combo.followUps, ["importantCombos", n, "followUps"]),
      ...listOf(combo.followUpSimple, ["importantCombos", n, "followUpSimple"]),
    ]),
    ...fields(sheet.wallCombos.general, ["wallCombos", "general"], ["move", "followUp"]),
    ...fields(sheet.wallCombos.withTornado, ["wallCombos", "withTornado"], ["move", "followUp"]),
    ...fields(sheet.comboEnders, ["comboEnders"], ["move"]),
    ...sheet.chainThrows.flatMap((chain, n) => [
      ...listOf(chain.throw, ["chainThrows", n, "throw"]),
      ...listOf(chain.followUp, ["chainThrows", n, "followUp"]),
      ...(chain.simpleInput === undefined
        ? []
        : [{ path: ["chainThrows", n, "simpleInput"], text: chain.simpleInput }]),
    ]),
    ...sheet.creatorNotes.flatMap((notes, n) => [
      ...listOf(notes.stapleCombo, ["creatorNotes", n, "stapleCombo"]),
      ...fields(notes.notes, ["creatorNotes", n, "notes"], ["move"]),
    ]),
    ...sheet.counterSchema.flatMap((guide, n) => [
      ...fields(guide.keyMovesToPunish, ["counterSchema", n, "keyMovesToPunish"], ["move"]),
      ...guide.detailedCounterStrategies.flatMap((strategy, m) =>
        fields(strategy.other, ["counterSchema", n, "detailedCounterStrategies", m, "other"], ["move"]),
      ),
    ]),
  ];
}

/**
 * The alternatives of a mini combo's follow-up, which stand between ` - `: `d 2 - f n d df 1` -> `d 2` and `f n d df 1`.
 * A hyphen without spaces belongs to its word.
 */
export function splitAlternatives(text: string): string[] {
  return text
    .split(/\s+-\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function listOf(texts: readonly string[], path: SheetPath): SheetMove[] {
  return texts.map((text, n) => ({ path: [...path, n], text }));
}

function fields<Key extends string>(
  entries: readonly Readonly<Partial<Record<Key, string | undefined>>>[],
  path: SheetPath,
  keys: readonly Key[],
): SheetMove[] {
  return entries.flatMap((entry, n) =>
    keys.flatMap((key) => {
      const text = entry[key];
      return text === undefined ? [] : [{ path: [...path, n, key], text }];
    }),
  );
}
