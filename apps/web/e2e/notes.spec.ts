import type { Locator, Page } from "@playwright/test";
import {
  allowConsole,
  checkAccessibility,
  enlargeText,
  expect,
  expectHref,
  expectNoOverflow,
  test,
} from "./fixtures.ts";
import { overhang, watchShifts } from "./layout-shift.ts";
import { keptNotes, putNotes } from "./mine-records.ts";
import { openByShell, openLive, reloadLive, waitUntilQuiet } from "./open-live.ts";

const SHEET = "/character/combos/jin-combos/jin";
const GUIDE = "/anti-guide/character/jin";
const MOVE = "/move/jin/df+2";

const chip = (page: Page): Locator => page.getByRole("button", { name: /^(Note|Your note: .*)$/ });
const field = (page: Page): Locator => page.getByRole("textbox", { name: /^Your note on/ });
const isSaved = (page: Page): Locator => page.getByRole("status").filter({ hasText: /^Saved/ });

const MANY = {
  "me:jin": "Playing note b1",
  "them:king": "Break 1+2, then f,hcf+1 whiffs",
  "move:Jin-df+2": "Step it",
  "move:Jin-zz+9": "Renamed by a patch",
  "them:tomorrow": "Who is this",
  "move:Jin-1": { subject: "move:Jin-1", text: 7, at: "x" },
};

/** Writes into the field that is open, and waits until it is saved by itself. */
async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await expect(isSaved(page)).toBeVisible();
}

test("a note is written on sheet, anti-guide, move page and popover, and survives @desktop", async ({
  page,
}) => {
  await openLive(page, SHEET);
  await chip(page).click();
  await write(page, "Keep out with b1");
  // What is typed last is kept when the page is left at once.
  for (const [path, text] of [
    [MOVE, "Step left, then df2"],
    [GUIDE, "Duck after 1,2,3"],
  ] as const) {
    await openLive(page, path);
    await chip(page).click();
    await expect(field(page)).toBeFocused();
    await field(page).pressSequentially(text);
  }
  await reloadLive(page);
  await page.locator("[data-move='d 3+4']").first().click();
  const popover = page.getByRole("dialog", { name: /^Frame data/ });
  await popover.getByRole("button", { name: /^Add a note/ }).click();
  await write(page, "Launch it");
  expect(await keptNotes(page)).toEqual({
    "me:jin": "Keep out with b1",
    "move:Jin-d+3+4": "Launch it",
    "move:Jin-df+2": "Step left, then df2",
    "them:jin": "Duck after 1,2,3",
  });

  await reloadLive(page);
  await expect(chip(page)).toHaveAccessibleName("Your note: Duck after 1,2,3");
  await chip(page).click();
  const note = page.getByRole("dialog", { name: "Your note on Against Jin" });
  await expect(note.locator("a[href='/move/jin/1,2,3']")).toBeVisible();
  // On phones it lies over the bar at the bottom, which axe takes for an obstacle: it does not know the top layer.
  await checkAccessibility(page, "[popover]:popover-open");
  await page.keyboard.press("Escape");
  await expect(note).toBeHidden();
  await expect(chip(page)).toBeFocused();
  await page.locator("[data-move='d 3+4']").first().click();
  await expect(popover.getByText("Launch it")).toBeVisible();
  await openLive(page, MOVE);
  await expect(chip(page)).toHaveAccessibleName("Your note: Step left, then df2");
});

test("a page that the shell shows has notes, which the keyboard writes, ends, deletes and brings back, and tells where its facts are from @desktop", async ({
  page,
}) => {
  await openByShell(page, SHEET);
  await chip(page).press("Enter");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("<b>df2</b> & b1");
  await page.keyboard.press("Control+Enter");
  const edit = page.getByRole("button", { name: /^Edit/ });
  await expect(edit).toBeFocused();
  await expect(page.getByRole("dialog").getByText("<b>")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Undo/ })).toBeFocused();
  await expect.poll(() => keptNotes(page)).toEqual({ "me:jin": "" });
  await page.keyboard.press("Enter");
  await expect(edit).toBeFocused();
  await expect.poll(() => keptNotes(page)).toEqual({ "me:jin": "<b>df2</b> & b1" });

  await openByShell(page, SHEET);
  await expect(chip(page)).toHaveAccessibleName("Your note: <b>df2</b> & b1");
  await page.locator("#start-here [data-fact=block]").first().click();
  await expect(page.getByRole("dialog", { name: / · On block$/ })).toContainText("Community wiki");
});

test("notes move nothing and fit on the narrowest phone, and who has none loads nothing of them", async ({
  page,
  isMobile,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openLive(page, GUIDE);
  await waitUntilQuiet(page);
  expect(asked.filter((url) => /note-view|page-notes|mine-store/.test(url))).toEqual([]);
  const notes = {
    "them:jin": "A long note ".repeat(40),
    "move:Jin-d+3+4": "Launch",
    "move:Jin-df+2": "Step",
  };
  await putNotes(page, { ...MANY, ...notes });
  const shifts = await watchShifts(page);
  for (const path of [GUIDE, SHEET, MOVE]) {
    await openLive(page, path);
    await expect(chip(page)).toHaveAccessibleName(/^Your note/);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    expect(await shifts()).toBe(0);
  }
  if (!isMobile) return;
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [MOVE, GUIDE, SHEET, "/notes"]) {
    if (path !== MOVE) await openLive(page, path);
    await enlargeText(page);
    if (path !== "/notes") await chip(page).click();
    expect([path, await overhang(page)]).toEqual([path, 0]);
  }
});

