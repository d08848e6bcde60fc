import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { accuracySchema } from "@tactician/contract";
import { contentMovelists } from "@tactician/game/testing/content-movelists";
import { temporaryFolder } from "@tactician/replays/testing/temporary-folder";
import { expect, test } from "vitest";
import { buildAccuracy } from "./accuracy.ts";
import { contentDir } from "./paths.ts";

const movelists = [...contentMovelists()].map(([, movelist]) => movelist);
const accuracy = buildAccuracy(contentDir, movelists);

test("it says what the tools have written, in the shape that travels", () => {
  expect(accuracySchema.parse(accuracy)).toEqual(accuracy);
  const written = JSON.parse(readFileSync(join(contentDir, "accuracy/audit.json"), "utf8"));
  expect(accuracy.audit).toEqual(written);
});

test("what is missing is counted from the files themselves", () => {
  const folder = join(contentDir, "movelists");
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
  // A move has a line of its own in its file.
  const lines = texts.flatMap((text) => text.split("\n").filter((line) => /^ {4}\{"id":/.test(line)));
  expect(accuracy.moves).toBe(lines.length);
  const without = (word: string) =>
    lines.filter((line) => !line.includes(`"${word}":`) && !line.includes('"hits":[]')).length;
  const missing = new Map(accuracy.missing.map(({ field, moves }) => [field, moves]));
  for (const field of ["tracking", "crouchingHit"]) expect(missing.get(field), field).toBe(without(field));
  expect(missing.get("block")).toBe(accuracy.unreadBlocks.length);
});

test("a file that is not as its tool writes it stops the build with its name", () => {
  const copy = temporaryFolder();
  cpSync(join(contentDir, "accuracy"), join(copy, "accuracy"), { recursive: true });
  writeFileSync(join(copy, "accuracy/coach.json"), "{}");
  expect(() => buildAccuracy(copy, movelists)).toThrow(/accuracy\/coach\.json cannot be used/);
});
