import type { Page } from "@playwright/test";
import type { MatchupSide } from "@tactician/contract";
import { checkAccessibility, expect, test } from "./fixtures.ts";
import { openLive } from "./open-live.ts";

/** What hands do to the stand-in: buttons by number, and the stick, two frames each. */
type Hands = readonly {
  readonly pressed?: readonly number[];
  readonly stick?: readonly [x: number, y: number];
}[];

const [CROSS, CIRCLE, SQUARE, TRIANGLE, L1] = [0, 1, 2, 3, 4];
const FORWARD = { stick: [1, 0] } as const;
const LET_GO = {};
const F_F_2: Hands = [FORWARD, LET_GO, FORWARD, { ...FORWARD, pressed: [TRIANGLE] }, LET_GO];

declare global {
  interface Window {
    pad: { connected: boolean; buttons: { pressed: boolean }[]; axes: number[] } | null;
    looks: number;
  }
}

/** A pad that a script plays, in the place of the browser's; it is there from the start or plugged in later. */
async function standIn(page: Page, isThere = true): Promise<void> {
  await page.addInitScript((there) => {
    const made = () => ({
      index: 0,
      connected: true,
      buttons: Array.from({ length: 17 }, () => ({ pressed: false })),
      axes: [0, 0, 0, 0],
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

async function play(page: Page, hands: Hands): Promise<void> {
  await page.evaluate(async (script) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (const { pressed = [], stick = [0, 0] } of [{}, ...script, {}] as Hands) {
      for (const [button, state] of window.pad?.buttons.entries() ?? [])
        state.pressed = pressed.includes(button);
      window.pad?.axes.splice(0, 2, ...stick);
      await frame();
      await frame();
    }
  }, hands);
}

/** Cards of King against Jin, in which `f f 2` punishes whatever can be punished. */
async function openCards(page: Page): Promise<void> {
  await page.route("**/api/characters/king/side", async (route) => {
    const response = await route.fetch();
    const side = (await response.json()) as MatchupSide;
    const candidates = side.candidates
      .filter(({ from, answer }) => from === "standing" && answer.condition === undefined)
      .slice(0, 1)
      .map((candidate) => ({
        ...candidate,
        answer: { ...candidate.answer, move: "f f 2", id: "King-f,f+2", frames: 10 },
      }));
    await route.fulfill({ json: { ...side, candidates, named: [] } });
  });
  await openLive(page, "/drills?me=king&them=jin&mode=endless");
  await expect(heading(page)).toBeVisible();
}

const heading = (page: Page) => page.locator("article h2[tabindex]");
const options = (page: Page) => page.locator("article ol button");

/** Opens cards, and goes on until one asks something that `wanted` fits. */
async function dealUntil(page: Page, wanted: RegExp): Promise<void> {
  await openCards(page);
  for (let tries = 0; tries < 40; tries += 1) {
    if (wanted.test((await heading(page).textContent()) ?? "")) return;
    const ready = page.getByRole("button", { name: "Ready" });
    if (await ready.isVisible()) await ready.click();
    await page.getByRole("button", { name: "I do not know" }).click();
    await page.getByRole("button", { name: "Next", exact: true }).click();
  }
  throw new Error(`No card asks ${wanted}`);
}

const PUNISH = /What do you press/;
const TURN = /Whose turn/;

test("f f 2 on the stick chooses that option, shows what was read, and an attack goes on", async ({
  page,
}) => {
  await standIn(page);
  await dealUntil(page, PUNISH);
  await expect(page.getByText("Do the move.")).toBeVisible();
  // What is no option is said, and costs nothing.
  await play(page, [{ stick: [-1, -1], pressed: [SQUARE, CIRCLE] }]);
  await expect(page.getByText("None of these. Try again.")).toBeVisible();
  await expect(page.locator("article ol button[data-answered]")).toHaveCount(0);
  await checkAccessibility(page);
  await play(page, F_F_2);
  const chosen = page.locator("article ol button[data-chosen]");
  await expect(chosen).toHaveAttribute("data-right", "true");
  await expect(chosen.locator(".move")).toHaveText("f f 2");
  await expect(page.getByText("Read:").locator(".move")).toHaveText("f f 2");
  // Only a press after a while is a wish to go on.
  await page.waitForTimeout(700);
  await play(page, [{ pressed: [CROSS] }]);
  await expect(page.locator("article ol button[data-chosen]")).toHaveCount(0);
});

test("out of a list up and down come to an option, and an attack takes it @desktop", async ({ page }) => {
  await standIn(page);
  await dealUntil(page, TURN);
  // The reader of pads comes late: what is pressed before it is lost.
  await expect(page.getByText("Press 1 to 4 for the first four")).toBeVisible();
  await play(page, [{ stick: [0, 1] }, LET_GO, { stick: [0, 1] }]);
  await expect(options(page).nth(1)).toBeFocused();
  await play(page, [{ pressed: [CIRCLE] }]);
  await expect(options(page).nth(1)).toHaveAttribute("data-chosen", "true");
});

test("a button that is set anew works from then on, also after a reload @desktop", async ({ page }) => {
  await standIn(page);
  await dealUntil(page, PUNISH);
  await page.getByRole("button", { name: "Pad buttons" }).click();
  const dialog = page.getByRole("dialog", { name: "Your pad" });
  await checkAccessibility(page);
  await dialog.getByRole("button", { name: /^2 ?button 3$/ }).click();
  await expect(dialog.getByText("Press the button for 2 on your pad.", { exact: false })).toBeVisible();
  await play(page, [{ pressed: [L1] }]);
  await expect(dialog.getByRole("button", { name: /^2 ?button 4$/ })).toBeVisible();
  // Nothing was chosen meanwhile.
  await expect(page.locator("article ol button[data-answered]")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Done" }).click();

  await dealUntil(page, PUNISH);
  await play(page, [FORWARD, LET_GO, FORWARD, { ...FORWARD, pressed: [L1] }]);
  await expect(page.locator("article ol button[data-chosen] .move")).toHaveText("f f 2");

  await page.getByRole("button", { name: "Pad buttons" }).click();
  await dialog.getByRole("button", { name: "Standard buttons" }).click();
  await expect(dialog.getByRole("button", { name: /^2 ?button 3$/ })).toBeVisible();
});

test("without a pad nobody looks for one; one that comes works, one that is pulled out does no harm @desktop", async ({
  page,
}) => {
  await standIn(page, false);
  await dealUntil(page, PUNISH);
  const before = await page.evaluate(() => window.looks);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  });
  expect(await page.evaluate(() => window.looks)).toBe(before);

  await page.evaluate(() => dispatchEvent(new Event("gamepadconnected")));
  await expect(page.getByText("Do the move.")).toBeVisible();
  await play(page, [FORWARD]);
  await page.evaluate(() => {
    window.pad = null;
  });
  await expect(page.getByText("Do the move.")).toHaveCount(0);
  await options(page).first().click();
  await expect(page.locator("article ol button[data-chosen]")).toHaveCount(1);
});

test("a browser that forbids pads is one without @desktop", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.getGamepads = () => {
      throw new DOMException("not here", "SecurityError");
    };
  });
  await openCards(page);
  await options(page).first().waitFor();
});
