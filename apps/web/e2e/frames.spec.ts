import { checkAccessibility, expect, test } from "./fixtures.ts";
import { openByShell, openLive, waitUntilLive } from "./open-live.ts";

const JIN = "/character/frames/jin-frames/jin";

test("the whole movelist is there; filters narrow it, stay in the address and survive a reload", async ({
  page,
  isMobile,
}) => {
  await openLive(page, `${JIN}?show=nonsense&hide=everything`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jin");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    /\/character\/frames\/jin-frames\/jin$/,
  );
  // By element: asking for roles of thousands of cells takes seconds.
  const rows = page.locator("tr:not([hidden])");
  const count = page.getByRole("search", { name: "Filter the moves" }).getByRole("status");
  const all = Number((await count.textContent())?.match(/\d+/)?.[0]);
  await expect(rows).toHaveCount(all + 1);

  await page.getByRole("button", { name: "-15 or worse" }).click();
  await expect(count).toHaveText(/^\d+ of \d+ moves$/);
  await expect(page).toHaveURL(`${JIN}?show=-15-or-worse`);
  if (isMobile) await page.getByRole("button", { name: "All filters" }).click();
  await expect(page.getByRole("combobox", { name: "On block" })).toHaveValue("-15-or-worse");
  await page.getByRole("combobox", { name: "Level" }).selectOption("Ends low");
  await page.getByRole("checkbox", { name: "Damage" }).uncheck();
  await expect(page).toHaveURL(`${JIN}?show=-15-or-worse&show=low&hide=damage`);
  await expect(page.getByRole("columnheader", { name: "Damage" })).toHaveCount(0);
  const few = await rows.count();
  expect(few).toBeLessThan(all / 2);
  expect(few).toBeGreaterThan(1);
  // With a few rows: all of them are alike, and axe looks at each sign of each.
  await checkAccessibility(page);

  await page.reload();
  await waitUntilLive(page);
  await expect(rows).toHaveCount(few);
  await expect(page.getByRole("columnheader", { name: "Damage" })).toHaveCount(0);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(rows).toHaveCount(all + 1);

  await page.getByRole("searchbox", { name: "Find a move" }).fill("zzz");
  await expect(count).toHaveText("No move fits. Take a filter away.");
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});

test("a link to one move shows it in the middle of the list, marked; the head and the first column stay", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openLive(page, `${JIN}#ZEN-1-3`);
  const row = page.locator("[id='ZEN-1-3']");
  await expect(row).toBeInViewport();
  await expect(row).toHaveAttribute("data-marked", "true");
  await expect(page.getByRole("columnheader", { name: "Move" })).toBeInViewport();
  const table = page.getByRole("region", { name: "Frame data of Jin" });
  await table.evaluate((element) =>
    element.scrollTo({ left: element.scrollWidth, top: 0, behavior: "instant" }),
  );
  await expect(page.getByRole("row").nth(1).getByRole("rowheader")).toBeInViewport();
  await page.getByRole("link", { name: "Link to 1 2", exact: true }).click();
  await expect(page.getByText("Link to 1 2 copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/character\/frames\/jin-frames\/jin#1-2$/,
  );
  await expect(page.locator("[id='1-2']")).toHaveAttribute("data-marked", "true");
});

test("a press on a head hides its column, the focus goes to what brings it back, and the address keeps it", async ({
  page,
}) => {
  await openLive(page, JIN);
  const head = page.getByRole("columnheader", { name: "Startup" });
  const hide = head.getByRole("button", { name: "Startup" });
  await expect(hide).toHaveAccessibleDescription("Press to hide the column");
  await hide.focus();
  await page.keyboard.press("Enter");
  await expect(head).toHaveCount(0);
  const show = page.getByRole("group", { name: "Hidden columns" }).getByRole("button");
  await expect(show).toHaveAccessibleName("Show Startup again");
  await expect(show).toBeFocused();
  await expect(page).toHaveURL(`${JIN}?hide=startup`);
  await page.reload();
  await waitUntilLive(page);
  await expect(head).toHaveCount(0);
  await show.click();
  await expect(hide).toBeVisible();
  await expect(hide).toBeFocused();
  await expect(page).toHaveURL(JIN);
});

