import { describe, expect, it } from "vitest";
import { addedStartup, addedValue, newestRows, type RawRow } from "./newest-row.ts";

describe("what a string adds to the move before it", () => {
  it.each([
    ["5, 15, 10", "5, 15", ",10"],
    ["5,15,10", "5,15", ",10"],
    ["h, h,m,t", "h, h", ",m,t"],
    // Side by side without a comma, as the export wrote it in 2024.
    ["1320", "13", ",20"],
    ["141320", "1413", ",20"],
    ["5,5,520", "5,5,5", ",20"],
    ["mh", "m", ",h"],
    // A cancel repeats what was before it.
    ["12", "12", undefined],
    // The string as a whole, or its own value alone.
    ["27", "5,15", "27"],
    [",20", "13", ",20"],
  ])("%s after %s is %s", (own, parents, added) => {
    expect(addedValue(own, parents)).toBe(added);
  });

  it.each([
    ["i10, ,i24~25", ["i10"], ",i24~25"],
    ["i12, i19~20", ["i12"], ",i19~20"],
    ["i24~25", ["i10"], ",i24~25"],
    ["i16 i29~30, i34~35", ["i16 i29~30", "i12"], ",i34~35"],
    ["i16~17, ", ["i16~17"], undefined],
    [",i20", ["i10"], ",i20"],
  ])("startup %s after %s is %s", (own, before, added) => {
    expect(addedStartup(own, before)).toBe(added);
  });
});

describe("rows of older exports", () => {
  const rows = new Map<string, RawRow>(
    [
      {
        id: "King-b+1",
        input: "b+1",
        target: "h",
        damage: "13",
        startup: "i12",
        on_block: "-3",
        on_hit: "KND",
      },
      {
        id: "King-b+1,2",
        input: "b+1,2",
        name: "Quick Hook &gt; Uppercut",
        target: "h, h",
        damage: "1320",
        startup: "i12, i19~20",
        on_block: "-13",
        recovery: "rFC",
        crush: "&lt;div class=&quot;plainlist&quot;&gt;\n* ,js9~20\n* fs21~23&lt;/div&gt;",
        notes: "* Tornado\n* Low crush 9~20\n* Floating state 21~23",
        alias: ["b+1,3"],
      },
    ].map((row) => [row.id, row]),
  );

  it("become rows of the newest", () => {
    expect(newestRows(rows, new Map())).toEqual([
      { id: "King-b+1", input: "b+1", target: "h", damage: "13", startup: "i12", block: "-3" },
      {
        id: "King-b+1,2",
        parent: "King-b+1",
        input: ",2",
        name: "Quick Hook > Uppercut",
        target: ",h",
        damage: ",20",
        startup: ",i19~20",
        block: "-13",
        recv: "FC",
        crush: "js9~20 fs21~23",
        notes: "* Tornado",
        alias: "* b+1,3",
      },
    ]);
  });

  it("continue the move that the newest export names, or none where it names none", () => {
    const [, known] = newestRows(rows, new Map([["King-b+1,2", undefined]]));
    expect(known).toMatchObject({ target: "h, h" });
    expect(known).not.toHaveProperty("parent");
  });
});
