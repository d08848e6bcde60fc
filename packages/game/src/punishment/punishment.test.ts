import { describe, expect, test } from "vitest";
import type { CharacterId } from "../character.ts";
import type { Move } from "../move.ts";
import { contentMovelists } from "../testing/content-movelists.ts";
import { frozenMovelist } from "../testing/frozen-movelists.ts";
import { key } from "../testing/move-keys.ts";
import { answersFor } from "./answers-for.ts";
import { afterHit, listCandidates } from "./candidates.ts";
import { afterBlock, listSituations } from "./situations.ts";
import { framesAsWritten } from "./start-of.ts";

const NO_SHEET = { launchers: new Map(), followUps: new Map(), recommended: new Map() };

function moveOf(characterId: string, command: string): Move {
  const move = frozenMovelist(characterId).moves.find((candidate) => candidate.command === command);
  if (move === undefined) throw new Error(`${characterId} has no ${command}`);
  return move;
}

/** Every move of a character, the safe ones too. */
function situationsOf(characterId: CharacterId) {
  const movelist = frozenMovelist(characterId);
  return listSituations(movelist, characterId, new Set(movelist.moves.map(({ id }) => id)));
}

/** What `defender` has for a blocked move of `attacker`, by the movelists alone. */
function punish(attacker: CharacterId, command: string, defender: CharacterId) {
  const situation = situationsOf(attacker).find(({ move }) => move === command);
  if (situation === undefined) throw new Error(`${attacker} has no ${command}`);
  const found = answersFor(situation, listCandidates(frozenMovelist(defender), defender, NO_SHEET), []);
  const fastest = Math.min(...found.map(({ frames = 99 }) => frames));
  return {
    ...situation,
    best: found[0]?.move,
    fastest: found.length === 0 ? undefined : fastest,
    launchers: found.filter(({ launches }) => launches).map(({ move }) => move),
    found,
  };
}

describe("pairs computed by hand", () => {
  test.each([
    // -19 after a mid: standing. The hopkicks are out in 15, the jabs in 10.
    ["jin", "d 3+4", "paul", 19, "standing", "uf 3 4", 10, "uf 3 4"],
    ["jin", "d 3+4", "king", 19, "standing", "uf 4", 10, "uf 4"],
    // -16 after a mid: the electric costs 11 and 3 for its dash, 14 in all.
    ["jin", "1 2 1", "kazuya", 16, "standing", "f n d df just 2", 10, "f n d df just 2"],
    // -18: Jin's d 3+4 is out in 15.
    ["paul", "d 4 2", "jin", 18, "standing", "d 3+4", 10, "d 3+4"],
    // -23 after a low: from crouch, the fastest is the crouch jab; the rising uppercut is out in 14.
    ["kazuya", "f n d df 4", "jin", 23, "crouching", "uf n 4", 10, "ws 2"],
    // -31 after a low: the launching ws 1+2 comes in 18.
    ["jin", "cd df 4", "king", 31, "crouching", "ws 1+2", 10, "uf 4"],
    // -14 after a mid: nothing of Reina's launches at 14 from standing.
    ["jin", "b f 2 1 df 2", "reina", 14, "standing", "2 2 1", 10, undefined],
    // -13: Alisa's launchers start at 15.
    ["jin", "uf 4", "alisa", 13, "standing", "2 2", 10, undefined],
    // -10: only the jabs of Paul are fast enough; 1 2 3 deals 24 against 23 and leaves him at -14.
    ["reina", "1 2 3", "paul", 10, "standing", "2 3", 10, undefined],
    // -8: nothing of King's is out in 8.
    ["devil-jin", "uf 4", "king", 8, "standing", undefined, undefined, undefined],
    // -9 and -7 are safe against everybody but Yoshimitsu, whose sword flash is out in 6.
    ["king", "f 2 1", "jin", 9, "standing", undefined, undefined, undefined],
    ["yoshimitsu", "df 2", "kazuya", 7, "standing", undefined, undefined, undefined],
    ["law", "df 2", "yoshimitsu", 7, "standing", "1+4", 6, undefined],
    // Plus on block: no disadvantage at all.
    ["jin", "1", "paul", 0, "standing", undefined, undefined, undefined],
  ] as const)("%s %s against %s", (attacker, command, defender, frames, from, best, fastest, launcher) => {
    const found = punish(attacker, command, defender);
    expect(found).toMatchObject({ frames, from });
    expect([found.best, found.fastest]).toEqual([best, fastest]);
    if (launcher === undefined) expect(found.launchers).toEqual([]);
    else expect(found.launchers).toContain(launcher);
  });
});

