import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { JIN_PATH, openSheet } from "./sheet-documents.ts";

/** A second and a half of a changing canvas, recorded by the browser itself. */
async function recordVideo(page: Page): Promise<Buffer> {
  await page.goto("/");
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    canvas.width = 64;
    canvas.height = 36;
    const paint = canvas.getContext("2d");
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: "video/webm" });
    const parts: Blob[] = [];
    recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
    const stopped = new Promise((resolve) => recorder.addEventListener("stop", resolve));
    recorder.start();
    for (let frame = 0; frame < 60; frame++) {
      if (paint !== null) {
        paint.fillStyle = `hsl(${frame * 6} 80% 50%)`;
        paint.fillRect(0, 0, 64, 36);
      }
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    recorder.stop();
    await stopped;
    return Array.from(new Uint8Array(await new Blob(parts).arrayBuffer()));
  });
  return Buffer.from(bytes);
}

test("a combo's video opens in place, plays quietly and pauses where the combo is over", async ({ page }) => {
  const body = await recordVideo(page);
  await page.route("**/combo.webm", (route) => route.fulfill({ body, contentType: "video/webm" }));
  await openSheet(page);
  await expect(page.locator("video")).toHaveCount(0);

  const toggle = page.getByRole("button", { name: "Watch video of up forward plus 4" });
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await toggle.click();
  const video = page.locator("video");
  await expect(video).toBeVisible();
  const state = () =>
    video.evaluate((element: HTMLVideoElement) => ({
      isPaused: element.paused,
      hasEnded: element.ended,
      time: element.currentTime,
      volume: element.volume,
    }));
  await expect.poll(async () => (await state()).time, { timeout: 15_000 }).toBeGreaterThanOrEqual(0.6);
  await expect.poll(async () => (await state()).isPaused).toBe(true);
  const { hasEnded, volume } = await state();
  expect(hasEnded).toBe(false);
  expect(volume).toBeCloseTo(0.3);

  // Whoever wants to see the rest may: the end of the combo stops the video once.
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect.poll(async () => (await state()).hasEnded, { timeout: 15_000 }).toBe(true);

  await page.getByRole("button", { name: "Hide video of up forward plus 4" }).click();
  await expect(video).toHaveCount(0);
});

test("nothing of a player is loaded before somebody asks for it", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(JIN_PATH);
  await page.waitForLoadState("networkidle");
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => /VideoPlayer|hls|dash/.test(url))).toEqual([]);
});

test.describe("a video that cannot be played", () => {
  test.use({ allowedConsole: [/Failed to load resource|NotSupportedError|play\(\)/] });

  test("leaves a link to it", async ({ page }) => {
    await page.route("**/combo.webm", (route) => route.fulfill({ status: 404, body: "" }));
    await openSheet(page);
    await page.getByRole("button", { name: /^Watch video/ }).click();
    await expect(page.getByRole("alert")).toContainText("cannot be played");
    await expect(page.getByRole("link", { name: "Open the video itself" })).toHaveAttribute(
      "href",
      "/combo.webm",
    );
  });
});
