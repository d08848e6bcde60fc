import { describe, expect, test } from "vitest";
import { dayOf, dayProblem } from "./old-movelist.ts";

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
