import { readFileSync } from "node:fs";
import type { CharacterMoves, GamePatch } from "@tactician/contract";
import { type CharacterId, findCharacter, type History, type Move, moveVocabulary } from "@tactician/game";
import { contentMovelists } from "@tactician/game/testing/content-movelists";
import { describe, expect, test } from "vitest";
import { withoutUnshown } from "../../../document/content.server.ts";
import { COLUMNS } from "./columns.ts";
import { dayOf, dayProblem, oldListWords, oldMovelist } from "./old-movelist.ts";

const movelists = contentMovelists();

function read(id: CharacterId): { readonly today: CharacterMoves; readonly history: History } {
  const movelist = movelists.get(id);
  if (movelist === undefined) throw new Error(`no movelist of ${id}`);
  const file = new URL(`../../../../../../content/history/${id}.json`, import.meta.url);
  const name = findCharacter(id)?.name ?? "";
  return {
    today: { _id: id, name, vocabulary: moveVocabulary(movelist), ...movelist },
    history: JSON.parse(readFileSync(file, "utf8")),
  };
}

const COMPARED = new Set(["startup", "block", "hit", "counter-hit", "level", "damage"]);

/** What a row of the table says: startup, block, hit, counter hit, level, damage. */
function cells(move: Move | undefined): string {
  if (move === undefined) return "not there";
  return COLUMNS.filter(({ id }) => COMPARED.has(id))
    .map(({ text }) => text(move) ?? "")
    .join(" | ");
}

function row(id: string, day: string, move: string): string {
  const { today, history } = read(id as CharacterId);
  return cells(oldMovelist(today, history, day)?.moves.find((one) => one.id === move));
}

describe("the list of a day", () => {
  // Read by hand in the public export of TekkenDocs as it was on the last day of its history up to the named one (2025-04-21 of
  // King, 2025-04-05 of Jin, 2025-05-11 of Law), and today's from that of 2026-08-21: columns startup, on_block, on_hit, on_ch,
  // target, damage. A cell that is blank on counter hit is that of a normal hit.
  test.each<[CharacterId, string, string, string]>([
    ["king", "2025-04-30", "3", "i17 | -14 | +17a | +17a | h | 25"],
    ["king", "2025-05-11", "3", "i15~16 | -9 | +2 | +2 | h | 17"],
    ["king", "2025-04-30", "uf+2", "i47~53 | -17c | -7d / -4c | -7d / -4c | m | 35"],
    ["king", "2025-04-30", "f+2+3", "i20~24 | -9 | +8a (-1a) | +8a (-1a) | m | 27"],
    ["jin", "2025-04-10", "2,4", "i10\nlast i24~27 | -9 | +11 | +11 | h, h | 29"],
    ["jin", "2025-04-10", "2,1,4", "i10\nlast i18~20 | -9 | +4 | +27a | h, m, m | 36"],
    ["jin", "2025-04-10", "uf+2", "i15~16 | -7~-6 | +6~+7 | +19a (+10) | m | 18"],
    ["law", "2025-05-20", "f,F+3", "i20 | -13 | +18d (+8) | +18d (+8) | m | 30"],
    ["law", "2025-05-20", "f,F+4", "i20 | -11 | +18a (+1) | +18a (+1) | m | 17"],
    ["law", "2025-05-20", "f+3", "i18 | -10 | +1 | +1 | m | 10"],
  ])("%s on %s: %s is %s", (id, day, move, expected) => {
    expect(row(id, day, move)).toBe(expected);
  });

  test("is made of a page's own list as of the whole one", () => {
    for (const id of movelists.keys()) {
      const { today, history } = read(id);
      const page = { ...today, moves: today.moves.map(withoutUnshown) };
      for (const day of [history.since, "2025-04-01"].filter((one) => one >= history.since)) {
        const [own, whole] = [page, today].map((list) => oldMovelist(list, history, day)?.moves.map(cells));
        expect(own, `${id} ${day}`).toEqual(whole);
      }
    }
  });

  test("reads the stances of its day, and there is none before the first", () => {
    for (const id of movelists.keys()) {
      const { today, history } = read(id);
      const old = oldMovelist(today, history, history.since);
      const words = new Set(old?.vocabulary);
      expect(today.vocabulary.every((word) => words.has(word))).toBe(true);
      for (const word of moveVocabulary({ ...today, ...old })) expect(words, `${id} ${word}`).toContain(word);
      expect(oldMovelist(today, history, "2023-11-30")).toBeUndefined();
    }
  });

  test("of another movelist than the history's is none", () => {
    const { today } = read("king");
    expect(() => oldMovelist(today, read("jin").history, "2025-04-30")).toThrow();
  });
});

describe("what is said of it", () => {
  const patches: readonly GamePatch[] = [
    { version: "3.00", date: "2026-03-17", source: "https://example.org/" },
    { version: "2.00.02", date: "2025-04-17", source: "https://example.org/" },
  ];
  const history: History = {
    character: "jin",
    since: "2024-01-31",
    steps: ["2024-04-02", "2025-04-21", "2026-03-20"].map((date) => ({ date })),
  };
  const words = (day: string) => oldListWords(history, patches, day);

  test("names the last change and the last known patch", () => {
    expect(words("2025-06-01")).toBe(
      "The data as of that day, last changed on 21 April 2025. Last patch before it: 2.00.02, 17 April 2025. The data comes days or weeks after a patch.",
    );
    expect(words("2026-03-20")).toContain("it is today's list");
    expect(words("2024-02-01")).toBe(
      "The data as of that day, last changed on 31 January 2024. High and low crushes were not in the data yet.",
    );
  });
});

const problem = (text: string) => dayProblem(text, "Jin", { since: "2024-01-31", today: "2026-11-23" });

describe("a day that an address asks for", () => {
  test.each(["2024-01-31", "2024-02-29", "2025-06-01", "2026-11-23"])("%s is known", (text) => {
    expect(problem(text)).toBeUndefined();
  });

  test.each([
    "2025-02-30",
    "2025-02-29",
    "2025-13-01",
    "2025-00-10",
    "2025-6-1",
    "2025-06-01T00:00",
    " 2025-06-01",
    "+02025-06-01",
    "01.06.2025",
    "yesterday",
    "__proto__",
    "\u202e2025",
    "٢٠٢٥-٠٦-٠١",
  ])("%j is no day", (text) => {
    expect(problem(text)).toBe(`"${text}" is not a date. Write it like 2025-06-01.`);
  });

  test("lies ahead, or before anything is known", () => {
    expect(problem("2026-11-24")).toBe(
      "24 November 2026 is in the future: nobody knows Jin's moves of that day yet.",
    );
    expect(problem("9999-12-31")).toMatch(/in the future/);
    expect(problem("2024-01-30")).toBe("Our data on Jin doesn't go back to 30 January 2024.");
    expect(problem("0001-01-01")).toMatch(/^Our data on Jin/);
  });
});

test("days follow the visitor's clock", () => {
  expect(dayOf(new Date(2026, 10, 3, 23, 59).getTime())).toBe("2026-11-03");
  expect(dayOf(new Date(2026, 0, 31).getTime())).toBe("2026-01-31");
});
