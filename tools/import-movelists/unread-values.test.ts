import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Move, Movelist } from "@tactician/game";
import { expect, test } from "vitest";
import { UNREAD_FILE } from "./import-movelists.ts";

/* What the last import could not read, as committed beside the movelists. */

const FOLDER = join(import.meta.dirname, "../../content/movelists");
const ADVANTAGES = { block: "block", hit: "hit", ch: "counterHit" } as const;

const lines = readFileSync(join(FOLDER, UNREAD_FILE), "utf8").trimEnd().split("\n");
const unread = lines.flatMap((line) => {
  const [, character, id, field] = /^([^:]+): (.+?): (block|hit|ch): "/.exec(line) ?? [];
  return character === undefined ? [] : [{ line, character, id, field: field as keyof typeof ADVANTAGES }];
});

function moveOf(character: string, id: string | undefined): Move | undefined {
  const file = readFileSync(join(FOLDER, `${character}.json`), "utf8");
  const { moves }: Movelist = JSON.parse(file);
  return moves.find((move) => move.id === id);
}

test("what could not be read of all movelists is at most twenty values on block, on hit and on counter hit", () => {
  expect(unread.length).toBeGreaterThan(0);
  expect(unread.length, lines.join("\n")).toBeLessThanOrEqual(20);
});

test.each(unread)(
  "what could not be read of all movelists is missing in the movelist: $line",
  ({ character, id, field }) => {
    const move = moveOf(character, id);
    expect(move).toBeDefined();
    expect(move?.[ADVANTAGES[field]]).toBeUndefined();
  },
);
