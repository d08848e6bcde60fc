import type { PopulationMatchups } from "@tactician/contract";
import { findCharacter, type RosterCharacter } from "@tactician/game";
import type { ReactNode } from "react";
import { BAR_COLOURS } from "../../../ui/EstimateBar.tsx";
import picture from "../../../ui/picture/Picture.module.css";
import { saveAsPicture } from "../../../ui/picture/save-as-picture.tsx";
import { portraitFile } from "../../../ui/portrait-file.ts";
import { BAND_COLOURS, MatchupBar } from "../CharacterMatchups.tsx";
import {
  type CharacterMatchup,
  chartOrder,
  isEstimated,
  matchupFinder,
  matchupsOf,
} from "../core/matchup-table.ts";
import { bandOf, cellText, decimalsOf, estimateWords, evidenceWords } from "../core/matchup-words.ts";
import type { WorldAddress } from "../core/world-address.ts";
import { countWords, filterWords, reliabilityWords } from "../core/world-words.ts";
import * as words from "../words.ts";
import styles from "./WorldPicture.module.css";

/** Saves what the page shows: the whole chart, or one character's row. */
export async function saveWorldPicture(
  fileName: string,
  answer: PopulationMatchups,
  address: WorldAddress,
): Promise<string> {
  const { character } = address;
  const matchups = character === undefined ? [] : matchupsOf(character, matchupFinder(answer));
  const whole = (character === undefined ? CHART_WIDTH : ROW_WIDTH) + 2 * EDGE;
  await saveAsPicture({
    fileName,
    className: styles.picture,
    style: { minInlineSize: whole, maxInlineSize: whole },
    files: matchups.map(({ them }) => fileOf(them.characterId)),
    moreStyles: character === undefined ? [] : ROW_COLOURS,
    draw: (contents) =>
      character === undefined ? (
        <ChartPicture answer={answer} address={address} />
      ) : (
        <RowPicture {...{ character, matchups, contents, answer, address }} />
      ),
  });
  return fileName;
}

const fileOf = (characterId: string) => portraitFile(characterId, 96, "webp");

/**
 * The whole chart, in the order in which it is shown. The cells are painted onto a canvas: copying 1,764 elements with their
 * styles takes a phone seconds.
 */
function ChartPicture(content: PictureContent): ReactNode {
  const { answer, address } = content;
  const characters = chartOrder(address.order, answer.characters);
  return (
    <WorldPicture
      {...content}
      title={words.heading}
      numbers={words.pictureNumbers}
      legend={words.pictureLegend}
    >
      <canvas
        ref={(canvas) => void (canvas && drawMatchups(canvas, answer, characters))}
        className={styles.fixed}
        style={{ minInlineSize: CHART_WIDTH, maxInlineSize: CHART_WIDTH }}
      />
    </WorldPicture>
  );
}

/** The custom properties that its bars are painted with. */
const ROW_COLOURS: readonly string[] = [...BAR_COLOURS, ...BAND_COLOURS];

/** Of both columns in pixels. */
const ROW_WIDTH = 1080;

interface RowPictureProps extends PictureContent {
  readonly character: string;
  readonly matchups: readonly CharacterMatchup[];
  readonly contents: ReadonlyMap<string, string>;
}

function RowPicture({ character, matchups, contents, ...content }: RowPictureProps): ReactNode {
  const name = findCharacter(character)?.name ?? character;
  const half = Math.ceil(matchups.length / 2);
  return (
    <WorldPicture
      {...content}
      title={words.againstEverybody(name)}
      numbers={words.rowPictureNumbers(name)}
      legend={words.worstFirst}
    >
      <div className={styles.columns}>
        {[matchups.slice(0, half), matchups.slice(half)].map((column, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are two, in their order
          <div key={place} className={styles.column}>
            {column.map((one) => (
              <Row
                key={one.them.characterId}
                {...one}
                portrait={contents.get(fileOf(one.them.characterId))}
              />
            ))}
          </div>
        ))}
      </div>
    </WorldPicture>
  );
}

function Row({ them, matchup, portrait }: CharacterMatchup & { portrait: string | undefined }): ReactNode {
  return (
    <div className={styles.row}>
      <img className={picture.portrait} src={portrait} alt="" width="40" height="40" />
      <div className={styles.text}>
        <p className={styles.line}>
          <span className={styles.name}>{them.name}</span>
          <span className={styles.facts}>{evidenceWords(matchup)}</span>
          <span className={styles.name}>{estimateWords(matchup)}</span>
        </p>
        {isEstimated(matchup) && <MatchupBar matchup={matchup} />}
      </div>
    </div>
  );
}

interface PictureContent {
  readonly answer: PopulationMatchups;
  readonly address: WorldAddress;
}

interface WorldPictureProps extends PictureContent {
  readonly title: string;
  readonly numbers: string;
  /** How to read it, below what it shows. */
  readonly legend: string;
  readonly children: ReactNode;
}

/** Room in pixels between what is shown and the edge at each side. */
const EDGE = 24;

function WorldPicture(props: WorldPictureProps): ReactNode {
  const { answer, address, title, numbers, legend, children } = props;
  const unreliable = reliabilityWords(answer);
  return (
    <>
      <p className={styles.title}>{title}</p>
      {address.isSample && <p className={styles.warning}>{words.sample}</p>}
      <p>{words.pictureMatches(numbers, filterWords(answer), countWords(answer, address.isSample))}</p>
      {unreliable !== "" && <p className={styles.warning}>{unreliable}</p>}
      {children}
      <p className={styles.quiet}>{legend}</p>
    </>
  );
}

/** Sizes in pixels of the picture, which is drawn twice as large. */
const CHART_WIDTH = 1160;
const SCALE = 2;
const NAMES = 110;
const HEAD = 96;
const ROW = 21;

function drawMatchups(
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
