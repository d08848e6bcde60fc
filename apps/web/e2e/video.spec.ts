import type { Page } from "@playwright/test";
import { allowConsole, checkAccessibility, expect, expectHref, test } from "./fixtures.ts";
import { waitUntilQuiet } from "./open-live.ts";
import { JIN, JIN_PATH, openSheet } from "./sheet-documents.ts";

/** A second of a changing canvas, recorded by the browser itself. */
async function recordVideo(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 64, height: 36 });
    const paint = canvas.getContext("2d");
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: "video/webm" });
    const parts: Blob[] = [];
    recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
    const { promise: stopped, resolve } = Promise.withResolvers();
    recorder.addEventListener("stop", resolve);
    recorder.start();
    for (let frame = 0; frame < 25; frame++) {
      if (paint !== null) {
        paint.fillStyle = `hsl(${frame * 6} 80% 50%)`;
        paint.fillRect(0, 0, 64, 36);
      }
      await new Promise((done) => setTimeout(done, 40));
    }
    recorder.stop();
    await stopped;
    return Array.from(new Uint8Array(await new Blob(parts).arrayBuffer()));
  });
  return Buffer.from(bytes);
}

test("a combo's video opens in place, plays quietly and pauses where the combo is over @phone", async ({
  page,
}) => {
  await openSheet(page);
  const body = await recordVideo(page);
  await page.route("**/combo.webm", (route) => route.fulfill({ body, contentType: "video/webm" }));
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

test("nothing of a player is loaded before somebody asks for it; a video that cannot be played leaves a link to it @desktop", async ({
  page,
}) => {
  allowConsole(page, /Failed to load resource|NotSupportedError|play\(\)/);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(JIN_PATH);
  await waitUntilQuiet(page);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => /VideoPlayer|hls|dash/.test(url))).toEqual([]);

  await page.route("**/combo.webm", (route) => route.fulfill({ status: 404, body: "" }));
  await openSheet(page);
  await page.getByRole("button", { name: /^Watch video/ }).click();
  await expect(page.getByRole("alert")).toContainText("cannot be played");
  await expectHref(page.getByRole("link", { name: "Open the video itself" }), "/combo.webm");
});

test.describe("a video of a known host", () => {
  const VIDEO = "https://youtu.be/dQw4w9WgXcQ?t=10";
  const PLAYER = "https://www.youtube-nocookie.com";

  /** Stands for the host's player: says that it is ready and where it is, and repeats on its page what it is told. */
  const PLAYER_PAGE = `<!doctype html><title>Player</title><body><ul></ul><script>
    const say = (message) => parent.postMessage(JSON.stringify(message), "*");
    let time = 11;
    addEventListener("message", ({ data }) => {
      const { event, func, args } = JSON.parse(data);
      document.querySelector("ul").insertAdjacentHTML("beforeend", "<li>" + (func ?? event) + " " + (args ?? []) + "</li>");
      if (event === "listening") {
        say({ event: "initialDelivery", info: { currentTime: 10 } });
        setInterval(() => say({ event: "infoDelivery", info: { currentTime: time += 0.5 } }), 50);
      }
    });
  </script>`;

  const oneCombo = (changes: object) => {
    const [first] = JIN.importantCombos;
    return { importantCombos: first ? [{ ...first, ...changes }] : [] };
  };

  test("shows its title and picture, and asks nobody outside before a press @phone", async ({
    page,
    baseURL,
  }) => {
    const outside: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(baseURL ?? "")) outside.push(request.url());
    });
    await page.route("**/api/oembed?*", (route) => {
      expect(new URL(route.request().url()).searchParams.get("url")).toBe(
        "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
      );
      return route.fulfill({
        json: {
          title: "Jin: every electric there is, and <b>then</b> some more of them for a whole line",
          provider: "YouTube",
          thumbnail: "/api/oembed/thumbnails/youtube-dQw4w9WgXcQ",
          url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
        },
      });
    });
    const picture =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path d="M0 0h16v9H0z" fill="#357"/></svg>';
    await page.route("**/api/oembed/thumbnails/*", (route) =>
      route.fulfill({ body: picture, contentType: "image/svg+xml" }),
    );
    await page.route(`${PLAYER}/**`, (route) =>
      route.fulfill({ body: PLAYER_PAGE, contentType: "text/html" }),
    );
    await openSheet(page, oneCombo({ vidUrl: VIDEO, endTime: 14 }));

    const toggle = page.getByRole("button", {
      name: /^Watch video of up forward plus 4/,
    });
    await toggle.scrollIntoViewIfNeeded();
    await expect(toggle).toHaveAccessibleName(/Jin: every electric there is, and <b>then<\/b>/);
    await expect(toggle.locator("img")).toBeVisible();
    expect(outside).toEqual([]);
    await checkAccessibility(page);

    await toggle.click();
    const frame = page.frameLocator(`iframe[src^="${PLAYER}/embed/dQw4w9WgXcQ?"]`);
    await expect(frame.getByText("setVolume 30")).toBeVisible();
    await expect(frame.getByText("pauseVideo")).toHaveCount(1);
    expect(outside.every((url) => url.startsWith(`${PLAYER}/embed/`))).toBe(true);
    await page.getByRole("button", { name: /^Hide video/ }).click();
    await expect(page.locator("iframe")).toHaveCount(0);
  });

  test("that nobody can tell anything about is still offered, and leaves a link when its player refuses @desktop @server", async ({
    page,
  }) => {
    allowConsole(page, /Failed to load resource/);
    const refusing = PLAYER_PAGE.replace('"initialDelivery"', '"onError"');
    await page.route(`${PLAYER}/**`, (route) => route.fulfill({ body: refusing, contentType: "text/html" }));
    const answered = page.waitForResponse("**/api/oembed?*");
    await openSheet(page, oneCombo({ vidUrl: VIDEO }));
    const toggle = page.getByRole("button", { name: /^Watch video of up forward plus 4\s*On YouTube$/ });
    await toggle.scrollIntoViewIfNeeded();
    expect((await answered).status()).toBe(502);
    await toggle.click();
    await expect(page.getByRole("alert")).toContainText("cannot be played");
    await expectHref(
      page.getByRole("link", { name: "Open the video itself" }),
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    );
  });
});
