import type { Page } from "@playwright/test";

declare global {
  interface Window {
    pad: { buttons: { pressed: boolean }[]; axes: number[] } | null;
    looks: number;
  }
}

/** What hands hold, each for three frames: `df2` is down, forward and 2, `L` the left shoulder of a pad. */
export type Hands = readonly string[];
export const HELD_MS = 50;

/** Hands that do nothing for so many times three frames. */
export const rest = (times: number): Hands => Array(times).fill("");

/** A pad that a script plays, in the place of the browser's; it is there from the start or plugged in later. */
export async function standIn(page: Page, isThere = true): Promise<void> {
  await page.addInitScript((there) => {
    const made = () => ({
      ...{ index: 0, connected: true, mapping: "standard", timestamp: 0, axes: [0, 0, 0, 0] },
      buttons: Array.from({ length: 17 }, () => ({ pressed: false })),
    });
    window.looks = 0;
    window.pad = there ? made() : null;
    addEventListener("gamepadconnected", () => {
      window.pad ??= made();
    });
    navigator.getGamepads = () => {
      window.looks += 1;
      return [null, window.pad] as unknown as Gamepad[];
    };
  }, isThere);
}

export async function playPad(page: Page, hands: Hands): Promise<void> {
  await page.evaluate(
    async ({ script, ms }) => {
      const letters = ["3", "4", "1", "2", "L"];
      for (const held of script) {
        for (const [button, state] of window.pad?.buttons.entries() ?? [])
          state.pressed = held.includes(letters[button] ?? "none");
        const has = (letter: string) => Number(held.includes(letter));
        window.pad?.axes.splice(0, 2, has("f") - has("b"), has("d") - has("u"));
        await new Promise((resolve) => setTimeout(resolve, ms));
      }
    },
    { script: hands, ms: HELD_MS },
  );
}
