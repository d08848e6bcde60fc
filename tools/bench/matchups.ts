// `npm run bench:matchups`: how long the answers of all pairs take, every character against every one. Exits 1 over the limit.
import { joinSides } from "@tactician/contract";
import { buildMatchupSide, loadContent } from "@tactician/guide";
import { median } from "../browser/statistics.ts";
import { contentDir } from "../build/paths.ts";

const LIMIT_MS = 20_000;
const TIMES = 3;

const { characters } = loadContent(contentDir);
const cast = new Map(characters.map((character) => [character.sheet.characterId, character]));

const time = median(Array.from({ length: TIMES }, measure));
console.log(
  `${characters.length} x ${characters.length} pairs: ${time.toFixed(0)} ms (median of ${TIMES}), limit ${LIMIT_MS} ms`,
);
process.exitCode = time <= LIMIT_MS ? 0 : 1;

function measure(): number {
  const startedAt = performance.now();
  const sides = characters.map((character) => buildMatchupSide(character, cast));
  let answers = 0;
  for (const me of sides)
    for (const them of sides)
      for (const situation of joinSides(me, them).situations) answers += situation.answers.length;
  if (answers === 0) throw new Error("Nobody punishes anything: the content was not read.");
  return performance.now() - startedAt;
}
