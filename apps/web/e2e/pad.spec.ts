import type { Page } from "@playwright/test";
import type { MatchupSide } from "@tactician/contract";
import { withoutChance } from "./drill-store.ts";
import { checkAccessibility, expect, test } from "./fixtures.ts";
import { openLive } from "./open-live.ts";
import { type Hands, playPad, rest, standIn } from "./pad-hands.ts";

const F_F_2: Hands = ["", "f", "", "f", "f2", ""];

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
  // With this one what is wanted comes soon.
  await withoutChance(page, 0.3);
  await openLive(page, "/drills?me=king&them=jin&mode=endless");
  await expect(heading(page)).toBeVisible();
}

const heading = (page: Page) => page.locator("article h2[tabindex]");
const options = (page: Page) => page.locator("article ol button");
const chosen = (page: Page) => page.locator("article ol button[data-chosen]");

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

test("f f 2 on the stick chooses that option, shows what was read, and an attack goes on @phone", async ({
  page,
}) => {
  await standIn(page);
  await dealUntil(page, PUNISH);
  await expect(page.getByText("Do the move.")).toBeVisible();
  // What is no option is said, and costs nothing.
  await playPad(page, ["", "ub14", ""]);
  await expect(page.getByText("None of these. Try again.")).toBeVisible();
  await expect(page.locator("article ol button[data-answered]")).toHaveCount(0);
  await checkAccessibility(page);
  await playPad(page, F_F_2);
  await expect(chosen(page)).toHaveAttribute("data-right", "true");
  await expect(chosen(page).locator(".move")).toHaveText("f f 2");
  await expect(page.getByText("Read:").locator(".move")).toHaveText("f f 2");
  // Only a press after a while is a wish to go on.
  await playPad(page, [...rest(14), "3", ""]);
  await expect(chosen(page)).toHaveCount(0);
});

test("out of a list up and down come to an option, and an attack takes it @desktop", async ({ page }) => {
  await standIn(page);
  await dealUntil(page, TURN);
  // The reader of pads comes late: what is pressed before it is lost.
  await expect(page.getByText("Press 1 to 4 for the first four")).toBeVisible();
  await playPad(page, ["", "d", "", "d", ""]);
  await expect(options(page).nth(1)).toBeFocused();
  await playPad(page, ["4", ""]);
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
  await playPad(page, ["", "L", ""]);
  await expect(dialog.getByRole("button", { name: /^2 ?button 4$/ })).toBeVisible();
  // Nothing was chosen meanwhile.
  await expect(page.locator("article ol button[data-answered]")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Done" }).click();

  await dealUntil(page, PUNISH);
  await expect(page.getByText("Do the move.")).toBeVisible();
  await playPad(page, ["", "f", "", "f", "fL", ""]);
  await expect(chosen(page).locator(".move")).toHaveText("f f 2");
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
  await playPad(page, rest(6));
  expect(await page.evaluate(() => window.looks)).toBe(before);

  await page.evaluate(() => dispatchEvent(new Event("gamepadconnected")));
  await expect(page.getByText("Do the move.")).toBeVisible();
  await playPad(page, ["", "f"]);
  await page.evaluate(() => {
    window.pad = null;
  });
  await expect(page.getByText("Do the move.")).toHaveCount(0);
  await options(page).first().click();
  await expect(chosen(page)).toHaveCount(1);
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
