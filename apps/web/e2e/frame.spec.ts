import type { Page } from "@playwright/test";
import { type MenuPlace, PAGES, sheetPath } from "@tactician/contract";
import { checkAccessibility, enlargeText, expect, expectHref, expectNoOverflow, test } from "./fixtures.ts";
import { openLive, waitUntilQuiet } from "./open-live.ts";

const SHEET = "/character/combos/jin-combos/jin";
const linksIn = (place: MenuPlace) =>
  Object.values(PAGES)
    .filter(({ menu, alsoIn }) => menu === place || alsoIn === place)
    .map(({ label, pattern }) => [label, pattern] as const);
const NAV_LINKS = linksIn("bar");
const MORE_LINKS = linksIn("more");
const GROUPED_LINKS = [...linksIn("versus"), ...linksIn("frames")];
const FOOTER_LINKS = [
  ["Request an Update", "/update-request"],
  ["About", "/about"],
  ["Thank you", "/credits"],
  ["Support", "/about#support"],
  ["FAQ", "/faqu"],
  ["Tactician Version 1", "/about#version-1"],
  ["Privacy Policy", "/privacy-policy"],
] as const;

async function expectBarAndFooter(page: Page, isMobile: boolean): Promise<void> {
  const bar = page.getByRole("navigation", { name: "Site", exact: true });
  await expectHref(bar.getByRole("link", { name: "Tactician" }), "/");
  if (isMobile) await expect(bar.getByRole("link")).toHaveCount(1);
  else {
    for (const [name, href] of [...linksIn("first"), ...NAV_LINKS]) {
      await expectHref(bar.getByRole("link", { name }), href);
    }
    await expect(bar.getByRole("button", { name: "Menu" })).toBeHidden();
  }
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link")).toHaveCount(FOOTER_LINKS.length);
  for (const [name, href] of FOOTER_LINKS) {
    await expectHref(footer.getByRole("link", { name, exact: true }), href);
  }
  await expect(footer).toContainText("made by fans");
}