test("head and first column stay while both ways are scrolled, and numbers stand below each other", async ({
  page,
}) => {
  await openLive(page, JIN);
  const table = page.getByRole("region", { name: "Frame data of Jin" });
  await table.evaluate((element) => {
    element.scrollIntoView({ block: "end", behavior: "instant" });
    element.scrollTo({ left: 150, top: 1500, behavior: "instant" });
  });
  // Rows are laid out as they come into the window.
  await expect
    .poll(() =>
      table.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const head = element.querySelector("thead th")?.getBoundingClientRect();
        const middle = document.elementFromPoint(box.left + 20, box.top + box.height / 2);
        return {
          isHeadAbove: Math.abs((head?.top ?? 0) - box.top) < 5,
          isHeadBeside: Math.abs((head?.left ?? 0) - box.left) < 3,
          isMoveBeside: middle?.closest("th")?.getAttribute("scope") === "row",
        };
      }),
    )
    .toEqual({ isHeadAbove: true, isHeadBeside: true, isMoveBeside: true });

  // Where the first number ends, from the left edge of its cell: after sign and digits, for ranges and letters behind it too.
  const ends = await table.evaluate((element) => {
    const found = new Map<string, Set<number>>();
    for (const row of element.querySelectorAll("tbody tr")) {
      const cell = row.querySelectorAll("td")[2];
      const text = cell?.firstChild;
      const number = /^[+-]\d+/.exec(text?.textContent ?? "")?.[0];
      if (cell === undefined || !text || number === undefined) continue;
      (row as HTMLElement).style.contentVisibility = "visible";
      const range = document.createRange();
      range.setStart(text, 0);
      range.setEnd(text, number.length);
      const kind = text.textContent === number ? `${number.length} signs` : `${number.length} signs and more`;
      const end = Math.round(range.getBoundingClientRect().right - cell.getBoundingClientRect().left);
      found.set(kind, (found.get(kind) ?? new Set()).add(end));
    }
    return [...found].map(([kind, places]) => [kind, [...places]] as const);
  });
  const numbers = ends.filter(([kind]) => kind.startsWith("2 ") || kind.startsWith("3 "));
  expect(numbers.length).toBeGreaterThan(2);
  expect(new Set(numbers.flatMap(([, all]) => all)).size, JSON.stringify(ends)).toBe(1);
});

test("@phone the field's words are whole, and nothing jumps while the page comes to life", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shift: ((window as { shift?: number }).shift ?? 0) + entry.value });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await openLive(page, JIN);
  const isWhole = await page.getByRole("searchbox", { name: "Find a move" }).evaluate((field) => {
    const input = field as HTMLInputElement;
    const style = getComputedStyle(input);
    const measured = Object.assign(document.createElement("span"), { textContent: input.placeholder });
    measured.style.cssText = `position: absolute; white-space: nowrap; font: ${style.font}`;
    document.body.append(measured);
    const room =
      input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const { width } = measured.getBoundingClientRect();
    measured.remove();
    return width <= room;
  });
  expect(isWhole).toBe(true);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => (window as { shift?: number }).shift ?? 0)).toBeLessThan(0.001);
});

test("@desktop sheet and anti-guide lead to the table, which loads as data", async ({ page }) => {
  await openLive(page, "/character/combos/king-combos/king");
  await page
    .getByRole("navigation", { name: "More about King" })
    .getByRole("link", { name: "Frames" })
    .click();
  await expect(page).toHaveURL("/character/frames/king-frames/king");
  await expect(page).toHaveTitle(/King frame data/);
  await expect(page.getByRole("searchbox", { name: "Find a move" })).toBeVisible();
  await page.getByRole("link", { name: "How to beat King" }).click();
  const back = page.getByRole("link", { name: "All moves and frames" });
  await expect(back).toHaveAttribute("href", "/character/frames/king-frames/king");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("@phone every move can be read and linked", async ({ page }) => {
    await page.goto(`${JIN}#df-2`);
    await expect(page.locator("[id='df-2']")).toBeInViewport();
    expect(await page.locator("tbody tr").count()).toBeGreaterThan(100);
  });
});

test.describe("a failure", () => {
  test.use({ allowedConsole: [/Failed to load resource|status of 404/] });

  test("@desktop an unknown character, and data that does not come, say so", async ({ page }) => {
    const response = await openLive(page, "/character/frames/nobody-frames/nobody");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Error: Character not found" })).toBeVisible();
    await page.route("**/api/characters/jin/moves", (route) =>
      route.fulfill({ body: "{}", contentType: "application/json" }),
    );
    await openByShell(page, JIN);
    await expect(page.getByText(/^Error: /)).toBeVisible();
  });
});
