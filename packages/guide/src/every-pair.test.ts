import { joinSides, matchupAnswersSchema } from "@tactician/contract";
import { expect, test } from "vitest";
import { sides } from "./testing/content.ts";

/** Parsing drops fields that the contract does not know, so what comes out is as long as what went in only without any. */
test("the answers of every pair hold what the contract says and nothing else", () => {
  const wrong: string[] = [];
  let count = 0;
  for (const me of sides) {
    for (const them of sides) {
      const answers = JSON.stringify(joinSides(me, them));
      const { data } = matchupAnswersSchema.safeParse(JSON.parse(answers));
      if (data === undefined || JSON.stringify(data).length !== answers.length)
        wrong.push(`${me._id} against ${them._id}`);
      count += 1;
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBe(42 * 42);
}, 60_000);
