import { randomFrom } from "@tactician/game/random";
import { weakSpots } from "@tactician/mine";
import { expect, test, vi } from "vitest";
import { makeSeason } from "./testing/seasons.ts";

// Whether what hits a player is found and named as promised, in made-up seasons of 300 matches. `npm run check -- mine` has ten times the
// players, and prints what it measured.
const IS_FULL = process.env.MODE === "full";
vi.setConfig({ testTimeout: IS_FULL ? 600_000 : 120_000 });
const PLAYERS = IS_FULL ? 1000 : 100;

const share = (players: number) => players / PLAYERS;
const percent = (part: number) => `${(100 * part).toFixed(1)} %`;

function measure(source: "log" | "tapped", planted: number) {
  const random = randomFrom(7 + planted);
  let [first, told, wrong, named, uncorrected] = [0, 0, 0, 0, 0];
  for (let player = 0; player < PLAYERS; player++) {
    const season = makeSeason(source, planted, random);
    const isPlanted = ({ them, move }: { them: string; move: string }) =>
      season.planted.has(`${them} ${move}`);
    const spots = weakSpots(season.matches);
    const weak = spots.filter(({ isWeak }) => isWeak);
    first += Number(spots.slice(0, 5).filter(isPlanted).length === planted);
    told += Number(weak.length > 0);
    wrong += Number(!weak.every(isPlanted));
    named += weak.filter(isPlanted).length;
    if (planted === 0)
      uncorrected += Number(weakSpots(season.matches, { isCorrected: false }).some(({ isWeak }) => isWeak));
  }
  return {
    ...{ first: share(first), told: share(told), wrong: share(wrong), named: share(named) },
    uncorrected: share(uncorrected),
  };
}

test.for(["log", "tapped"] as const)(
  "three weak spots of a season are among the first five in 95 of 100 players: %s",
  async (source, { annotate }) => {
    const { first, told, wrong, named } = measure(source, 3);
    await annotate(
      `${source}: all three among the first five in ${percent(first)}; told of one ${percent(told)}, ${named.toFixed(2)} of three named, a wrong one ${percent(wrong)}`,
    );
    expect(first).toBeGreaterThanOrEqual(0.95);
    expect(wrong).toBeLessThanOrEqual(0.05);
  },
);

test.for(["log", "tapped"] as const)(
  "of players without a weak spot at most 5 of 100 are told of one: %s",
  async (source, { annotate }) => {
    const { told, uncorrected } = measure(source, 0);
    await annotate(
      `${source}: told of one ${percent(told)}; if each move were judged alone ${percent(uncorrected)}`,
    );
    expect(told).toBeLessThanOrEqual(0.05);
    expect(uncorrected).toBeGreaterThan(0.3);
  },
);
