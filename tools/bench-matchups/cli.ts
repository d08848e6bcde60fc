// `npm run bench:matchups`: how long the whole matrix of punishers takes, every character against every one. Exits 1 over the limit.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { listPunishers, listWeakMoves, punishersFor } from "@tactician/game";
import { loadMovelist } from "@tactician/guide";
import { median } from "../browser/statistics.ts";
import { contentDir } from "../build/paths.ts";

const LIMIT_MS = 500;
const RUNS = 5;

const characterIds = readdirSync(join(contentDir, "movelists"))
  .filter((file) => file.endsWith(".json"))
  .map((file) => file.slice(0, -".json".length));
const movelists = characterIds.flatMap((characterId) => {
  const outcome = loadMovelist(join(contentDir, "movelists", `${characterId}.json`));
  return "problem" in outcome ? [] : [outcome.movelist];
});

const time = median(Array.from({ length: RUNS }, measure));
console.log(
  `${movelists.length} x ${movelists.length} pairs: ${time.toFixed(0)} ms (median of ${RUNS}), limit ${LIMIT_MS} ms`,
);
process.exitCode = time <= LIMIT_MS ? 0 : 1;

function measure(): number {
  const startedAt = performance.now();
  const punishers = movelists.map(listPunishers);
  const weak = movelists.map(listWeakMoves);
  let answers = 0;
  for (const moves of weak) {
    for (const list of punishers) {
      for (const { situation } of moves) {
        if (situation !== undefined) answers += punishersFor(list, situation).length;
      }
    }
  }
  if (answers === 0) throw new Error("Nobody punishes anything: the movelists were not read.");
  return performance.now() - startedAt;
}
