import type { PopulationMatchups } from "@tactician/contract";
import type { RosterCharacter } from "@tactician/game";
import { matchupFinder } from "../core/matchup-table.ts";
import { bandOf, cellText, decimalsOf } from "../core/matchup-words.ts";

/** Sizes in pixels of the picture, which is drawn twice as large. */
export const CHART_WIDTH = 1160;
const SCALE = 2;
const NAMES = 110;
const HEAD = 96;
const ROW = 21;

/** Paints the chart onto a canvas: names at both edges, a coloured number in each cell. */
export function drawMatchups(
  canvas: HTMLCanvasElement,
  answer: PopulationMatchups,
  characters: readonly RosterCharacter[],
): void {
  const height = HEAD + characters.length * ROW;
  canvas.width = CHART_WIDTH * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("The browser has no canvas");
  const column = (CHART_WIDTH - NAMES) / characters.length;
  const properties = getComputedStyle(document.documentElement);
  const read = (name: string) => properties.getPropertyValue(name).trim();
  const find = matchupFinder(answer);
  const decimals = decimalsOf(answer);

  context.scale(SCALE, SCALE);
  context.fillStyle = read("--surface");
  context.fillRect(0, 0, CHART_WIDTH, height);
  context.textBaseline = "middle";
  for (const [place, { name }] of characters.entries()) {
    context.fillStyle = read("--text");
    context.font = `600 13px ${read("--font-text")}`;
    context.textAlign = "start";
    context.fillText(name, 6, HEAD + (place + 0.5) * ROW, NAMES - 10);
    context.save();
    context.translate(NAMES + (place + 0.5) * column, HEAD - 6);
    context.rotate(-Math.PI / 2);
    context.fillText(name, 0, 0, HEAD - 10);
    context.restore();
  }
  context.textAlign = "center";
  context.font = `400 12px ${read("--font-text")}`;
  for (const [row, me] of characters.entries()) {
    for (const [place, them] of characters.entries()) {
      const [x, y] = [NAMES + place * column, HEAD + row * ROW];
      const matchup = find(me.characterId, them.characterId);
      const band = me === them ? undefined : bandOf(matchup);
      context.fillStyle = read(me === them ? "--surface-sunken" : colourOf(band));
      context.fillRect(x, y, column - 1, ROW - 1);
      if (me === them) continue;
      context.fillStyle = read(band === undefined ? "--text-quiet" : "--text");
      context.fillText(cellText(matchup, decimals), x + column / 2, y + ROW / 2, column - 2);
    }
  }
}

function colourOf(band: number | undefined): string {
  if (band === undefined) return "--surface";
  return band > 0 ? `--ahead-${band}` : `--behind-${-band}`;
}
