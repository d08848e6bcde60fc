import type { Locator, Page } from "@playwright/test";
import type { Character } from "@tactician/contract";
import { keptFavourites } from "./drill-store.ts";
import { allowConsole, checkAccessibility, expect, expectHref, test } from "./fixtures.ts";
import { holdBack, openLive } from "./open-live.ts";
import { copiedRoute, JIN_PATH, openSheet } from "./sheet-documents.ts";

const move = (page: Page, notation: string): Locator => page.locator(`[data-move="${notation}"]`).first();
const facts = (page: Page): Locator => page.getByRole("dialog", { name: /^Frame data of/ });

async function expectNotCovered(page: Page, target: Locator): Promise<void> {
  // The popover glides into its place.
  await expect
    .poll(async () => {
      const [one, other] = await Promise.all([target.boundingBox(), facts(page).boundingBox()]);
      if (one === null || other === null) return "nothing to compare";
      const isApart =
        one.x + one.width <= other.x ||
        other.x + other.width <= one.x ||
        one.y + one.height <= other.y ||
        other.y + other.height <= one.y;
      return isApart ? "apart" : "covered";
    })
    .toBe("apart");
}

test("a pressed move shows its frame data in one popover, never covered, which closes in every way that people try", async ({
  page,
  isMobile,
}) => {
  await openSheet(page);
  await test.step("words for who is new to it", async () => {
    await move(page, "f 3 1").click();
    await expect(facts(page)).toHaveAccessibleName("Frame data of forward plus 3, 1");
    await expect(facts(page)).toContainText("Tanden Nidan-uchi");
    await expect(facts(page).locator("dt")).toHaveText([
      "Startup",
      "Hits",
      "Damage",
      "On block",
      "On hit",
      "On counter hit",
    ]);
    await expect(facts(page).locator("dd")).toHaveText([
      "i14 frames until it hits",
      "mid, mid",
      "12+17 = 29",
      "-12 can be punished",
      "+4 you act first",
      "+27a (+17) you act first, opponent in the air",
    ]);
    await expect(facts(page).getByRole("list", { name: "Properties" })).toHaveText("Heat Engager");
    const wiki = facts(page).getByRole("link", { name: /community wiki/ });
    await expectHref(wiki, "https://wavu.wiki/t/Jin_movelist#Jin-f+3,1");
    await expect(wiki).toHaveAttribute("target", "_blank");
    await expect(wiki).toHaveAttribute("rel", "noopener noreferrer");
    await checkAccessibility(page, "[role=dialog], [aria-expanded=true]");
  });

  await test.step("one popover serves all moves, and shows several in one after another", async () => {
    await move(page, "(dash) b 3 holdf").click();
    await expect(facts(page).getByRole("heading", { level: 3 })).toHaveText([/First Part/, /Second Part/]);
    await move(page, "f f 2").click();
    await expect(facts(page)).toHaveAccessibleName("Frame data of forward, forward plus 2");
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await expect(move(page, "f 3 1")).not.toHaveAttribute("aria-expanded");
  });

  for (const [how, close] of [
    ["its move again", () => move(page, "f f 2").click()],
    ["Escape", () => page.keyboard.press("Escape")],
    ["its button", () => facts(page).getByRole("button", { name: "Close" }).click()],
    [
      "a press beside the move",
      async () => {
        const box = await move(page, "f f 2").boundingBox();
        if (box === null) throw new Error("The move is gone");
        const beside = [box.x + box.width + 4, box.y + box.height / 2] as const;
        await (isMobile ? page.touchscreen.tap(...beside) : page.mouse.click(...beside));
      },
    ],
    [
      "its move scrolling away",
      () => page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" })),
    ],
  ] as const)
    await test.step(`${how} closes it`, async () => {
      if ((await facts(page).count()) === 0) await move(page, "f f 2").click();
      await expect(facts(page)).toBeVisible();
      await close();
      await expect(facts(page)).toHaveCount(0);
    });

  for (const block of ["start", "center", "end"] as const)
    for (const notation of ["f 3 1", "(dash) b 3 holdf", "df 1 4"]) {
      const target = move(page, notation);
      await target.evaluate((it, place) => it.scrollIntoView({ block: place, behavior: "instant" }), block);
      await target.click();
      await expect(facts(page)).toBeVisible();
      await expectNotCovered(page, target);
      await page.keyboard.press("Escape");
      await expect(facts(page)).toHaveCount(0);
    }
});

