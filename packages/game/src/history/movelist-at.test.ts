import { describe, expect, it } from "vitest";
import type { Move, Movelist } from "../move.ts";
import { key } from "../testing/move-keys.ts";
import { changesOf } from "./changes-of.ts";
import { type History, historySchema } from "./history.ts";
import { movelistAt } from "./movelist-at.ts";

const jab: Move = {
  ...{ id: key("1"), command: "1", hits: [{ level: "high", damage: 5 }], ownHits: 1, damage: 5 },
  ...{ startup: { min: 10 }, block: { min: 1 }, totalFrames: 27, properties: [] },
};
const string: Move = { ...jab, id: key("1,2"), command: "1 2", parent: key("1"), unsure: ["totalFrames"] };
const movelist: Movelist = { character: "jin", checkedAt: "2026-08", stances: [], moves: [jab, string] };

/** Three days: the jab is written down, its block becomes worse, the string gets its name and one goes. */
const history: History = {
  character: "jin",
  since: "2024-01-25",
  steps: [
    { date: "2024-02-09", added: [{ move: key("1"), kind: "recorded" }] },
    {
      date: "2025-04-05",
      changed: [{ move: key("1"), field: "block", from: { min: 3 }, to: { min: 1 }, kind: "changed" }],
      removed: [{ move: { ...jab, id: key("df+9"), command: "df 9" }, kind: "corrected" }],
    },
    {
      date: "2025-05-11",
      renamed: [{ move: key("1,2"), from: { id: key("1, 2"), command: "1 2" } }],
    },
  ],
};

/** Moves of a day in short: `1:3` = block +3. */
function at(date: string): string[] | undefined {
  return movelistAt(movelist, history, date)?.moves.map(({ id, block }) => `${id}:${block?.min}`);
}

describe("the movelist of a day", () => {
  it("is today's once the last step is done, and none before the first day", () => {
    expect(movelistAt(movelist, history, "2025-05-11")).toBe(movelist);
    expect(movelistAt(movelist, history, "2024-01-24")).toBeUndefined();
  });

  it("is as it stood at the end of the day", () => {
    expect(at("2025-05-10")).toEqual(["1:1", "1, 2:1"]);
    expect(at("2025-04-05")).toEqual(["1:1", "1, 2:1"]);
    expect(at("2025-04-04")).toEqual(["1:3", "1, 2:1", "df+9:1"]);
    expect(at("2024-01-25")).toEqual(["1, 2:1", "df+9:1"]);
  });

  it("leaves out what the exports of the day had no column for", () => {
    const [first] = movelistAt(movelist, history, "2025-04-05")?.moves ?? [];
    expect(first).not.toHaveProperty("totalFrames");
    expect(movelistAt(movelist, history, "2025-05-10")?.moves[1]).not.toHaveProperty("unsure");
  });

  it("has an id that comes back, each time with the facts of its day", () => {
    const then = { ...jab, block: { min: 7 } };
    const back = {
      ...history,
      steps: [
        { date: "2024-02-09", removed: [{ move: then, kind: "corrected" as const }] },
        { date: "2024-03-09", added: [{ move: key("1"), kind: "recorded" as const }] },
      ],
    };
    const blocks = ["2024-02-08", "2024-02-09", "2024-03-08", "2024-03-09"].map(
      (day) => movelistAt(movelist, back, day)?.moves.find(({ id }) => id === "1")?.block?.min,
    );
    expect(blocks).toEqual([7, undefined, undefined, 1]);
    const twice = {
      ...back,
      steps: back.steps.map((step) => ({ ...step, removed: [{ move: jab, kind: "corrected" as const }] })),
    };
    expect(() => movelistAt(movelist, twice, "2024-02-08")).toThrow(
      '2024-02-09: the move "1" is there already',
    );
  });

  it("throws where a step does not fit", () => {
    const wrong = {
      ...history,
      steps: [{ date: "2025-04-05", added: [{ move: key("2"), kind: "recorded" as const }] }],
    };
    expect(() => movelistAt(movelist, wrong, "2024-02-09")).toThrow('there is no move "2"');
  });
});

describe("the changes of a history", () => {
  it("are told oldest first, each with its day", () => {
    expect(
      changesOf(history).map(({ date, what, move, kind }) => [date, what, move, kind].join(" ")),
    ).toEqual([
      "2024-02-09 added 1 recorded",
      "2025-04-05 removed df+9 corrected",
      "2025-04-05 fact 1 changed",
      "2025-05-11 renamed 1,2 corrected",
    ]);
  });

  it("fit the schema, each fact in the shape of its field", () => {
    expect(historySchema.safeParse(history).success).toBe(true);
    const [step] = history.steps;
    const wrong = { ...step, changed: [{ move: key("1"), field: "block", from: 3, kind: "changed" }] };
    expect(historySchema.safeParse({ ...history, steps: [wrong] }).success).toBe(false);
    expect(historySchema.safeParse({ ...history, since: "2024-02-30" }).success).toBe(false);
  });
});
