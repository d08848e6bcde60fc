import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { checkAccessibility, downloadBy, expect, test } from "./fixtures.ts";
import { openLive } from "./open-live.ts";

/** Plays the daily challenge to its end: the first answer is chosen, the others are not known. */
async function playDaily(page: Page): Promise<void> {
  // Cards then come to the top at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openLive(page, "/drills?mode=daily");
  const pass = page.getByRole("button", { name: "I do not know" });
  const next = page.getByRole("button", { name: /^(?:Next|Result)$/ });
  for (let card = 1; card <= 10; card += 1) {
    await expect(page.getByText(`card ${card} of 10`)).toBeVisible();
    const ready = page.getByRole("button", { name: "Ready" });
    await expect(ready.or(pass)).toBeVisible();
    if (await ready.isVisible()) await ready.click();
    await pass.click();
    await next.click();
  }
}

const TEXT =
  /^Drills: .+ against .+, \d{4}-\d\d-\d\d\n0\/10 in \d+ s\n🟥{10}\nhttp:\/\/[^/]+\/drills\?mode=daily$/u;

const shared = (page: Page) => page.evaluate(() => Reflect.get(window, "sharedText") as string);

/** Of a phone: what it is given to share is in `shared`. */
async function withSharing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.share = async ({ text } = {}) => {
      Object.assign(window, { sharedText: text });
    };
  });
}

test("the result goes to the phone's own sharing as text, and is saved as a picture @phone", async ({
  page,
}) => {
  await withSharing(page);
  await playDaily(page);
  await page.getByRole("button", { name: "Share result" }).click();
  await expect.poll(() => shared(page)).toMatch(TEXT);
  // What is half under the bar is smaller than it is.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await checkAccessibility(page);
  }).toPass();

  const saved = await downloadBy(page.getByRole("button", { name: "Save as picture" }));
  expect(saved.suggestedFilename()).toBe("daily-drill.png");
  const { width = 0, height = 0 } = await sharp(await readFile(await saved.path())).metadata();
  expect(width).toBe(720);
  expect(height).toBeGreaterThan(250);
  await expect(page.getByText("Saved as daily-drill.png.")).toBeVisible();
});

test("without it the text is copied, and where that is refused it can be copied by hand @desktop", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "share");
    const clipboard = {
      writeText: async (text: string) => {
        if (Reflect.get(window, "isRefused") === true) throw new DOMException("no", "NotAllowedError");
        Object.assign(window, { sharedText: text });
      },
    };
    Object.defineProperty(navigator, "clipboard", { value: clipboard });
  });
  await playDaily(page);
  const copy = page.getByRole("button", { name: "Copy result" });
  await copy.click();
  await expect(page.getByText("Copied. Paste it wherever you like.")).toBeVisible();
  expect(await shared(page)).toMatch(TEXT);

  await page.evaluate(() => Object.assign(window, { isRefused: true }));
  await copy.click();
  const field = page.getByRole("textbox", { name: "Your result as text" });
  await expect(field).toBeFocused();
  expect(await field.inputValue()).toMatch(TEXT);
  await checkAccessibility(page);
});

test("a challenge goes to a friend by a link, who gets the same cards and sees both results @phone", async ({
  page,
}) => {
  await withSharing(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openLive(page, "/drills?me=king&them=jin&mode=challenge&seed=x4f");
  const [mine, link] = await playChallenge(page);
  expect(link).toMatch(/mode=challenge&seed=x4f&theirs=0{10}\.\d+\.[0-9a-f]{8}$/);

  await openLive(page, link);
  await expect(page.getByRole("article")).toContainText("To beat: 0 of 10 in");
  const [theirs] = await playChallenge(page);
  expect(theirs).toEqual(mine);
  await expect(page.getByText(/^(?:You win\.|Your friend wins\.|Even\.)$/)).toBeVisible();
  await expect(page.getByText(/^Your friend: 0 of 10 in \d+ s$/)).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await checkAccessibility(page);

  // A link of an older release, whose cards were others.
  await openLive(page, link.replace(/[0-9a-f]{8}$/, "00000000"));
  await expect(page.getByRole("article")).not.toContainText("To beat");
  await playChallenge(page);
  await expect(page.getByText("its ten cards were others, so the results cannot be compared.")).toBeVisible();
  await page.getByRole("button", { name: "Another ten" }).click();
  await expect(page.getByText("card 1 of 10")).toBeVisible();
  await expect(page).not.toHaveURL(/x4f|theirs/);
});

/** Knows nothing of ten cards; what was asked, and the link that the result is shared with. */
async function playChallenge(page: Page): Promise<readonly [string[], string]> {
  const asked: string[] = [];
  for (let card = 1; card <= 10; card += 1) {
    await expect(page.getByText(`card ${card} of 10`)).toBeVisible();
    const ready = page.getByRole("button", { name: "Ready" });
    const pass = page.getByRole("button", { name: "I do not know" });
    await expect(ready.or(pass)).toBeVisible();
    if (await ready.isVisible()) await ready.click();
    await expect(pass).toBeVisible();
    asked.push((await page.getByRole("article").getByRole("list").textContent()) ?? "");
    await pass.click();
    await page.getByRole("button", { name: /^(?:Next|Result)$/ }).click();
  }
  await page.getByRole("button", { name: "Share result" }).click();
  await expect.poll(() => shared(page)).toContain("mode=challenge");
  return [asked, (await shared(page)).split("\n").at(-1) ?? ""];
}
