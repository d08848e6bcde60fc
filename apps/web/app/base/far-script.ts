/** Scrolled past this, the way back has a link (docs/fixed-by-the-specification.md). */
const THRESHOLD_PX = 500;

/** Runs in `<head>`: `data-far` on `<html>` while the page is scrolled further down than that, for stylesheets. */
export const FAR_SCRIPT = `;addEventListener("scroll",()=>document.documentElement.toggleAttribute("data-far",scrollY>${THRESHOLD_PX}),{passive:true});`;
