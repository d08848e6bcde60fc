import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { drillStore, expectFigure } from "./drill-store.ts";
import { checkAccessibility, downloadBy, expect, test } from "./fixtures.ts";
import { openLive } from "./open-live.ts";

// Cards then come to the top at once.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Knows nothing of ten cards, and goes to the result, as fast as the page lets anybody. Gives the options of each. */
async function playTen(page: Page): Promise<string[]> {
  await expect(page.getByText("card 1 of 10")).toBeVisible();
  return page.evaluate(async () => {
    const asked: string[] = [];
    for (
      let card = document.querySelector("article");
      card !== null;
      card = document.querySelector("article")
    ) {
      const button = [...card.querySelectorAll("button")].find(({ textContent }) =>
        /^(?:Ready|I do not know|Next|Result)$/.test(textContent),
      );
      if (button?.textContent === "I do not know") asked.push(card.querySelector("ol")?.textContent ?? "");
      button?.click();
      await new Promise(requestAnimationFrame);
    }
    return asked;
  });
}

const shared = (page: Page) => page.evaluate(() => Reflect.get(window, "sharedText") as string);

/** Of a phone: what it is given to share is in `shared`. */
async function withSharing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.share = async ({ text } = {}) => {
      Object.assign(window, { sharedText: text });
    };
  });
}

/** What is half under the bar is smaller than it is. */
async function checkFromTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await checkAccessibility(page);
}

test("the daily ten are the same for everybody; the result is shared as text, saved as a picture, copied @phone", async ({
  page,
}) => {
  await withSharing(page);
  await page.clock.setSystemTime(new Date("2026-11-23T12:00:00Z"));
  await openLive(page, "/drills?mode=daily");
  const named = await page.getByText("card 1 of 10").textContent();
  for (const label of ["I play", "against"]) {
    const chosen = page.getByLabel(label, { exact: true }).locator("option:checked");
    expect(named).toContain(await chosen.textContent());
  }
  const [first] = await playTen(page);
  await expect(page.getByText("0 of 10 right", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Share result" }).click();
  const text =
    /^Drills: .+ against .+, 2026-11-23\n0\/10 in \d+ s\n🟥{10}\nhttp:\/\/[^/]+\/drills\?mode=daily$/u;
  await expect.poll(() => shared(page)).toMatch(text);
  await checkFromTop(page);

  // Where a page cannot share it copies; where it may not, the text can be copied by hand.
  await page.evaluate(() => {
    Object.assign(window, { sharedText: "" });
    Reflect.deleteProperty(navigator, "share");
    Reflect.deleteProperty(Navigator.prototype, "share");
    const writeText = async (copied: string) => {
      if (Reflect.get(window, "sharedText") !== "") throw new DOMException("no", "NotAllowedError");
      Object.assign(window, { sharedText: copied });
    };
    Object.defineProperty(navigator, "clipboard", { value: { writeText } });
  });
  const saved = await downloadBy(page.getByRole("button", { name: "Save as picture" }));
  expect(saved.suggestedFilename()).toBe("daily-drill.png");
  const { width = 0, height = 0 } = await sharp(await readFile(await saved.path())).metadata();
  expect(width).toBe(720);
  expect(height).toBeGreaterThan(250);
  await expect(page.getByText("Saved as daily-drill.png.")).toBeVisible();
  const copy = page.getByRole("button", { name: "Copy result" });
  await copy.click();
  await expect(page.getByText("Copied. Paste it wherever you like.")).toBeVisible();
  expect(await shared(page)).toMatch(text);
  await copy.click();
  const field = page.getByRole("textbox", { name: "Your result as text" });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(text);
  await checkAccessibility(page, "article, main");

  // No card is learnt by it, but the day counts.
  await expectFigure(page, "Today", "0 of 10");
  expect(await drillStore(page, "cards")).toEqual({});
  await openLive(page, "/drills?mode=daily");
  await expect(page.getByRole("article").getByRole("list")).toHaveText(first ?? "");
});

test("a challenge goes to a friend by a link, who gets the same cards and sees both results @phone", async ({
  page,
}) => {
  await withSharing(page);
  // A link of an older release, whose cards were others.
  await openLive(page, "/drills?me=king&them=jin&mode=challenge&seed=x4f&theirs=0000000000.9.00000000");
  await expect(page.getByRole("article")).not.toContainText("To beat");
  const mine = await playTen(page);
  await expect(page.getByText("its ten cards were others, so the results cannot be compared.")).toBeVisible();
  await page.getByRole("button", { name: "Share result" }).click();
  await expect.poll(() => shared(page)).toMatch(/mode=challenge&seed=x4f&theirs=0{10}\.\d+\.[0-9a-f]{8}$/);

  await openLive(page, (await shared(page)).split("\n").at(-1) ?? "");
  await expect(page.getByRole("article")).toContainText("To beat: 0 of 10 in");
  expect(await playTen(page)).toEqual(mine);
  await expect(page.getByText(/^(?:You win\.|Your friend wins\.|Even\.)$/)).toBeVisible();
  await expect(page.getByText(/^Your friend: 0 of 10 in \d+ s$/)).toBeVisible();
  await checkFromTop(page);
  await page.getByRole("button", { name: "Another ten" }).click();
  await expect(page.getByText("card 1 of 10")).toBeVisible();
  await expect(page).not.toHaveURL(/x4f|theirs/);
});
