import { ATTACKS, type Attack, type PadAction, type PadTable, STANDARD_PAD } from "./pad-table.ts";

/** What a player can set a button to, in the order of a form. */
export const PAD_ACTIONS: readonly PadAction[] = [
  ["1"],
  ["2"],
  ["3"],
  ["4"],
  ["1", "2"],
  ["3", "4"],
  ["1", "3"],
  ["2", "4"],
  "up",
  "down",
  "left",
  "right",
];

/** More no pad has. */
const MOST_BUTTONS = 64;

/** An action as a key and for people: `1+2`, `up`. */
export function actionKey(does: PadAction): string {
  return typeof does === "string" ? does : does.join("+");
}

/** The buttons that do something, by their numbers. */
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
export function parsePadTable(text: string | undefined): PadTable {
  const kept = parseJson(text);
  if (!isRecord(kept) || !Array.isArray(kept.buttons) || kept.buttons.length > MOST_BUTTONS)
    return STANDARD_PAD;
  const buttons = kept.buttons.flatMap((value) => parseButton(value) ?? []);
  if (buttons.length !== kept.buttons.length) return STANDARD_PAD;
  return { ...STANDARD_PAD, buttons, faces: kept.faces === "left" ? "left" : "right" };
}

function parseButton(value: unknown): PadTable["buttons"][number] | undefined {
  if (!isRecord(value)) return undefined;
  const { button, does } = value;
  const isNumber = typeof button === "number" && Number.isInteger(button) && button >= 0;
  if (!isNumber || button >= MOST_BUTTONS) return undefined;
  if (does === "up" || does === "down" || does === "left" || does === "right") return { button, does };
  const isAttacks = Array.isArray(does) && does.length > 0 && does.length <= ATTACKS.length;
  return isAttacks && does.every(isAttack) ? { button, does } : undefined;
}

function isAttack(value: unknown): value is Attack {
  return ATTACKS.some((attack) => attack === value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
