import { CONTRACT_HEADER } from "@tactician/contract";
import { expect, test } from "./fixtures.ts";
import { matchups } from "./world-answers.ts";

/* A page that was open, or kept, while the site got a new version. */

const OLD_PAGE = "This page is older than the site: close all its tabs, then open it again";

test.use({ allowedConsole: [/This page is older than the site/] });

for (const { name, path, api, json } of [
  { name: "the page", path: "/matchups", api: "**/api/population/matchups*", json: matchups() },
  { name: "its worker", path: "/drills?me=king&them=jin", api: "**/api/characters/jin/side", json: {} },
]) {
  test(`an answer of a newer contract to ${name}: loaded anew once, then it says what to do @phone`, async ({
    page,
  }) => {
    await page.route(api, (route) => route.fulfill({ json, headers: { [CONTRACT_HEADER]: "999" } }));
    let loaded = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loaded += 1;
    });
    // The page may be loaded anew before all of it has come.
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("alert")).toContainText(OLD_PAGE);
    expect(loaded).toBe(2);
    // Trying again does not start another round, and with the right answer the page works.
    await page.unroute(api);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText(OLD_PAGE)).toHaveCount(0);
    expect(loaded).toBe(2);
  });
}
