import type { CrushKind } from "@tactician/game";
import { type Reading, read, unread } from "./reading.ts";

export interface CrushWindow {
  kind: CrushKind;
  from?: number;
  to?: number;
}

const KINDS: ReadonlyMap<string, CrushKind> = new Map(
  Object.entries({
    cs: "crouch",
    js: "jump",
    pc: "power",
    ps: "parry",
    is: "invincible",
    fs: "float",
    gs: "ground",
  }),
);

const WINDOW = /^(cs|js|pc|ps|is|fs|gs)(\d+)?(?:([~-])(\d+)?)?$/;

/** Reads `js20~49 fs50~52`, `cs6~` (to the end), `pc7` (that frame), `js~9` (from the start), `js` (frames not known). */
export function readCrush(source: string): Reading<readonly CrushWindow[]> {
  const windows: CrushWindow[] = [];
  for (const word of source.replaceAll("?", "").split(/\s+/)) {
    const match = WINDOW.exec(word);
    const kind = KINDS.get(match?.[1] ?? "");
    if (match === null || kind === undefined) return unread(`"${word}" is not a crush window`);
    const [, , from, mark, to] = match;
    const window: CrushWindow = { kind };
    if (from !== undefined) window.from = Number(from);
    if (to !== undefined) window.to = Number(to);
    if (from !== undefined && mark === undefined) window.to = Number(from);
    if (window.from !== undefined && window.to !== undefined && window.to < window.from) {
      return unread(`"${word}" runs backwards`);
    }
    windows.push(window);
  }
  return read(windows, source.includes("?"));
}
