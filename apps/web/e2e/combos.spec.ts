import { readFile } from "node:fs/promises";
import {
  COMBO_PATH,
  cellOf,
  inputsOf,
  JIN_COMBO,
  openCombos,
  paste,
  rowsOf,
  storedCombos,
} from "./combo-page.ts";
import { allowConsole, checkAccessibility, downloadBy, expect, test } from "./fixtures.ts";
import { overhang, watchShifts } from "./layout-shift.ts";
import { holdBack, openLive, reloadLive } from "./open-live.ts";

const WS_COMBO = { id: "2", launchers: ["ws 2"], followUps: [["df 1 4", "3 1"]] };

test("a combo is written with the keyboard alone, and stays @desktop", async ({ page }) => {
  await openLive(page, COMBO_PATH);
  await expect(page).toHaveTitle(/^Tekken 8 Combo Generator/);
  await expect(page.getByRole("columnheader")).toHaveText(["Launcher(s)", "Follow-Ups", "Delete", "Save"]);
  await expect(page.getByText("No combos yet.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Share all combos by link" })).toBeDisabled();

  await page.getByRole("button", { name: "Add New Combo" }).press("Enter");
  const row = rowsOf(page).first();
  const [launchers, followUps] = [cellOf(row, "Launcher(s)"), cellOf(row, "Follow-Ups")];
  await expect(inputsOf(launchers)).toBeFocused();
  await page.keyboard.type("df+2");
  await expect(launchers.locator(".mi-df")).toBeVisible();
  // A blank follow-up keeps both cells open, whatever is pressed.
  await page.keyboard.press("Escape");
  await expect(inputsOf(launchers)).toHaveValue("df+2");
  await inputsOf(followUps).focus();
  await page.keyboard.type("b f 2 1");
  await page.keyboard.press("Enter");
  await expect(inputsOf(followUps).nth(1)).toBeFocused();
  await page.keyboard.type("flurb 3");
  await page.keyboard.press("Enter");
  await expect(inputsOf(followUps)).toHaveCount(3);
  await page.keyboard.press("Backspace");
  await expect(inputsOf(followUps)).toHaveCount(2);
  await expect(inputsOf(followUps).nth(1)).toBeFocused();
  await checkAccessibility(page);

  // Escape leaves no blank behind.
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(inputsOf(row)).toHaveCount(0);
  await expect(followUps.locator(".sequence > .sequence-step")).toHaveCount(2);
  await expect(followUps.locator(".mi-into")).toHaveCount(1);
  await expect(row.getByRole("button", { name: /Edit follow-ups/ })).toBeFocused();
  expect(await storedCombos(page)).toMatchObject([
    { launchers: ["df+2"], followUps: [["b f 2 1", "flurb 3"]], editingLaunchers: false },
  ]);
  const underlined = followUps.getByText("flurb");
  expect(await underlined.evaluate((word) => getComputedStyle(word).textDecorationStyle)).toBe("wavy");
  await reloadLive(page);
  await expect(followUps).toContainText("flurb");
  await expect(page.getByText("No combos yet.")).toHaveCount(0);
});

