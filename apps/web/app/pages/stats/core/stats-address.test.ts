import { describe, expect, it } from "vitest";
import { playerAddress, shownAddress, statsAddress } from "./stats-address.ts";

const read = (text: string) => statsAddress.parse(new URLSearchParams(text));

describe("an address of the statistics", () => {
  it("names player, second player and tab", () => {
    const named = { playerId: "3aBcdEfGhiJk", compareId: "4bCd", tab: "characters", period: "all" };
    expect(read("id=3aBc-dEfG-hiJk&compare=4bCd&tab=characters")).toEqual(named);
  });

  it("names the matches that count: as whom, and since when", () => {
    expect(read("id=3abc&as=devil-jin&period=90-days")).toMatchObject({ ownGameId: 12, period: "90-days" });
    expect(read("id=3abc&as=999&period=last-patch")).toMatchObject({ ownGameId: 999, period: "last-patch" });
    expect(read("id=3abc&as=nobody&period=soon")).toMatchObject({ ownGameId: undefined, period: "all" });
    const asJin = { ...read("id=3abc"), ownGameId: 6, period: "90-days" as const };
    expect(String(statsAddress.format(asJin))).toBe("id=3abc&as=jin&period=90-days");
  });

  it.each(["", "id=", "id=%20-%20-", "compare=4bCd&tab=nonsense", "ID=3abc", "tab=trends"])(
    "of nobody: %j",
    (text) => expect(read(text)).toEqual({ tab: "matches", period: "all" }),
  );

  it("takes an id as typed, less space and dashes", () => {
    expect(read("id=++3abc-defg-hijk+").playerId).toBe("3abcdefghijk");
    expect(read("id=sample-player").playerId).toBe("sample-player");
  });

  it("does not repeat the first tab", () => {
    expect(String(statsAddress.format(read("id=3abc&tab=matches&period=all")))).toBe("id=3abc");
    expect(playerAddress("3abc")).toBe("/stats?id=3abc");
  });

  it("shows the visitor themselves where it names nobody", () => {
    expect(shownAddress(read(""), "3abc").playerId).toBe("3abc");
    expect(shownAddress(read("id=4bcd"), "3abc").playerId).toBe("4bcd");
    expect(shownAddress(read(""), undefined).playerId).toBeUndefined();
  });
});
