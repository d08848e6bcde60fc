/**
 * The card round every portrait: ground, rays, light from the upper left, dark edge round the emblem, trim. A drawing in
 * art/portraits brings the emblem and three colours; whatever all cards share is here and changes in one place.
 */

const SIZE = 512;
/** Where the rays meet and the light is brightest. */
const FOCUS = { x: 256, y: 232 };
const RAYS = 14;

interface CardColours {
  readonly glow: string;
  readonly ground: string;
  readonly trim: string;
}

/**
 * A whole card from a drawing (`<svg viewBox="0 0 512 512" data-glow="#f04a3a" data-ground=... data-trim=...>`).
 * Throws an error that names the drawing when its root or one of the three colours is missing.
 */
export function framePortrait(drawing: string, name: string): string {
  const root = /<svg\b[^>]*>/.exec(drawing)?.[0];
  if (root === undefined || !drawing.trimEnd().endsWith("</svg>"))
    throw new Error(`${name}: not an SVG drawing`);
  const colours = { glow: "", ground: "", trim: "" };
  for (const key of ["glow", "ground", "trim"] as const) {
    const colour = new RegExp(`data-${key}="(#[0-9a-f]{6})"`).exec(root)?.[1];
    if (colour === undefined) throw new Error(`${name}: the root needs data-${key}="#rrggbb"`);
    colours[key] = colour;
  }
  const emblem = drawing.slice(drawing.indexOf(root) + root.length, drawing.lastIndexOf("</svg>"));
  return card(emblem, colours);
}

function card(emblem: string, colours: CardColours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">
<defs>${definitions(colours)}</defs>
<rect width="${SIZE}" height="${SIZE}" fill="url(#card-ground)"/>
<path d="${rays()}" fill="${colours.glow}" opacity=".2"/>
<rect width="${SIZE}" height="${SIZE}" fill="url(#card-halo)"/>
<g filter="url(#card-edge)">${emblem}</g>
<rect width="${SIZE}" height="${SIZE}" fill="url(#card-foot)"/>
${trim(colours)}
</svg>`;
}

/** The edge is a blur made hard again: rounder than a dilated shape, and ten times faster to render. */
function definitions({ glow, ground }: CardColours): string {
  const focus = `gradientUnits="userSpaceOnUse" cx="${FOCUS.x}" cy="${FOCUS.y}"`;
  return `
<radialGradient id="card-ground" ${focus} r="380"><stop offset="0" stop-color="${ground}"/><stop offset=".62" stop-color="${ground}"/><stop offset="1" stop-color="#0d0a0e"/></radialGradient>
<radialGradient id="card-halo" ${focus} r="250"><stop offset="0" stop-color="${glow}" stop-opacity=".95"/><stop offset=".55" stop-color="${glow}" stop-opacity=".45"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>
<linearGradient id="card-foot" x1="0" y1="0" x2="0" y2="1"><stop offset=".74" stop-color="#0d0a0e" stop-opacity="0"/><stop offset="1" stop-color="#0d0a0e" stop-opacity=".85"/></linearGradient>
<filter id="card-edge" filterUnits="userSpaceOnUse" x="0" y="0" width="${SIZE}" height="${SIZE}">
<feGaussianBlur in="SourceAlpha" stdDeviation="5" result="soft"/>
<feComponentTransfer in="soft" result="grown"><feFuncA type="linear" slope="8" intercept="-.42"/></feComponentTransfer>
<feFlood flood-color="#120c10"/><feComposite in2="grown" operator="in" result="edge"/>
<feOffset in="grown" dx="9" dy="11" result="fallen"/>
<feFlood flood-color="#000" flood-opacity=".45"/><feComposite in2="fallen" operator="in" result="shadow"/>
<feMerge><feMergeNode in="shadow"/><feMergeNode in="edge"/><feMergeNode in="SourceGraphic"/></feMerge>
</filter>`;
}

/** Wedges from the focus to beyond the edges, every second one left out. */
function rays(): string {
  const reach = 420;
  const step = (Math.PI * 2) / RAYS;
  return Array.from({ length: RAYS }, (_, index) => {
    const from = (index - 0.25) * step;
    const to = (index + 0.25) * step;
    const [x1, y1] = [FOCUS.x + Math.cos(from) * reach, FOCUS.y + Math.sin(from) * reach];
    const [x2, y2] = [FOCUS.x + Math.cos(to) * reach, FOCUS.y + Math.sin(to) * reach];
    return `M${FOCUS.x} ${FOCUS.y}L${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}Z`;
  }).join("");
}

/** Everything outside a line with cut corners is dark, the line itself is the trim. */
function trim(colours: CardColours): string {
  const line = octagon(17, 44);
  return [
    `<path d="M0 0H${SIZE}V${SIZE}H0Z${line}" fill="#0d0a0e" fill-rule="evenodd"/>`,
    `<path d="${line}" fill="none" stroke="${colours.trim}" stroke-width="6"/>`,
  ].join("");
}

function octagon(inset: number, cut: number): string {
  const [near, far] = [inset, SIZE - inset];
  const [low, high] = [inset + cut, far - cut];
  return `M${low} ${near}H${high}L${far} ${low}V${high}L${high} ${far}H${low}L${near} ${high}V${low}Z`;
}