test("a double click, a pencil and leaving; inputs come and go by the rules, each stored with its key press @desktop", async ({
  page,
}) => {
  // As the earlier site kept it: the id a number, editing flags of its own.
  await openCombos(page, [
    { id: 1699999999999, launchers: ["df 2"], followUps: [["b 2 1"], ["d 3 4"]], isEditingLauncher: true },
    { ...WS_COMBO, followUps: [["df 1 4", "b 2", "3 1"]] },
  ]);
  const [row, other] = [rowsOf(page).first(), rowsOf(page).last()];
  const leave = () => page.getByRole("heading", { level: 1 }).click();
  const [launchers, followUps] = [cellOf(row, "Launcher(s)"), cellOf(row, "Follow-Ups")];
  await followUps.locator(".mi-b").first().dblclick();
  await expect(inputsOf(followUps)).toHaveCount(2);
  await expect(followUps.getByRole("button", { name: /^Remove Input/ })).toHaveCount(0);
  await leave();
  await expect(inputsOf(row)).toHaveCount(0);

  await row.getByRole("button", { name: /Edit launchers/ }).click();
  await expect(inputsOf(launchers)).toBeFocused();
  await launchers.getByRole("button", { name: /Add an input/ }).click();
  await expect(inputsOf(launchers).nth(1)).toBeFocused();
  await leave();
  await expect(inputsOf(launchers), "blank: it stays open").toHaveCount(2);
  await launchers.getByRole("button", { name: "Remove Input 2" }).click();
  await expect(launchers.getByRole("button", { name: /^Remove Input/ })).toHaveCount(0);
  await leave();
  await expect(inputsOf(row)).toHaveCount(0);
  expect(await storedCombos(page)).toMatchObject([
    { id: "1699999999999", launchers: ["df 2"], followUps: [["b 2 1"], ["d 3 4"]] },
    {},
  ]);

  // One that is removed in the middle of typing leaves its neighbour's text alone.
  const inputs = inputsOf(cellOf(other, "Follow-Ups"));
  await other.getByRole("button", { name: /Edit follow-ups/ }).click();
  await inputs.nth(1).fill("3 1");
  await other.getByRole("button", { name: "Remove Input 3" }).click();
  await inputs.nth(1).fill("b 2 1");
  await other.getByRole("button", { name: "Remove Input 1" }).click();
  await expect(inputs).toHaveCount(1);
  await expect(inputs).toHaveValue("b 2 1");
  expect(await storedCombos(page)).toMatchObject([{}, { followUps: [["b 2 1"]] }]);

  await other.getByRole("button", { name: "Edit name and character: Combo 2" }).click();
  await other.getByLabel("Name of Combo 2").fill("Wall carry");
  expect(await storedCombos(page)).toMatchObject([{}, { name: "Wall carry" }]);
  await page.keyboard.press("Enter");
  // Not half a second later, when typing has paused.
  expect(await other.textContent()).toContain("Wall carry");
  await expect(other.getByRole("button", { name: "Edit name and character: Wall carry" })).toBeVisible();
  await cellOf(other, "Launcher(s)").dblclick({ position: { x: 5, y: 80 } });
  await inputsOf(other).first().fill("df 2");
  expect(await storedCombos(page)).toMatchObject([{}, { launchers: ["df 2"] }]);
  await page.keyboard.press("Escape");
  await expect(cellOf(other, "Launcher(s)").locator(".mi-df")).toBeVisible();
});

