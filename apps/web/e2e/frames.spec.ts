import { checkAccessibility, enlargeText, expect, expectHref, expectNoOverflow, test } from "./fixtures.ts";
import { watchShifts } from "./layout-shift.ts";
import { openLive, reloadLive } from "./open-live.ts";

const JIN = "/character/frames/jin-frames/jin";
/** With a few rows: all of them are alike, and axe looks at each sign of each. */
const FEW = `${JIN}?show=-15-or-worse&show=low`;

test("the whole movelist is there; filters narrow it, stay in the address and survive a reload", async ({
  page,
}) => {
  await openLive(page, `${JIN}?show=nonsense&hide=everything`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jin");
  // By element: asking for roles of thousands of cells takes seconds.
  const rows = page.locator("tr:not([hidden])");
  const count = page.getByRole("search", { name: "Filter the moves" }).getByRole("status");
  const all = Number((await count.textContent())?.match(/\d+/)?.[0]);
  await expect(rows).toHaveCount(all + 1);

  await page.getByRole("button", { name: "-15 or worse" }).click();
  await expect(count).toHaveText(/^\d+ of \d+ moves$/);
  await expect(page).toHaveURL(`${JIN}?show=-15-or-worse`);
  await page.getByRole("button", { name: "All filters" }).click();
  await expect(page.getByRole("combobox", { name: "On block" })).toHaveValue("-15-or-worse");
  await page.getByRole("combobox", { name: "Level" }).selectOption("Ends low");
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Damage" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(`${JIN}?show=-15-or-worse&show=low&hide=damage`);
  await expect(page.getByRole("columnheader", { name: "Damage" })).toHaveCount(0);
  const few = await rows.count();
  expect(few).toBeLessThan(all / 2);
  expect(few).toBeGreaterThan(1);
  await checkAccessibility(page);

  await reloadLive(page);
  await expect(rows).toHaveCount(few);
  await expect(page.getByRole("columnheader", { name: "Damage" })).toHaveCount(0);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(rows).toHaveCount(all + 1);

  await page.getByRole("searchbox", { name: "Find a move" }).fill("zzz");
  await expect(count).toHaveText("No move matches. Remove a filter.");
  await expectNoOverflow(page);
});

test("a link to one move shows it marked; the head and the first column stay; a press in a row says its numbers", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openLive(page, `${JIN}#ZEN-1-3`);
  const table = page.getByRole("region", { name: "Frame data of Jin" });
  await test.step("a link to a move", async () => {
    const row = page.locator("[id='ZEN-1-3']");
    await expect(row).toBeInViewport();
    await expect(row).toHaveAttribute("data-marked", "true");
    await expect(page.getByRole("columnheader", { name: "Move" })).toBeInViewport();
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

  await test.step("a press anywhere in a row, but not on its star", async () => {
    const words = page.getByRole("dialog", { name: /Frame data of/ });
    const row = page.locator("[id='1-2']");
    await row.locator("td").nth(1).click();
    await expect(words).toContainText("-3 safe, their turn");
    await row.locator("td").nth(0).click();
    await expect(words).toBeHidden();
    await row.locator("[data-move]").focus();
    await page.keyboard.press("Enter");
    await expect(words).toBeVisible();
    await expectHref(words.getByRole("link", { name: /^More about/ }), "/move/jin/1,2");
    await page.keyboard.press("Escape");
    await row.getByRole("button", { name: "Favourite: 1 2" }).click();
    await expect(words).toBeHidden();
  });

  await test.step("head and first column while both ways are scrolled", async () => {
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
  });

  await test.step("numbers stand below each other", async () => {
    // Where the first number ends, from the left edge of its cell: after sign and digits, for ranges and letters behind it too.
    const ends = await table.evaluate((element) => {
      const found = new Map<string, Set<number>>();
      for (const row of element.querySelectorAll("tbody tr")) {
        const cell = row.querySelectorAll("td")[1];
        const text = cell?.firstChild;
        const number = /^[+-]\d+/.exec(text?.textContent ?? "")?.[0];
        if (cell === undefined || !text || number === undefined) continue;
        (row as HTMLElement).style.contentVisibility = "visible";
        const range = document.createRange();
        range.setStart(text, 0);
        range.setEnd(text, number.length);
        const kind =
          text.textContent === number ? `${number.length} signs` : `${number.length} signs and more`;
        const end = Math.round(range.getBoundingClientRect().right - cell.getBoundingClientRect().left);
        found.set(kind, (found.get(kind) ?? new Set()).add(end));
      }
      return [...found].map(([kind, places]) => [kind, [...places]] as const);
    });
    const numbers = ends.filter(([kind]) => kind.startsWith("2 ") || kind.startsWith("3 "));
    expect(numbers.length).toBeGreaterThan(2);
    expect(new Set(numbers.flatMap(([, all]) => all)).size, JSON.stringify(ends)).toBe(1);
  });
});

test("a press on a head sorts by its column, best first, a second one the other way round; the address keeps it @desktop", async ({
  page,
}) => {
  await openLive(page, `${JIN}?sort=__proto__&sort=-block`);
  const head = (name: string) => page.getByRole("columnheader", { name, exact: true });
  const anchors = () =>
    page.locator("tbody tr:not([hidden])").evaluateAll((rows) => rows.map(({ id }) => id));
  await expect(head("Move")).toHaveAttribute("aria-sort", "ascending");
  const listed = await anchors();
  await head("Startup").getByRole("button").click();
  await expect(head("Startup")).toHaveAttribute("aria-sort", "ascending");
  await expect(page.locator("[aria-sort]")).toHaveCount(1);
  await expect(page).toHaveURL(`${JIN}?sort=startup`);
  await expect.poll(anchors).not.toEqual(listed);
  const first = await anchors();
  await head("Startup").getByRole("button").click();
  await expect(head("Startup")).toHaveAttribute("aria-sort", "descending");
  await expect(page).toHaveURL(`${JIN}?sort=-startup`);
  await expect.poll(anchors).not.toEqual(first);
  expect((await anchors()).toSorted()).toEqual(listed.toSorted());

  await openLive(page, `${JIN}?sort=-block`);
  await expect(head("On block")).toHaveAttribute("aria-sort", "ascending");
  await head("Move").getByRole("button").click();
  await expect(page).toHaveURL(JIN);
  await expect.poll(anchors).toEqual(listed);
});

test("columns go and come by a button; one that goes sorts no more @phone", async ({ page }) => {
  await openLive(page, `${FEW}&sort=startup`);
  const head = page.getByRole("columnheader", { name: "Startup" });
  const opener = page.getByRole("button", { name: "Columns" });
  const box = page.getByRole("group", { name: "Columns" }).getByRole("checkbox", { name: "Startup" });
  await expect(box).toBeHidden();
  await opener.focus();
  await page.keyboard.press("Enter");
  await box.uncheck();
  await checkAccessibility(page, "search");
  await expect(head).toHaveCount(0);
  await expect(page).toHaveURL(`${FEW}&hide=startup`);
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(opener).toHaveText("Columns (6 of 7)");
  await reloadLive(page);
  await expect(head).toHaveCount(0);
  await opener.click();
  await box.check();
  await expect(head).toBeVisible();
  await expect(page).toHaveURL(FEW);
});

test("a screen has many rows, the first one in sight at once", async ({ page, isMobile }) => {
  const height = isMobile ? 780 : 900;
  await page.setViewportSize({ width: isMobile ? 360 : 1440, height });
  for (const who of ["jin-frames/jin", "king-frames/king"]) {
    await openLive(page, `/character/frames/${who}`);
    const rows = await page
      .locator("tbody tr:not([hidden])")
      .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON() as DOMRect));
    const whole = rows.filter(({ bottom }) => bottom <= height);
    if (isMobile) expect(whole[0]?.top, who).toBeLessThanOrEqual(390);
    else expect(whole.length, who).toBeGreaterThanOrEqual(20);
    for (const row of whole) {
      expect(row.height, who).toBeGreaterThanOrEqual(24);
      expect(row.height, who).toBeLessThanOrEqual(isMobile ? 40 : 36);
    }
  }
});

test("@phone at 320 px with text twice as large the table alone scrolls to the side, and the move stays in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await openLive(page, FEW);
  await enlargeText(page);
  const table = page.getByRole("region", { name: "Frame data of Jin" });
  await table.evaluate((element) => element.scrollTo({ left: 200, behavior: "instant" }));
  await expectNoOverflow(page);
  const move = await page.locator("tbody tr:visible th").first().boundingBox();
  expect(move?.x).toBeLessThan(20);
  expect(move?.width).toBeLessThan(200);
  await checkAccessibility(page);
});

test("@phone the field's words are whole, and nothing jumps while the page comes to life", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const shifted = await watchShifts(page);
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
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await shifted()).toBeLessThan(0.001);
});
