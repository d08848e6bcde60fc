import { BUTTON_SETS, TOKENS } from "@tactician/notation";
import { describe, expect, test } from "vitest";
import { drawIcon, iconSvg } from "./draw-icon.ts";
import { CLASSIC_PAINT, ICONS, type IconPaint, STEEL_PAINT } from "./icon-paint.ts";
import { spriteCss, spriteSvg } from "./render-icons.ts";

const PAINTS = [STEEL_PAINT, CLASSIC_PAINT].flatMap((paint) =>
  BUTTON_SETS.map((buttons): IconPaint => ({ ...paint, buttons })),
);

describe.each(PAINTS)("the $sprite set with $buttons", (paint) => {
  test("has a drawing for every token with an icon", () => {
    const withIcon = TOKENS.filter(({ icon }) => icon !== undefined).map(({ id }) => id);
    expect(withIcon.length).toBeGreaterThan(50);
    expect(withIcon.filter((id) => drawIcon(id, paint) === undefined)).toEqual([]);
  });

  test("draws no two tokens alike", () => {
    const drawings = ICONS.map(({ id }) => drawIcon(id, paint));
    expect(new Set(drawings).size).toBe(ICONS.length);
  });

  test("fits into one sprite below 40 KB", () => {
    expect(Buffer.byteLength(spriteSvg(ICONS, paint))).toBeLessThan(40_000);
  });

  test("leaves no colour open", () => {
    expect(spriteSvg(ICONS, paint)).not.toMatch(/var\(|undefined/);
  });
});

test("buttons differ from set to set by their form: without colours they are as many drawings", () => {
  for (const { id } of ICONS.filter(({ isButton }) => isButton)) {
    const drawings = BUTTON_SETS.map((buttons) => drawIcon(id, { ...STEEL_PAINT, buttons }));
    expect(new Set(drawings).size, id).toBe(BUTTON_SETS.length);
  }
  expect(drawIcon("df", { ...STEEL_PAINT, buttons: "xbox" })).toBe(drawIcon("df", STEEL_PAINT));
});

test("a token without a drawing is named in the failure", () => {
  expect(drawIcon("ZEN", STEEL_PAINT)).toBeUndefined();
  expect(() => iconSvg("ZEN", STEEL_PAINT)).toThrow("'ZEN'");
});

test.each([
  ["df", "mi-df"],
  ["1+2", "mi-1-2"],
  ["1+2+3+4", "mi-1-2-3-4"],
  ["[", "mi-bracketl"],
  ["holdu", "mi-holdu"],
])("the class of %s is %s", (token, expected) => {
  expect(ICONS.find(({ id }) => id === token)?.className).toBe(expected);
});

test("the style rules hold one place per icon, in rows of eight that fill the sprite", () => {
  const css = spriteCss(ICONS);
  const rules = [...css.matchAll(/^\.(mi-[\w-]+)\{background-position:(\S+ \S+)\}$/gm)];
  expect(rules.map(([, name]) => name)).toEqual(ICONS.map(({ className }) => className));
  expect(rules.at(0)?.[2]).toBe("0 0");
  expect(rules.at(7)?.[2]).toMatch(/^100% 0$/);
  expect(rules.at(-1)?.[2]).toMatch(/ 100%$/);
  expect(new Set(rules.map(([, , position]) => position)).size).toBe(ICONS.length);
  expect(css).toContain(`background-size:800% ${Math.ceil(ICONS.length / 8)}00%`);
});

test("class names are all different", () => {
  expect(new Set(ICONS.map(({ className }) => className)).size).toBe(ICONS.length);
});

test.each([
  [/overflow:hidden/, ["mi-1-2-3", "mi-1-2-3-4"], ["mi-1-2", "mi-df"]],
  [/--icon-state/, ["mi-bt", "mi-ss", "mi-ssl", "mi-ssr", "mi-wr", "mi-ws"], ["mi-fc", "mi-ch"]],
  [/--icon-ch/, ["mi-ch"], ["mi-ws"]],
  [/--amber/, ["mi-t", "mi-heat", "mi-ch"], ["mi-pc"]],
])("the rule with %s is for the icons that the table says", (rule, meant, others) => {
  const selector =
    spriteCss(ICONS)
      .split("\n")
      .find((line) => rule.test(line)) ?? "";
  const classes = selector.match(/mi-[\w-]+/g);
  expect(classes).toEqual(expect.arrayContaining(meant));
  for (const other of others) expect(classes).not.toContain(other);
});