test("nothing is left by throws, and by what cannot be blocked", () => {
  const base = { id: key("1"), command: "1", ownHits: 1, properties: [] } satisfies Partial<Move>;
  const nothing = { frames: 0, worstFrames: 0, from: "standing", isLow: false };
  expect(afterBlock({ ...base, hits: [{ level: "mid" }] })).toEqual(nothing);
  expect(afterBlock({ ...base, hits: [{ level: "throw" }], block: { min: -20 } })).toEqual(nothing);
  expect(afterBlock({ ...base, hits: [{ level: "mid", unblockable: true }], block: { min: -20 } })).toEqual(
    nothing,
  );
  // Of a range only the smaller disadvantage is certain.
  expect(afterBlock({ ...base, hits: [{ level: "mid" }], block: { min: -14, max: -9 } })).toMatchObject({
    frames: 9,
    worstFrames: 14,
  });
});

test.each([
  ["jin", "cd df just 2", "f n d df just 2", 14],
  ["yoshimitsu", "f n d df 1", "f n d df 1", 17],
  ["claudio", "f f 2 1+2", "f f 2 1+2", 17],
  ["claudio", "f f 2 1+2", "fc df 2 1+2", 14],
  ["claudio", "f f 2 1+2", "(deep dash) f f 2 1+2", 17],
] as const)("%s: %s written as %s takes %i frames", (characterId, command, text, frames) => {
  const move = contentMovelists()
    .get(characterId)
    ?.moves.find((candidate) => candidate.command === command);
  expect(move && framesAsWritten(move, text)).toBe(frames);
});

describe("every character", () => {
  const movelists = [...contentMovelists()];

  test("has the worst moves first, and each says why it is in the list", () => {
    for (const [characterId, movelist] of movelists) {
      const situations = listSituations(movelist, characterId);
      expect(situations.length, characterId).toBeGreaterThan(20);
      const frames = situations.filter(({ isUnsafe }) => isUnsafe).map(({ worstFrames }) => worstFrames);
      const launchable = frames.findLastIndex((count) => count >= 15);
      expect(
        frames.slice(0, launchable + 1).every((count) => count >= 15),
        characterId,
      ).toBe(true);
      expect(
        situations.every(({ worstFrames, waysOut }) => worstFrames >= 6 || waysOut.length > 0),
        characterId,
      ).toBe(true);
    }
  });
});

test("a jail that stops attacks alone is ducked where the movelist says so", () => {
  const movelist = contentMovelists().get("dragunov");
  const string = movelist?.moves.find(({ id }) => id === "b+4,3");
  expect(string?.links?.some(({ kind }) => kind === "jails")).toBe(true);
  const situations = movelist === undefined ? [] : listSituations(movelist, "dragunov");
  expect(situations.find(({ id }) => id.endsWith("-b+4,3"))?.waysOut).toEqual([
    { kind: "duck", hit: 2, evidence: "note" },
  ]);
});

test("what cannot be interrupted jails only where the frames leave no time to duck", () => {
  const { moves } = frozenMovelist("bryan");
  const elbow = moveOf("bryan", "df 2 1");
  expect(elbow.uninterruptible).toBe(true);
  // The last hit is a high.
  const waysOf = (startup: number) => {
    const slower = { ...elbow, ownStartup: [{ min: startup }] };
    const changed = moves.map((move) => (move.id === elbow.id ? slower : move));
    return listSituations({ moves: changed }, "bryan", new Set([elbow.id])).find(
      ({ move }) => move === "df 2 1",
    )?.waysOut;
  };
  expect(waysOf(16)).toEqual([{ kind: "jail", hit: 2, evidence: "frames" }]);
  expect(waysOf(26)).toEqual([]);
});

test("the plain form of an electric takes a frame more than a perfect one", () => {
  const movelist = contentMovelists().get("devil-jin");
  const candidates = listCandidates({ moves: movelist?.moves ?? [] }, "devil-jin", NO_SHEET);
  const framesOf = (text: string) => candidates.find(({ answer }) => answer.move === text)?.answer.frames;
  expect([framesOf("f n d df just 2"), framesOf("f n d df 2")]).toEqual([14, 15]);
});

/** Of today's movelists; the numbers are read in the source's own rows. */
const todaysMoves = (characterId: CharacterId) => contentMovelists().get(characterId)?.moves ?? [];
const todaysSituation = (characterId: CharacterId, id: string) =>
  listSituations({ moves: todaysMoves(characterId) }, characterId).find((one) => one.id.endsWith(`-${id}`));

