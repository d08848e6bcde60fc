import { fieldsOf, parseJson } from "@tactician/game";
import { ATTACKS, type PadAction, type PadTable, STANDARD_PAD } from "./pad-table.ts";

/** What a player can set a button to, in the order of a form. */
export const PAD_ACTIONS: readonly PadAction[] = [
  ...ATTACKS.map((attack) => [attack]),
  ...([
    ["1", "2"],
    ["3", "4"],
    ["1", "3"],
    ["2", "4"],
  ] as const),
  ...(["up", "down", "left", "right"] as const),
];

const MOST_BUTTONS = 64;

/** An action as a key and for people: `1+2`, `up`. */
export function actionKey(does: PadAction): string {
  return typeof does === "string" ? does : does.join("+");
}

export function buttonsFor({ buttons }: PadTable, does: PadAction): number[] {
  return buttons.filter((one) => actionKey(one.does) === actionKey(does)).map(({ button }) => button);
}

/** The table with a button, and no other, for an action; what the button did before it does no more. */
export function withButton(table: PadTable, button: number, does: PadAction): PadTable {
  const others = table.buttons.filter(
    (one) => one.button !== button && actionKey(one.does) !== actionKey(does),
  );
  return { ...table, buttons: [...others, { button, does }] };
}

/** A player's own table as text to keep: its buttons and the side. Sticks are read in one way for all. */
export function formatPadTable({ buttons, faces }: PadTable): string {
  return JSON.stringify({ buttons, faces });
}

/** The table that was kept; the standard one for nothing, and for whatever is no table. */
export function parsePadTable(text: string | undefined, standard = STANDARD_PAD): PadTable {
  const { buttons: kept, faces } = fieldsOf(parseJson(text));
  if (!Array.isArray(kept) || kept.length > MOST_BUTTONS) return standard;
  const buttons = kept.flatMap((value) => parseButton(value) ?? []);
  if (buttons.length !== kept.length) return standard;
  return { ...standard, buttons, faces: faces === "left" ? "left" : "right" };
}

function parseButton(value: unknown): PadTable["buttons"][number] | undefined {
  const { button, does } = fieldsOf(value);
  const isNumber = typeof button === "number" && Number.isInteger(button) && button >= 0;
  if (!isNumber || button >= MOST_BUTTONS) return undefined;
  if (does === "up" || does === "down" || does === "left" || does === "right") return { button, does };
  const isAttacks = Array.isArray(does) && does.length > 0 && does.length <= ATTACKS.length;
  return isAttacks && does.every((one) => ATTACKS.includes(one)) ? { button, does } : undefined;
}
