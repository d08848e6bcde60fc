import type { Page } from "@playwright/test";
import { allowConsole, checkAccessibility, expect, expectHref, expectNoOverflow, test } from "./fixtures.ts";
import { openLive } from "./open-live.ts";

const LIST = {
  version: "1.2.3",
  file: "/data/tactician-1.2.3.zip",
  bytes: 2_398_974,
  sha256: "0123456789abcdef".repeat(4),
  tables: [
    { name: "movelists", rows: 6553 },
    { name: "answers", rows: 102_977 },
  ],
  leftOut: [{ name: "world", why: "No matches were stored where this archive was built." }],
};

async function answerList(page: Page, answer: { json: object } | { status: number; body: string }) {
  await page.route("**/data/index.json", (route) => route.fulfill(answer));
}

const main = (page: Page) => page.getByRole("main");

test("developers are led to the archive, which is there with its size, its sum and its rows", async ({
  page,
}) => {
  await answerList(page, { json: LIST });
  await openLive(page, "/developers");
  await main(page).getByRole("link", { name: "one archive" }).click();
  await expect(page).toHaveURL("/data");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Open data as one archive");
  const link = page.getByRole("link", { name: "Download version 1.2.3 (ZIP, 2.4 MB)" });
  await expectHref(link, LIST.file);
  await expect(main(page)).toContainText(LIST.sha256);
  await expect(main(page)).toContainText("movelists 6,553, answers 102,977");
  await expect(main(page)).toContainText("Without world: No matches were stored");
  await expectNoOverflow(page);
  await checkAccessibility(page);
});

test("a copy of the guide without an archive says so, and a server that fails is no such copy @desktop", async ({
  page,
}) => {
  allowConsole(page, /Failed to load resource.*(404|503)/);
  await answerList(page, { status: 404, body: "" });
  await openLive(page, "/data");
  await expect(main(page)).toContainText("This copy of the guide has no archive; the releases do.");
  await expect(page.getByRole("link", { name: /^Download/ })).toHaveCount(0);
  await expectNoOverflow(page);
  await checkAccessibility(page);

  await answerList(page, { status: 503, body: "" });
  await openLive(page, "/data");
  await expect(main(page)).toContainText("HTTP error! status: 503");
  await expect(main(page)).not.toContainText("has no archive; the releases do");
});
