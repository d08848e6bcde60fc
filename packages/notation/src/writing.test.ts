import { describe, expect, test } from "vitest";
import {
  BUTTON_SETS,
  DIRECTION_SETS,
  formatNotation,
  parseNotation,
  phraseAs,
  presentIn,
  presentMove,
  rewriteText,
  TOKENS,
  type Writing,
  writingOf,
} from "./index.ts";
import { shownAs } from "./writing.ts";

const STANCES = ["ZEN", "DES"];

const NUMBERS = { buttons: "numbers", directions: "letters" } as const;
const ARROWS = { buttons: "numbers", directions: "arrows" } as const;
const PLAYSTATION = { buttons: "playstation", directions: "letters" } as const;
const PLAYSTATION_ARROWS = { buttons: "playstation", directions: "arrows" } as const;
const XBOX = { buttons: "xbox", directions: "letters" } as const;
const LIMBS = { buttons: "limbs", directions: "letters" } as const;
const NUMPAD = { buttons: "limbs", directions: "numpad" } as const;

function site(text: string, writing: Writing): string {
  return formatNotation(parseNotation(text, { stances: STANCES, writing }).tokens, "site");
}

/** What notations mode shows. */
function shown(notation: string, writing: Writing): string {
  return presentIn(presentMove(notation, STANCES), writing)
    .pieces.map(({ text, tight }) => (tight ? text : ` ${text}`))
    .join("");
}

function community(notation: string, writing: Writing): string {
  return formatNotation(parseNotation(notation, { stances: STANCES }).tokens, "community", writing);
}

describe("a move is shown", () => {
  test.each([
    ["df 2 1", PLAYSTATION, "df △ □"],
    ["df 2 1", PLAYSTATION_ARROWS, "↘ △ □"],
    ["df 1+2", XBOX, "df X+Y"],
    ["ws 3 4 holdb", XBOX, "WS A B ~b"],
    ["ws 3 4 holdb", LIMBS, "WS LK RK ~B"],
    ["f n d df just 2", NUMPAD, "6 5 2 3:RP"],
    ["qcf 1+2+3+4", NUMPAD, "236 LP+RP+LK+RK"],
    ["hcb 1", ARROWS, "→↘↓↙← 1"],
    ["2 1 holddf", ARROWS, "2 1 ~↘"],
    ["ZEN (dash) f 4 t", PLAYSTATION_ARROWS, "ZEN (dash) → ○ T"],
    ["df 2 1", NUMBERS, "df 2 1"],
  ] as const)("'%s' as %o is '%s'", (notation, writing, text) => {
    expect(shown(notation, writing)).toBe(text);
    expect(site(text, writing)).toBe(notation);
  });
});

describe("players write it", () => {
  test.each([
    ["df 2 1", PLAYSTATION, "df+△,□"],
    ["f f 2", PLAYSTATION_ARROWS, "→,→+△"],
    ["ws 2 3", XBOX, "wsY,A"],
    ["qcf 2", NUMPAD, "236RP"],
    ["f f 1+2", NUMPAD, "6,6LP+RP"],
    ["fc df 4 3", NUMPAD, "FC.3RK,LK"],
    ["ws 2 holdf", LIMBS, "wsRP~F"],
    ["3 quick 4", XBOX, "A~B"],
  ] as const)("'%s' as %o is '%s'", (notation, writing, text) => {
    expect(community(notation, writing)).toBe(text);
    expect(site(text, writing)).toBe(notation);
  });
});

