import { describe, expect, test } from "vitest";
import { formatNotation, MAX_TOKENS, parseNotation } from "./index.ts";

const STANCES = ["ZEN", "DES", "JGS", "NSS", "1SS", "AB2c", "SNK", "FUJ", "DGF", "hWK"];

/** The site form, which shows every id. */
function site(text: string): string {
  return formatNotation(parseNotation(text, { stances: STANCES }).tokens, "site");
}

/** Words that are kept as text, but for remarks to the player, and brackets without a partner. */
function doubtful(text: string): string[] {
  const { tokens, unpaired } = parseNotation(text, { stances: STANCES });
  const words = tokens.filter(({ kind, id }) => kind === "text" && !id.startsWith("("));
  return [...words, ...unpaired].map(({ id }) => id);
}

function kinds(text: string): string {
  return parseNotation(text, { stances: STANCES })
    .tokens.map(({ kind }) => kind)
    .join(" ");
}

describe("the site form reads as it stands", () => {
  test.each([
    "qcf 1+2",
    "1 2 4 3 quick 4 charge holdb",
    "f 2 1 holdf heat fc df 4",
    "df 1 1 into f 2 into uf 1 t into (run) uf 1",
    "[ 2 quick 1 ]",
    "( 2 ) 4",
    "3+4 homing pc chip fb wb launch",
  ])("%s", (text) => {
    expect(site(text)).toBe(text);
    expect(doubtful(text)).toEqual([]);
  });
});

describe("the community form is read", () => {
  test.each([
    // Directions and buttons
    ["f,F+2", "f f 2"],
    ["f,f,F+2+4", "f f f 2+4"],
    ["F,N,D,DF+4", "f n d df 4"],
    ["d3", "d 3"],
    ["d/f+2", "df 2"],
    ["D/B+4", "db 4"],
    ["u/f4", "uf 4"],
    ["u/b,1", "ub 1"],
    ["d/fLP", "df 1"],
    ["f+2,1~D/F", "f 2 1 holddf"],
    ["f,n,d,d/f+2", "f n d df 2"],
    ["d/1", "d or 1"],
    ["d/fc 2", "d or fc 2"],
    ["f/b", "f or b"],
    ["db1+2", "db 1+2"],
    ["ff2", "f f 2"],
    ["qcf3+4", "qcf 3+4"],
    ["f,n,d,DF+4,4,4,n+4", "f n d df 4 4 4 n 4"],
    ["4+3", "3+4"],
    ["2+1+4", "1+2+4"],
    // States and stances
    ["ws2", "ws 2"],
    ["ws+2", "ws 2"],
    ["WS1+4", "ws 1+4"],
    ["sidestep 2,1", "ss 2 1"],
    ["CD+2", "cd 2"],
    ["BT3,1+2", "bt 3 1+2"],
    ["zen 1", "ZEN 1"],
    ["1,NSS.1", "1 NSS 1"],
    ["1SS.f,n,d,df+1", "1SS f n d df 1"],
    ["AB2c.1,3", "AB2c 1 3"],
    ["HWK.3", "hWK 3"],
    ["H.ZEN.2+3", "heat ZEN 2+3"],
    ["b+1+3,P", "b 1+3 parry"],
    // Holds
    ["f+3,1~F", "f 3 1 holdf"],
    ["b+2,1,F  2,2", "b 2 1 holdf 2 2"],
    ["DES.DF", "DES holddf"],
    ["(1,F)", "( 1 holdf )"],
    ["b+1+4~F,F", "b 1+4 holdf holdf"],
    ["2~b", "2 holdb"],
    ["~UB", "holdub"],
    ["[ 3~4 ]~U ⏵ DGF f+1+2", "[ 3 quick 4 ] holdu into DGF f 1+2"],
    // Of Korea and Japan
    ["6n23RP", "f n d df 2"],
    ["6N23RP", "f n d df 2"],
    ["6☆23RP", "f n d df 2"],
    ["☆ 1", "n 1"],
    ["nLP", "n 1"],
    ["2AP", "d 1+2"],
    ["9LK RK", "uf 3 4"],
    ["LP+WK", "1+3+4"],
    ["WP+LK", "1+2+3"],
    ["236ap", "qcf 1+2"],
    ["기상 RK", "ws 4"],
    ["기상LK RP", "ws 3 2"],
    ["기상AK", "ws 3+4"],
    ["앉아 3RP", "fc df 2"],
    ["횡이동 LP", "ss 1"],
    ["立ち途中RP", "ws 2"],
    ["立ち途中WK", "ws 3+4"],
    ["左横移動RK", "ssl 4"],
    ["右横移動2RK", "ssr d 4"],
    ["しゃがみ中3RP", "fc df 2"],
    ["背向けWP", "bt 1+2"],
    ["６ｎ２３ＲＰ", "f n d df 2"],
    ["ｄｆ＋２，１", "df 2 1"],
    ["１，２（ｄａｓｈ）３", "1 2 (ｄａｓｈ) 3"],
    // Just frames, quick inputs, charges, alternatives
    ["1,3:3:3", "1 3 just 3 just 3"],
    ["hcf:df+1", "hcf just df 1"],
    ["EWGF", "f n d df just 2"],
    ["ECD+1", "f n d df just 1"],
    ["1,2,2~1", "1 2 2 quick 1"],
    ["2~f+1+2", "2 quick f 1+2"],
    ["2~n", "2 quick n"],
    ["f+[ 2~1 ]", "f [ 2 quick 1 ]"],
    ["db+2+3**", "db 2+3 charge charge"],
    ["d*u+2", "d charge u 2"],
    ["1,2,4,3~4*~B", "1 2 4 3 quick 4 charge holdb"],
    ["df+4_3+4", "df 4 or 3+4"],
    ["b+1+3 ― b+2+4", "b 1+3 or b 2+4"],
    ["f+1 or f+2", "f 1 or f 2"],
    // Brackets, remarks, arrows, tornado
    ["(2),4", "( 2 ) 4"],
    ["CH (df+1),4", "ch ( df 1 ) 4"],
    ["db+(1),2~D", "db ( 1 ) 2 holdd"],
    ["(long  dash ) f,f+2", "(long dash) f f 2"],
    ["(3rd hit) 4", "(3rd hit) 4"],
    ["(+17)", "(+17)"],
    ["ws3(Two spins),1", "ws 3 (Two spins) 1"],
    ["db+2 T!⏵1+4,2,4", "db 2 t into 1+4 2 4"],
    ["1 > 2 -> 3 → 4 ▶ 1", "1 into 2 into 3 into 4 into 1"],
    ["f+3~D FUJ.2 T", "f 3 holdd FUJ 2 t"],
  ])("%s is %s", (text, expected) => {
    expect(site(text)).toBe(expected);
    expect(doubtful(text)).toEqual([]);
  });

  test("kinds tell a stance from a state and a mark", () => {
    expect(kinds("CH ZEN.qcf+2~F heat")).toBe("state stance motion button hold mark");
  });
});

