import { describe, expect, it } from "vitest";
import { statsAddress } from "./stats-address.ts";

const read = (text: string) => statsAddress.parse(new URLSearchParams(text));

describe("an address of the statistics", () => {
  it("names player, second player and tab", () => {
    expect(read("id=3aBc-dEfG-hiJk&compare=4bCd&tab=characters")).toEqual({
      playerId: "3aBcdEfGhiJk",
      compareId: "4bCd",
      tab: "characters",
    });
  });

  it.each(["", "id=", "id=%20-%20-", "compare=4bCd&tab=nonsense", "ID=3abc", "tab=trends"])(
    "of nobody: %j",
    (text) => {
      expect(read(text)).toEqual({ playerId: undefined, compareId: undefined, tab: "matches" });
    },
  );

  it("takes an id as typed, less space and dashes", () => {
    expect(read("id=++3abc-defg-hijk+").playerId).toBe("3abcdefghijk");
    expect(read("id=sample-player").playerId).toBe("sample-player");
  });

  it("does not repeat the first tab", () => {
    expect(String(statsAddress.format({ playerId: "3abc", compareId: undefined, tab: "matches" }))).toBe(
      "id=3abc",
    );
  });
});
