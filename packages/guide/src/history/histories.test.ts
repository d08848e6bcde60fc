import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { formatFinding } from "../finding.ts";
import { content } from "../testing/content.ts";
import { checkHistories } from "./histories.ts";

const CONTENT = resolve(import.meta.dirname, "../../../../content");
const JIN = readFileSync(join(CONTENT, "history/jin.json"), "utf8");

/** Findings over a folder with one history and a list of patches, without the folder's name. */
function findings({ name = "jin.json", history = JIN, patches = "" } = {}): string[] {
  const dir = mkdtempSync(join(tmpdir(), "history-"));
  mkdirSync(join(dir, "history"));
  writeFileSync(join(dir, "history", name), history);
  if (patches === "") cpSync(join(CONTENT, "patches.yaml"), join(dir, "patches.yaml"));
  else writeFileSync(join(dir, "patches.yaml"), patches);
  return checkHistories(dir, content).findings.map((finding) =>
    formatFinding(finding).replace(`${dir}/`, ""),
  );
}

/** The line of the text on which a part of it stands, 1-based. */
function lineOf(text: string, part: string): number {
  return text.split("\n").findIndex((line) => line.includes(part)) + 1;
}

describe("the check of histories", () => {
  it("finds nothing in the content", () => {
    expect(checkHistories(CONTENT, content)).toMatchObject({ findings: [], characters: 42 });
  });

  it("names file and line of a step that does not fit the movelist", () => {
    const [, wrong = ""] = /"field":"block","from":[^\n]*"to":(\{[^}]*\})/.exec(JIN) ?? [];
    const line =
      JIN.split("\n").find((text) => text.includes('"field":"block"') && text.includes(`"to":${wrong}`)) ??
      "";
    const broken = JIN.replace(line, line.replace(`"to":${wrong}`, '"to":{"min":-99}'));
    const [finding, ...others] = findings({ history: broken });
    expect(finding).toMatch(
      /^history\/jin\.json:\d+: history: steps\.\d+: does not fit movelists\/jin\.json: \d{4}-/,
    );
    expect(others).toEqual([]);
  });

  it("names steps out of order, a fact of another shape, and files of nobody", () => {
    const [first = "", second = ""] = [...JIN.matchAll(/\{"date":"([\d-]+)"/g)].map(([, date]) => date);
    const swapped = JIN.replace(`{"date":"${second}"`, `{"date":"${first}"`);
    expect(findings({ history: swapped })).toEqual([
      `history/jin.json:${lineOf(JIN, `{"date":"${second}"`)}: history: steps.1.date: ${first} is not after the step before`,
    ]);
    const [last = ""] = [...JIN.matchAll(/\{"date":"([\d-]+)"/g)].map(([, date]) => date).slice(-1);
    const noDay = JIN.replace(`{"date":"${last}"`, '{"date":"2026-09-31"');
    expect(findings({ history: noDay })).toEqual([
      expect.stringMatching(
        new RegExp(`^history/jin\\.json:${lineOf(JIN, `{"date":"${last}"`)}: history: steps\\.\\d+\\.date: `),
      ),
    ]);
    const shape = JIN.replace(/"field":"block","to":\{"min":/, '"field":"block","to":{"frames":');
    expect(findings({ history: shape })).toHaveLength(1);
    expect(findings({ history: shape })[0]).toMatch(
      /^history\/jin\.json:\d+: history: steps\.\d+\.changed\.\d+\.to/,
    );
    expect(findings({ name: "gon.json" })).toEqual([
      "history/gon.json:1: history: is the history of no character of the roster",
    ]);
    expect(findings({ name: "king.json" })).toEqual([
      'history/king.json:1: history: character: is the history of "jin"',
    ]);
    expect(findings({ history: "{" })).toHaveLength(1);
  });
});

describe("an id that comes back", () => {
  /** Jin's history with two steps more, in which a move goes and comes. */
  const withSteps = (...steps: string[]) =>
    JIN.replace(/\n?\]\s*\}\s*$/, `,\n${steps.map((step) => step).join(",\n")}\n]}\n`);
  const jab = JSON.stringify(
    content.characters
      .find(({ sheet }) => sheet.characterId === "jin")
      ?.movelist.moves.find(({ id }) => id === "1"),
  );
  const goes = (date: string) => `{"date":"${date}","removed":[{"move":${jab},"kind":"corrected"}]}`;
  const comes = (date: string) => `{"date":"${date}","added":[{"move":"1","kind":"recorded"}]}`;

  it("is fine where it went before", () => {
    expect(findings({ history: withSteps(goes("2026-09-01"), comes("2026-09-02")) })).toEqual([]);
  });

  it("is one finding at its step where it has been there all the time", () => {
    const history = withSteps(comes("2026-09-01"), comes("2026-09-02"));
    expect(findings({ history })).toEqual([
      expect.stringMatching(
        new RegExp(
          `^history/jin\\.json:${lineOf(history, "2026-09-01")}: history: steps\\.\\d+: does not fit movelists/jin\\.json: 2026-09-01: there is no move "1"`,
        ),
      ),
    ]);
  });
});

describe("the check of patches", () => {
  const patch = (version: string, date: string) =>
    `  - version: "${version}"\n    date: ${date}\n    balance: yes\n    source: https://example.org/\n`;
  const first = patch("2.00", "2025-04-01");

  it.each([
    ["a day that does not exist", patch("2.00", "2025-02-30"), "", "3: schema"],
    ["patches out of order", first + patch("2.01", "2025-03-01"), "", "7: patches"],
    ["a patch that is there twice", first + patch("2.00", "2025-05-01"), "", "6: patches"],
    ["an unknown month that is known", first, "2025-04", "7: patches"],
    ["no source", first.replace(/ *source: .*\n/, ""), "", "2: schema"],
  ])("names %s with its line", (_, list, month, start) => {
    const unknown = month === "" ? " []" : `\n  - ${month}`;
    const found = findings({ patches: `patches:\n${list}unknown:${unknown}\n` });
    expect(found).toEqual([expect.stringMatching(`^patches\\.yaml:${start}: `)]);
  });
});