describe("what is not notation stays as text", () => {
  test.each([
    ["ZEN 1", "ZEN", { stances: ["DES"] }],
    ["1 10", "10", {}],
    ["1,3rd", "3rd", {}],
    ["1+1", "1+1", {}],
    ["WP+1", "WP+1", {}],
    ["wrap", "wrap", {}],
    ["6☆", "6", {}],
    ["ＦＯＯ 1", "ＦＯＯ", {}],
    ["foo:bar 2", "foo:bar", {}],
    ["2 ~1", "~1", {}],
    ["R1", "R1", {}],
    ["df++2", "++2", {}],
    ["1 +", "+", {}],
    ["- 2", "-", {}],
    ["f,x2", "x2", {}],
  ])("%s keeps %s, with its place", (text, word, options) => {
    const start = text.indexOf(word);
    const token = { kind: "text", id: word, start, end: start + word.length };
    const { tokens, unpaired } = parseNotation(text, options);
    expect(tokens.filter(({ kind }) => kind === "text")).toEqual([token]);
    expect(unpaired).toEqual([]);
  });

  test.each([
    ["( 2 4", "(0"],
    ["2 ] 4 [", "]2 [6"],
    ["[ ( 2 ] 4 )", "[0 ]6"],
    ["((dash) 1", "(0"],
    ["(foo", "(0"],
    ["[ foo ) bar", "[0 )6"],
  ])("brackets without a partner are reported: %s", (text, expected) => {
    const found = parseNotation(text).unpaired.map(({ id, start }) => `${id}${start}`);
    expect(found.join(" ")).toBe(expected);
  });

  test("what follows the longest row of tokens is one text", () => {
    const text = `${"1 ".repeat(MAX_TOKENS - 1)}EWGF 2 3`;
    const { tokens } = parseNotation(text);
    expect(tokens).toHaveLength(MAX_TOKENS + 1);
    expect(tokens.at(-2)?.id).toBe("f");
    expect(tokens.at(-1)).toMatchObject({ kind: "text", id: "2 3", end: text.length });
  });

  test("nothing is nothing", () => {
    expect(parseNotation("")).toEqual({ tokens: [], unpaired: [] });
    expect(parseNotation(" ,. ")).toEqual({ tokens: [], unpaired: [] });
  });
});

describe("places", () => {
  test("tokens of one word share its range or part it", () => {
    const { tokens } = parseNotation("EWGF ws2,df+1+2~F");
    expect(tokens.map(({ id, start, end }) => `${id} ${start}-${end}`)).toEqual([
      "f 0-4",
      "n 0-4",
      "d 0-4",
      "df 0-4",
      "just 0-4",
      "2 0-4",
      "ws 5-7",
      "2 7-8",
      "df 9-11",
      "1+2 12-15",
      "holdf 15-17",
    ]);
  });
});