test("of a part of a string it says what may follow @phone", async ({ page }) => {
  await openLive(page, JIN_PATH);
  await move(page, "ch db 2 2").click();
  await expect(facts(page)).toContainText("can be punished if it ends here");
  await expect(facts(page).getByText("Goes on", { exact: true })).toBeVisible();
  await expect(facts(page).locator("dd").last()).toHaveText(/^\S+ (no gap|jails|gap of \d+)/);
  await checkAccessibility(page, "[role=dialog]");
});

test("a star marks a move to be drilled, and stays @phone", async ({ page }) => {
  const star = () => facts(page).getByRole("button", { name: "Favourite: Tanden Nidan-uchi" });
  await openSheet(page);
  await move(page, "f 3 1").click();
  await expect(star()).toHaveAttribute("aria-pressed", "false");
  await star().click();
  await expect(star()).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => keptFavourites(page)).toEqual(["Jin-f+3,1"]);
  await page.reload();
  await move(page, "f 3 1").click();
  await expect(star()).toHaveAttribute("aria-pressed", "true");
  await star().click();
  await expect.poll(() => keptFavourites(page)).toEqual([]);
});

test("the keyboard reads frame data on its way, goes in and comes back", async ({ page, isMobile }) => {
  await openSheet(page);
  await move(page, "f 3 1").focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(move(page, "f 3 1")).toBeFocused();
  await expect(facts(page), "coming to a move previews it").toBeVisible();
  await expect(move(page, "f 3 1")).toHaveAttribute("aria-expanded", "true");

  await page.keyboard.press("Enter");
  await expect(facts(page), "Enter goes in").toBeFocused();
  await page.keyboard.press("Escape");
  await expect(facts(page)).toHaveCount(0);
  await expect(move(page, "f 3 1"), "Escape comes back").toBeFocused();

  await page.keyboard.press("Space");
  await expect(facts(page)).toBeFocused();
  // Each value and property is a stop on the way: pressed, it says where it comes from.
  const marks = facts(page).locator("[data-fact]");
  await expect(marks).toHaveCount(7);
  for (let place = 0; place < 7; place++) {
    await page.keyboard.press("Tab");
    await expect(marks.nth(place)).toBeFocused();
  }
  const stops = [
    facts(page).getByRole("link", { name: /^More about/ }),
    facts(page).getByRole("link", { name: "Train this" }),
    facts(page).getByRole("link", { name: /wiki/ }),
    facts(page).getByRole("button", { name: /^Favourite/ }),
    facts(page).getByRole("button", { name: /^Add a note/ }),
    facts(page).getByRole("button", { name: "How to read this" }),
    facts(page).getByRole("button", { name: "Close" }),
  ];
  await expectHref(facts(page).getByRole("link", { name: /^More about/ }), "/move/jin/f+3,1");
  for (const stop of stops) {
    await page.keyboard.press("Tab");
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press("Tab");
  const next = isMobile ? "More about Heat" : "Important Grabs";
  await expect(page.locator("summary", { hasText: next }), "Tab goes on").toBeFocused();
  await expect(facts(page)).toHaveCount(0);
});

// A phone has no pointer that rests.
test("a resting mouse previews a move without taking the focus", { tag: "@desktop" }, async ({ page }) => {
  // What finds the preview's place comes late: until then it stands in the window's corner, unseen.
  const letCome = await holdBack(page, "**/assets/floating-ui*.js");
  await openSheet(page);
  await move(page, "f 3 1").hover();
  await expect(facts(page)).toBeVisible();
  expect(
    await page.evaluate(() => document.activeElement?.closest("[data-move], [role=dialog]") ?? null),
  ).toBeNull();
  letCome();
  await facts(page).hover();
  await page.mouse.move(5, 5);
  await expect(facts(page)).toHaveCount(0);
});

test("a move whose place cannot be found is shown at the window's edge", { tag: "@desktop" }, async ({
  page,
}) => {
  allowConsole(page, /Failed to load resource/);
  await page.route("**/assets/floating-ui*.js", (route) => route.abort());
  await openSheet(page);
  await move(page, "f 3 1").hover();
  await expect(facts(page)).toHaveCSS("opacity", "1");
  await expect(facts(page)).toBeInViewport({ ratio: 1 });
  await facts(page).hover();
  await expect(facts(page)).toContainText("Tanden Nidan-uchi");
});

test("a move answers before React has arrived @phone", async ({ page }) => {
  await page.route("**/assets/framework-*.js", () => undefined);
  await page.goto(JIN_PATH);
  await move(page, "f 3 1").click();
  await expect(facts(page)).toContainText("Tanden Nidan-uchi");
  await facts(page).getByRole("button", { name: "Close" }).click();
  await expect(facts(page)).toHaveCount(0);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

interface Shown {
  readonly image: string;
  readonly width: number;
  readonly color: string;
}

/** How a token's element looks now. */
function shown(page: Page, selector: string): Promise<Shown> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { backgroundImage, color } = getComputedStyle(element);
      return { image: backgroundImage, width: Math.round(element.getBoundingClientRect().width), color };
    });
}