test("bar and footer are on home and on the page that a portrait leads to, at its top", async ({
  page,
  isMobile,
}) => {
  await openLive(page, "/");
  await expectBarAndFooter(page, isMobile);
  const title = page.getByRole("link", { name: "Tactician", exact: true });

  await test.step("channels that are not configured are not shown", async () => {
    await expect(page.getByRole("link", { name: /channel|chat server/i })).toHaveCount(0);
  });

  await test.step("the mark before the site's name is that of the tab", async () => {
    const mark = await title.evaluate((it) => getComputedStyle(it, "::before").backgroundImage);
    const icon = await page.locator('link[rel="icon"]').first().getAttribute("href");
    expect(mark).toContain(icon ?? "no icon");
  });

  await test.step("what can be pressed is a thumb wide", async () => {
    const small = await page
      .locator("header a, header button, nav a[href], footer a, footer button, main button, main section a")
      .evaluateAll((all) =>
        all
          .filter((it) => it.checkVisibility())
          .map((it) => ({ name: it.textContent, box: it.getBoundingClientRect() }))
          .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
          .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`),
      );
    expect(small).toEqual([]);
  });

  await test.step("the button about missing mains does nothing, and says so to those who cannot see it", async () => {
    const before = page.url();
    await page.getByRole("button", { name: "Your Main Is Not Here?" }).click();
    await expect(page.getByRole("status").filter({ hasText: "does nothing" })).toBeAttached();
    expect(page.url()).toBe(before);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await expect(title).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "Yoshimitsu", exact: true }).click();
  await expect(page).toHaveURL(sheetPath("yoshimitsu", "Yoshimitsu"));
  await expect(title).not.toHaveAttribute("aria-current");
  await expectBarAndFooter(page, isMobile);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();

  await test.step("the bar does not print, and paper is white", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe("rgb(0, 0, 0)");
  });
});

test("a keyboard walks from the skip link through the bar into the page", async ({ page, isMobile }) => {
  await openLive(page, "/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Tactician", exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  const next = isMobile
    ? page.getByRole("button", { name: "Search" })
    : page.getByRole("button", { name: "Versus" });
  await expect(next).toBeFocused();
  const outline = await next.evaluate((it) => getComputedStyle(it).outlineStyle);
  expect(outline).toBe("solid");

  await skip.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("button", { name: "1 2 3 4" })).toBeFocused();
});

test("a page is fetched when somebody comes near its link, a player's statistics are not @desktop", async ({
  page,
}) => {
  const fetched = await fetchedAhead(page);
  await openLive(page, "/");
  const link = page.getByRole("link", { name: "Yoshimitsu", exact: true });
  await link.evaluate((it: HTMLAnchorElement) => it.parentElement?.after(it.cloneNode(true)));
  await link.last().evaluate((it: HTMLAnchorElement) => {
    it.href = "/stats?id=3abcdefghijk";
  });
  await link.last().hover();
  await link.first().hover();
  await expect.poll(() => fetched).toEqual([sheetPath("yoshimitsu", "Yoshimitsu")]);
});

test("on a phone the first portraits that are seen are fetched ahead @phone", async ({ page }) => {
  const fetched = await fetchedAhead(page);
  await openLive(page, "/");
  await expect.poll(() => fetched).toContain(sheetPath("alisa", "Alisa"));
  await page.getByRole("link", { name: "Zafina", exact: true }).scrollIntoViewIfNeeded();
  await waitUntilQuiet(page);
  expect(fetched.length).toBeLessThanOrEqual(3);
});

/** Paths that the browser fetches ahead in this page from now on. */
async function fetchedAhead(page: Page): Promise<readonly string[]> {
  const fetched: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
    if (status === "Ready") fetched.push(new URL(prefetchUrl).pathname);
  });
  await session.send("Preload.enable");
  return fetched;
}

test("going back returns to where one was @desktop", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await openLive(page, "/");
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
  await page.getByRole("link", { name: "Reina", exact: true }).click();
  await expect(page).toHaveURL(/reina/);
  await page.goBack();
  await expect(page.getByRole("link", { name: "Reina", exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(250);
});

// Wide screens have the links in the bar.
test("the drawer of small screens opens with every link, keeps the focus, closes by Escape, button, backdrop and link @phone", async ({
  page,
}) => {
  await openLive(page, SHEET);
  const opener = page.getByRole("button", { name: "Menu", exact: true });
  await opener.tap();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  for (const [name, href] of [...linksIn("first"), ...NAV_LINKS, ...GROUPED_LINKS, ...MORE_LINKS]) {
    await expectHref(drawer.getByRole("link", { name }), href);
  }
  await expect(drawer).toBeInViewport({ ratio: 0.99 });
  await checkAccessibility(page, "header");

  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.tap();
  await drawer.getByRole("button", { name: "Close menu" }).tap();
  await expect(drawer).toHaveCount(0);
  await opener.tap();
  await expect(drawer).toBeInViewport({ ratio: 0.99 });
  await page.touchscreen.tap(12, 400);
  await expect(drawer).toHaveCount(0);
  await opener.tap();
  await drawer.getByRole("link", { name: "Characters" }).tap();
  await expect(page.getByRole("heading", { name: "Pick your Character" })).toBeVisible();
  await expect(drawer).toHaveCount(0);
});

test("More has what the bar has no room for, by pointer and keyboard @desktop", async ({ page }) => {
  await openLive(page, "/");
  const opener = page.getByRole("button", { name: "More", exact: true });
  await opener.click();
  const links = page.getByRole("banner").getByRole("listitem").filter({ has: opener }).getByRole("link");
  await expect(links).toHaveText(MORE_LINKS.map(([name]) => name));
  const bar = await page.getByRole("banner").boundingBox();
  const first = await links.first().boundingBox();
  expect(first?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  await checkAccessibility(page, "header");
  await page.keyboard.press("Tab");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(links).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await page.mouse.click(20, 500);
  await expect(links).toHaveCount(0);
  await opener.click();
  await links.first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Your notes" })).toBeVisible();
  await expect(links).toHaveCount(0);
  await opener.click();
  await expect(links.first()).toHaveAttribute("aria-current", "page");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every link of bar and menu is there on every screen", async ({ page, isMobile }) => {
    await page.goto("/");
    const bar = page.getByRole("banner");
    const expectShown = async (links: readonly (readonly [string, string])[]) => {
      for (const [name] of links)
        await expect(
          bar.getByRole("link", { name, exact: true }).filter({ visible: true }).first(),
        ).toBeVisible();
    };
    const menus = [
      ["Versus", linksIn("versus")],
      ["Frames", linksIn("frames")],
      ["More", [...NAV_LINKS, ...MORE_LINKS]],
    ] as const;
    for (const [name, links] of menus) {
      await bar.getByRole("button", { name: isMobile ? "Menu" : name, exact: true }).click();
      await expectShown(links);
      await page.keyboard.press("Escape");
    }
    await expectNoOverflow(page);
  });
});

test("nothing sticks out at any width, nor with text twice as large @desktop", async ({ page }) => {
  const expectRoom = async (how: string) => {
    for (const width of [320, 600, 900, 1920, 2560])
      await test.step(`${how} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await expectNoOverflow(page);
      });
  };
  await page.goto(SHEET);
  await expectRoom("a sheet");
  await page.goto("/");
  await expectRoom("home");
  await enlargeText(page);
  await expectRoom("home with larger text");
});

test("the shell of a page newer than the build carries bar, footer and a loading text @phone @server", async ({
  request,
}) => {
  const response = await request.get("/character/combos/newcomer-combos/newcomer");
  const html = await response.text();
  expect(html).toContain("Loading please wait...");
  expect(html).toContain("Strat Roulette");
  expect(html).toContain("Privacy Policy");
});

test("a page that breaks shows what happened, without a stack, and ways on @desktop", async ({
  page,
  context,
}) => {
  context.removeAllListeners("weberror");
  context.removeAllListeners("console");
  let thrown = `new Response("", { status: 503, statusText: "Service Unavailable" })`;
  await page.route("**/assets/CharacterPicker.island-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export default function Broken() { throw ${thrown}; }`,
    }),
  );
  await openLive(page, "/");
  await expect(page.getByText("503 Service Unavailable", { exact: true })).toBeVisible();
  thrown = `new Error("Wall splat")`;
  await openLive(page, "/");
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page).toHaveTitle(/Unexpected Application Error!/);
  await expect(page.getByText("Wall splat", { exact: true })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(/at .*\.js/);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await checkAccessibility(page, "main");
  await page.getByRole("link", { name: "Pick a character" }).click();
  await expect(page.getByRole("heading", { name: "Pick your Character" })).toBeVisible();
});

test("Alt and R say once more what the page says, for who did not hear it @desktop", async ({ page }) => {
  await openLive(page, "/character/frames/jin-frames/jin?show=throw");
  const count = page.getByRole("search", { name: "Filter the moves" }).getByRole("status");
  await expect(count).toHaveText(/^\d+ of \d+ moves$/);
  await page.keyboard.press("Alt+r");
  await expect(page.locator("body > [role=status]")).toHaveText((await count.textContent()) ?? "");
  await page.keyboard.press("Alt+r");
  await expect(page.locator("body > [role=status]")).toHaveCount(1);
});
