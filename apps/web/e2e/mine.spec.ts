import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import jsQR from "jsqr";
import sharp from "sharp";
import { blockStorage, checkAccessibility, downloadBy, expect, test } from "./fixtures.ts";
import { openLive } from "./open-live.ts";

const LOG = [
  { matchLog: 1 },
  { match: "1", at: "2026-11-27T10:00:00Z", me: "king", them: "paul", result: "lost" },
  { by: "them", move: "d/f+2", did: "hit" },
  { by: "them", move: "no such move", did: "hit" },
  { by: "them", move: "df+2", did: "block" },
];

/** Something of each kind that a text can keep. */
const KEPT = {
  customCombos: '[{"id":"1","launchers":["df 2"],"followUps":[["1"]]}]',
  myCharacter: "king",
  buttons: "xbox",
};

async function openMine(page: Page, kept: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.addInitScript((texts) => {
    if (sessionStorage.getItem("once") !== null) return;
    sessionStorage.setItem("once", "yes");
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, kept);
  await openLive(page, "/mine");
  // Once it is known what is kept.
  await expect(page.getByRole("button", { name: "Save as a file" })).toBeEnabled();
}

const row = (page: Page, kind: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: kind });
async function expectKept(page: Page, kept: Readonly<Record<string, string>>): Promise<void> {
  for (const [kind, count] of Object.entries(kept)) await expect(row(page, kind)).toContainText(count);
}

const preview = (page: Page) => page.getByRole("region", { name: "Add this to your data?" });

const openFile = (page: Page, text: string, name = "file.json") =>
  page
    .locator('main input[type="file"]')
    .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });

async function saved(page: Page): Promise<string> {
  const download = await downloadBy(page.getByRole("button", { name: "Save as a file" }));
  return readFile(await download.path(), "utf8");
}

const lines = (rows: readonly unknown[]) => rows.map((one) => JSON.stringify(one)).join("\n");

test("everything is counted, goes into one file, and comes back out of it after it was deleted", async ({
  page,
}) => {
  await openMine(page, KEPT);
  await expectKept(page, { Combos: "1 combo", "Settings and results": "2 settings", Notes: "none" });
  await openFile(page, lines(LOG), "log.jsonl");
  await expect(preview(page)).toContainText("Match log: 1 match, 3 exchanges.");
  const unknown = "1 move isn't in our movelists and stay as written: Paul-no such move";
  await expect(preview(page)).toContainText(unknown);
  await expectKept(page, { "What hit me": "none" });
  await preview(page).getByRole("button", { name: "Add" }).click();
  await expect(row(page, "What hit me")).toContainText("1 match");
  await checkAccessibility(page);
  const file = await saved(page);
  // Two ways to write a move are one.
  const move = { move: "Paul-df+2", hits: 1, blocked: 1, punished: 0 };
  expect(JSON.parse(file).matches[0].moves[0]).toEqual(move);

  for (const kind of ["Combos", "What hit me", "Settings and results"]) {
    await page.getByRole("button", { name: `Delete: ${kind}` }).click();
    await expect(row(page, kind)).toContainText("none");
  }
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "Settings and results")).toContainText("2 settings");
  await page.reload();
  await expect(row(page, "Combos")).toContainText("none");
  await openFile(page, file);
  await expect(preview(page)).toContainText("2 already here");
  await preview(page).getByRole("button", { name: "Add" }).click();
  await expectKept(page, { Combos: "1 combo", "What hit me": "1 match" });
  await openFile(page, file);
  await expect(preview(page)).toContainText("Everything in it is here already.");
});

test("a link takes data to another device, as a QR code too, and the other asks first @phone", async ({
  page,
  browser,
}) => {
  await openMine(page, KEPT);
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = await page.getByLabel("Link with your data").inputValue();
  const code = page.getByRole("img", { name: "QR code of the link" });
  await code.scrollIntoViewIfNeeded();
  const picture = sharp(await code.screenshot())
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(link);

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(preview(other)).toContainText("1 new");
  // Neither a bookmark nor a reload carries it any further.
  expect(new URL(other.url()).hash).toBe("");
  await preview(other).getByRole("button", { name: "Add" }).click();
  await expect(row(other, "Combos")).toContainText("1 combo");
  await other.goto(`${link.slice(0, -3)}xyz`);
  await expect(other.getByText("This link is damaged")).toBeVisible();
  await other.context().close();
});

test("what is no file of ours changes nothing and says so; settings are taken where none are set, or where one wants them @phone", async ({
  page,
}) => {
  await openMine(page, { myCharacter: "king" });
  for (const [text, says] of [
    ["<html>no</html>", "This is no file of this site"],
    ['{"tactician":2}', "A newer version of this site wrote this"],
    ['{"matchLog":2}', "A newer version of this site wrote this"],
    ['{"record":"x"}', "This is no file of this site"],
  ] as const) {
    await openFile(page, text);
    await expect(page.getByText(says)).toBeVisible();
  }
  const [head, match, ...exchanges] = LOG;
  const broken = lines([head, { ...match, them: "<img src=x>" }, ...exchanges, match, "x"]);
  await openFile(page, `${broken}\n{"by":`, "log.jsonl");
  for (const says of [
    "Not in this version, left out: <img src=x>.",
    "1 line can't be read, the first one is line 7.",
    "The last line is cut off.",
  ])
    await expect(preview(page)).toContainText(says);
  await preview(page).getByRole("button", { name: "Cancel" }).click();
  await expect(preview(page)).toHaveCount(0);
  await expect(row(page, "What hit me")).toContainText("none");

  const theirs = JSON.stringify({ tactician: 1, choices: { myCharacter: "jin", buttons: "xbox" } });
  await openFile(page, theirs);
  await expect(preview(page)).toContainText("1 new, 1 set differently here");
  await preview(page).getByRole("button", { name: "Add" }).click();
  const kept = () =>
    page.evaluate(() => [localStorage.getItem("myCharacter"), localStorage.getItem("buttons")]);
  await expect.poll(kept).toEqual(["king", "xbox"]);
  await openFile(page, theirs);
  await preview(page).getByLabel("Use its settings instead of mine").check();
  await preview(page).getByRole("button", { name: "Add" }).click();
  await expect.poll(kept).toEqual(["jin", "xbox"]);
});

test("where the browser keeps nothing, or blocks it, the page says so and loses nothing @desktop", async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("no", "SecurityError");
    };
  });
  await openMine(page);
  await openFile(page, lines(LOG), "log.jsonl");
  await preview(page).getByRole("button", { name: "Add" }).click();
  await expect(page.getByText("Your browser did not save all of it")).toBeVisible();

  await blockStorage(page);
  await page.reload();
  await expect(row(page, "Combos")).toContainText("none");
});
