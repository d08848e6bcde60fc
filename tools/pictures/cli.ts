// `npm run report -- pictures`: takes the README's picture of home and a sheet from the built site.
import { join } from "node:path";
import { sheetPath } from "@tactician/contract";
import sharp from "sharp";
import { serveBuiltSite } from "../browser/built-site.ts";
import { withBrowser } from "../browser/chromium.ts";
import { root } from "../build/paths.ts";

const HEIGHT = 900;
const GAP = 24;
const SHOTS = [
  { path: "/", width: 1100 },
  { path: sheetPath("king", "King"), width: 1100 },
  { path: sheetPath("jin", "Jin"), width: 400 },
];

const server = await serveBuiltSite();
try {
  const pictures = await takeShots();
  const width = SHOTS.reduce((sum, shot) => sum + shot.width + GAP, GAP);
  const left = SHOTS.map((_, n) => SHOTS.slice(0, n).reduce((sum, shot) => sum + shot.width + GAP, GAP));
  const file = join(root, "docs/pictures/home-and-sheet.webp");
  await sharp({ create: { width, height: HEIGHT + 2 * GAP, channels: 3, background: "#2b2529" } })
    .composite(pictures.map((input, n) => ({ input, left: left[n] ?? 0, top: GAP })))
    .webp({ quality: 80 })
    .toFile(file);
  console.log(`Wrote ${file}`);
} finally {
  await server.stop();
}

function takeShots(): Promise<Buffer[]> {
  return withBrowser(async (browser) => {
    const pictures: Buffer[] = [];
    for (const { path, width } of SHOTS) {
      const page = await browser.newPage({ viewport: { width, height: HEIGHT } });
      await page.addInitScript(() => localStorage.setItem("privacyNoticeAccepted", "true"));
      await page.goto(`${server.origin}${path}`, { waitUntil: "networkidle" });
      pictures.push(await page.screenshot());
      await page.close();
    }
    return pictures;
  });
}