test("with a character, inputs complete themselves and the movelist has its say @desktop", async ({
  page,
}) => {
  await openCombos(page, [{ ...JIN_COMBO, character: undefined, name: undefined }]);
  const row = rowsOf(page).first();
  const followUps = cellOf(row, "Follow-Ups");
  await row.getByRole("button", { name: "Edit name and character: Combo 1" }).click();
  await page.getByLabel("Name of Combo 1").fill("Corner carry");
  await page.getByLabel(/^Character of/).selectOption({ label: "Jin" });
  await page.getByRole("heading", { level: 1 }).click();
  await expect(row.getByText("Corner carry")).toBeVisible();
  await expect(row.getByText("about 44 damage")).toBeVisible();

  await row.locator("[data-move='b 2 1']").click();
  const facts = page.getByRole("dialog", { name: /Frame data/ });
  await expect(facts.getByText("Startup")).toBeVisible();
  await page.keyboard.press("Escape");

  await row.getByRole("button", { name: /Edit follow-ups/ }).click();
  await inputsOf(followUps).last().focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("zen,1");
  const options = page.getByRole("option");
  await expect(options.first()).toContainText("ZEN");
  await checkAccessibility(page, "tbody");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(inputsOf(followUps).nth(2)).toHaveValue("ZEN 1");
  await expect(options).toHaveCount(0);
  await page.keyboard.press("Enter");
  await page.keyboard.type("df 4 4 4 t");
  await expect(row.getByText(/Jin has no/)).toBeVisible();
  await expect(row.getByText(/this is a second one/)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(inputsOf(row)).toHaveCount(0);
  expect(await storedCombos(page)).toMatchObject([{ character: "jin", name: "Corner carry" }]);
});

test("a move is taken by a press; Escape sends the list away, the arrow down asks for it @phone", async ({
  page,
}) => {
  // On a slow connection the list arrives when the typing is done.
  const letCome = await holdBack(page, "**/assets/Suggestions-*.js");
  await openCombos(page, [JIN_COMBO]);
  const row = rowsOf(page).first();
  const followUps = cellOf(row, "Follow-Ups");
  await row.getByRole("button", { name: /Edit follow-ups/ }).click();
  const field = inputsOf(followUps).last();
  await field.focus();
  await page.keyboard.press("Enter");
  const added = inputsOf(followUps).nth(2);
  await expect(added).toHaveRole("combobox");
  await page.keyboard.type("zen");
  const preview = added.locator("xpath=../following-sibling::*");
  await expect(preview).not.toBeEmpty();
  letCome();
  const options = page.getByRole("option");
  await expect(options.first()).toBeVisible();
  await expect(added).toHaveAttribute("aria-expanded", "true");
  const [below, above] = [await page.getByRole("listbox").boundingBox(), await added.boundingBox()];
  expect((below?.y ?? 0) > (above?.y ?? 0) || (below?.y ?? 0) + (below?.height ?? 0) <= (above?.y ?? 0)).toBe(
    true,
  );

  await page.keyboard.press("Escape");
  await expect(options).toHaveCount(0);
  await expect(added).toBeFocused();
  await expect(added).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("ArrowDown");
  await options.nth(1).click();
  await expect(added).toHaveValue(/^ZEN /);
  await expect(added).toBeFocused();
  await expect(options).toHaveCount(0);
  const taken = await added.inputValue();
  expect(await storedCombos(page)).toMatchObject([{ followUps: [["b f 2 1 df 2 t", "b 2 1", taken]] }]);
});

test("rows far away can be found, and say all they have to when somebody comes or prints @desktop", async ({
  page,
}) => {
  const rows = Array.from({ length: 60 }, (_, n) => ({
    ...JIN_COMBO,
    id: String(n + 1),
    name: `Route ${n + 1}`,
  }));
  await openCombos(page, rows);
  await expect(rowsOf(page)).toHaveCount(60);
  const far = rowsOf(page).nth(40);
  await expect(far).toContainText("Route 41");
  await expect(cellOf(far, "Follow-Ups")).toContainText("b f 2 1 df 2 T into b 2 1");
  await expect(rowsOf(page).first()).toContainText("about 44 damage");

  await far.scrollIntoViewIfNeeded();
  await expect(far).toContainText("about 44 damage");
  await far.getByRole("button", { name: "Edit follow-ups of Route 41" }).click();
  await expect(inputsOf(cellOf(far, "Follow-Ups")).first()).toBeFocused();
  await page.keyboard.type(" x");
  await page.keyboard.press("Escape");
  await expect(cellOf(far, "Follow-Ups")).toContainText("x");

  const last = rowsOf(page).last();
  await expect(last).not.toContainText("damage");
  // What is printed is what is there when the event ends.
  const printed = await last.evaluate((row) => {
    dispatchEvent(new Event("beforeprint"));
    return row.textContent;
  });
  expect(printed).toContain("about 44 damage");
});

test("rows are duplicated, moved, deleted and brought back; a link carries them to somebody else, who looks first @phone", async ({
  page,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openCombos(page, [JIN_COMBO, WS_COMBO]);
  const labels = () => rowsOf(page).evaluateAll((rows) => rows.map((row) => row.getAttribute("aria-label")));
  await page.getByRole("button", { name: "Delete Bread and butter" }).click();
  await expect(page.getByText("“Bread and butter” deleted.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await checkAccessibility(page);
  await page.keyboard.press("Enter");
  expect(await labels()).toEqual(["Bread and butter", "Combo 2"]);

  await page.getByRole("button", { name: "More for Combo 2" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(rowsOf(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Move Bread and butter" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("Now at place 2 of 3.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Move Bread and butter" })).toBeFocused();
  expect(await labels()).toEqual(["Combo 1", "Bread and butter", "Combo 3"]);

  await page.getByRole("button", { name: "More for Bread and butter" }).click();
  await checkAccessibility(page);
  await page.getByRole("menuitem", { name: "Copy as text (df+2,1)" }).click();
  await expect(page.getByText("Copied as text.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("⏵ b+2,1");
  await page.getByRole("button", { name: "Close message" }).click();
  await expect(page.getByText("Copied as text.")).toHaveCount(0);

  await page.getByRole("button", { name: "Share all combos by link" }).click();
  const link = await page.getByLabel("Link to your combos").inputValue();
  expect(link.length).toBeLessThan(2_000);
  await checkAccessibility(page, "dialog");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.evaluate(() => localStorage.setItem("customCombos", "[]"));

  await page.goto("about:blank");
  await openLive(page, link);
  const preview = page.getByRole("dialog", { name: "Somebody shared combos with you" });
  await expect(preview.getByRole("listitem")).toHaveCount(3);
  await expect(rowsOf(page)).toHaveCount(0);
  await checkAccessibility(page, "dialog");
  await preview.getByRole("button", { name: "Add to mine" }).click();
  // The copy is one that is there.
  await expect(page.getByText("2 combos added, 1 was already there.")).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(page).toHaveURL(COMBO_PATH);

  // A link pasted into the address of the open page counts too.
  await page.goto(`${link.slice(0, -6)}AAAA`);
  await expect(page.getByRole("alert")).toContainText("Your own combos are as they were.");
  await page.keyboard.press("Escape");
  await expect(rowsOf(page)).toHaveCount(2);
});

test("a row is dragged by its grip; all combos go into a file and come back from it @desktop", async ({
  page,
}) => {
  await openCombos(page, [JIN_COMBO, WS_COMBO, { ...WS_COMBO, id: "3", name: "Third" }]);
  const grip = (name: string) => page.getByRole("button", { name: `Move ${name}` });
  const library = page.waitForResponse(/sortable/i);
  await grip("Bread and butter").hover();
  await library;
  const { x = 0, y = 0 } = (await grip("Third").boundingBox()) ?? {};
  await page.mouse.down();
  for (const below of [20, 60]) await page.mouse.move(x + 10, y + below, { steps: 8 });
  await page.mouse.up();
  const names = async () => (await storedCombos(page)).map(({ name = "none" }) => name);
  await expect.poll(names).toEqual(["none", "Third", "Bread and butter"]);
  await expect(rowsOf(page).last()).toHaveAttribute("aria-label", "Bread and butter");

  const download = await downloadBy(page.getByRole("button", { name: "Export all combos as a file" }));
  const file = await readFile(await download.path());
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel("File with combos").setInputFiles({ name, mimeType: "application/json", buffer });
  await choose("combos.json", file);
  await expect(page.getByText("0 combos added, 3 were already there.")).toBeVisible();
  await page.getByRole("button", { name: "Delete Third" }).click();
  await choose("combos.json", file);
  await expect(page.getByText("1 combo added, 2 were already there.")).toBeVisible();
  await choose("broken.json", Buffer.from('{"combos": [{"launchers": 7'));
  await expect(page.getByText(/Nothing was changed\./)).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(3);
});

test("a pasted combo splits itself, and one press on Add New Combo right after it adds one, although its row closes @phone", async ({
  page,
}) => {
  await openCombos(page, []);
  const add = page.getByRole("button", { name: "Add New Combo" });
  await add.click();
  await paste(page, "df+1,2 > 3 > 4 > 1+2 > 3+4 > b+1,2");
  await expect(inputsOf(rowsOf(page)).nth(4)).toBeVisible();
  expect(await storedCombos(page)).toMatchObject([
    { launchers: ["df+1,2"], followUps: [["3", "4", "1+2", "3+4", "b+1,2"]] },
  ]);
  await add.click();
  await expect(rowsOf(page)).toHaveCount(2);
});

test("what cannot be read is kept aside, and the page says so @desktop", async ({ page }) => {
  const broken = '[{"launchers": ["df 2"]';
  await openCombos(page, broken);
  await expect(page.getByText(/could not be read/)).toBeVisible();
  await page.getByRole("button", { name: "Add New Combo" }).click();
  await page.keyboard.type("ws 2");
  expect(await page.evaluate(() => localStorage.getItem("customCombosUnread"))).toBe(broken);
  expect(await storedCombos(page)).toMatchObject([{ launchers: ["ws 2"] }]);
});

test("two tabs that add in the same instant keep what both added @desktop", async ({ page, context }) => {
  await openCombos(page, [WS_COMBO]);
  const other = await context.newPage();
  await openLive(other, COMBO_PATH);
  const begin = Date.now() + 500;
  const addTwenty = (tab: typeof page) =>
    tab.evaluate(async (at) => {
      const add = [...document.querySelectorAll("button")].find((it) =>
        it.textContent?.includes("Add New Combo"),
      );
      await new Promise((resolve) => setTimeout(resolve, at - Date.now()));
      for (let n = 0; n < 20; n += 1) {
        add?.click();
        await new Promise((resolve) => setTimeout(resolve));
      }
    }, begin);
  await Promise.all([addTwenty(page), addTwenty(other)]);
  for (const tab of [page, other]) {
    await expect(rowsOf(tab)).toHaveCount(41);
    await expect.poll(async () => (await storedCombos(tab)).length).toBe(41);
  }
  await other.close();
});

test("without a movelist the combo stays, and it can be tried again @phone", async ({ page }) => {
  allowConsole(page, /Failed to load resource|A movelist did not arrive/);
  await page.route("**/api/characters/jin/moves", (route) => route.abort());
  await openCombos(page, [JIN_COMBO]);
  await expect(page.getByText(/Couldn.t load the moves of .*, so nothing is checked/)).toBeVisible();
  await page.unroute("**/api/characters/jin/moves");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("about 44 damage")).toBeVisible();
});

test("nothing sticks out at 320 pixels, and nothing jumps @phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const shifts = await watchShifts(page);
  const long = { ...WS_COMBO, id: "3", name: "A name that goes on ".repeat(4), launchers: ["w".repeat(60)] };
  await openCombos(page, [JIN_COMBO, long, WS_COMBO]);
  await expect(page.getByText("about 44 damage")).toBeVisible();
  expect(await shifts()).toBeLessThan(0.005);
  expect(await overhang(page)).toBe(0);
  await rowsOf(page)
    .nth(1)
    .getByRole("button", { name: /Edit launchers/ })
    .click();
  expect(await overhang(page)).toBe(0);
});
