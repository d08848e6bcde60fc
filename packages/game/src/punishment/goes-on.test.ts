import { expect, test } from "vitest";
import type { CharacterId } from "../character.ts";
import { contentMovelists } from "../testing/content-movelists.ts";
import { frozenMovelist } from "../testing/frozen-movelists.ts";
import { key } from "../testing/move-keys.ts";
import type { GoesOn } from "./answer-parts.ts";
import { beats, isBeforeAll } from "./goes-on.ts";
import { listSituations } from "./situations.ts";

const MOVELISTS = contentMovelists();

function goesOnOf(characterId: CharacterId, id: string): GoesOn[] {
  const movelist = MOVELISTS.get(characterId) ?? frozenMovelist(characterId);
  const all = listSituations(movelist, characterId, new Set([key(id)]));
  return all.find((one) => one.id.endsWith(`-${id}`))?.goesOn ?? [];
}

/** `3 2: -1, jails, frames`. */
const words = ({ move, gap, jails, onlyIfDelayed, evidence }: GoesOn) => {
  const said = [gap, jails && "jails", onlyIfDelayed && "unless delayed", evidence];
  return `${move}: ${said.filter((one) => one !== undefined).join(", ")}`;
};

/*
 * Counted by hand from the movelists of August 2026. Nina 3: recovery 35 and -16 are 19 frames of block stun, and `,2` hits after 19.
 * uf+4,3: 38 - 19 = 19 against `,4` after 20. Yoshimitsu ws1: 28 - 10 = 18 against 18.
 */
test.each<[CharacterId, string, string[]]>([
  ["nina", "3", ["3 2: -1, jails, frames", "3 3: jails, note", "3 4: 2, frames"]],
  ["nina", "uf+4,3", ["uf 4 3 4: 0, frames"]],
  ["yoshimitsu", "ws1", ["ws 1 1: -1, jails, unless delayed, frames", "ws 1 2: 6, frames"]],
  ["bryan", "DF+1,1,1", ["df 1 1 1 1: jails, unless delayed, note"]],
  // A projectile that becomes a throw, and a high over who blocked the low.
  ["devil-jin", "uf+3+4", ["uf 3+4 1+2: jails, unless delayed, note"]],
  ["claudio", "db+4", ["db 4 3: -2, frames"]],
  ["jin", "d+3+4", []],
])("%s %s goes on as counted by hand", (characterId, id, expected) => {
  expect(goesOnOf(characterId, id).map(words)).toEqual(expected);
});

test("a button beats a continuation only when it is as fast as the gap", () => {
  expect([10, 11].map((frames) => beats({ gap: 10 }, frames))).toEqual([false, true]);
  expect(beats({ jails: true }, 1)).toBe(true);
  expect(beats({}, 10)).toBeUndefined();
  expect(isBeforeAll([{ gap: 15 }, {}], 12)).toBe(false);
  expect(isBeforeAll([{ gap: 15 }, { gap: 12 }], 12)).toBe(true);
});

/* Every situation against the movelists' plain JSON, by lines that share nothing with the rules. */
const LINKED = new Set(["jails", "interruptible"]);

test("every strike that follows a blocked move is told of, and what no note says is the difference of the frames", () => {
  const wrong: string[] = [];
  let seen = 0;
  for (const [characterId, { moves }] of MOVELISTS) {
    for (const { id, goesOn = [] } of listSituations({ moves }, characterId)) {
      const own = moves.filter((move) => id.endsWith(`-${move.id}`) && id.length - move.id.length < 14);
      const row = own.sort((a, b) => b.id.length - a.id.length)[0];
      const next = moves.filter(
        ({ id: key, parent, ownHits, hits, availableOn, chip, links }) =>
          // What a string becomes in Heat or with a stock has no parent in the source.
          (parent ?? /^(.+),(?:H|ORB)\.[^,]+$/.exec(key)?.[1]) === row?.id &&
          (chip !== undefined ||
            hits.slice(hits.length - ownHits).some(({ level }) => !level.endsWith("throw"))) &&
          ((availableOn ?? ["block"]).includes("block") ||
            links?.some(({ kind, on }) => LINKED.has(kind) && on !== "hit")),
      );
      const ids = goesOn.map((one) => one.id.slice(id.length - (row?.id.length ?? 0)));
      if (next.map((one) => one.id.replace(/ \(\d\)$/, "")).join() !== ids.join())
        wrong.push(`${id}: ${ids}`);
      for (const [place, { gap, evidence }] of goesOn.entries()) {
        seen += 1;
        const { ownStartup, links = [] } = next[place] ?? {};
        const noted = links.flatMap(({ kind, on, startupFrames }) =>
          kind === "interruptible" && on !== "hit" ? (startupFrames ?? []) : [],
        );
        if (evidence === "note" && gap !== undefined && gap !== 0 && !noted.includes(gap))
          wrong.push(`${id} > ${next[place]?.id}: ${gap} is in no note`);
        // Of rows with one name only the first is looked at.
        if (moves.some((move) => move.id === `${row?.id} (2)`)) continue;
        const stun = (row?.recovery?.frames ?? 0) + (row?.block?.max ?? row?.block?.min ?? 0);
        const free = (ownStartup?.[0]?.min ?? 0) - stun - 1;
        if (evidence === "frames" && row?.contactRecovery === undefined && gap !== free)
          wrong.push(`${id} > ${next[place]?.id}: ${gap}, not ${free}`);
      }
    }
  }
  expect(seen).toBeGreaterThan(900);
  expect(wrong).toEqual([]);
});
