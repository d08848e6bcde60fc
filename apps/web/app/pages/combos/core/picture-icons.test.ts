import { CLASSIC_WRITING, type TokenIcon, tokenDefinition } from "@tactician/notation";
import { expect, test } from "vitest";
import { iconFile, iconFiles, iconSize } from "../picture/save-picture.tsx";

const writing = CLASSIC_WRITING;
const newer = { display: "icons", colors: "off", writing } as const;
const older = { display: "icons", colors: "on", writing } as const;

test("a combo needs each drawing once, motions those of their directions, and the arrow", () => {
  const combo = { id: "1", launchers: ["df 2"], followUps: [["qcf 2", "ZEN 1 t"]] };
  expect(iconFiles([combo], newer)).toEqual([
    "/icons-t8/into.png",
    "/icons-t8/df.png",
    "/icons-t8/2.png",
    "/icons-t8/d.png",
    "/icons-t8/f.png",
    "/icons-t8/1.png",
    "/icons-t8/tornado.png",
  ]);
});

test("colours take the older set", () => {
  expect(iconFile(iconOf("t"), older)).toBe("/icons/t.webp");
  expect(iconFile(iconOf("t"), newer)).toBe("/icons-t8/tornado.png");
});

test("other sets of buttons have their own drawings, and everything else is the same", () => {
  const xbox = { buttons: "xbox", directions: "letters" } as const;
  expect(iconFile(iconOf("1+2"), { ...newer, writing: xbox })).toBe("/icons-t8/xbox/1+2.png");
  expect(iconFile(iconOf("1+2"), { ...older, writing: xbox })).toBe("/icons/xbox/1+2.webp");
  expect(iconFile(iconOf("df"), { ...newer, writing: xbox })).toBe("/icons-t8/df.png");
});

test("states of the newer set are larger, the counter hit the largest", () => {
  const sizes = ["df", "ws", "ch"].map((id) => iconSize(iconOf(id), "off"));
  expect(sizes).toEqual([36, 45, 50]);
  expect(iconSize(iconOf("ch"), "on")).toBe(36);
  expect(iconSize(iconOf("into"), "off")).toBe(27);
});

function iconOf(id: string): TokenIcon {
  const icon = tokenDefinition(id)?.icon;
  if (icon === undefined) throw new Error(`${id} has no icon`);
  return icon;
}
