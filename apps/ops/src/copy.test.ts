import { setTimeout as sleep } from "node:timers/promises";
import { copyStore } from "@tactician/replays";
import { contractPlaces, openerOf, type Place } from "@tactician/replays/testing/contract-stores";
import { countByHand, countsOf } from "@tactician/replays/testing/count-by-hand";
import { makeMatches } from "@tactician/replays/testing/match-fixture";
import { matchesIn } from "@tactician/replays/testing/matches-in";
import { expect, test } from "vitest";
import { startOps } from "./testing/start-ops.ts";

const MANY = 20_000;
const PLAYER = "player000001";
/** Two days after the first match, which is of 9 October 2025. */
const BEFORE = 20_372;

const PLACES = contractPlaces();
const ENGINES = Object.entries(PLACES);
const WAYS = ENGINES.flatMap(([from, fromPlace]) =>
  ENGINES.map(([to, toPlace]) => [from, to, fromPlace, toPlace] as const),
);

const open = (place: Place) => openerOf(place)();

test.each(WAYS)(
  "from %s to %s everything comes along, counts of dropped matches too, and twice does no harm",
  async (_from, _to, fromPlace, toPlace) => {
    const [from, to] = [await fromPlace(), await toPlace()];
    const source = await open(from);
    const matches = makeMatches(1, 4000);
    await source.insertFeedWindow(matches, { name: "forwards", battleAt: 700 });
    await source.upsertPlayerRefresh(PLAYER, 1_760_000_000);
    const dropped = await source.forgetMatches(BEFORE, () => undefined);
    const onWarning = (message: string) => expect.unreachable(message);
    const places = { from: { ...from, onWarning }, to: { ...to, onWarning } };
    for (const added of [4000 - dropped, 0])
      expect(await copyStore({ ...places, onProgress: () => undefined })).toBe(added);
    const target = await open(to);
    expect(await target.findMatchesByPlayer(PLAYER)).toEqual(await source.findMatchesByPlayer(PLAYER));
    for (const filter of [{}, { rankClass: 3 }, { since: BEFORE - 1 }])
      expect(await countsOf(target, filter)).toEqual(countByHand(matches, filter));
    expect(await target.findPlayerRefresh(PLAYER)).toEqual({ refreshedAt: 1_760_000_000 });
    expect(await target.findFeedPosition("forwards")).toEqual({ name: "forwards", battleAt: 700 });
    expect(await target.insertMatches(matches), "dropped ones are not stored here either").toBe(0);
    expect(await target.rebuildCounts(() => undefined)).toBe(4000 - dropped);
    expect(await countsOf(target, {})).toEqual(countByHand(matches, {}));
  },
);

/** As the command line calls it. */
const urlOf = ({ dataDir, databaseUrl = `sqlite:${dataDir}` }: Place) => databaseUrl;

/** Copies in a process of its own, which may be killed so long after it has stored its first slice. */
async function run(from: Place, to: Place, killAfterMs?: number) {
  const { child, written, ended } = startOps(["copy-store", "--from", urlOf(from), "--to", urlOf(to)]);
  if (killAfterMs !== undefined) {
    await expect.poll(() => written.out, { timeout: 60_000, interval: 5 }).toContain("matches read");
    await sleep(killAfterMs);
    child.kill("SIGKILL");
  }
  return ended;
}

test.each([
  ["SQLite", "PostgreSQL"],
  ["PostgreSQL", "SQLite"],
] as const)(
  "from %s to %s, beside who writes to both, killed again and again, nothing is lost or counted twice",
  async (fromName, toName) => {
    const [from, to] = [await PLACES[fromName](), await PLACES[toName]()];
    const [source, target] = [await open(from), await open(to)];
    await source.insertMatches(makeMatches(1, MANY));
    let [last, isDone] = [MANY, false];
    const writing = (async () => {
      for (; !isDone; await sleep(40)) {
        await source.insertMatches(makeMatches(last + 1, last + 20));
        last += 20;
        // What both have, and what the target alone has.
        await target.insertMatches(makeMatches(last - 30, last - 25));
        await target.insertMatches(makeMatches(1_000_000 + last, 1_000_000 + last + 2));
      }
    })();
    for (const afterMs of [0, 50, 100]) await run(from, to, afterMs);
    expect(await run(from, to)).toMatchObject({ code: 0, err: "" });
    isDone = true;
    await writing;
    // What was written in its last moments, for which one copies once more.
    const out = expect.stringMatching(/Copied [\d,]+ new matches in \d+ s\. Everything is there\.\n$/);
    expect(await run(from, to)).toEqual({ code: 0, err: "", out });
    const copied = await matchesIn(target);
    const ids = new Set(copied.map(({ battle_id }) => battle_id));
    expect(makeMatches(1, last).filter(({ battle_id }) => !ids.has(battle_id))).toEqual([]);
    expect(await countsOf(target, {})).toEqual(countByHand(copied, {}));
    expect(await source.findPlayedMatches({})).toMatchObject({ matches: last });
  },
);
