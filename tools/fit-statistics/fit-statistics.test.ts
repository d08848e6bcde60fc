import { join } from "node:path";
import type { ReplayRecord } from "@tactician/game";
import { randomFrom } from "@tactician/game/random";
import { openStore } from "@tactician/replays";
import { temporaryFolder } from "@tactician/replays/testing/temporary-folder";
import { describe, expect, it } from "vitest";
import { generateHistory } from "../check-statistics/testing/generate-history.ts";
import { normalFrom } from "../check-statistics/testing/random.ts";
import { fitSlope, fitSpread } from "./fit.ts";
import { fitReport } from "./fit-report.ts";

/** Matches of players whose distances from even against each character have this spread. */
function plantedMatches(players: number, matches: number, slope: number, spread: number): ReplayRecord[] {
  return Array.from({ length: players }, (_, player) => {
    const random = randomFrom(100 + player);
    const distances = Array.from({ length: 60 }, () => normalFrom(random, spread));
    const history = generateHistory(random, {
      matches,
      slope,
      distanceFrom: (character) => distances[character] ?? 0,
      specialShares: [],
    });
    return history.map((record, number) => ({
      ...record,
      battle_id: (player * 1e6 + number).toString(16).padStart(32, "0"),
      p1_polaris_id: `player-${player}`,
      p2_polaris_id: `${record.p2_polaris_id}-of-${player}`,
    }));
  }).flat();
}

async function storeWith(matches: readonly ReplayRecord[]): Promise<string> {
  const dataDir = temporaryFolder();
  const store = await openStore({ dataDir, onWarning: (message) => expect.unreachable(message) });
  await store.insertMatches(matches);
  await store.close();
  return dataDir;
}

async function report(...args: string[]) {
  const lines: string[] = [];
  const complaints: string[] = [];
  await fitReport(args, {
    say: (line) => lines.push(line),
    complain: (line) => complaints.push(line),
  });
  return { text: lines.join("\n"), complaint: complaints.join("\n") };
}

describe("the fit", () => {
  // Ratings are noisy, so a little less than the planted slope comes back.
  it.each([
    [0.64, 0.22],
    [0.9, 0.4],
    [0.4, 0],
  ])("finds a planted slope of %f and spread of %f", async (slope, spread) => {
    const matches = plantedMatches(60, 400, slope, spread);
    const walk = () => [matches];
    const found = await fitSlope(walk);
    expect(found?.matches).toBe(24_000);
    expect(found?.value).toBeGreaterThan(0.88 * slope);
    expect(found?.value).toBeLessThan(1.05 * slope);
    const foundSpread = await fitSpread(walk, found?.value ?? 0);
    expect(Math.abs((foundSpread?.value ?? 9) - spread)).toBeLessThan(0.06);
  });

  it("does not depend on the order of matches or on seats", async () => {
    const matches = plantedMatches(5, 300, 0.64, 0.3);
    const turned = matches.toReversed().map(
      (record, number): ReplayRecord =>
        number % 2 === 0
          ? record
          : {
              ...record,
              winner: record.winner === 1 ? 2 : 1,
              p1_polaris_id: record.p2_polaris_id,
              p1_chara_id: record.p2_chara_id,
              p1_rating_before: record.p2_rating_before,
              p2_polaris_id: record.p1_polaris_id,
              p2_chara_id: record.p1_chara_id,
              p2_rating_before: record.p1_rating_before,
            },
    );
    const [first, second] = await Promise.all([fitSlope(() => [matches]), fitSlope(() => [turned])]);
    expect(second?.value).toBeCloseTo(first?.value ?? 0, 9);
    const [spread, again] = await Promise.all([
      fitSpread(() => [matches], 0.6),
      fitSpread(() => [turned], 0.6),
    ]);
    expect(again?.value).toBeCloseTo(spread?.value ?? 0, 9);
  });
});

describe("the command", () => {
  it("prints what it found in a store beside the current values", async () => {
    const folder = await storeWith(plantedMatches(60, 100, 0.64, 0.3));
    const { text } = await report("--from", folder);
    expect(text).toContain("6,000 rated matches");
    expect(text).toMatch(/RATING_SLOPE +0\.640 +0\.\d{3} +0\.\d{3}/);
    expect(text).toMatch(/OPPONENT_SPREAD +0\.220 +0\.\d{3} +0\.\d{3}/);
    expect(text).toContain("Too few matches");
    expect((await report("--from", join(folder, "replays.sqlite"))).text).toBe(text);
  });

  it("says that an empty store has nothing to fit", async () => {
    expect(await report("--from", await storeWith([]))).toEqual({
      text: "Nothing to fit: the store has no suitable matches. Keep the current values.",
      complaint: "",
    });
  });

  it("fits no spread where nobody met two opponents with the same character", async () => {
    const folder = await storeWith(plantedMatches(12, 1, 0.64, 0.3));
    expect((await report("--from", folder)).text).toContain("Cannot fit the spread");
  });

  it.each([
    [[], /--from STORE is missing/],
    [["--what"], /'--what'/],
    [["--from", "/nowhere/matches.db"], /--from must be a folder/],
    [["--from", "/nowhere/replays.sqlite"], /replays\.sqlite cannot be read/],
  ])("refuses %j in one line or with its usage", async (args, message) => {
    await expect(report(...args)).rejects.toThrow(message);
  });
});
