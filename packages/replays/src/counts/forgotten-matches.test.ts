import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { backUp, restore } from "../backup/back-up.ts";
import { contractPlaces, openerOf, type Place } from "../testing/contract-stores.ts";
import { countByHand, countsOf } from "../testing/count-by-hand.ts";
import { makeMatch, makeMatches } from "../testing/match-fixture.ts";
import { runSql } from "../testing/run-sql.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

const PLACES = contractPlaces();
const quiet = () => undefined;
const onWarning = (message: string) => expect.unreachable(message);

/** Four days, from 9 October 2025, 08:53 on: the fixture's matches are a minute apart. */
const MATCHES = makeMatches(1, 5000);
const FIRST_DAY = 20_370;
const BEFORE = FIRST_DAY + 2;
const dayOf = ({ battle_at }: { battle_at: number }) => Math.floor(battle_at / 86_400);
const OLD = MATCHES.filter((match) => dayOf(match) < BEFORE);

async function storedIn(place: Place): Promise<number> {
  const [row] = await runSql(place, "select count(*) as stored from played_matches");
  return Number(row?.stored);
}

/** A store that has forgotten its first two days. */
async function forgetful(newPlace: () => Promise<Place>) {
  const place = await newPlace();
  const store = await openerOf(place)();
  await store.insertMatches(MATCHES);
  let told = 0;
  const deleted = await store.forgetMatches(BEFORE, (count) => {
    told = count;
  });
  expect([deleted, told]).toEqual([OLD.length, OLD.length]);
  return { place, store };
}

describe.each(Object.entries(PLACES))("matches that were dropped in %s", (_name, newPlace) => {
  it("leave their counts, also when these are made anew", async () => {
    const { place, store } = await forgetful(newPlace);
    expect(OLD.length).toBeGreaterThan(1000);
    expect(await storedIn(place)).toBe(MATCHES.length - OLD.length);
    for (const filter of [{}, { since: FIRST_DAY + 1 }, { since: BEFORE }])
      expect(await countsOf(store, filter)).toEqual(countByHand(MATCHES, filter));
    expect(await store.rebuildCounts(quiet)).toBe(MATCHES.length - OLD.length);
    for (const filter of [{}, { since: FIRST_DAY + 1 }, { since: BEFORE }])
      expect(await countsOf(store, filter)).toEqual(countByHand(MATCHES, filter));
  });

  it("are not stored again, and newer ones are", async () => {
    const { place, store } = await forgetful(newPlace);
    expect(await store.insertMatches(MATCHES)).toBe(0);
    expect(await store.insertFeedWindow(OLD, { name: "backwards", battleAt: 1 })).toBe(0);
    expect(await store.insertMatches(makeMatches(4990, 5100))).toBe(100);
    expect(await storedIn(place)).toBe(MATCHES.length - OLD.length + 100);
    expect(await countsOf(store, {})).toEqual(countByHand(makeMatches(1, 5100), {}));
    expect((await store.findSize()).matches).toBe(MATCHES.length - OLD.length + 100);
  });

  it("are dropped in the end when somebody was killed over it", async () => {
    const place = await newPlace();
    const store = await openerOf(place)();
    await store.insertMatches(MATCHES);
    await runSql(place, `update count_state set forgotten_before = ${BEFORE}`);
    await store.rebuildCounts(quiet);
    expect(await countsOf(store, {})).toEqual(countByHand(MATCHES, {}));
    await store.forgetMatches(FIRST_DAY + 1, quiet);
    expect(await store.forgetMatches(BEFORE, quiet)).toBe(
      OLD.filter((match) => dayOf(match) > FIRST_DAY).length,
    );
    expect(await storedIn(place)).toBe(MATCHES.length - OLD.length);
    expect(await countsOf(store, {})).toEqual(countByHand(MATCHES, {}));
  });

  it.each(Object.entries(PLACES))(
    "have their counts in a backup, for a store in %s",
    async (_to, newTarget) => {
      const { place } = await forgetful(newPlace);
      const file = join(temporaryFolder(), "backup");
      await backUp({ ...place, file, onWarning, onProgress: quiet, onLeftOut: quiet, onCheck: quiet });
      const target = await newTarget();
      const from = { ...target, file, onWarning, onChecked: quiet, onProgress: quiet };
      // A day of which this store knows more, and one old match of another day that is in the backup's counts too.
      const store = await openerOf(target)();
      const ours = Array.from({ length: 1200 }, (_, index) =>
        makeMatch(90_000 + index, { battle_at: FIRST_DAY * 86_400 + index, p1_chara_id: 7 }),
      );
      await store.insertMatches([...ours, ...OLD.slice(-1)]);
      const expected = [...ours, ...MATCHES.filter((match) => dayOf(match) !== FIRST_DAY)];
      for (const added of [MATCHES.length - OLD.length, 0]) {
        expect(await restore(from)).toBe(added);
        expect(await countsOf(store, {})).toEqual(countByHand(expected, {}));
        await store.rebuildCounts(quiet);
        expect(await countsOf(store, {})).toEqual(countByHand(expected, {}));
      }
      expect(await store.insertMatches(OLD), "not stored here either").toBe(0);
    },
  );
});
