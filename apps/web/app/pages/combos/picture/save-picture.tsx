import { findCharacter } from "@tactician/game";
import {
  CLASSIC_WRITING,
  type IconSize,
  type MovePiece,
  presentIn,
  presentMove,
  splitSteps,
  type TokenIcon,
  type Writing,
} from "@tactician/notation";
import { Fragment, type ReactNode } from "react";
import type { Preferences } from "../../../base/core/parse-preferences.ts";
import { shownPreferences } from "../../../base/preferences.ts";
import { shownWriting } from "../../../typed/writing.ts";
import { saveAsPicture } from "../../../ui/picture/save-as-picture.tsx";
import { type Combo, guessStances } from "../core/combo.ts";
import { stateOf } from "../move-checkers.ts";
import * as words from "../words.ts";
import styles from "./ComboPicture.module.css";

export const PICTURE_FILE = "combination.png";

/** Saves combos as one transparent picture. Rejects when the browser cannot make it. */
export async function savePictureOf(combos: readonly Combo[]): Promise<void> {
  const look = { ...shownPreferences(), writing: shownWriting() };
  await saveAsPicture({
    fileName: PICTURE_FILE,
    className: styles.picture,
    files: iconFiles(combos, look),
    draw: (icons) => (
      <ComboPicture
        combos={combos}
        look={look}
        icons={icons}
        stancesOf={(combo) => stateOf(combo.character).checker?.stances ?? guessStances(combo)}
      />
    ),
  });
}

interface ComboPictureProps {
  readonly combos: readonly Combo[];
  readonly look: PictureLook;
  /** The content of each icon as an address, by its file: the picture reaches nothing outside of itself. */
  readonly icons: ReadonlyMap<string, string>;
  /** Stance words of a combo's character. */
  readonly stancesOf: (combo: Combo) => readonly string[];
}

/** Combos as a saved picture shows them: the rows without their buttons. */
export function ComboPicture({ combos, look, icons, stancesOf }: ComboPictureProps): ReactNode {
  return combos.map((combo) => (
    <PictureRow key={combo.id} combo={combo} style={{ look, icons }} stances={stancesOf(combo)} />
  ));
}

/** What all parts of a picture are drawn with. */
type PictureStyle = Pick<ComboPictureProps, "look" | "icons">;

interface PictureRowProps {
  readonly combo: Combo;
  readonly style: PictureStyle;
  readonly stances: readonly string[];
}

function PictureRow({ combo, style, stances }: PictureRowProps): ReactNode {
  const character = combo.character === undefined ? undefined : findCharacter(combo.character)?.name;
  const move = (notation: string) => <PictureMove notation={notation} style={style} stances={stances} />;
  return (
    <div className={styles.row}>
      {(combo.name ?? character) !== undefined && (
        <p className={styles.title}>
          {combo.name}
          {character !== undefined && <span className={styles.character}>{character}</span>}
        </p>
      )}
      <div className={styles.combo}>
        <div className={styles.launchers}>
          {combo.launchers.map((launcher, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
            <Fragment key={index}>
              {index > 0 && <span className={styles.or}>{words.or}</span>}
              {move(launcher)}
            </Fragment>
          ))}
        </div>
        <div className={styles.lines}>
          {combo.followUps.map((sequence, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
            <div key={index} className={styles.line}>
              {sequence.flatMap(splitSteps).map((step, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
                <span key={place} className={styles.step}>
                  <Into style={style} />
                  {move(step)}
                </span>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function Into({ style }: { style: PictureStyle }): ReactNode {
  const { display, writing } = style.look;
  // Among arrows of the stick it looks otherwise, as on pages.
  const arrow = writing.directions === "arrows" ? "▸" : "→";
  if (display === "notations") return <span className={styles.arrow}>{arrow}</span>;
  return INTO.map((icon) => <PictureIcon key={icon.newer} icon={icon} style={style} />);
}

interface PictureMoveProps {
  readonly notation: string;
  readonly style: PictureStyle;
  readonly stances: readonly string[];
}

function PictureMove({ notation, style, stances }: PictureMoveProps): ReactNode {
  const { pieces } = presentIn(presentMove(notation, stances), style.look.writing);
  return (
    <span className={styles.move}>
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
        <PicturePiece key={index} piece={piece} style={style} />
      ))}
    </span>
  );
}

function PicturePiece({ piece, style }: { piece: MovePiece; style: PictureStyle }): ReactNode {
  const { display, colors } = style.look;
  const isText = display === "notations" || piece.icons.length === 0;
  if (isText) {
    return (
      <span className={styles[piece.form]} data-tight={piece.tight || undefined}>
        {colors === "on" ? coloredButtons(piece) : piece.text}
      </span>
    );
  }
  return piece.icons.map((icon, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
    <PictureIcon key={index} icon={icon} style={style} />
  ));
}

/** Single files rather than the page's sprite: the picture would hold the whole sprite once for each icon. */
function PictureIcon({ icon, style }: { icon: TokenIcon; style: PictureStyle }): ReactNode {
  const { look, icons } = style;
  const source = icons.get(iconFile(icon, look));
  if (source === undefined) return undefined;
  const size = iconSize(icon, look.colors);
  return <img className={styles.icon} src={source} alt="" width={size} height={size} />;
}

/** Each button of a sum in its colour, whatever its sign: `1+2`, `□+△`. */
function coloredButtons({ id, text }: MovePiece): ReactNode {
  const numbers = id.split("+");
  if (!numbers.every((number) => /^[1-4]$/.test(number))) return text;
  return text.split("+").map((sign, index) => (
    <Fragment key={numbers[index]}>
      {index > 0 && "+"}
      <b className={styles[`button${numbers[index]}`]}>{sign}</b>
    </Fragment>
  ));
}

/** Sizes of icons on a wide screen, in pixels (docs/fixed-by-the-specification.md). */
const SIZE = 36;
const NEWER_SIZES: Readonly<Record<IconSize, number>> = { large: 45, largest: 50 };
/** The arrow between two steps, which is smaller than what it parts. */
export const INTO = iconsOf("into");
const INTO_SIZE = 27;

/** What a picture is drawn in. */
export interface PictureLook extends Preferences {
  readonly writing: Writing;
}

/** The address of a drawing, `/icons-t8/df.png`, `/icons/df.webp` with colours, `/icons/xbox/1.webp` of another set of buttons. */
export function iconFile({ newer, older, isButton }: TokenIcon, { colors, writing }: PictureLook): string {
  const { buttons } = writing;
  const set = isButton && buttons !== CLASSIC_WRITING.buttons ? `${buttons}/` : "";
  return colors === "on" ? `/icons/${set}${older}.webp` : `/icons-t8/${set}${newer}.png`;
}

/** How large a drawing is in a picture, in pixels before it is scaled. */
export function iconSize(icon: TokenIcon, colors: Preferences["colors"]): number {
  if (INTO.includes(icon)) return INTO_SIZE;
  return colors === "on" || icon.size === undefined ? SIZE : NEWER_SIZES[icon.size];
}

/** The files of all drawings that a picture of these combos needs, each once. */
export function iconFiles(combos: readonly Combo[], look: PictureLook): readonly string[] {
  const texts = combos.flatMap(({ launchers, followUps }) => [...launchers, ...followUps.flat()]);
  return [...new Set([...INTO, ...texts.flatMap(iconsOf)].map((icon) => iconFile(icon, look)))];
}

/** Stances have no drawings, so nobody need know them here. */
function iconsOf(text: string): readonly TokenIcon[] {
  return presentMove(text, []).pieces.flatMap(({ icons }) => icons);
}
