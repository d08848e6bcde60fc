import { describe, expect, test } from "vitest";
import { CHARACTERS } from "../character.ts";
import type { Move } from "../move.ts";
import { contentMovelists } from "../testing/content-movelists.ts";
import { frozenMovelist } from "../testing/frozen-movelists.ts";
import { blockSituation } from "./block-situation.ts";
import { listPunishers, punishersFor } from "./punishers.ts";
import { listWeakMoves } from "./weak-moves.ts";

function moveOf(characterId: string, command: string): Move {
  const move = frozenMovelist(characterId).moves.find((candidate) => candidate.command === command);
  if (move === undefined) throw new Error(`${characterId} has no ${command}`);
  return move;
}

/** What `defender` has for a blocked move of `attacker`. */
function answers(attacker: string, command: string, defender: string) {
  const situation = blockSituation(moveOf(attacker, command));
  if (situation === undefined) throw new Error("no situation");
  const found = punishersFor(listPunishers(frozenMovelist(defender)), situation);
  return {
    ...situation,
    fastest: found[0]?.command,
    fastestFrames: found[0]?.frames,
    launchers: found.filter(({ launches }) => launches).map((punisher) => punisher.command),
  };
}

describe("pairs computed by hand", () => {
  test.each([
    // -19 after a mid: standing. Paul's jab string is the fastest; df 2 is out in 15.
    ["jin", "d 3+4", "paul", 19, "standing", "1 2 3", "df 2"],
    // The same for King: 2 1 at 10, the hopkick at 15.
    ["jin", "d 3+4", "king", 19, "standing", "2 1", "uf 4"],
    // -16 after a mid: the electric costs 11 and 3 for its dash, 14 in all.
    ["jin", "1 2 1", "kazuya", 16, "standing", "1 1 2", "f n d df just 2"],
    // -18: Jin's hopkick and d 3+4 are both out in 15.
    ["paul", "d 4 2", "jin", 18, "standing", "2 4", "d 3+4"],
    // -23 after a low: from crouch, ws 4 4 at 11 and the rising uppercut at 14.
    ["kazuya", "f n d df 4", "jin", 23, "crouching", "ws 4 4", "ws 2"],
    // -31 after a low: King has ws 1 at 10 and the launching fc df 2 at 15.
    ["jin", "cd df 4", "king", 31, "crouching", "ws 1", "fc df 2"],
    // -14 after a mid: Reina has her jabs; nothing of hers launches at 14 from standing.
    ["jin", "b f 2 1 df 2", "reina", 14, "standing", "1 1 2", undefined],
    // -13: Alisa has her jabs, her launchers start at 15.
    ["jin", "uf 4", "alisa", 13, "standing", "1 1", undefined],
    // -10: only the jabs of Paul are fast enough.
    ["reina", "1 2 3", "paul", 10, "standing", "1 2 3", undefined],
    // -8: nothing of King's is out in 8.
    ["devil-jin", "uf 4", "king", 8, "standing", undefined, undefined],
    // -9 and -7 are safe against everybody but Yoshimitsu, whose sword flash is out in 6.
    ["king", "f 2 1", "jin", 9, "standing", undefined, undefined],
    ["yoshimitsu", "df 2", "kazuya", 7, "standing", undefined, undefined],
    ["law", "df 2", "yoshimitsu", 7, "standing", "1+4", undefined],
    // Plus on block: no disadvantage at all.
    ["jin", "1", "paul", 0, "standing", undefined, undefined],
  ] as const)("%s %s against %s", (attacker, command, defender, frames, posture, fastest, launcher) => {
    const found = answers(attacker, command, defender);
    expect(found).toMatchObject({ frames, posture, fastest });
    if (launcher === undefined) expect(found.launchers).toEqual([]);
    else expect(found.launchers).toContain(launcher);
  });

  test("an attacker who recovers crouching is missed by highs", () => {
    // Jin's d 2 is -14 and leaves him crouching: of Law's answers none is high.
    const situation = blockSituation(moveOf("jin", "d 2"));
    expect(situation).toEqual({ frames: 14, posture: "crouching", isLow: true });
    if (situation === undefined) return;
    const standing = { ...situation, posture: "standing" } as const;
    const found = punishersFor(listPunishers(frozenMovelist("law")), standing);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ isHigh }) => isHigh)).toEqual([]);
  });
});

