import { isDeepStrictEqual } from "node:util";
import { joinSides, type MovePage, packSearchIndex, unpackSearchIndex } from "@tactician/contract";
import { afterBlock, canPunish, FASTEST_ANSWER, frameFilter, nextHits, publicMoveId } from "@tactician/game";
import { expect, test } from "vitest";
import { punisherCounter } from "./punishable-moves.ts";
import { characters, sides } from "./testing/content.ts";
import { movePages } from "./testing/move-pages.ts";

/*
 * Every move of everybody against everybody: anti-guide, page of the move, changes, search and finder say the same. What the
 * cards of the drills say is held to the anti-guides by every-deck.test.ts, the counts to the frames by punishable-moves.test.ts.
 */

const count = punisherCounter(sides);
const pages = new Map(movePages.map(({ characterId, all }) => [characterId, all.pages]));
const punished = new Map(sides.map((me) => [me._id, punishedBy(me)]));

/** The moves of everybody that a character has an answer by frames to, as the documents of its pairs say. */
function punishedBy(me: (typeof sides)[number]): Set<string> {
  const plain = { ...me, named: [] };
  return new Set(
    sides.flatMap((them) =>
      joinSides(plain, them).situations.flatMap(({ id, move, levels, answers }) =>
        answers.length > 0 ? [`${id} ${move} ${levels}`] : [],
      ),
    ),
  );
}

type Page = Pick<MovePage, "character" | "move">;
const keys = new Map(
  [...pages.values()].flat().map((page): [Page, string] => {
    const { id, command, hits } = page.move;
    return [page, `${publicMoveId(page.character, id)} ${command} ${hits.map(({ level }) => level)}`];
  }),
);

/** Asked a million times: made once for each page. */
function keyOf(page: Page): string {
  return keys.get(page) ?? expect.unreachable("a page that is not of the built ones");
}

test("page, anti-guide and rule say the same of every move and character", () => {
  const wrong: string[] = [];
  let seen = 0;
  for (const page of [...pages.values()].flat())
    for (const me of sides) {
      seen += 1;
      const onPage = page.situation !== undefined && canPunish(page.situation, me);
      const inGuide = punished.get(me._id)?.has(keyOf(page)) === true;
      if (onPage !== inGuide) wrong.push(`${me._id}: ${keyOf(page)}`);
    }
  expect(seen).toBeGreaterThan(6500 * 42);
  expect(wrong).toEqual([]);
});

test("where a page has no situation, nothing that anybody has is fast enough", () => {
  const fastest = Math.min(
    ...sides.flatMap(({ candidates }) => candidates.map(({ answer }) => answer.frames)),
  );
  expect(fastest).toBe(FASTEST_ANSWER);
  const silent = [...pages.values()].flat().filter(({ situation }) => situation === undefined);
  expect(silent.length).toBeGreaterThan(1000);
  expect(silent.filter(({ move }) => afterBlock(move).worstFrames >= fastest)).toEqual([]);
});

test("changes count who the anti-guides have an answer for", () => {
  const wrong: string[] = [];
  for (const [characterId, own] of pages) {
    for (const page of own) {
      const { block } = afterBlock(page.move);
      if (block === undefined) continue;
      const able = sides.filter(({ _id }) => _id !== characterId && punished.get(_id)?.has(keyOf(page)));
      const counted = count(characterId, page.move, block);
      if (counted !== able.length) wrong.push(`${keyOf(page)}: ${counted}, not ${able.length}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("search and finder call unsafe, and going on, what the pages do", () => {
  const sources = characters.map(({ sheet: { characterId: id, name, fullName }, ...rest }) => {
    return { id, name, fullName, ...rest };
  });
  const found = unpackSearchIndex(packSearchIndex(sources)).moves;
  const unsafe = frameFilter("-10-or-worse");
  const wrong = [...pages.values()].flat().flatMap((page, place) => {
    const { situation, move } = page;
    const isUnsafe = situation?.isUnsafe === true;
    const searched = found[place];
    const isSame =
      searched !== undefined &&
      searched.command === move.command &&
      isDeepStrictEqual(searched.goesOn, isUnsafe ? nextHits(situation) : []) &&
      unsafe?.testNumbers(searched) === isUnsafe &&
      unsafe.test(move) === isUnsafe;
    return isSame ? [] : [keyOf(page)];
  });
  expect(wrong).toEqual([]);
});

test.each([
  ["yoshimitsu", 6],
  ["xiaoyu", 8],
  ["king", 10],
])("%s punishes from -%i on", (characterId, frames) => {
  const side = sides.find(({ _id }) => _id === characterId);
  const rest = { move: "", id: "", levels: [], isString: false, isLow: false, isUnsafe: false };
  const at = (worst: number) =>
    side !== undefined &&
    canPunish({ ...rest, frames: worst, worstFrames: worst, posture: "standing", from: "standing" }, side);
  expect([at(frames), at(frames - 1)]).toEqual([true, false]);
});
