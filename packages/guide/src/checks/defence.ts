import { type CrushKind, framesAsWritten, lastMoveOf, type Move } from "@tactician/game";
import type { CharacterFile } from "../schema.ts";
import { type Check, judge } from "./check.ts";
import { listProperties } from "./move-properties.ts";

type Entry = CharacterFile["defence"][number];

/** The slowest move that still counts as one to press in panic. */
const PANIC_FRAMES = 14;

/** The movelist's words for what each kind rests on. */
const CRUSHES: Readonly<Record<Entry["kind"], readonly CrushKind[]>> = {
  "Power crush": ["power"],
  Parry: ["parry", "full"],
  Reversal: ["parry", "full"],
  "Low crush": ["crouch", "ground", "invincible"],
  "Jump crush": ["jump", "float", "invincible"],
  Panic: ["power", "parry", "full", "crouch", "ground", "jump", "float", "invincible"],
};

const CATCHING: ReadonlySet<Entry["kind"]> = new Set(["Parry", "Reversal"]);

/** A move of the defence has the property that it is there for; parries and reversals, and they alone, say what they take. */
export const defence: Check = {
  id: "defence",
  label: "a defensive move has the property that it is listed for",
  check: ({ sheet, read }) =>
    judge(sheet.defence, ({ kind, move: text, catches }, n) => {
      const path = ["defence", n];
      const move = lastMoveOf(read(text))?.move;
      if (move === undefined) return undefined;
      if (!isKind(kind, move, text)) {
        return { path: [...path, "kind"], message: `nothing in the movelist makes "${text}" a ${kind} move` };
      }
      if (CATCHING.has(kind) === (catches !== undefined)) return undefined;
      return catches === undefined
        ? { path, message: `no "catches": what does "${text}" take` }
        : { path: [...path, "catches"], message: `only parries and reversals take something` };
    }),
};

function isKind(kind: Entry["kind"], move: Move, text: string): boolean {
  const { crush = [] } = move;
  const all = listProperties(move);
  if (crush.some((one) => CRUSHES[kind].includes(one.kind))) return true;
  if (kind === "Power crush") return all.includes("power crush");
  if (CATCHING.has(kind)) return all.includes("parry");
  const frames = kind === "Panic" ? framesAsWritten(move, text) : undefined;
  return frames !== undefined && frames <= PANIC_FRAMES;
}
