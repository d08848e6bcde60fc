import { AxeBuilder } from "@axe-core/playwright";
import {
  type BrowserContext,
  test as base,
  type Download,
  expect,
  type Locator,
  type Page,
} from "@playwright/test";

interface Fixtures {
  /** Console messages that the test expects, as patterns; any other warning or error fails the test. */
  allowedConsole: RegExp[];
  /** Whether the privacy notice was accepted before; on by default so that it is not in the way. */
  privacyAccepted: boolean;
}

/** What consoles may say in a test that is running. */
const allowedNow = new WeakMap<BrowserContext, RegExp[]>();

/** Lets the console say from now on what a test provokes, as `allowedConsole` does for several tests. */
export function allowConsole(page: Page, pattern: RegExp): void {
  allowedNow.get(page.context())?.push(pattern);
}

/** The test of every page: the console must stay clean, of each tab that a test opens. */
export const test = base.extend<Fixtures>({
  allowedConsole: [[], { option: true }],
  privacyAccepted: [true, { option: true }],
  context: async ({ context, allowedConsole, privacyAccepted, serviceWorkers }, use) => {
    const complaints: string[] = [];
    // A host of files alone has no answers of a server, and pages say so.
    const noServer = process.env.E2E_EXPORT
      ? [/Failed to load resource: .* 404/, /HTTP error! status: 404/]
      : [];
    const allowed = [...allowedConsole, ...noServer];
    allowedNow.set(context, allowed);
    context.on("console", (message) => {
      if (message.type() !== "error" && message.type() !== "warning") return;
      if (allowed.some((pattern) => pattern.test(message.text()))) return;
      complaints.push(`${message.type()}: ${message.text()}`);
    });
    context.on("weberror", (uncaught) => {
      complaints.push(`uncaught: ${uncaught.error().message}`);
    });
    if (serviceWorkers === "block") {
      // Playwright would pretend to register and complain on the console; a browser without workers is left alone.
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
    }
    if (privacyAccepted) {
      await context.addInitScript(() => {
        try {
          localStorage.setItem("privacyNoticeAccepted", "true");
        } catch {
          // A test may block storage on purpose.
        }
      });
    }
    await use(context);
    expect(complaints, "the console stays clean").toEqual([]);
  },
});

/**
 * Runs axe over the page as it stands and expects no finding. Each page is looked at whole in one test; where a state changes a part
 * of it alone, `part` is its selector: axe takes seconds for a page of a thousand cells.
 */
export async function checkAccessibility(page: Page, part?: string): Promise<void> {
  await waitUntilLaidOut(page);
  const { violations } = await (part === undefined ? axe(page) : axe(page).include(part))
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const findings = [];
  for (const { id, nodes } of violations) {
    for (const target of nodes.map((node) => node.target.join(" "))) {
      if (id !== "target-size" || (await isSmallInSight(page, target))) findings.push({ id, target });
    }
  }
  expect(findings).toEqual([]);
}

function axe(page: Page): AxeBuilder {
  return (
    new AxeBuilder({ page })
      // Otherwise every finding and every pass of a page travels through a second window, five times as long as the looking.
      // What is given up are frames, of which no page has one of its own.
      .setLegacyMode()
      .options({ resultTypes: ["violations"] })
  );
}

/** Axe calls a link half under the bar of phones too small: whether it still is where one would have scrolled to press it. */
async function isSmallInSight(page: Page, target: string): Promise<boolean> {
  await page
    .locator(target)
    .evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const { violations } = await axe(page).include(target).withRules(["target-size"]).analyze();
  return violations.length > 0;
}

/** Panels out of sight are measured one by one after a page has come to life; axe compares places, so all must be true. */
export async function waitUntilLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll("[data-later-layout]")).every((part) => part.hasAttribute("style")),
  );
}

/** Nothing of the page is wider than the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Where a link leads. */
export async function expectHref(link: Locator, href: string | RegExp): Promise<void> {
  await expect(link).toHaveAttribute("href", href);
}

/** Presses what saves a file, and gives the file. */
export async function downloadBy(button: Locator): Promise<Download> {
  const [download] = await Promise.all([button.page().waitForEvent("download"), button.click()]);
  return download;
}

/** As a visitor has it who asks for text twice as large. */
export async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
}

/** Keeps texts in storage as an earlier visit would have. */
export async function storeBefore(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, values);
}

/** A browser that lets the page keep nothing, as "Block all cookies" does. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("Access is denied for this document", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { get: refuse, configurable: true });
  });
}

export { expect };