test("two tabs that write one note lose nothing and show the same @desktop", async ({ page, context }) => {
  await openLive(page, GUIDE);
  await chip(page).click();
  const other = await context.newPage();
  await openLive(other, GUIDE);
  await chip(other).click();
  await field(page).fill("From the first");
  await expect(isSaved(page)).toBeVisible();
  await expect(field(other)).toHaveValue("From the first");
  await field(other).fill("Of the second");
  await field(page).fill("Of both");
  const kept = async () => (await keptNotes(page))["them:jin"] ?? "";
  await expect.poll(kept).toContain("Of both");
  await expect.poll(kept).toContain("Of the second");
  const text = await kept();
  await expect(field(page)).toHaveValue(text);
  await expect(field(other)).toHaveValue(text);
  await other.close();
});

test("a later version's notes are left alone; a browser that keeps nothing says so, and the text stays @phone", async ({
  page,
}) => {
  allowConsole(page, /Notes are not shown/);
  await openLive(page, "/about");
  await page.evaluate(async () => {
    const opening = indexedDB.open("mine", 9);
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    opening.result.close();
  });
  await openLive(page, GUIDE);
  await chip(page).click();
  await field(page).fill("Duck");
  await expect(page.getByText(/^Not saved: a newer version of this site/)).toBeVisible();

  await page.addInitScript(() => {
    const open = () => {
      throw new DOMException("no", "SecurityError");
    };
    Object.defineProperty(window, "indexedDB", { value: { open } });
  });
  await reloadLive(page);
  await chip(page).click();
  await field(page).fill("Duck");
  await expect(page.getByText("Not saved: your browser keeps nothing for this site.")).toBeVisible();
  await page.keyboard.press("Escape");
  await chip(page).click();
  await expect(field(page)).toHaveValue("Duck");
  await openLive(page, "/notes");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your notes");
});

test("the list has all notes, filters, deletes with undo, and prints; the site's search finds them by their text", async ({
  page,
}) => {
  await openLive(page, "/notes");
  await expect(page.getByText(/^No notes yet/)).toBeVisible();
  await putNotes(page, MANY);
  await openLive(page, "/notes");
  await expect(page.getByText("5 notes", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Jin", "King", "Others"]);
  await expect(page.getByText("Not in the movelist any more", { exact: false })).toHaveCount(1);
  await expect(page.getByText("This version of the site doesn't know this character.")).toBeVisible();
  await expectHref(page.getByRole("link", { name: "Against King" }), "/anti-guide/character/king");
  await checkAccessibility(page);
  await expectNoOverflow(page);

  await page.getByLabel("Find in your notes").fill("renamed");
  await expect(page.getByText("1 of 5 notes")).toBeVisible();
  await expect(page).toHaveURL("/notes?find=renamed");
  const entry = page.getByRole("main").getByRole("listitem");
  await entry.getByRole("button", { name: /^Delete/ }).click();
  await expect(entry.getByText("Note deleted.")).toBeVisible();
  await entry.getByRole("button", { name: /^Undo/ }).click();
  await entry.getByRole("button", { name: /^Edit/ }).click();
  await field(page).fill("Renamed again");
  await expect.poll(async () => (await keptNotes(page))["move:Jin-zz+9"]).toBe("Renamed again");

  await page.getByLabel("Find in your notes").fill("");
  await page.getByLabel("Character").selectOption({ label: "King" });
  await expect(entry).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: /^Delete/ })).toBeHidden();
  await expect(entry.getByText("whiffs")).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("button", { name: "Search" }).click();
  const search = page.getByRole("dialog");
  await search.getByRole("combobox").fill("whiffs then");
  const found = search.getByRole("option", { name: /Against King/ });
  await expect(found).toContainText("Break 1+2, then f,hcf+1 whiffs");
  await found.click();
  await expect(page).toHaveURL("/anti-guide/character/king");
});

test("an anti-guide prints the notes on its opponent and their moves; ten thousand do not hold up the list @desktop", async ({
  page,
}) => {
  await openLive(page, GUIDE);
  await putNotes(page, { "them:jin": "Duck more", "move:Jin-d+3+4": "Launch it" });
  await reloadLive(page);
  const printed = page.locator("section").filter({ has: page.getByRole("heading", { name: "Your notes" }) });
  await expect(page.locator("main h2").filter({ hasText: "Your notes" })).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(printed.getByText("Duck more")).toBeVisible();
  await expect(printed.getByText("Launch it")).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("button", { name: "✎ Note on d+3+4" }).click();
  const note = page.getByRole("dialog", { name: "Your note on Jin d+3+4" });
  await expect(note.getByText("Launch it")).toBeVisible();

  const many = Array.from({ length: 10_000 }, (_, n) => [`move:Jin-x+${n}`, `Note ${n} on df2`]);
  await putNotes(page, Object.fromEntries(many));
  await openLive(page, "/notes");
  await expect(page.getByText("10,002 notes")).toBeVisible();
  await page.getByLabel("Find in your notes").fill("9999");
  await expect(page.getByText("1 of 10,002 notes")).toBeVisible();
});
