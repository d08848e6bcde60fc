import { STRAT_CONTENT_PATH } from "@tactician/contract";

/**
 * Runs in `<head>` before the first paint: a page that lies over a game on a stream (`/strat-content?overlay=1`) never
 * shows bar, footer or ground, not even while its scripts are on the way. `data-overlay` on `<html>` is what stylesheets
 * and the page itself go by.
 */
export const OVERLAY_SCRIPT = `;(l=>{if(l.pathname==="${STRAT_CONTENT_PATH}"&&new URLSearchParams(l.search).get("overlay")==="1")document.documentElement.dataset.overlay=""})(location)`;
