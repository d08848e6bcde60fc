import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readDays } from "./read-steps.ts";

const jab = { id: "Jin-1", on_block: "+1" };

/** Writes the steps as a file and reads it. */
async function read(steps: unknown, name = "jin.json.gz") {
  const path = join(await mkdtemp(join(tmpdir(), "steps-")), name);
  const text = JSON.stringify(steps);
  await writeFile(path, name.endsWith(".gz") ? gzipSync(text) : text);
  return readDays(path);
}

describe("a file of steps", () => {
  it("is replayed to the rows of each day, several steps of a day as one", async () => {
    const days = await read([
      { date: "2024-01-25", added: [jab, { id: "Jin-2" }] },
      { date: "2024-02-02", changed: { "Jin-1": { on_block: "+2", on_hit: "+8" } } },
      { date: "2024-02-02", removed: ["Jin-2"], changed: { "Jin-1": { on_hit: null } } },
      { date: "2026-08-20", changed: { "Jin-1": { on_block: null, block: "+2" } } },
    ]);
    expect(days.map(({ date, rows, isNewest }) => [date, isNewest, ...rows.values()])).toEqual([
      ["2024-01-25", false, jab, { id: "Jin-2" }],
      ["2024-02-02", false, { id: "Jin-1", on_block: "+2" }],
      ["2026-08-20", true, { id: "Jin-1", block: "+2" }],
    ]);
  });

  it("may take back an id that went", async () => {
    const [, , last] = await read(
      [
        { date: "2024-01-25", added: [jab] },
        { date: "2024-01-26", removed: ["Jin-1"] },
        { date: "2024-01-27", added: [jab] },
      ],
      "jin.json",
    );
    expect([...(last?.rows.keys() ?? [])]).toEqual(["Jin-1"]);
  });

  it.each([
    [
      "steps out of order",
      [{ date: "2024-02-02" }, { date: "2024-01-25" }],
      "step 2 (2024-01-25): is listed after",
    ],
    [
      "an id that is there already",
      [{ date: "2024-01-25", added: [jab, jab] }],
      'adds "Jin-1", which already',
    ],
    [
      "a removal of nothing",
      [{ date: "2024-01-25", removed: ["Jin-1"] }],
      'removes "Jin-1", which does not exist',
    ],
    [
      "a change of nothing",
      [{ date: "2024-01-25", changed: { "Jin-1": {} } }],
      'changes "Jin-1", which does not',
    ],
    [
      "two shapes in a row",
      [{ date: "2024-01-25", added: [{ ...jab, block: "+1" }] }],
      'mixes the old field "on_block"',
    ],
    ["an unknown field", [{ date: "2024-01-25", added: [{ ...jab, onBlock: "+1" }] }], 'field "onBlock"'],
    ["a day that does not exist", [{ date: "2024-02-30" }], "jin.json.gz: "],
    ["no list", {}, "jin.json.gz: "],
  ])("that has %s is refused", async (_, steps, message) => {
    await expect(read(steps)).rejects.toThrow(message);
  });
});
