import type { PartialReplayRecord } from "@tactician/game";
import { describe, expect, it, test } from "vitest";
import { ME, RIVAL, replay, swapped } from "../testing/replays.ts";
import { playerMatches } from "./player-match.ts";
import { playerStatistics } from "./player-statistics.ts";

const HOUR = 3600;
/** Wednesday, 9 October 2024, 07:46:40 in Greenwich. */
const NOON = 1_728_460_000;

/** Newest first: `ago` hours before the fixture's time. */
const at = (ago: number) => ({ battle_at: NOON - ago * HOUR });

const derive = (records: readonly PartialReplayRecord[], id = ME) =>
  playerStatistics(playerMatches(records, id), () => ({ weekday: 0, hour: 0 }));

describe("who the player is", () => {
  const history = [
    swapped(
      replay({ ...at(0), p1_name: "New name", p1_chara_id: 8, p1_rank: 22, p1_power: 170_000, winner: 2 }),
    ),
    replay({ ...at(1), p1_name: "Old name" }),
    replay({ ...at(2), winner: 3 }),
    replay({ ...at(3), winner: 2 }),
  ];

  it("comes from the latest match, on the player's own side of it", () => {
    expect(derive(history)?.profile.latest).toEqual({
      ...{ polaris_id: ME, name: "New name", chara_id: 8, rank: 22, power: 170_000 },
      ...{ rating_before: 1500, rating_change: 10, rounds: 3 },
    });
  });

  it("counts wins, losses and draws apart, whichever seat was the player's", () => {
    expect(derive(history)?.profile.tally).toEqual({ wins: 1, losses: 2, draws: 1 });
    const latestMatches = derive(history)?.latestMatches.map((match) => ({ ...match, seat: 3 - match.seat }));
    expect(derive(history.map(swapped))).toEqual({ ...derive(history), latestMatches });
  });

  it("takes the character played last where two were played as often", () => {
    expect(derive(history.slice(0, 2))?.profile.mostUsedGameId).toBe(8);
  });

  it("has no rating before a player has one", () => {
    const fresh = [replay({ p1_rating_before: null, p1_rating_change: null })];
    expect(derive(fresh)?.profile.latest).toMatchObject({
      rating_before: undefined,
      rating_change: undefined,
    });
    expect(derive(fresh)?.ratings).toEqual([]);
    expect(derive(fresh)?.sessions[0]?.ratingChange).toBeUndefined();
  });

  it("is nobody without a match of theirs", () => {
    expect(derive([])).toBeUndefined();
    expect(derive(history, "somebodyelse")).toBeUndefined();
  });

  it("does not depend on the order of the records", () => {
    const [first, ...others] = history;
    expect(first && derive([...others, first])).toEqual(derive(history));
  });
});

test("the last 50 matches are listed, the last 20 are the form, all are counted", () => {
  const history = Array.from({ length: 60 }, (_, ago) => replay({ ...at(ago), winner: ago === 1 ? 3 : 1 }));
  expect(derive(history)?.latestMatches).toHaveLength(50);
  expect(derive(history)?.latestMatches[49]?.battle_at).toBe(NOON - 49 * HOUR);
  expect(derive(history)?.profile.tally.wins).toBe(59);
  expect(derive(history)?.form).toEqual(["win", "draw", ...Array.from({ length: 18 }, () => "win")]);
});

test("a list with the specification's fields alone is read, without times and stages", () => {
  const { p1_polaris_id, p2_polaris_id, p1_name, p2_name, p1_chara_id, p2_chara_id, p1_rank, p2_rank } =
    replay();
  const bare = { p1_polaris_id, p2_polaris_id, p1_name, p2_name, p1_chara_id, p2_chara_id, p1_rank, p2_rank };
  const statistics = derive([
    { ...bare, p1_power: 1, p2_power: 2, p1_rating_before: 1500, p2_rating_before: 1490, winner: 1 },
    { ...bare, p1_power: 1, p2_power: 2, p1_rating_before: 1490, p2_rating_before: 1500, winner: 2 },
  ]);
  expect(statistics?.profile.tally).toEqual({ wins: 1, losses: 1, draws: 0 });
  expect(statistics?.profile.latest.rating_before).toBe(1500);
  expect(statistics).toMatchObject({ sessions: [], stages: [], hours: [], ratings: [], ranks: [] });
});

test("names and ids stay as they are: any Unicode, any number", () => {
  const [match] =
    derive([replay({ p2_name: "이제 ‮ 🥊", p2_chara_id: 9999, stage_id: 4242 })])?.latestMatches ?? [];
  expect(match?.opponent).toMatchObject({ name: "이제 ‮ 🥊", chara_id: 9999, polaris_id: RIVAL });
  expect(derive([replay({ stage_id: 4242 })])?.stages).toEqual([
    { name: undefined, tally: { wins: 1, losses: 0, draws: 0 } },
  ]);
});

test("sessions end with a pause of more than an hour", () => {
  const history = [
    replay({ ...at(0), winner: 2, p1_rating_change: -12 }),
    replay({ ...at(0.5), p1_rating_change: 9 }),
    replay({ ...at(1.5), p1_rating_change: null }),
    replay({ ...at(2.6), winner: 3, p1_rating_change: 1 }),
  ];
  const session = (from: number, to: number, tally: object, ratingChange: number) => {
    return { startedAt: NOON - from * HOUR, endedAt: NOON - to * HOUR, tally, ratingChange };
  };
  expect(derive(history)?.sessions).toEqual([
    session(1.5, 0, { wins: 2, losses: 1, draws: 0 }, -3),
    session(2.6, 2.6, { wins: 0, losses: 0, draws: 1 }, 1),
  ]);
});

test("a stage in two shapes under one name is one row", () => {
  const history = [
    replay({ stage_id: 200 }),
    replay({ stage_id: 201, winner: 2 }),
    replay({ stage_id: 100 }),
  ];
  expect(derive(history)?.stages).toEqual([
    { name: "Urban Square", tally: { wins: 1, losses: 1, draws: 0 } },
    { name: "Arena", tally: { wins: 1, losses: 0, draws: 0 } },
  ]);
});

test("rating and rank are lines of each character, oldest first", () => {
  const history = [
    replay({ ...at(0), p1_rating_before: 1510, p1_rating_change: -8, p1_rank: 21 }),
    replay({ ...at(1), p1_chara_id: 8, p1_rating_before: 1200, p1_rating_change: null, p1_rank: 999 }),
    replay({ ...at(2), p1_rating_before: 1500, p1_rating_change: 10, p1_rank: 765 }),
  ];
  const point = (ago: number, value: number) => ({ at: NOON - ago * HOUR, value });
  expect(derive(history)?.ratings).toEqual([
    { gameId: 6, points: [point(2, 1510), point(0, 1502)] },
    { gameId: 8, points: [point(1, 1200)] },
  ]);
  expect(derive(history)?.ranks).toEqual([{ gameId: 6, points: [point(2, 37), point(0, 21)] }]);
});
