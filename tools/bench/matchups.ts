// How long the answers of all pairs take, every character against every one.
import { joinSides } from "@tactician/contract";
import { buildMatchupSide, loadContent } from "@tactician/guide";
import { median } from "../browser/statistics.ts";
import { contentDir } from "../build/paths.ts";
import { repeat, report, runBench, runsFrom, timeOf } from "./harness.ts";

const USAGE = `How long the matchups of all characters take.

  npm run bench:matchups [-- --runs 3]`;

await runBench(USAGE, { runs: { type: "string", default: "3" } }, async ({ runs }) => {
  const { characters } = loadContent(contentDir);
  const cast = new Map(characters.map((character) => [character.sheet.characterId, character]));
  const joinAll = async () => {
    const sides = characters.map((character) => buildMatchupSide(character, cast));
    const answers = sides.flatMap((me) =>
      sides.map((them) => joinSides(me, them).situations.reduce((sum, one) => sum + one.answers.length, 0)),
    );
    if (!answers.some((count) => count > 0))
      throw new Error("Nobody punishes anything: the content was not read.");
  };
  const times = await repeat(() => timeOf(joinAll), runsFrom(runs));
  report(`${characters.length ** 2} pairs, median of ${times.length}`, median(times), "ms", { atMost: 5000 });
});