function setPreferences(page: Page, display: string, colors: string): Promise<void> {
  return page.evaluate(
    (values) => {
      Object.assign(document.documentElement.dataset, values);
    },
    { display, colors },
  );
}

test("how moves look changes by attributes of the document alone, and never what is copied @desktop", async ({
  page,
}) => {
  const ROUTE = "uf 4 into df 2 4 into (dash) b 3 ~F into ZEN u 1 T into ZEN 1 3";
  const TOKEN = ".move .mi-df";
  const motion = page.locator(".motion").first();
  await openSheet(page);
  await test.step("a move without frame data, and what breaks a throw, are pictures and no buttons", async () => {
    await expect(page.getByRole("img", { name: "quarter circle forward plus 1 plus 2" })).toBeVisible();
    const row = page.getByRole("row", { name: /down forward plus 2 plus 4/ });
    const breakCell = row.getByRole("cell").nth(1);
    await expect(breakCell.getByRole("img", { name: "2", exact: true })).toBeVisible();
    await expect(breakCell.getByRole("button")).toHaveCount(0);
  });

  await test.step("icons: all of them are one picture, and a motion is one token of several", async () => {
    const pictures = await page
      .locator(".mi")
      .evaluateAll((all) => all.map((icon) => getComputedStyle(icon).backgroundImage));
    expect(new Set(pictures).size).toBe(1);
    expect((await shown(page, TOKEN)).image).toContain("move-icons-t8");
    expect((await shown(page, TOKEN)).width).toBe(36);
    expect((await shown(page, ".move .mi-ws")).width).toBe(45);
    expect((await shown(page, ".move .mi-ch")).width).toBe(50);
    expect(await copiedRoute(page)).toBe(ROUTE);
    await expect(motion).toHaveText(/^qc[fb]$/);
    await expect(motion.locator(".mi")).toHaveCount(3);
  });

  await test.step("the older icons", async () => {
    await setPreferences(page, "icons", "on");
    expect((await shown(page, TOKEN)).image).toContain("move-icons-classic");
    expect((await shown(page, ".move .mi-ws")).width).toBe(36);
  });

  await test.step("notations, plain and coloured", async () => {
    const colors = async () => {
      const tokens = ["1", "2", "3", "4"].map((button) => shown(page, `.move .mi-${button}`));
      return (await Promise.all(tokens)).map(({ color }) => color);
    };
    await setPreferences(page, "notations", "off");
    expect((await shown(page, TOKEN)).image).toBe("none");
    await expect(motion.locator(".mi").first()).toBeHidden();
    expect(await copiedRoute(page)).toBe(ROUTE);
    expect(new Set(await colors()).size, "buttons look alike").toBe(1);
    await setPreferences(page, "notations", "on");
    const colored = await colors();
    expect(new Set(colored).size, "every button has its colour").toBe(4);
    expect((await shown(page, ".mi-1-2 .digit-2")).color).toBe(colored[1]);
    await checkAccessibility(page);
  });
});

test("a move that a patch changed lately says when, and leads to how it was @phone", async ({ page }) => {
  const king: Character = await (await page.request.get("/api/characters/king")).json();
  const changed = Object.entries(king.frameData).filter(([, parts]) =>
    parts.some(({ changed }) => changed !== undefined),
  );
  expect(changed.length).toBeGreaterThan(0);
  await openLive(page, "/character/combos/king-combos/king");
  const marked = page.locator("[data-move][data-changed]");
  const shown = new Set(await marked.evaluateAll((all) => all.map((it) => (it as HTMLElement).dataset.move)));
  expect(shown.size).toBeGreaterThan(0);
  expect(changed.map(([move]) => move)).toEqual(expect.arrayContaining([...shown]));
  // A sentence is not marked: its moves are those of the lists.
  const others = page.locator(".move-live:not([data-changed])");
  const unmarked = await others.evaluateAll((all) => all.map((it) => (it as HTMLElement).dataset.move));
  expect(changed.filter(([move]) => unmarked.includes(move))).toEqual([]);

  await marked.first().click();
  await expect(facts(page)).toContainText(/Changed in [A-Z][a-z]+ 20\d\d/);
  await checkAccessibility(page, "[role=dialog]");
  await facts(page).getByRole("link", { name: "Before this patch" }).first().click();
  await expect(page).toHaveURL(/\/character\/frames\/king-frames\/king\?on=20\d\d-\d\d-\d\d#./);
  await expect(page.getByText(/^Old list: /)).toBeVisible();
});
