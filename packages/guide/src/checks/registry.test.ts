import { readFileSync } from "node:fs";
import { PLAYER_WORDS } from "@tactician/game";
import { expect, test } from "vitest";
import { CONTENT_DIR, jinSheet, problemsOf } from "../testing/sheets.ts";
import { CHECKS } from "./registry.ts";

test("every check has an id of its own and nothing against a right sheet", () => {
  expect(new Set(CHECKS.map(({ id }) => id)).size).toBe(CHECKS.length);
  const sheet = jinSheet();
  expect(CHECKS.flatMap((check) => problemsOf(check, sheet))).toEqual([]);
});

test("the writers' guide explains every check and lists every word for the player", () => {
  const guide = readFileSync(`${CONTENT_DIR}/characters/README.md`, "utf8");
  expect(CHECKS.map(({ id }) => id).filter((id) => !guide.includes(`| \`${id}\` |`))).toEqual([]);
  expect(Object.keys(PLAYER_WORDS).filter((word) => !guide.includes(`\`(${word})\``))).toEqual([]);
});
