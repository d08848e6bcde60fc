import type { PopulationMatchups } from "@tactician/contract";
import { findCharacter, type RosterCharacter } from "@tactician/game";
import type { ReactNode } from "react";
import { BAR_COLOURS } from "../../../ui/EstimateBar.tsx";
import { portraitFile } from "../../../ui/Portrait.tsx";
import { embedAll } from "../../../ui/picture/embed-files.ts";
import { PictureMark } from "../../../ui/picture/PictureMark.tsx";
import { saveAsPicture } from "../../../ui/picture/save-as-picture.tsx";
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
import { countWords, EVEN_WORDS, filterWords, reliabilityWords, SAMPLE_WORDS } from "../core/world-words.ts";
import rowPicture from "./RowPicture.module.css";
import styles from "./WorldPicture.module.css";

export async function saveWorldPicture(
  fileName: string,
  answer: PopulationMatchups,
  address: WorldAddress,
): Promise<void> {
  const { character } = address;
  if (character === undefined)
    return saveAsPicture(fileName, (onRendered) => (
      <ChartPicture answer={answer} address={address} onRendered={onRendered} />
    ));
  const matchups = matchupsOf(character, matchupFinder(answer));
  const fileOf = (id: string) => portraitFile(id, 96, "webp");
  const contents = await embedAll(matchups.map(({ them }) => fileOf(them.characterId)));
  return saveAsPicture(
    fileName,
    (onRendered) => (
      <RowPicture
        character={character}
        matchups={matchups}
        portraitOf={(id) => contents.get(fileOf(id))}
        answer={answer}
        address={address}
        onRendered={onRendered}
      />
    ),
    ROW_COLOURS,
  );
}

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
      title="World matchups"
      numbers="Matches of 100 that the character of the row wins against the one of the column, at even ratings."
      legend="Blue is ahead, orange behind; without colour even is within the range of what is likely."
      width={CHART_WIDTH}
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
const WIDTH = 1080;

interface RowPictureProps extends PictureContent {
  readonly character: string;
  readonly matchups: readonly CharacterMatchup[];
  readonly portraitOf: (characterId: string) => string | undefined;
}

function RowPicture({ character, matchups, portraitOf, ...content }: RowPictureProps): ReactNode {
  const name = findCharacter(character)?.name ?? character;
  const half = Math.ceil(matchups.length / 2);
  return (
    <WorldPicture
      {...content}
      title={`${name} against everybody`}
      numbers={`Matches of 100 that ${name} wins, at even ratings.`}
      legend={EVEN_WORDS}
      width={WIDTH}
    >
      <div className={rowPicture.columns}>
        {[matchups.slice(0, half), matchups.slice(half)].map((column, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are two, in their order
          <div key={place} className={rowPicture.column}>
            {column.map((one) => (
              <Row key={one.them.characterId} {...one} portrait={portraitOf(one.them.characterId)} />
            ))}
          </div>
        ))}
      </div>
    </WorldPicture>
  );
}

function Row({ them, matchup, portrait }: CharacterMatchup & { portrait: string | undefined }): ReactNode {
  return (
    <div className={rowPicture.row}>
      <img className={rowPicture.portrait} src={portrait} alt="" width="40" height="40" />
      <div className={rowPicture.text}>
        <p className={rowPicture.line}>
          <span className={rowPicture.name}>{them.name}</span>
          <span className={rowPicture.facts}>{evidenceWords(matchup)}</span>
          <span className={rowPicture.name}>{estimateWords(matchup)}</span>
        </p>
        {isEstimated(matchup) && <MatchupBar matchup={matchup} />}
      </div>
    </div>
  );
}

interface PictureContent {
  readonly answer: PopulationMatchups;
  readonly address: WorldAddress;
  readonly onRendered: (picture: HTMLElement) => void;
}

interface WorldPictureProps extends PictureContent {
  readonly title: string;
  readonly numbers: string;
  /** How to read it, below what it shows. */
  readonly legend: string;
  readonly width: number;
  readonly children: ReactNode;
}

/** Room in pixels between what is shown and the edge at each side. */
const EDGE = 24;

function WorldPicture(props: WorldPictureProps): ReactNode {
  const { answer, address, onRendered, title, numbers, legend, width, children } = props;
  const unreliable = reliabilityWords(answer);
  const whole = width + 2 * EDGE;
  return (
    <div
      ref={(picture) => void (picture && onRendered(picture))}
      className={styles.picture}
      style={{ minInlineSize: whole, maxInlineSize: whole }}
    >
      <p className={styles.title}>{title}</p>
      {address.isSample && <p className={styles.warning}>{SAMPLE_WORDS}</p>}
      <p>
        {numbers} {filterWords(answer)}. {countWords(answer, address.isSample)}
      </p>
      {unreliable !== "" && <p className={styles.warning}>{unreliable}</p>}
      {children}
      <p className={styles.quiet}>{legend}</p>
      <PictureMark />
    </div>
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
