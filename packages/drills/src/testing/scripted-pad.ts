import type { PadFrame, PadTable } from "../stick/pad-table.ts";

/** For tests: one thing that a player's hands do, and how many frames they stay so. */
export interface Hands {
  /** `df`, `n`. */
  readonly stick: string;
  /** Numbers of the pad's buttons. */
  readonly pressed: readonly number[];
  readonly frames: number;
}

/** For tests: how a kind of pad says where its stick is. */
export type StickKind = "buttons" | "axes" | "hat";

const FRAME_MS = 1000 / 60;
/** Clockwise from up, as a hat counts. */
const CLOCK = ["u", "uf", "f", "df", "d", "db", "b", "ub"];

/** For tests: a stand-in for a pad that plays a script, looked at once a frame; the standard layout, looking to the right. */
export function playScript(script: readonly Hands[], kind: StickKind = "buttons"): PadFrame[] {
  let time = 1000;
  return script.flatMap(({ stick, pressed, frames }) =>
    Array.from({ length: frames }, () => {
      time += FRAME_MS;
      return { time, ...frameOf(stick, pressed, kind) };
    }),
  );
}

function frameOf(stick: string, pressed: readonly number[], kind: StickKind): Omit<PadFrame, "time"> {
  const buttons = Array.from({ length: 17 }, (_, button) => pressed.includes(button));
  const axes = [0.03, -0.05, 0, 0, 0, 0, 0, 0, 0, 1.28571];
  if (kind === "hat" && stick !== "n") axes[9] = -1 + (2 * CLOCK.indexOf(stick)) / 7;
  if (kind === "axes") {
    axes[0] = Number(stick.includes("f")) * 0.9 - Number(stick.includes("b")) * 0.9 + 0.03;
    axes[1] = Number(stick.includes("d")) * 0.9 - Number(stick.includes("u")) * 0.9;
  }
  if (kind === "buttons") {
    const held = { 12: "u", 13: "d", 14: "b", 15: "f" };
    for (const [button, letter] of Object.entries(held))
      if (stick !== "n" && stick.includes(letter)) buttons[Number(button)] = true;
  }
  return { buttons, axes };
}

/** The other side: what a table for a fighter who looks to the left reads as the same. */
export function mirrored(table: PadTable): PadTable {
  const buttons = table.buttons.map(({ button, does }) => {
    if (does === "left") return { button, does: "right" as const };
    return does === "right" ? { button, does: "left" as const } : { button, does };
  });
  return { ...table, buttons, faces: "left" };
}