test("no situation without a block, for throws and for what cannot be blocked", () => {
  const base = { id: "1", command: "1", ownHits: 1, properties: [] } satisfies Partial<Move>;
  expect(blockSituation({ ...base, hits: [{ level: "mid" }] })).toBeUndefined();
  expect(blockSituation({ ...base, hits: [], block: { min: -20 } })).toBeUndefined();
  expect(blockSituation({ ...base, hits: [{ level: "throw" }], block: { min: -20 } })).toBeUndefined();
  expect(
    blockSituation({ ...base, hits: [{ level: "mid", unblockable: true }], block: { min: -20 } }),
  ).toBeUndefined();
  // Of a range only the smaller disadvantage is certain.
  expect(blockSituation({ ...base, hits: [{ level: "mid" }], block: { min: -14, max: -9 } })?.frames).toBe(9);
});

describe("all pairs of characters", () => {
  const movelists = contentMovelists();
  const punishers = [...movelists].map(([characterId, movelist]) => ({
    characterId,
    list: listPunishers(movelist),
  }));
  const weak = [...movelists].map(([characterId, movelist]) => ({
    characterId,
    moves: listWeakMoves(movelist),
  }));

  test("a punisher is fast enough, fits the posture, exists, and starts a move", () => {
    let pairs = 0;
    const wrong: string[] = [];
    for (const attacker of weak) {
      for (const { characterId, list } of punishers) {
        pairs += 1;
        for (const { move, situation } of attacker.moves) {
          if (situation === undefined) continue;
          for (const { command, frames, posture, isHigh } of punishersFor(list, situation)) {
            const fits = frames <= situation.frames && posture === situation.posture;
            if (!fits || (isHigh && situation.isLow))
              wrong.push(`${attacker.characterId} ${move.command}: ${characterId} ${command}`);
          }
        }
      }
    }
    expect(pairs).toBe(CHARACTERS.length ** 2);
    expect(wrong).toEqual([]);
  });

  test("every punisher is a command of its character, counted from its first hit", () => {
    for (const { characterId, list } of punishers) {
      const moves = movelists.get(characterId)?.moves ?? [];
      const named = moves.flatMap((move) => (move.aliases ?? []).map((alias) => [alias, move] as const));
      const commands = new Map([...named, ...moves.map((move) => [move.command, move] as const)]);
      expect(list.length, characterId).toBeGreaterThan(10);
      for (const { command, frames } of list) {
        const move = commands.get(command);
        expect(move, `${characterId} ${command}`).toBeDefined();
        expect(frames, `${characterId} ${command}`).toBeGreaterThanOrEqual(move?.startup?.min ?? 99);
      }
    }
  });

  test("everybody can punish a jab-punishable move from standing, and launch what is -20", () => {
    for (const { characterId, list } of punishers) {
      const standing = list.filter(({ posture }) => posture === "standing");
      expect(standing[0]?.frames, characterId).toBeLessThanOrEqual(10);
      expect(
        standing.some(({ launches, frames }) => launches && frames <= 20),
        characterId,
      ).toBe(true);
    }
  });

  test("the worst moves come first, and each says why it is in the list", () => {
    for (const { characterId, moves } of weak) {
      expect(moves.length, characterId).toBeGreaterThan(20);
      const frames = moves.filter(({ isUnsafe }) => isUnsafe).map(({ situation }) => situation?.frames ?? 0);
      const launchable = frames.findLastIndex((count) => count >= 15);
      expect(
        frames.slice(0, launchable + 1).every((count) => count >= 15),
        characterId,
      ).toBe(true);
      expect(
        moves.every(({ isUnsafe, waysOut }) => isUnsafe || waysOut.length > 0),
        characterId,
      ).toBe(true);
    }
  });
});

test("Jin's 1 2 4 can be ducked at its last hit, and what jails cannot", () => {
  const jin = listWeakMoves(frozenMovelist("jin"));
  expect(jin.find(({ move }) => move.command === "1 2 4")?.waysOut).toContainEqual({
    kind: "duck",
    hit: 3,
  });
  const jails = jin.filter(({ waysOut }) => waysOut.some(({ kind }) => kind === "jails"));
  expect(jails.length).toBeGreaterThan(0);
  expect(jails.filter(({ waysOut }) => waysOut.some(({ kind }) => kind === "duck"))).toEqual([]);
});
