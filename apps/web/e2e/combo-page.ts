import type { Locator, Page } from "@playwright/test";
import { openLive } from "./open-live.ts";

/** A combo as the browser keeps it, or as the earlier site kept it. */
export type StoredCombo = Record<string, unknown>;

export const COMBO_PATH = "/combo-generator";

/** Jin's, straight from the movelist: it gives frame data, an estimate and no warning. */
export const JIN_COMBO: StoredCombo = {
  id: "1",
  name: "Bread and butter",
  character: "jin",
  launchers: ["uf 4"],
  followUps: [["b f 2 1 df 2 t", "b 2 1"]],
};

/** Opens the page with combos in the browser's storage; later loads keep what the page made of them. */
export async function openCombos(page: Page, combos: readonly StoredCombo[] | string): Promise<void> {
  const text = typeof combos === "string" ? combos : JSON.stringify(combos);
  await page.addInitScript((value) => {
    if (location.protocol === "about:" || sessionStorage.getItem("seeded") !== null) return;
    sessionStorage.setItem("seeded", "yes");
    localStorage.setItem("customCombos", value);
  }, text);
  await openLive(page, COMBO_PATH);
}

/** What is in the storage, right behind the last key press: a page may be killed at any time. */
export async function storedCombos(page: Page): Promise<StoredCombo[]> {
  return JSON.parse((await page.evaluate(() => localStorage.getItem("customCombos"))) ?? "[]");
}

export function rowsOf(page: Page): Locator {
  return page.locator("tbody tr");
}

/** The cell of a row under a heading of the table. */
export function cellOf(row: Locator, heading: "Launcher(s)" | "Follow-Ups"): Locator {
  return row.locator("td").nth(heading === "Launcher(s)" ? 0 : 1);
}

/** The fields of a cell while it is edited. */
export function inputsOf(cell: Locator): Locator {
  return cell.locator("input[data-index]");
}

/** Puts a text on the clipboard's way into the focused field. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData("text/plain", pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
}
