import { STATS_PATH, STRAT_CONTENT_PATH } from "@tactician/contract";
import { readStored } from "../base/storage.ts";
import { rememberEarlyPresses } from "./early-presses.ts";
import { showMyMain } from "./my-main.ts";
import { applyPreferences } from "./preferences.ts";
import { startPage, waitForPaint } from "./start-page.ts";

/*
 * Runs in `<head>` of every document, before its first paint: what stylesheets and the visitor's presses cannot wait for. The build
 * makes one script of it, the same for all pages, and writes it into each.
 */

const { dataset } = document.documentElement;
/** Hosts of files lead to addresses with a slash behind. */
const path = location.pathname.replace(/\/$/, "");

applyPreferences(dataset);
showMyMain(document.documentElement);
showAsOverlay();
keepRoom();
/** Scrolled past this, the way back has a link (docs/fixed-by-the-specification.md). */
const FAR_PX = 500;
addEventListener("scroll", () => document.documentElement.toggleAttribute("data-far", scrollY > FAR_PX), {
  passive: true,
});
rememberEarlyPresses();
startPage(waitForPaint());

/**
 * A page that lies over a game on a stream (`/strat-content?overlay=1`) never shows bar, footer or ground, not even while its scripts
 * are on the way. `data-overlay` on `<html>` is what stylesheets and the page itself go by.
 */
function showAsOverlay(): void {
  if (path === STRAT_CONTENT_PATH && new URLSearchParams(location.search).get("overlay") === "1")
    dataset.overlay = "";
}

/**
 * A page of the build is the same for everybody, and an address may ask for more. Attributes on `<html>` say so to stylesheets, which
 * keep room for what comes, so that nothing moves.
 *
 * `data-on`: frame data of another day (`?on=2025-06-01`); `asked` until the page shows what it knows of that day, and what would be
 * of the wrong day is hidden. `data-me`: somebody's own character (`?me=king`); one that is only remembered is `kept`
 * (preferences.ts). `data-player`: the statistics of somebody, asked for or one's own.
 */
function keepRoom(): void {
  const asked = new URLSearchParams(location.search);
  if (asked.get("on")) dataset.on = "asked";
  if (asked.get("me")) dataset.me = "asked";
  if (path === STATS_PATH && (asked.get("id") || readStored("myUserId"))) dataset.player = "";
}