test.each([
  // "-30 from 1st block", "-27 from 1st block", "-25 if 1st hit is blocked".
  ["claudio", "db+4,3", 30],
  ["dragunov", "d+4,1", 27],
  ["asuka", "d+3+4", 25],
] as const)("%s %s: who blocked the low ducks the high behind it, from crouch, %i frames", (...row) => {
  const [characterId, id, frames] = row;
  const situation = todaysSituation(characterId, id);
  expect(situation).toMatchObject({ frames, from: "crouching", isUnsafe: true });
  expect(situation?.waysOut).toContainEqual({ kind: "duck", hit: 2, evidence: "note" });
});

test.each([
  // "Whiffs vs SWR from 1st block (SSL, SSR and SWL inconsistent depending on character)"; "May whiff vs SSR from 1st block
  // (inconsistent)"; "Whiffs vs SSR or SWR from 1st block (inconsistent)"; "Whiffs vs SSR, SWL, SWR from 1st block (SSL less consistent)".
  ["paul", "f,F+2,1", ["swr"], undefined],
  ["armor-king", "uf+2,1", ["ssr"], true],
  ["kunimitsu", "KAT.3,2", ["ssr", "swr"], true],
  ["armor-king", "d+3+4,3", ["ssr", "swl", "swr"], undefined],
] as const)("%s %s misses %j, and whether that is doubted: %s", (characterId, id, sides, onlySometimes) => {
  const steps = todaysSituation(characterId, id)?.waysOut.filter(({ kind }) => kind === "step") ?? [];
  expect(steps.map(({ side }) => side)).toEqual(sides);
  expect(steps.every((way) => way.onlySometimes === onlySometimes)).toBe(true);
});

test("a low and a high of one input, and what forces crouching, are answered from crouch", () => {
  expect(todaysSituation("jun", "d+3+4")).toMatchObject({ frames: 25, from: "crouching" });
  expect(todaysSituation("king", "uf+2")).toMatchObject({ frames: 17, from: "crouching" });
});

test("a direction held at the end leaves what its stance leaves", () => {
  const moves = todaysMoves("reina");
  const byId = new Map(moves.map((move) => [move.id, move]));
  const kick = moves.find(({ id }) => id === "ws4,4");
  expect(kick && afterHit(kick, byId, "ws 4 4").onHit).toBe(-1);
  expect(kick && afterHit(kick, byId, "ws 4 4 holdd").onHit).toBe(6);
});

test("against who lies only the hits count that reach the ground", () => {
  // 12 of `d 2` reaches the ground, the high of 23 behind it does not.
  const situation = todaysSituation("armor-king", "3+4,2");
  const yoshimitsu = listCandidates({ moves: todaysMoves("yoshimitsu") }, "yoshimitsu", NO_SHEET);
  const found = situation === undefined ? [] : answersFor(situation, yoshimitsu, []);
  expect(situation?.posture).toMatch(/^face/);
  expect(found.find(({ move }) => move === "d 2 1")?.damage ?? 12).toBe(12);
  expect(found[0]?.damage).toBeGreaterThanOrEqual(22);
});

test("a throw behind a strike launches nobody who crouches, and who turned their back is not known to fly", () => {
  const bryan = listCandidates({ moves: todaysMoves("bryan") }, "bryan", {
    ...NO_SHEET,
    launchers: new Map([[key("ws2"), { text: "ws 2", route: ["df 1"] }]]),
  });
  expect(bryan.find(({ answer }) => answer.move === "ws 2")?.launchesStanding).toBe(true);
  const flash = { text: "NSS 1+4", route: ["d 2 2"] };
  const sheet = { ...NO_SHEET, launchers: new Map([[key("NSS.1+4"), flash]]) };
  const candidates = listCandidates({ moves: todaysMoves("yoshimitsu") }, "yoshimitsu", sheet);
  const launchesAgainst = (posture: "standing" | "back turned") =>
    answersFor({ ...UNSAFE_MID, posture }, candidates, []).find(({ id }) => id === "Yoshimitsu-NSS.1+4")
      ?.launches;
  expect([launchesAgainst("standing"), launchesAgainst("back turned")]).toEqual([true, undefined]);
});

const UNSAFE_MID = {
  ...{ move: "1", id: "Jin-1", levels: ["mid" as const], isString: false, isLow: false, isUnsafe: false },
  ...{ frames: 9, worstFrames: 9, from: "standing" as const },
};

test("what needs a stock once a match is no punisher", () => {
  const heihachi = listCandidates({ moves: todaysMoves("heihachi") }, "heihachi", NO_SHEET);
  expect(heihachi.filter(({ answer }) => answer.id === "Heihachi-1+4")).toEqual([]);
});
