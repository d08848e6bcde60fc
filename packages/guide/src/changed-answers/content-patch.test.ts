import { changedAnswersSchema } from "@tactician/contract";
import type { Move } from "@tactician/game";
import { expect, it } from "vitest";
import { cast, historyOf, patches } from "../testing/content.ts";
import { buildChangedAnswers, castBefore } from "./build-changed-answers.ts";

/* Today's content and its newest patch, counted again by raw frames: the block against the fastest jab. */

const histories = new Map(
  [...cast].map(([characterId, { sheet }]) => [characterId, historyOf(sheet.characterId)]),
);
const patch = patches.findLast(({ balance }) => balance === "yes");
if (patch === undefined) throw new Error("no patch changed moves");
const documents = buildChangedAnswers(cast, castBefore(cast, histories, patch.date), patch);

/** Blocks that the game changed since the patch: the first value, and today's. */
function changedBlocks(characterId: string): { move: Move; before: number; now: number }[] {
  const first = new Map<string, number>();
  for (const { date, changed = [] } of histories.get(characterId)?.steps ?? []) {
    for (const fact of changed) {
      const isAsked = date >= (patch?.date ?? "") && fact.kind === "changed" && fact.field === "block";
      if (isAsked && fact.from && !first.has(fact.move))
        first.set(fact.move, (fact.from as { min: number }).min);
    }
  }
  return (cast.get(characterId)?.movelist.moves ?? []).flatMap((move) => {
    const before = first.get(move.id);
    return before === undefined || move.block === undefined ? [] : [{ move, before, now: move.block.min }];
  });
}

it("every character has a document that holds what the contract says and nothing else", () => {
  expect(documents.map(({ _id }) => _id).sort()).toEqual([...cast.keys()].sort());
  for (const document of documents) expect(changedAnswersSchema.parse(document)).toEqual(document);
});

// Nothing of theirs is faster than 10 frames after block.
it.each(["king", "jin", "paul", "leroy", "lili"])(
  "%s gains and loses what crosses -10, and no other old move",
  (me) => {
    const { opponents } = documents.find(({ _id }) => _id === me) ?? { opponents: [] };
    for (const characterId of cast.keys()) {
      const rows = opponents.find(({ id }) => id === characterId)?.answers ?? [];
      // Of new and lost moves there is only one day.
      const onBothDays = rows.filter(
        ({ before, now }) => before.frames !== undefined && now.frames !== undefined,
      );
      const moves = (turn: string) => onBothDays.filter((row) => row.turn === turn).map(({ move }) => move);
      const blocks = changedBlocks(characterId).filter(({ move }) => move.pushbackOnBlock !== "out of reach");
      const crossed = (from: number, to: number) =>
        blocks.flatMap((block) =>
          [block.before, block.now].map((frames) => Number(frames <= -10)).join() === [from, to].join()
            ? [block.move.command]
            : [],
        );
      expect(moves("gained").sort(), `${me} gains against ${characterId}`).toEqual(crossed(0, 1).sort());
      expect(moves("lost").sort(), `${me} loses against ${characterId}`).toEqual(crossed(1, 0).sort());
    }
  },
);

it("a move that got worse on block never has a weaker answer, one that got better never a stronger one", () => {
  let rows = 0;
  for (const { opponents } of documents) {
    for (const { id: characterId, answers } of opponents) {
      const blocks = new Map(changedBlocks(characterId).map((block) => [block.move.command, block]));
      for (const { move, turn } of answers) {
        const block = blocks.get(move);
        if (block === undefined) continue;
        rows += 1;
        const better = turn === "gained" || turn === "better";
        expect(better, `${characterId}: ${move}`).toBe(block.now < block.before);
      }
    }
  }
  expect(rows).toBeGreaterThan(0);
});