describe("what means one thing alone is read whatever somebody has chosen", () => {
  test.each([
    ["□+△", "1+2"],
    ["↘△", "df 2"],
    ["↘+△,□", "df 2 1"],
    ["↘️ △", "df 2"],
    ["df△○", "df 2 4"],
    ["rp,lp", "2 1"],
    ["LK+RK", "3+4"],
    ["LP+2", "1+2"],
    ["dfRP", "df 2"],
    ["wsLK", "ws 3"],
    ["236RP", "qcf 2"],
    ["3RP", "df 2"],
    ["66LP+RP", "f f 1+2"],
    ["623RP", "f d df 2"],
    ["↓↘→+□", "qcf 1"],
    ["→→△", "f f 2"],
    ["→ → △", "f f 2"],
    ["→+2,1", "f 2 1"],
    ["1,→+2", "1 f 2"],
    ["2~→", "2 holdf"],
    ["2~→+1", "2 quick f 1"],
    ["× ✕ ✖", "3 3 3"],
    ["■▲●", "1 2 4"],
    ["☆", "n"],
    ["⬅️⬇️↙️△", "b d db 2"],
  ])("%s is %s", (text, expected) => {
    for (const writing of [NUMBERS, PLAYSTATION, XBOX, LIMBS, ARROWS])
      expect(site(text, writing), writing.buttons).toBe(expected);
  });
});

describe("what could mean two things means what it always has", () => {
  test.each([
    ["df+2 → b+1", "df 2 into b 1"],
    ["df+2→b+1", "df 2 into b 1"],
    ["1 → 2 → 3", "1 into 2 into 3"],
    ["f,f → 3", "f f into 3"],
    ["→ df+2", "into df 2"],
    ["B+2", "b 2"],
    ["1,B", "1 holdb"],
    ["A", "A"],
    ["X+Y", "X+Y"],
    ["2 3 6", "2 3 6"],
    ["1,2", "1 2"],
  ])("%s is %s", (text, expected) => {
    for (const writing of [NUMBERS, PLAYSTATION, LIMBS]) expect(site(text, writing)).toBe(expected);
  });

  test.each([
    ["B+2", XBOX, "b 2"],
    ["B+Y", XBOX, "2+4"],
    ["b+B", XBOX, "b 4"],
    ["DB+X", XBOX, "db 1"],
    ["dfY", XBOX, "df 2"],
    ["X,B", XBOX, "1 4"],
    ["A~B", XBOX, "3 quick 4"],
    ["A~b", XBOX, "3 holdb"],
    ["x y a", XBOX, "x y a"],
    ["1 → 2", ARROWS, "1 f 2"],
    ["1 ⏵ → 2", ARROWS, "1 into f 2"],
    ["6 2 3", NUMPAD, "f d df"],
    ["2 1 4", NUMPAD, "d db b"],
    ["~6", NUMPAD, "holdf"],
    ["df+2,1", NUMPAD, "df 2 1"],
    ["ws2", NUMPAD, "ws 2"],
    ["1+2", NUMPAD, "1+2"],
    ["f,F+2 B+1", XBOX, "f f 2 b 1"],
    ["df+2 → b+1", ARROWS, "df 2 into b 1"],
  ] as const)("but '%s' as %o is '%s'", (text, writing, expected) => {
    expect(site(text, writing)).toBe(expected);
  });
});

describe("a text is rewritten and keeps what is no input", () => {
  test.each([
    ["jin df+Y,X (3 hits)", XBOX, "jin df+2,1 (3 hits)"],
    ["△□ then ↘△", PLAYSTATION, "2 1 then df2"],
    ["236RP,6,6LP", NUMPAD, "qcf2,f,f1"],
    ["66RP EWGF", NUMPAD, "f f2 EWGF"],
    ["RP~6 ⏵ FC.3RK", NUMPAD, "2~F ⏵ FC.df4"],
    ["→ → ○ ⏵ 1 → 2", { buttons: "playstation", directions: "arrows" }, "f f 4 ⏵ 1 f 2"],
    ["A~B A~b", XBOX, "3~4 3~b"],
    ["giant swing", XBOX, "giant swing"],
    ["f,F+2 DF+1", PLAYSTATION, "f,F+2 DF+1"],
    ["df+2 → b+1", NUMBERS, "df+2 → b+1"],
  ] as const)("'%s' in %o is '%s'", (text, writing, expected) => {
    expect(rewriteText(text, { stances: STANCES, writing })).toBe(expected);
  });

  test("and the other way round, for who edits what is stored", () => {
    const inNumpad = (text: string) => rewriteText(text, { stances: STANCES }, NUMPAD);
    expect(rewriteText("B+1", {}, XBOX)).toBe("b+X");
    expect(inNumpad("f,F+2 ZEN.1,F ws2")).toBe("6,6+RP ZEN.LP,~6 wsRP");
    expect(rewriteText("df2 1+2", {}, PLAYSTATION_ARROWS)).toBe("↘△ □+△");
  });
});

