import { readFileSync } from "node:fs";
import { PLAYER_WORDS } from "@tactician/game";
import { expect, test } from "vitest";
import { CONTENT_DIR, jinSheet, problemsOf } from "../testing/sheets.ts";
import { CHECKS } from "./registry.ts";

test("no check has anything against a right sheet", () => {
  const sheet = jinSheet();
  expect(Object.values(CHECKS).flatMap((check) => problemsOf(check, sheet))).toEqual([]);
});

test("the writers' guide explains every check and lists every word for the player", () => {
  const guide = readFileSync(`${CONTENT_DIR}/characters/README.md`, "utf8");
  expect(Object.keys(CHECKS).filter((id) => !guide.includes(`| \`${id}\` |`))).toEqual([]);
  expect(Object.keys(PLAYER_WORDS).filter((word) => !guide.includes(`\`(${word})\``))).toEqual([]);
});
