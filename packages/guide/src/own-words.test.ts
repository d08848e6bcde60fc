import { expect, test } from "vitest";
import type { CharacterFile } from "./schema.ts";
import { characters } from "./testing/content.ts";

/** Everything on a sheet that is said in sentences. */
function textsOf(sheet: CharacterFile): string[] {
  return [
    sheet.style,
    ...sheet.heatNotes,
    ...sheet.heatEngagers.map(({ description }) => description),
    ...sheet.creatorNotes.flatMap(({ notes }) => notes.map(({ content }) => content)),
    ...sheet.counterSchema.flatMap((guide) => [
      guide.overview,
      guide.counterStrategy,
      guide.weakSide.replace(/^Not confirmed\./, ""),
      ...guide.keyMovesToPunish.map(({ purpose }) => purpose),
      ...guide.detailedCounterStrategies.flatMap(({ description, other }) => [
        description,
        ...other.map(({ details }) => details),
      ]),
    ]),
  ];
}

function sentencesOf(sheet: CharacterFile): string[] {
  const sentences = textsOf(sheet).flatMap((text) => text.split(/(?<=[.!?])\s+/));
  // Two words are a name or a side, not somebody's sentence.
  return sentences
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.split(" ").length > 2);
}

test("no two characters share a sentence", () => {
  const saidBy = new Map<string, string[]>();
  for (const { sheet } of characters) {
    for (const sentence of new Set(sentencesOf(sheet)))
      saidBy.set(sentence, [...(saidBy.get(sentence) ?? []), sheet.characterId]);
  }
  expect(saidBy.size).toBeGreaterThan(100);
  expect([...saidBy].filter(([, characterIds]) => characterIds.length > 1)).toEqual([]);
});