test("a numpad without limbs falls back to letters, because a digit would mean both", () => {
  expect(BUTTON_SETS.map((buttons) => writingOf(buttons, "numpad").directions)).toEqual([
    "letters",
    "letters",
    "letters",
    "numpad",
  ]);
  expect(writingOf("xbox", "arrows")).toEqual({ buttons: "xbox", directions: "arrows" });
});

test("a screen reader says the buttons' names, and the stick in words", () => {
  const phrase = (notation: string, writing: Writing) =>
    formatNotation(parseNotation(notation, { stances: STANCES }).tokens, "words", writing);
  expect(phrase("df 1+2 4", PLAYSTATION_ARROWS)).toBe("down forward plus square plus triangle, circle");
  expect(phrase("qcf 1", XBOX)).toBe("quarter circle forward plus X");
  expect(phrase("ZEN 3", NUMPAD)).toBe("ZEN left kick");
});

test("a phrase that is there already gets the same words", () => {
  for (const buttons of BUTTON_SETS) {
    const writing = { buttons, directions: "letters" } as const;
    for (const notation of ["df 1+2 4", "(2) 4 holdf", "(3 hits) ws 2", "1SS 2 quick 1", "(3rd hit) 10 2"]) {
      const { tokens } = parseNotation(notation, { stances: ["1SS"] });
      const spoken = formatNotation(tokens, "words");
      expect(phraseAs(spoken, writing)).toBe(formatNotation(tokens, "words", writing));
    }
  }
});

const OFFERED = BUTTON_SETS.flatMap((buttons) =>
  DIRECTION_SETS.map((directions) => ({ buttons, directions })).filter(
    ({ buttons, directions }) => writingOf(buttons, directions).directions === directions,
  ),
);

test.each(OFFERED)("every token alone reads back as %o", (writing) => {
  for (const { id, kind } of TOKENS) {
    const tokens = [{ id, kind }];
    for (const text of [
      shown(id, writing),
      formatNotation(tokens, "site", writing),
      formatNotation(tokens, "community", writing),
    ]) {
      expect(site(text, writing), `${id} as ${text}`).toBe(id);
    }
  }
});

test("what no table has stays as it is", () => {
  const unknown = { pieces: [{ icons: ["new"], text: "new", tight: false }], phrase: "new" } as never;
  expect(presentIn(unknown, NUMPAD)).toEqual(unknown);
  expect(shownAs({ kind: "direction", id: "new", shown: "new" } as never, NUMPAD)).toBe("new");
});

test("a number alone in brackets counts hits where digits are the stick", () => {
  expect(parseNotation("3RP (5)", { writing: NUMPAD }).tokens.map(({ id }) => id)).toEqual([
    "df",
    "2",
    ...parseNotation("(long dash)").tokens.map(() => "(5)"),
  ]);
});

test.each([
  ["⬇️→2", ARROWS, "d f 2"],
  ["↘️→2", ARROWS, "df f 2"],
  ["1+qq", ARROWS, "1 qq"],
  ["△+qq", ARROWS, "2 qq"],
  ["⬇️→2", NUMBERS, "d f 2"],
  ["⬇️ →2", NUMBERS, "d f 2"],
  ["↓ →2", NUMBERS, "d f 2"],
  ["d →2", NUMBERS, "d into 2"],
  ["△+ws", NUMBERS, "2 ws"],
  ["RP+6", NUMPAD, "2 f"],
  ["△+6", NUMPAD, "2 f"],
] as const)(
  "a sum ends where no button follows, an arrow behind another is the stick: %s, %o",
  (text, writing, read) => {
    expect(site(text, writing)).toBe(read);
  },
);
