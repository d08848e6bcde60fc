import fc from "fast-check";
import { deflateSync, strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import type { Combo } from "./combo.ts";
import { decodeShareLink, encodeShareLink } from "./share-link.ts";

const ROUTES = [
  [
    "f f 2 t",
    "b 2 1 d 2",
    "ws 4 4",
    "df 1",
    "f 4 holdf",
    "ZEN 1 3",
    "dash 3 1",
    "b 4 2",
    "uf 3",
    "1 2 1",
    "f 3",
    "d 3 4",
  ],
  [
    "b,f+2,1~F T!",
    "ZEN.1,3",
    "(dash) df+1,4",
    "f,F+3",
    "ws1,2",
    "d+1+2",
    "b+1,2",
    "uf+4",
    "3,1",
    "FC df+2",
    "heat dash",
    "1+2",
  ],
];
const tenCombos = Array.from(
  { length: 10 },
  (_, n): Combo => ({
    id: String(n + 1),
    name: `Staple number ${n + 1}`,
    character: n % 2 === 0 ? "jin" : "devil-jin",
    launchers: ["df 2", `CH b ${(n % 4) + 1}`],
    followUps: [(ROUTES[n % 2] ?? []).map((text, place) => (place === n ? `${text} ${n}` : text))],
  }),
);

test("a link carries combos with names and characters", () => {
  expect(decodeShareLink(`#${encodeShareLink(tenCombos)}`)).toEqual({ combos: tenCombos });
});

test("ten combos of twelve moves stay far below 2,000 characters", () => {
  expect(encodeShareLink(tenCombos).length).toBeLessThan(1_000);
});

test("ten combos of twelve moves that have nothing in common stay below 2,000 characters", () => {
  const inputs = ["f", "b", "d", "df", "db", "uf", "ws", "ss", "qcf", "f f"];
  const moves = Array.from(
    { length: 120 },
    (_, n) => `${inputs[(n * 7) % 10]} ${(n % 4) + 1} ${((n * 13) % 4) + 1}${n % 3 ? "+2" : ""}`,
  );
  const combos = Array.from({ length: 10 }, (_, n) => ({
    id: String(n),
    launchers: [`df ${n}`],
    followUps: [moves.slice(n * 12, n * 12 + 12)],
  }));
  expect(encodeShareLink(combos).length).toBeLessThan(2_000);
});

test("a link only has letters that no chat program changes", () => {
  expect(encodeShareLink(tenCombos)).toMatch(/^combos=1\.[\w-]+\.[a-z0-9]+$/);
});

test("links of the first version are read for ever", () => {
  const link = "combos=1.i4bxoMEDFoTZCPFkCEhQyRgcK9mZeelAifDEnBwgHwA.3iiw7c";
  expect(decodeShareLink(link)).toEqual({
    combos: [
      {
        id: "1",
        name: "Wall",
        character: "king",
        launchers: ["df 2", "uf 4"],
        followUps: [["1 2 1", "f f 2 T"], ["3"]],
      },
    ],
  });
});

test.each(["", "#", "#top", "combo=1.abc"])("another fragment is none: %j", (fragment) => {
  expect(decodeShareLink(fragment)).toBeUndefined();
});

describe("a link that is no good says so", () => {
  const link = encodeShareLink(tenCombos);
  const packed = (text: string) =>
    Buffer.from(deflateSync(strToU8(text), { level: 9 })).toString("base64url");

  test.each([
    "combos=",
    "combos=1",
    "combos=1.",
    "combos=1..",
    "combos=1.!!!.x",
    "combos=x.abc.d",
    "combos=0.abc.d",
    "combos=1.AAAA.0",
    link.slice(0, -1),
    link.slice(0, 60),
    `${link}0`,
  ])("%s", (broken) => {
    expect(decodeShareLink(broken)).toMatchObject({ problem: expect.stringContaining("damaged") });
  });

  test("when any letter of it changed", () => {
    for (let place = "combos=1.".length; place < link.length; place += 1) {
      if (link[place] === ".") continue;
      const changed = link.slice(0, place) + (link[place] === "a" ? "b" : "a") + link.slice(place + 1);
      expect(decodeShareLink(changed), changed).toMatchObject({
        problem: expect.stringContaining("damaged"),
      });
    }
  });

  test("when it is from the future", () => {
    expect(decodeShareLink("combos=2.abc.d")).toMatchObject({ problem: expect.stringContaining("newer") });
  });

  test("when it grows without end", () => {
    const bomb = `combos=1.${packed("[".repeat(30_000_000))}.0`;
    expect(bomb.length).toBeLessThan(64_000);
    expect(decodeShareLink(bomb)).toMatchObject({
      problem: expect.stringContaining("too large to hold combos"),
    });
    expect(decodeShareLink(`combos=1.${"A".repeat(70_000)}.0`)).toMatchObject({
      problem: expect.any(String),
    });
    const many = Array.from({ length: 600 }, (_, n) => ({
      id: String(n),
      launchers: ["1"],
      followUps: [["2"]],
    }));
    expect(decodeShareLink(encodeShareLink(many))).toMatchObject({
      problem: expect.stringContaining("too large to hold combos"),
    });
  });

  test("when it carries no combos", () => {
    expect(decodeShareLink(encodeShareLink([]))).toMatchObject({ problem: expect.any(String) });
    const long = [{ id: "1", launchers: ["1".repeat(5_000)], followUps: [["2"]] }];
    expect(decodeShareLink(encodeShareLink(long))).toMatchObject({ problem: expect.any(String) });
  });
});

const group = fc.array(fc.string({ unit: "grapheme", maxLength: 30 }), { minLength: 1, maxLength: 5 });

test("every table arrives as it was sent", () => {
  const rows = fc.array(
    fc.record({ launchers: group, followUps: fc.array(group, { minLength: 1, maxLength: 3 }) }),
    {
      minLength: 1,
      maxLength: 5,
    },
  );
  fc.assert(
    fc.property(rows, (table) => {
      const combos = table.map((row, n) => ({ id: String(n + 1), ...row }));
      expect(decodeShareLink(encodeShareLink(combos))).toEqual({ combos });
    }),
  );
});

test("no fragment whatever makes it throw", () => {
  const body = fc.string({ unit: fc.constantFrom(..."ABCabc019-_.=%é") });
  fc.assert(
    fc.property(body, (text) => {
      expect(decodeShareLink(`combos=1.${text}`)).toHaveProperty("problem");
    }),
  );
});
