// `npm run bench:matchups`: how long the answers of all pairs take, every character against every one. Exits 1 over the limit.
import { joinSides } from "@tactician/contract";
import { buildMatchupSide, loadContent } from "@tactician/guide";
import { contentDir } from "../build/paths.ts";
import { medianOf, repeat, report, timeOf } from "./harness.ts";

const { characters } = loadContent(contentDir);
const cast = new Map(characters.map((character) => [character.sheet.characterId, character]));
const pairs = characters.length ** 2;

const times = await repeat(() => timeOf(joinAll), 3);
report(
  `${pairs} pairs, median of ${times.length}`,
  medianOf(times, (time) => time),
  "ms",
  { atMost: 5000 },
);

async function joinAll(): Promise<void> {
  const sides = characters.map((character) => buildMatchupSide(character, cast));
  let answers = 0;
  for (const me of sides)
    for (const them of sides)
      for (const situation of joinSides(me, them).situations) answers += situation.answers.length;
  if (answers === 0) throw new Error("Nobody punishes anything: the content was not read.");
}
