import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readStatsAddress, type StatsAddress, statsParameters, TABS } from "./stats-address.ts";

const read = (text: string) => readStatsAddress(new URLSearchParams(text));

describe("an address of the statistics", () => {
  it("names player, second player and tab", () => {
    expect(read("id=3aBc-dEfG-hiJk&compare=4bCd&tab=characters")).toEqual({
      playerId: "3aBcdEfGhiJk",
      compareId: "4bCd",
      tab: "characters",
    });
  });

  it.each(["", "id=", "id=%20-%20-", "compare=4bCd&tab=nonsense", "ID=3abc"])("of nobody: %j", (text) => {
    expect(read(text)).toEqual({ playerId: undefined, compareId: undefined, tab: "matches" });
  });

  it("takes an id as typed, less space and dashes", () => {
    expect(read("id=++3abc-defg-hijk+").playerId).toBe("3abcdefghijk");
    expect(read("id=sample-player").playerId).toBe("sample-player");
  });

  it("does not repeat the first tab", () => {
    expect(String(statsParameters({ playerId: "3abc", compareId: undefined, tab: "matches" }))).toBe(
      "id=3abc",
    );
  });
});

const id = fc.stringMatching(/^[A-Za-z0-9]{1,14}$/);

test("every address survives being written and read", () => {
  fc.assert(
    fc.property(
      id,
      fc.option(id, { nil: undefined }),
      fc.constantFrom(...TABS),
      (playerId, compareId, tab) => {
        const address: StatsAddress = { playerId, compareId, tab };
        expect(readStatsAddress(statsParameters(address))).toEqual(address);
      },
    ),
  );
});

test("junk in an address does no harm, and reads the same a second time", () => {
  fc.assert(
    fc.property(fc.string(), (junk) => {
      const address = read(junk);
      expect(readStatsAddress(statsParameters(address))).toEqual(address);
      const odd = readStatsAddress(new URLSearchParams({ id: junk, compare: junk, tab: junk }));
      expect(readStatsAddress(statsParameters(odd))).toEqual(odd);
    }),
    { examples: [["\ud800"], ["\u2010\u2014-"], ["%00&id"], ["리벌 🥊"], ["id=\u202eabc"]] },
  );
});
